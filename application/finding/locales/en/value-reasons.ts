/** What findings say of values that do not have the form they need, as it follows the name of the field. */
export const EN_VALUE_REASONS = {
  missing: 'is missing',
  text: '{text}',
} as const;
