import { MARQUEE } from './display-state.ts';
import type { Listing, OpenHouse } from './listing.ts';

/**
 * Current and future open houses of a property, earliest first; an open house of today counts until midnight. Returns none for a property
 * that is sold or let, omits open houses that end before they start, and drops capacities below 1.
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

/** The first current or future open house, if any. `nextOpenHouse({ marquee: 3, … }, '2026-11-22')` → `undefined` */
export function nextOpenHouse(listing: Pick<Listing, 'marquee' | 'openHouses'>, today: string): OpenHouse | undefined {
  return comingOpenHouses(listing, today)[0];
}

/**
 * The homes with an open house from `today` until `lastDay`, each with its next one, earliest first, at most `most`.
 * `openHousesUntil([home], { today: '2026-11-27', lastDay: '2027-01-08', most: 3 })` → `[{ home, next: { day: '2026-11-28', … } }]`
 */
export function openHousesUntil<Home extends Pick<Listing, 'marquee' | 'openHouses'>>(
  homes: readonly Home[],
  { today, lastDay, most }: { readonly today: string; readonly lastDay: string; readonly most: number },
): readonly { readonly home: Home; readonly next: OpenHouse }[] {
  return homes
    .flatMap(home => {
      const next = nextOpenHouse(home, today);
      return next && next.day <= lastDay ? [{ home, next }] : [];
    })
    .sort((one, other) => (momentOf(one.next) < momentOf(other.next) ? -1 : 1))
    .slice(0, most);
}

/** Start of an open house as used in addresses. `momentOf({ day: '2026-11-28', from: '10:00', to: '12:00' })` → `'2026-11-28T10:00'` */
export function momentOf({ day, from }: OpenHouse): string {
  return `${day}T${from}`;
}
