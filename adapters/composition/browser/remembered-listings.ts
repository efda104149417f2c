import { MAX_FAVOURITES, MAX_RECENTLY_VIEWED } from '../../../domain/listing/listing-ids.ts';
import type { App } from '../../../ui/components/common/app-context.ts';
import { ListingIdsStore } from '../../../ui/stores/listing-ids.store.ts';
import { SeenPricesStore } from '../../../ui/stores/seen-prices.store.ts';
import { makeSeenPricesStorage } from '../../web-storage/seen-prices-storage.ts';
import { makeIdsStorage } from '../../web-storage/ids-storage.ts';

/**
 * Property ids stored in this browser, and the price of each property when the visitor last saw it; changes of favourites in another tab
 * apply immediately.
 */
export function rememberedListings(): Pick<App, 'favourites' | 'seen' | 'seenPrices'> {
  const favourites = new ListingIdsStore(makeIdsStorage('favourites', MAX_FAVOURITES), MAX_FAVOURITES);
  const seen = new ListingIdsStore(makeIdsStorage('seen', MAX_RECENTLY_VIEWED), MAX_RECENTLY_VIEWED);
  addEventListener('storage', () => favourites.lookAgain());
  return {
    favourites,
    seen,
    seenPrices: new SeenPricesStore(makeSeenPricesStorage(), MAX_FAVOURITES + MAX_RECENTLY_VIEWED),
  };
}
