/** The words of relationships. */
export const relationshipsEn = {
  validation: {
    firstName: "Please enter a first name for this relationship",
    customRelationship: "Please specify the relationship type",
    photo: "Please choose one of your own pictures",
  },
} as const;
