import type { SavedListing } from '../browse/favourites-body.ts';
import type { OpenPage } from './open-page.ts';

/** The properties of some ids as the catalogue has them now, in the page's language; an id of none that ever was is left out. */
export type LookUpListings = (ids: readonly string[]) => Promise<readonly SavedListing[]>;

/**
 * Looks properties up by asking for the page of what visitors keep, so that there is one place where ids become cards.
 * Where the site has no such page, none is found.
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
