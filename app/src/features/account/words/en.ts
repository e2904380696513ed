/** What the account's screens say, and what its contract refuses. */
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
    passwordsMatch: "Passwords don't match",
  },
  auth: {
    tabs: "Log in or register",
    login: "Login",
    register: "Register",
    welcomeBack: "Welcome back",
    createAccount: "Create an account",
    username: "Username",
    firstName: "First Name",
    lastName: "Last Name",
    birthday: "Birthday",
    email: "Email",
    password: "Password",
    confirmPassword: "Confirm password",
    timezone: "Your timezone is read from this browser: {{timezone}}",
    loggingIn: "Logging in...",
    creating: "Creating account...",
    voice: "Recording waits behind the sign-in: your voice notes are then kept with your account.",
    loginDone: { title: "Login successful", text: "Welcome back, {{name}}! Redirecting to dashboard..." },
    registerDone: "Registration successful",
    loginFailed: "Login failed",
    registerFailed: "Registration failed",
  },
  blurbs: {
    about: "What Wisp does",
    note: {
      task: "Dentist Tuesday at three.",
      between: " ",
      gratitude: "So grateful Mum drove me home",
      then: ", ",
      emotion: "felt really low after the review",
      end: " though.",
    },
    organize: { title: "Organize Chaos", text: "One messy sentence in. A task, a date and a name out." },
    goals: { title: "Track Goals", text: "Small steps, a target date, and how far you have come." },
    relationships: { title: "Manage Relationships", text: "Birthdays, what matters to them, when you last spoke." },
    insights: { title: "AI Insights", text: "What goes together in your days, shown with its evidence." },
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    account: typeof accountEn;
  }
}
