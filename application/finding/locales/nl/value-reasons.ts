import type { EN_VALUE_REASONS } from '../en/value-reasons.ts';

export const NL_VALUE_REASONS: Readonly<Record<keyof typeof EN_VALUE_REASONS, string>> = {
  missing: 'ontbreekt',
  text: '{text}',
};
