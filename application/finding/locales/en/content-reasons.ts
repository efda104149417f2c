/** What findings say of the content directory, as it follows the name of the field. */
export const EN_CONTENT_REASONS = {
  'no-picture': "there is no picture '{id}'",
} as const;
