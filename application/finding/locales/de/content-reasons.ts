import type { EN_CONTENT_REASONS } from '../en/content-reasons.ts';

export const DE_CONTENT_REASONS: Readonly<Record<keyof typeof EN_CONTENT_REASONS, string>> = {
  'no-picture': 'es gibt kein Bild „{id}“',
};
