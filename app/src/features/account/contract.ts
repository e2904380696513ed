import { z } from "zod";
import { timeZone } from "#app/shared/calendar-date.ts";
import { endpoint } from "#app/shared/endpoint.ts";
import { instant, recordFields } from "#app/shared/record.ts";
import { plainText, cleanText } from "#app/shared/text.ts";

/** A person's account as its owner sees it. Only `subscriptionStatus` "active" is a subscriber. */
export const user = z.object({
  id: recordFields.id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  birthday: z.iso.date().nullable(),
  timezone: z.string(),
  avatarUrl: z.string().nullable(),
  subscriptionStatus: z.enum(["free", "active", "expired"]),
  subscriptionPlan: z.enum(["monthly", "annual"]).nullable(),
  subscriptionExpiry: instant.nullable(),
  version: recordFields.version,
  createdAt: instant,
});
export type User = z.output<typeof user>;

const username = plainText(200)
  .transform((name) => name.trim())
  .pipe(
    z
      .string()
      .min(3, "account:validation.usernameMin")
      .max(40, "account:validation.usernameForm")
      .regex(/^[\p{L}\p{N}._-]*$/u, "account:validation.usernameForm"),
  );

const personName = (key: string) =>
  z
    .string(key)
    .transform((name) => cleanText(name).trim())
    .pipe(z.string().min(2, key).max(200, "shared:validation.tooLong"));

const password = plainText(200).pipe(z.string().min(6, "account:validation.passwordMin"));

const email = plainText(254)
  .transform((address) => address.trim())
  .pipe(z.email("account:validation.email"));

const birthdayKey = "account:validation.birthday";
const birthday = z
  .string(birthdayKey)
  .transform((date) => date.slice(0, 10))
  .pipe(z.iso.date(birthdayKey))
  .refine((date) => date <= tomorrow() && date >= "1850-01-01", birthdayKey);

// A birthday is never in the future, wherever the person is: the date line runs half a day ahead of UTC.
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

/** What a registration sends (the form's `confirmPassword` stays in the browser). */
export const registration = z.object({
  username,
  firstName: personName("account:validation.firstNameMin"),
  lastName: personName("account:validation.lastNameMin"),
  email,
  birthday,
  timezone: timeZone,
  password,
});

/** What a sign-in sends. */
export const credentials = z.object({
  username: plainText(200).pipe(z.string().min(3, "account:validation.usernameMin")),
  password,
});

/** What a profile edit sends: only the fields that change. */
export const profileChange = z
  .object({
    firstName: registration.shape.firstName,
    lastName: registration.shape.lastName,
    email,
    timezone: timeZone,
  })
  .partial();

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "public",
  summary: "Makes an account and signs it in.",
  body: registration,
  output: user,
  problems: ["taken", "too-many-requests", "timezone-required"],
});

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "public",
  summary: "Signs in with a new session.",
  body: credentials,
  output: user,
  problems: ["wrong-credentials", "too-many-requests"],
});

export const logout = endpoint({
  method: "POST",
  path: "/api/logout",
  access: "public",
  summary: "Ends this session.",
});

export const readUser = endpoint({
  method: "GET",
  path: "/api/user",
  access: "account",
  summary: "The signed-in person's account.",
  output: user,
});

export const changeUser = endpoint({
  method: "PATCH",
  path: "/api/user",
  access: "account",
  summary: "Changes the profile; a new e-mail address needs a password entry of the last 15 minutes.",
  body: profileChange,
  output: user,
  problems: ["confirm-password", "taken", "timezone-required"],
});

export const confirmPassword = endpoint({
  method: "POST",
  path: "/api/confirm-password",
  access: "account",
  summary: "Proves the password again, for what needs a fresh proof.",
  body: z.object({ password }),
  problems: ["wrong-credentials", "too-many-requests"],
});
