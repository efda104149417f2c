import { parseCity } from '../search/place-key.ts';

/** At most so far from a place, as the crow flies. */
export type Near = {
  /** As in the address, 'Namur|5000'. */
  readonly city: string;
  readonly km: NearStep;
};

/** Kilometres. */
export const NEAR_STEPS = [2, 5, 10, 20, 50] as const;
export type NearStep = (typeof NEAR_STEPS)[number];

/** What is asked where an address names a place alone. */
export const USUAL_KM = 10 satisfies NearStep;

/** Reads what an address asks; none of another distance than those of the form. `parseNear('Namur|5000|10')` → `{ city: 'Namur|5000', km: 10 }` */
export function parseNear(text: string): Near | undefined {
  const pipe = text.lastIndexOf('|');
  const km = NEAR_STEPS.find(step => String(step) === text.slice(pipe + 1).trim());
  const city = text.slice(0, Math.max(0, pipe));
  if (km !== undefined && parseCity(city)) return { city, km };
  return parseCity(text) ? { city: text, km: USUAL_KM } : undefined;
}

/** The inverse of `parseNear`. */
export function formatNear({ city, km }: Near): string {
  return `${city}|${km}`;
}
