import { createHash } from "node:crypto";
import { NORA } from "./nora.ts";

/** One thing that happened, and how Wisp was told of it. */
export type Story = {
  daysAgo: number;
  /** The time on her clock, `HH:MM`. */
  at: string;
  happen: (tell: Teller, at: Date) => Promise<unknown>;
};

/** Tells Wisp over HTTP, signed in as Nora. A refusal is part of life and answered; a fault of the server is thrown. */
export type Teller = {
  send: (method: string, path: string, body?: object) => Promise<{ status: number; body: unknown }>;
  register: (profile: object) => Promise<number>;
  signIn: () => Promise<void>;
};

/** The same id for the same thing, whenever it is told. */
export function lastingId(of: string): string {
  const digest = createHash("sha256").update(`nora ${of}`).digest("hex");
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** Makes a teller for the server at an address. */
export function teller(url: string): Teller {
  let cookie = "";
  const once = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", "origin": url, ...(cookie !== "" && { cookie }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";")[0] ?? "";
    const text = await response.text();
    if (response.status >= 500 || response.status === 400)
      throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return { status: response.status, body: text === "" ? null : (JSON.parse(text) as unknown) };
  };
  const signIn = async () => {
    await once("POST", "/api/login", { username: NORA.username, password: NORA.password });
  };
  return {
    signIn,
    register: async (profile) => (await once("POST", "/api/register", profile)).status,
    send: async (method, path, body) => {
      const answer = await once(method, path, body);
      if (answer.status !== 401) return answer;
      // A session ends after some weeks without a word.
      await signIn();
      return once(method, path, body);
    },
  };
}
