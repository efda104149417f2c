import type { SavedListing } from '../browse/favourites-body.ts';
import type { OpenPage } from './open-page.ts';

/** Returns current cards of properties by id, in the page's language; omits ids that never existed. */
export type LookUpListings = (ids: readonly string[]) => Promise<readonly SavedListing[]>;

/**
 * Looks properties up by opening the favourites page, so that only one function turns ids into cards. Returns nothing if the site has no
 *   such page.
 * `makeLookUpListings(openPage, '/fr/favoris/')(['6417342'])` → that property's card in French
 */
export function makeLookUpListings(openPage: OpenPage, favouritesHref: string | undefined): LookUpListings {
  return async ids => {
    if (ids.length === 0 || favouritesHref === undefined) return [];
    const outcome = await openPage({ path: favouritesHref, query: `ids=${ids.join(',')}`, hints: {} });
    return outcome.kind === 'page' && outcome.view.body.kind === 'favourites'
      ? (outcome.view.body.asked?.kept ?? [])
      : [];
  };
}
