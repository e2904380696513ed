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

export const USER_PATH = "/api/user";

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
