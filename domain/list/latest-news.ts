import { goalOf } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import type { Reduction } from '../listing/price-story.ts';
import { brusselsDay } from '../text/day.ts';

/** A home that may be shown as news; `reduction`: the reduction of its price, if still in force. */
export type Candidate<Home> = { readonly home: Home; readonly reduction: Reduction | undefined };

/** The public fields by which homes are chosen for the news. */
export type NewsHome = Pick<PublicListing, 'id' | 'goal' | 'publishedOn' | 'pictures'>;

/**
 * Chooses the homes for the news, at most `most`. The first is the home that the page shows large: the latest home for sale with a picture,
 * else the latest home with a picture. The others are sorted by day of publication or, if later, of price reduction, latest first, and
 * by id within a day.
 * If `most` allows it, the news include at least one home of each goal and the latest reduction, however old. `latestNews([{ home: ofMay,
 * reduction: undefined }, { home: ofJune, reduction: undefined }], 1)` → `[ofJune]`
 */
export function latestNews<Home extends NewsHome>(candidates: readonly Candidate<Home>[], most: number): Home[] {
  const dated = candidates
    .map(({ home, reduction }) => {
      const reducedOn = reduction ? brusselsDay(reduction.at) : '';
      const isReduced = reducedOn > home.publishedOn;
      return { home, goal: goalOf(home.goal), isReduced, on: isReduced ? reducedOn : home.publishedOn };
    })
    .sort((one, other) => (one.on === other.on ? (one.home.id < other.home.id ? -1 : 1) : one.on < other.on ? 1 : -1));
  const owed = [
    dated.find(({ goal }) => goal === 'sale'),
    dated.find(({ goal }) => goal === 'rent'),
    dated.find(({ isReduced }) => isReduced),
  ].flatMap(news => news ?? []);
  const chosen = new Set([...new Set([...owed, ...dated])].slice(0, most));
  const shown = dated.filter(news => chosen.has(news));
  const pictured = shown.filter(({ home }) => home.pictures.length > 0);
  const large = pictured.find(({ goal }) => goal === 'sale') ?? pictured[0];
  return [...(large ? [large] : []), ...shown.filter(news => news !== large)].map(({ home }) => home);
}
