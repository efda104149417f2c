import { MARQUEE } from './display-state.ts';
import type { Listing, OpenHouse } from './listing.ts';

/**
 * The open houses of a property that are still to come, earliest first; one of today counts until the day ends. None of a
 * property that is sold or let, and none that ends before it begins. A capacity below one is left out.
 * `comingOpenHouses({ marquee: 0, openHouses: [{ day: '2026-11-28', from: '10:00', to: '12:00' }] }, '2026-11-29')` → `[]`
 */
export function comingOpenHouses(
  { marquee, openHouses = [] }: Pick<Listing, 'marquee' | 'openHouses'>,
  today: string,
): readonly OpenHouse[] {
  if (marquee === MARQUEE.sold) return [];
  return openHouses
    .filter(({ day, from, to }) => day >= today && from < to)
    .map(({ day, from, to, capacity }) => ({
      day,
      from,
      to,
      ...(capacity !== undefined && capacity >= 1 && { capacity }),
    }))
    .sort((one, other) => (momentOf(one) < momentOf(other) ? -1 : 1));
}

/** The one of these that comes first, if any. `nextOpenHouse({ marquee: 3, … }, '2026-11-22')` → `undefined` */
export function nextOpenHouse(listing: Pick<Listing, 'marquee' | 'openHouses'>, today: string): OpenHouse | undefined {
  return comingOpenHouses(listing, today)[0];
}

/** When it begins, as addresses name it. `momentOf({ day: '2026-11-28', from: '10:00', to: '12:00' })` → `'2026-11-28T10:00'` */
export function momentOf({ day, from }: OpenHouse): string {
  return `${day}T${from}`;
}
