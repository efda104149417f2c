import type { EN_VALUE_REASONS } from '../en/value-reasons.ts';

export const FR_VALUE_REASONS: Readonly<Record<keyof typeof EN_VALUE_REASONS, string>> = {
  missing: 'manque',
  text: '{text}',
};
