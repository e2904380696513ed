/** Sentences for refusals and for fields that both halves need; `{{name}}` is filled in. */
export const sharedEn = {
  problems: {
    "malformed": "The request could not be read.",
    "invalid": "Some fields need another look.",
    "timezone-required": "Timezone is required",
    "not-signed-in": "Please sign in first.",
    "wrong-credentials": "That username and password do not go together.",
    "forbidden-origin": "This request came from another site.",
    "free-limit": "Free tier limit reached: Maximum of {{maximum}} relationships allowed",
    "confirm-password": "Please enter your password again.",
    "day-over": "That day is over, so its entry stays as it is.",
    "not-found": "There is nothing here by that name.",
    "gone": "That was deleted more than 30 days ago.",
    "conflict": "That does not fit with what is there.",
    "stale-version": "It was changed elsewhere meanwhile.",
    "taken": "Somebody has that already.",
    "too-large": "That is more than fits: at most {{maximum}} bytes.",
    "too-many-requests": "Too many tries. Please wait a little.",
    "internal": "Something went wrong here. What you wrote is kept where it was.",
    "unavailable": "A part of Wisp is not answering. Please try again in a moment.",
  },
  notStored: "Your browser's storage is closed or full, so this was not kept.",
  validation: {
    text: "Please enter plain text",
    tooLong: "That is longer than fits here",
    required: "Please fill this in",
    tooMany: "That is more than fits here",
    id: "That is not an id",
    number: "Please enter a whole number in range",
    cursor: "That page address is not valid",
    choice: "Please choose one of the values offered",
    date: "Please enter a valid date",
    timezoneRequired: "Timezone is required",
    repeat: "That repetition is not understood",
    other: "Please look at this again",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    shared: typeof sharedEn;
  }
}
