import type { EN_CONTENT_REASONS } from '../en/content-reasons.ts';

export const FR_CONTENT_REASONS: Readonly<Record<keyof typeof EN_CONTENT_REASONS, string>> = {
  'no-picture': 'l’image « {id} » n’existe pas',
};
