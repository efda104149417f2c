import { costQuery } from '../../domain/cost/cost-query.ts';
import { costSubject, type CostSubject } from '../../domain/cost/cost-subject.ts';
import type { ViagerPayments } from '../../domain/cost/cost-totals.ts';
import {
  type ComparedFact,
  comparedFacts,
  type ComparisonRefusal,
  comparisonRefusal,
} from '../../domain/listing/comparison.ts';
import { outcomeOf } from '../../domain/listing/withdrawal-reason.ts';
import { listingIds, MAX_FAVOURITES } from '../../domain/listing/listing-ids.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import type { Page } from '../../domain/page/page.ts';
import type { Text } from '../../domain/text/localized.ts';
import { type FactView, factViews } from '../view/fact-view.ts';
import { hrefOf } from '../view/links.ts';
import { listingCard, type ListingCard } from '../view/listing-card-view.ts';
import { removedTitle } from '../view/listing-words.ts';
import { type PageContext, placeName } from '../view/page-context.ts';
import { viagerView } from './viager-view.ts';

/**
 * The favourites page. Only the browser knows a visitor's favourites, so the plain address lists none. `ids=1,2` shows those properties;
 * two to four with the same goal (sale or rent) are compared side by side. Unknown ids are left out. The cost parameters describe the
 * visitor's own loan, which is used to calculate the costs of each property.
 */
export async function favouritesBody(
  context: PageContext,
  page: Page,
  title: Text,
  parameters: URLSearchParams,
): Promise<FavouritesBody> {
  // A form sends each id in its own field, links join them with commas.
  const ids = listingIds(parameters.getAll('ids').join(',').split(','), MAX_FAVOURITES);
  const listings = new Map((await context.catalogue.listings(ids)).map(listing => [listing.id, listing]));
  const found = ids.flatMap(id => listings.get(id) ?? []);
  const kept = (await Promise.all(ids.map(id => savedListing(context, id, listings.get(id))))).flatMap(
    one => one ?? [],
  );
  const body = { kind: 'favourites', title, costs: { asOf: context.today, query: costQuery(parameters) } } as const;
  if (kept.length === 0) return body;
  const pageHref = hrefOf(context, page.id);
  const cards = found.map(listing => listingCard(context, listing));
  const notCompared = comparisonRefusal(cards.map(({ goal }) => goal));
  if (notCompared) return { ...body, asked: { kept, notCompared } };
  const facts = found.map(listing => factViews(context, listing, parameters).flatMap(({ facts: shown }) => shown));
  // The badge above each column already shows the energy class.
  const { differing, same } = comparedFacts(facts.map(shown => shown.filter(({ name }) => name !== 'energyLabel')));
  const hrefFor = (chosen: readonly ListingId[]) => `${pageHref}?ids=${chosen.join(',')}`;
  const columns = found.map((listing, at) => ({
    card: listingCard(context, listing),
    withoutHref: hrefFor(found.filter((_, other) => other !== at).map(({ id }) => id)),
  }));
  const comparison = { path: hrefFor(found.map(({ id }) => id)), columns, differing, same };
  return { ...body, asked: { kept, comparison } };
}

async function savedListing(
  context: PageContext,
  id: ListingId,
  listing: PublicListing | undefined,
): Promise<SavedListing | undefined> {
  if (listing) return { kind: 'here', id, card: listingCard(context, listing), cost: savedCost(context, listing) };
  const removed = await context.catalogue.removed(id);
  if (!removed) return undefined;
  return {
    kind: 'gone',
    id,
    title: removedTitle(context, removed),
    place: placeName(context, removed),
    outcome: outcomeOf(removed.reason),
  };
}

/** Input of a property's cost calculation, and for a viager the payments that its page shows. */
function savedCost(context: PageContext, listing: PublicListing): SavedCost | undefined {
  const subject = costSubject(listing);
  if (!subject || !listing.viager) return subject && { subject };
  const view = viagerView(context, listing, factViews(context, listing), new URLSearchParams());
  return { subject, viager: view && { bouquet: view.bouquet, annuity: view.annuity } };
}

/** Title of a comparison: 'Maison, Namur · Villa, Waterloo'. */
export function comparisonName({ asked }: FavouritesBody): string | undefined {
  const comparison = asked && 'comparison' in asked ? asked.comparison : undefined;
  return comparison?.columns.map(({ card }) => [card.type || card.title.text, card.place].join(', ')).join(' · ');
}

/** A favourite: a listed property, or the remaining data of a withdrawn one. */
export type SavedListing =
  | {
      readonly kind: 'here';
      readonly id: string;
      readonly card: ListingCard;
      /** `undefined` where the costs of the property cannot be calculated. */
      readonly cost: SavedCost | undefined;
    }
  | {
      readonly kind: 'gone';
      readonly id: string;
      readonly title: Text;
      readonly place: string;
      /** Whether the property was sold or let, if known. */
      readonly outcome?: 'sold' | 'rented' | undefined;
    };

export type SavedCost = { readonly subject: CostSubject; readonly viager?: ViagerPayments | undefined };

/** Comparison of two to four properties with the same goal (sale or rent). */
export type ComparisonView = {
  /** Address of the comparison, for sharing. */
  readonly path: string;
  /** `withoutHref`: the comparison without this property. */
  readonly columns: readonly { readonly card: ListingCard; readonly withoutHref: string }[];
  readonly differing: readonly ComparedFact<FactView>[];
  readonly same: readonly FactView[];
};

export type FavouritesBody = {
  readonly kind: 'favourites';
  readonly title: Text;
  /**
   * `asOf`: ISO day of the cost rules. `query`: the visitor's own loan from the address as a canonical query; '' if the address names none.
   */
  readonly costs: { readonly asOf: string; readonly query: string };
  /** The existing properties whose ids are in the address, with their comparison; absent if the address has no ids. */
  readonly asked?: {
    readonly kept: readonly SavedListing[];
  } & ({ readonly comparison: ComparisonView } | { readonly notCompared: ComparisonRefusal });
};
