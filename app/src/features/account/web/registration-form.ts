import { z } from "zod";
import { registration } from "#app/features/account/contract.ts";

/** The registration with its second password, which stays in the browser. */
export const registrationForm = registration
  .extend({ confirmPassword: registration.shape.password })
  .refine((form) => form.password === form.confirmPassword, {
    path: ["confirmPassword"],
    error: "account:validation.passwordsMatch",
    // Otherwise it would be said only once every other field is right.
    when: ({ value }) => passwords.safeParse(value).success,
  });

const passwords = z.object({ password: z.string(), confirmPassword: z.string().min(1) });
