import { everything } from '../../domain/list/list-query.ts';
import { listPage } from '../../domain/list/list-page.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import { type Comparable, similarTo } from '../../domain/listing/similar.ts';
import { listingCard, type ListingCard } from '../view/listing-card.ts';
import type { PageContext } from '../view/page-context.ts';

const SHOWN = 4;
/** How many of the same goal and type are looked at: enough to choose from, few enough for a catalogue of any size. */
const CONSIDERED = 60;

/** Properties that a visitor of this one may like, the most alike first; none that is sold or let. */
export async function similarCards(context: PageContext, subject: Comparable): Promise<ListingCard[]> {
  const goal = goalOf(subject.goal);
  const found = new Set<ListingId>();
  for (const query of [{ ...everything(goal), types: subject.typeIds.slice(0, 1) }, everything(goal)]) {
    if (found.size <= SHOWN) for (const id of listPage(context.catalogue.index, query, CONSIDERED).ids) found.add(id);
  }
  found.delete(subject.id);
  const listings = await context.catalogue.listings([...found]);
  return similarTo(subject, listings, SHOWN).map(listing => listingCard(context, listing));
}
