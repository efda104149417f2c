import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { MARQUEE } from '../../domain/listing/display-state.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';
import { shownPrice } from '../../domain/listing/price-display.ts';
import { priceStory, type Reduction } from '../../domain/listing/price-story.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { monthText } from '../../domain/text/weekday.ts';
import { priceOf } from './listing-words.ts';
import type { PageContext } from './page-context.ts';

/** An ISO day, and its text in the page's language: '3 novembre 2026'. */
export type WrittenDay = { readonly day: string; readonly words: string };

/** A change of the price; amounts are formatted: '€ 319.000'. `isLower`: the price was reduced. */
export type PriceStep = {
  readonly on: WrittenDay;
  readonly price: string;
  readonly by: string;
  readonly isLower: boolean;
};

/** Price history of a property, for its page. */
export type PriceStoryView = {
  /** ISO day until which `daysOnline` counts. */
  readonly today: string;
  readonly knownSince: WrittenDay;
  readonly daysOnline: number | undefined;
  /** The first known price; absent while the price is hidden. */
  readonly first: string | undefined;
  /** Changes of the price, oldest first. */
  readonly steps: readonly PriceStep[];
  readonly reduction: { readonly by: string; readonly on: WrittenDay } | undefined;
  /** Price per m² of living area, for a sale. */
  readonly perSquareMetre: string | undefined;
};

/** Price history of a property; `undefined` without stored changes, for a sold or let property, and if the agency disabled it. */
export async function priceStoryView(
  context: PageContext,
  listing: PublicListing,
): Promise<PriceStoryView | undefined> {
  if (!tellsPrices(context, listing)) return undefined;
  const { today, language } = context;
  const { events, recordedSince } = await context.catalogue.history(listing.id);
  const story = priceStory(events, { price: shownPrice(listing), today, recordedSince });
  if (!story) return undefined;
  // A property stored for the first time today may have been on the market before, so nothing is known about its price history yet.
  if (story.daysOnline === undefined && story.changes.length === 0 && story.knownSince === today) return undefined;
  if (story.daysOnline === undefined && story.firstPrice === undefined) return undefined;
  const written = (day: string): WrittenDay => ({ day, words: monthText(day, language) });
  const { firstPrice, reduction } = story;
  return {
    today,
    knownSince: written(story.knownSince),
    daysOnline: story.daysOnline,
    first: firstPrice === undefined ? undefined : formatEuro(firstPrice),
    steps: story.changes.map(({ at, from, to }) => ({
      on: written(brusselsDay(at)),
      price: formatEuro(to),
      by: formatEuro(Math.abs(to - from)),
      isLower: to < from,
    })),
    reduction: reduction && { by: formatEuro(reduction.by), on: written(brusselsDay(reduction.at)) },
    perSquareMetre: perSquareMetre(context, listing),
  };
}

/** The last reduction of a property's price, for its card. */
export function reductionOf(context: PageContext, listing: PublicListing): Reduction | undefined {
  return tellsPrices(context, listing) ? context.catalogue.index.reductions.get(listing.id) : undefined;
}

function tellsPrices({ content }: PageContext, { marquee }: PublicListing): boolean {
  return content.settings.priceStory && marquee !== MARQUEE.sold;
}

/**
 * Price per m² of a property for sale with one total price. `undefined` for a viager, whose price is a first payment, and for a price with
 * a unit.
 */
function perSquareMetre(context: PageContext, listing: PublicListing): string | undefined {
  const [price, area, display] = [shownPrice(listing), numberFact(listing, 'livingArea'), priceOf(context, listing)];
  const isWhole = display.kind === 'shown' && !display.startingFrom && display.unit === undefined;
  return isWhole && goalOf(listing.goal) === 'sale' && !listing.viager && price && area
    ? formatEuro(Math.round(price / area))
    : undefined;
}
