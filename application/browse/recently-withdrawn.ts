import { withdrawnIds } from '../../domain/list/withdrawn-ids.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import { daysBetween } from '../../domain/text/day.ts';
import { placeNames, type PageContext, wordsOf } from '../view/page-context.ts';
import { pictureView, type PictureView } from '../view/picture-view.ts';
import { typeName } from '../view/listing-words.ts';

const SHOWN = 4;
/** How many of each goal are looked at. */
const CONSIDERED = 40;
/** Days since the last change of the advert in which a sale or letting counts as lately. */
const LATELY = 365;

/**
 * What the agency sold or let lately, the last first; for owners who think of selling. Prices stay between those who agreed on
 * them: none is in it, and nothing leads to them.
 */
export async function recentlyWithdrawn(context: PageContext): Promise<readonly WithdrawnCard[]> {
  const { index } = context.catalogue;
  const ids = (['sale', 'rent'] as const).flatMap(goal => withdrawnIds(index, goal, CONSIDERED));
  // A form that could not be kept is shown again with what was typed; while the database is away it does without these.
  const listings = await context.catalogue.listings(ids).catch(() => []);
  return listings
    .filter(({ changedOn }) => daysBetween(changedOn, context.today) <= LATELY)
    .sort((a, b) => (a.changedOn === b.changedOn ? (a.id < b.id ? -1 : 1) : a.changedOn < b.changedOn ? 1 : -1))
    .slice(0, SHOWN)
    .map(listing => ({
      id: listing.id,
      state: goalOf(listing.goal) === 'sale' ? 'sold' : 'rented',
      type: typeName(context, listing),
      place: wordsOf(context, placeNames(context, listing)),
      ...(listing.pictures[0] && { picture: pictureView(context, listing.pictures[0]) }),
    }));
}

/** A property that is sold or let: kind and town, no price. */
export type WithdrawnCard = {
  readonly id: string;
  readonly state: 'sold' | 'rented';
  readonly type: string;
  readonly place: string;
  readonly picture?: PictureView;
};
