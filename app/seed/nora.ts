/** Who owns the seeded account; `npm run dev` prints the name and the password. */
export const NORA = {
  username: "nora",
  password: "whale-not-shoe",
  firstName: "Nora",
  lastName: "Lindqvist",
  email: "nora@example.com",
  birthday: "1988-04-17",
  timezone: "Europe/London",
};
