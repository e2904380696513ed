import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { USER_PATH } from "./current-user.ts";
import { handOverPendingInput } from "./hand-over.ts";

/** Sends what waited on the device as soon as somebody is signed in, and reads again what that changes. */
export function usePendingInput(signedIn: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!signedIn) return;
    void handOverPendingInput().then((sent) => {
      if (sent) return client.invalidateQueries({ predicate: ({ queryKey: [path] }) => path !== USER_PATH });
      return undefined;
    });
  }, [client, signedIn]);
}
