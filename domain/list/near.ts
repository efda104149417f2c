import { formatCity, parseCity } from '../search/place-key.ts';

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

/** With its kilometres no longer than a value of an address may be. */
const LONGEST_CITY = 97;

/** Reads what an address asks; none of another distance than those of the form. `parseNear('Namur|5000|10')` → `{ city: 'Namur|5000', km: 10 }` */
export function parseNear(text: string): Near | undefined {
  const pipe = text.lastIndexOf('|');
  const km = NEAR_STEPS.find(step => String(step) === text.slice(pipe + 1).trim());
  const within = km && parseCity(text.slice(0, pipe));
  const place = within ?? parseCity(text);
  const city = place && formatCity(place);
  return city === undefined || city.length > LONGEST_CITY ? undefined : { city, km: (within && km) ?? USUAL_KM };
}

/** The inverse of `parseNear`. */
export function formatNear({ city, km }: Near): string {
  return `${city}|${km}`;
}
