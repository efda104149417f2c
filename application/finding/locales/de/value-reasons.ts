import type { EN_VALUE_REASONS } from '../en/value-reasons.ts';

export const DE_VALUE_REASONS: Readonly<Record<keyof typeof EN_VALUE_REASONS, string>> = {
  missing: 'fehlt',
  text: '{text}',
};
