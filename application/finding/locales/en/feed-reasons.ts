/** What findings say of feeds and their import, as it follows the name of the field. */
export const EN_FEED_REASONS = {
  'agent-unknown': "there is no '{id}' in team.json",
} as const;
