import { type ComparedFact, comparedFacts, type NotCompared, whyNotCompared } from '../../domain/listing/comparison.ts';
import { outcomeOf } from '../../domain/listing/withdrawal-reason.ts';
import { listingIds, MOST_KEPT } from '../../domain/listing/listing-ids.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import type { Page } from '../../domain/page/page.ts';
import type { Text } from '../../domain/text/localized.ts';
import { type FactView, factViews } from '../view/fact-view.ts';
import { hrefOf } from '../view/links.ts';
import { listingCard, type ListingCard } from '../view/listing-card.ts';
import { removedTitle } from '../view/listing-words.ts';
import { type PageContext, placeNames, wordsOf } from '../view/page-context.ts';

/**
 * The page of what visitors keep. Which properties those are only their browser knows, so at its own address the page names none;
 * `ids=1,2` asks for some as the catalogue has them now, and two to four of one goal stand side by side. What is no id, or of no
 * property that ever was, is left out.
 */
export async function favouritesBody(
  context: PageContext,
  page: Page,
  title: Text,
  parameters: URLSearchParams,
): Promise<FavouritesBody> {
  // A form sends each id in a field of its own, links have them in one.
  const ids = listingIds(parameters.getAll('ids').join(',').split(','), MOST_KEPT);
  const listings = new Map((await context.catalogue.listings(ids)).map(listing => [listing.id, listing]));
  const found = ids.flatMap(id => listings.get(id) ?? []);
  const kept = (await Promise.all(ids.map(id => savedListing(context, id, listings.get(id))))).flatMap(
    one => one ?? [],
  );
  if (kept.length === 0) return { kind: 'favourites', title };
  const pageHref = hrefOf(context, page.id);
  const cards = found.map(listing => listingCard(context, listing));
  const notCompared = whyNotCompared(cards.map(({ goal }) => goal));
  if (notCompared) return { kind: 'favourites', title, asked: { kept, notCompared } };
  const facts = found.map(listing => factViews(context, listing).flatMap(({ facts: shown }) => shown));
  // The badge over each column says the class already.
  const { differing, same } = comparedFacts(facts.map(shown => shown.filter(({ name }) => name !== 'energyLabel')));
  const hrefFor = (chosen: readonly ListingId[]) => `${pageHref}?ids=${chosen.join(',')}`;
  const columns = found.map((listing, at) => ({
    card: listingCard(context, listing),
    withoutHref: hrefFor(found.filter((_, other) => other !== at).map(({ id }) => id)),
  }));
  const comparison = { path: hrefFor(found.map(({ id }) => id)), columns, differing, same };
  return { kind: 'favourites', title, asked: { kept, comparison } };
}

async function savedListing(
  context: PageContext,
  id: ListingId,
  listing: PublicListing | undefined,
): Promise<SavedListing | undefined> {
  if (listing) return { kind: 'here', id, card: listingCard(context, listing) };
  const removed = await context.catalogue.removed(id);
  if (!removed) return undefined;
  return {
    kind: 'gone',
    id,
    title: removedTitle(context, removed),
    place: wordsOf(context, placeNames(context, removed)),
    outcome: outcomeOf(removed.reason),
  };
}

/** What a page that compares is called: 'Maison, Namur · Villa, Waterloo'. */
export function comparisonName({ asked }: FavouritesBody): string | undefined {
  const comparison = asked && 'comparison' in asked ? asked.comparison : undefined;
  return comparison?.columns.map(({ card }) => [card.type || card.title.text, card.place].join(', ')).join(' · ');
}

/** A property that a visitor keeps: as the catalogue has it now, or what is remembered of one that is gone. */
export type SavedListing =
  | { readonly kind: 'here'; readonly id: string; readonly card: ListingCard }
  | {
      readonly kind: 'gone';
      readonly id: string;
      readonly title: Text;
      readonly place: string;
      /** What became of it, where that is known. */
      readonly outcome?: 'sold' | 'rented' | undefined;
    };

/** Two to four properties of one goal side by side. */
export type ComparisonView = {
  /** Where it stands, to be shared. */
  readonly path: string;
  /** `withoutHref` leads to the same without that one. */
  readonly columns: readonly { readonly card: ListingCard; readonly withoutHref: string }[];
  readonly differing: readonly ComparedFact<FactView>[];
  readonly same: readonly FactView[];
};

export type FavouritesBody = {
  readonly kind: 'favourites';
  readonly title: Text;
  /** Present where the address names properties that are or were. */
  readonly asked?: {
    readonly kept: readonly SavedListing[];
  } & ({ readonly comparison: ComparisonView } | { readonly notCompared: NotCompared });
};
