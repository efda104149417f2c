import { withdrawnIds } from '../../domain/list/withdrawn-ids.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import { daysBetween } from '../../domain/text/day.ts';
import { placeName, type PageContext } from '../view/page-context.ts';
import { pictureView, type PictureView } from '../view/picture-view.ts';
import { typeName } from '../view/listing-words.ts';

const SHOWN = 4;
/** Maximum number of candidates that are read per goal (sale or rent). */
const CONSIDERED = 40;
/** Days since the advert's last change within which a sale or letting counts as recent. */
const LATELY = 365;

/**
 * Recently sold or let properties, newest first; shown to owners who consider selling. Contains no prices and no links: the agreed price is
 * confidential.
 */
export async function recentlyWithdrawn(context: PageContext): Promise<readonly WithdrawnCard[]> {
  const { index } = context.catalogue;
  const ids = (['sale', 'rent'] as const).flatMap(goal => withdrawnIds(index, goal, CONSIDERED));
  // Errors are ignored, because the page of a valuation form that could not be stored runs this function too: if the database is down, the
  // form is shown without these cards.
  const listings = await context.catalogue.listings(ids).catch(() => []);
  return listings
    .filter(({ changedOn }) => daysBetween(changedOn, context.today) <= LATELY)
    .sort((a, b) => (a.changedOn === b.changedOn ? (a.id < b.id ? -1 : 1) : a.changedOn < b.changedOn ? 1 : -1))
    .slice(0, SHOWN)
    .map(listing => ({
      id: listing.id,
      state: goalOf(listing.goal) === 'sale' ? 'sold' : 'rented',
      type: typeName(context, listing),
      place: placeName(context, listing),
      ...(listing.pictures[0] && { picture: pictureView(context, listing.pictures[0]) }),
    }));
}

/** A sold or let property: type and town, without a price. */
export type WithdrawnCard = {
  readonly id: string;
  readonly state: 'sold' | 'rented';
  readonly type: string;
  readonly place: string;
  readonly picture?: PictureView;
};
