/** What the account's screens say, and what its contract refuses. */
export const accountEn = {
  validation: {
    usernameMin: "Username must be at least 3 characters",
    usernameForm: "Please use letters, digits, dots, dashes and underscores, at most 40",
    passwordMin: "Password must be at least 6 characters",
    firstNameMin: "First name must be at least 2 characters",
    lastNameMin: "Last name must be at least 2 characters",
    email: "Invalid email address",
    birthday: "Please enter a valid date",
    passwordsMatch: "Passwords don't match",
    passwordCommon: "That password is among the commonest. Please choose another one",
    usernameTaken: "That username is taken",
    emailTaken: "That email address has an account already",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    account: typeof accountEn;
  }
}
