import { factsOf } from '../../domain/advert/listing-facts.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { type PriceDisplay, type Priced, priceDisplay } from '../../domain/listing/price-display.ts';
import { holds } from '../../domain/rules/holds.ts';
import type { RemovedListing } from '../ports/listing-catalogue.ts';
import type { Text } from '../../domain/text/localized.ts';
import { type PageContext, textOf, wordsOf } from './page-context.ts';

/** What a listing is called: its title, else its type. */
export function titleOf(context: PageContext, listing: PublicListing): Text {
  return textOf(context, listing.title) ?? { text: typeName(context, listing) };
}

/** What a removed listing was called: its title, else its type in the content. */
export function removedTitle(context: PageContext, removed: RemovedListing): Text {
  const type = context.content.types.find(({ webId }) => webId === removed.typeIds[0]);
  return textOf(context, removed.title) ?? textOf(context, type?.name ?? {}) ?? { text: removed.id };
}

/** The property type's name from the content, else what the feed calls it. */
export function typeName(context: PageContext, listing: PublicListing): string {
  const type = context.content.types.find(({ webId }) => webId === listing.typeIds[0]);
  return wordsOf(context, listing.mainTypeName) || (type ? wordsOf(context, type.name) : '');
}

/** How its price reads in the language of `context`. */
export function priceOf(context: PageContext, listing: Priced): PriceDisplay {
  return priceDisplay(listing, context.language, context.content.settings.defaultLanguage);
}

/** The agency's remarks on it that hold today, three at most. */
export function badgesOf(context: PageContext, listing: PublicListing): Text[] {
  const facts = factsOf(listing, context.today);
  return context.content.noticeRules
    .filter(({ kind, rule }) => kind === 'badge' && holds(rule, facts))
    .flatMap(({ text }) => textOf(context, text) ?? [])
    .slice(0, 3);
}
