import { EN_REASONS } from '../../../application/finding/locales/en/reasons.ts';
import type { Reason } from '../../../application/finding/reason.ts';

/**
 * Placeholders in a reason's text without a value, or an unknown code; empty for a complete reason.
 * `openPlaces({ code: 'too-long' })` → `['count']`
 */
export function openPlaces({ code, values = {} }: Reason): readonly string[] {
  if (!Object.hasOwn(EN_REASONS, code)) return [`unknown code ${code}`];
  const places = Array.from(EN_REASONS[code].matchAll(/\{(\w+)\}/g), ([, place = '']) => place);
  return places.filter(place => !Object.hasOwn(values, place));
}
