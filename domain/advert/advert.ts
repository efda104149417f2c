import { type Energy, energyOf } from '../energy/energy-label.ts';
import { displayState, type DisplayState, type Ribbon, ribbonOf } from '../listing/display-state.ts';
import type { PublicListing } from '../listing/listing.ts';
import { shownPrice } from '../listing/price-display.ts';
import { type Situation, situationOf } from '../listing/situation.ts';
import { withoutVoidPetBan } from './pet-ban.ts';

/**
 * A property as an advert shows it on a day, with derived values such as its state and energy class. All parts of a page use
 * these values, so that no two of them contradict each other.
 */
export type Advert = Situation & {
  /** The listing without the sentences that the law makes void. */
  readonly listing: PublicListing;
  /** ISO day. */
  readonly today: string;
  /** Euro, above 0; a month's rent for a rental. `undefined` if hidden or unknown. */
  readonly price: number | undefined;
  readonly state: DisplayState;
  readonly ribbon: Ribbon | undefined;
  readonly energy: Energy;
};

/**
 * A listing as an advert shows it. `advertOf(flatInGhent, '2026-08-01')` → `{ listing: flatInGhent, region: 'flanders', state: 'for-sale',
 * … }`
 */
export function advertOf(listed: PublicListing, today: string): Advert {
  const situation = situationOf(listed);
  const listing = withoutVoidPetBan(listed, today, situation);
  const price = shownPrice(listing);
  const state = displayState(listing, today, price);
  const ribbon = ribbonOf(listing);
  return { ...situation, listing, today, price, state, ribbon, energy: energyOf(listing, today, situation) };
}
