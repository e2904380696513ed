import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { readSession, USER_PATH, type SessionUser } from "./current-user.ts";
import { forgetDrafts } from "./draft.ts";
import { send } from "./http.ts";
import { forgetConversation } from "./last-conversation.ts";
import { setOwner } from "./owner.ts";

export type { SessionUser };

export const sessionQuery = queryOptions({
  queryKey: [USER_PATH],
  queryFn: async () => {
    const user = await readSession();
    setOwner(user ? "account" : "device");
    return user;
  },
});

/** Who is signed in: `user` is null for a visitor and undefined while that is not known. */
export function useSession() {
  const { data, isPending, error, refetch } = useQuery(sessionQuery);
  return { user: data, loading: isPending, error, retry: refetch };
}

/** Puts a changed or newly signed-in account in place; another person's data is dropped first. */
export function setSession(client: QueryClient, user: SessionUser | null): void {
  const before = client.getQueryData(sessionQuery.queryKey);
  client.setQueryData(sessionQuery.queryKey, user);
  setOwner(user ? "account" : "device");
  if (user) forgetDrafts(user.id);
  if (before?.id === user?.id) return;
  client.removeQueries({ predicate: ({ queryKey: [path] }) => path !== USER_PATH });
  client.getMutationCache().clear();
}

/** Ends the session on the server, then forgets on this device what the server had told. */
export async function signOut(client: QueryClient): Promise<void> {
  await send({ method: "POST", path: "/api/logout" });
  forgetConversation();
  forgetDrafts();
  setSession(client, null);
}
