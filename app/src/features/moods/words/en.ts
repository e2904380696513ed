/** The words of moods and check-ins. */
export const moodsEn = {
  validation: {
    mood: "Please select a mood first",
  },
  list: {
    title: "Emotions",
    subtitle: "How you have felt, in your own words.",
    energy: "Energy {{level}} of 10",
    stress: "Stress {{level}} of 10",
    failed: "Your moods did not load",
    empty: {
      title: "No moods yet",
      text: "How you feel will stand here, day by day, with the words you found for it.",
    },
    visitor: "How you feel will stand here, day by day. Sign in to begin.",
  },
  moods: {
    happy: "Happy",
    sad: "Sad",
    angry: "Angry",
    anxious: "Anxious",
    neutral: "Neutral",
    calm: "Calm",
    excited: "Excited",
  },
} as const;

declare module "i18next" {
  interface ResourceNamespaceMap {
    moods: typeof moodsEn;
  }
}
