import type { EN_CONTENT_REASONS } from '../en/content-reasons.ts';

export const NL_CONTENT_REASONS: Readonly<Record<keyof typeof EN_CONTENT_REASONS, string>> = {
  'no-picture': 'er is geen foto „{id}”',
};
