/** The words of capturing and filing. */
export const filingEn = {
  validation: {
    blank: "Please enter some text to capture",
    whichPerson: "Please choose who is meant",
  },
} as const;
