import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { ApiError, send } from "./http.ts";

/** The signed-in person as the shell knows them: what GET /api/user answers. */
export type SessionUser = {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  email: string;
  birthday: string | null;
  timezone: string;
  avatarUrl: string | null;
  subscriptionStatus: "free" | "active" | "expired";
  subscriptionPlan: "monthly" | "annual" | null;
  subscriptionExpiry: string | null;
  version: number;
  createdAt: string;
};

const USER_PATH = "/api/user";

/** Asks who is signed in; nobody is null, not an error. */
export async function readSession(): Promise<SessionUser | null> {
  try {
    const { body } = await send({ method: "GET", path: USER_PATH });
    return body as SessionUser;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const sessionQuery = queryOptions({ queryKey: [USER_PATH], queryFn: readSession });

/** Who is signed in: `user` is null for a visitor and undefined while that is not known. */
export function useSession() {
  const { data, isPending, error, refetch } = useQuery(sessionQuery);
  return { user: data, loading: isPending, error, retry: refetch };
}

/** Puts a changed or newly signed-in account in place; another person's data is dropped first. */
export function setSession(client: QueryClient, user: SessionUser | null): void {
  const before = client.getQueryData(sessionQuery.queryKey);
  client.setQueryData(sessionQuery.queryKey, user);
  if (before?.id === user?.id) return;
  client.removeQueries({ predicate: ({ queryKey: [path] }) => path !== USER_PATH });
  client.getMutationCache().clear();
}

/** Ends the session on the server, then forgets on this device what the server had told. */
export async function signOut(client: QueryClient): Promise<void> {
  await send({ method: "POST", path: "/api/logout" });
  setSession(client, null);
}
