import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { Refusal } from "#app/shared/problem.ts";

/** argon2id with 19 MiB, 2 passes, 1 lane (OWASP's first choice); about 37 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
// The library's list is ordered by frequency.
const commonest = new Set(dictionary["passwords-common"].slice(0, 3_000).map((word) => word.toLowerCase()));

/** A password's hash. @throws Refusal invalid for one of the 3,000 commonest (decisions 21) */
export async function hashPassword(password: string): Promise<string> {
  if (commonest.has(password.toLowerCase()))
    throw new Refusal("invalid", { errors: { password: "account:validation.passwordCommon" } });
  return hash(password, COST);
}

// Of nobody's password; checked where there is no account, so that both cases take the same time.
let nobodys: Promise<string> | undefined;

/** Whether a password fits; takes as long where there is no account. */
export async function fits(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobodys ??= hash("there is nobody by that name", COST);
  const right = await verify(passwordHash ?? (await nobodys), password);
  return right && passwordHash !== undefined;
}
