/** The account's words. */
export const accountEn = {
  validation: {
    usernameMin: "Username must be at least 3 characters",
    usernameForm: "Use 3 to 40 letters, digits, dots, dashes or underscores",
    usernameTaken: "That username is taken",
    firstNameMin: "First name must be at least 2 characters",
    lastNameMin: "Last name must be at least 2 characters",
    email: "Invalid email address",
    emailTaken: "That email address is taken",
    birthday: "Please enter a valid date",
    passwordMin: "Password must be at least 6 characters",
    passwordCommon: "That password is among the most common ones; please choose another",
  },
} as const;
