import type { EN_FEED_REASONS } from '../en/feed-reasons.ts';

export const FR_FEED_REASONS: Readonly<Record<keyof typeof EN_FEED_REASONS, string>> = {
  'agent-unknown': '« {id} » ne figure pas dans team.json',
};
