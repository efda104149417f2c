import { factsOf } from '../../domain/advert/listing-facts.ts';
import { TYPE_WORDS } from '../../domain/listing/coded-words.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { type PriceDisplay, type Priced, priceDisplay } from '../../domain/listing/price-display.ts';
import { matchesRule } from '../../domain/rules/matches-rule.ts';
import type { RemovedListing } from '../ports/catalogue/listing-catalogue.ts';
import type { Localized, Text } from '../../domain/text/localized.ts';
import { type PageContext, textOf, wordsOf } from './page-context.ts';

/** Title of a listing, else the name of its type. */
export function titleOf(context: PageContext, listing: PublicListing): Text {
  return textOf(context, listing.title) ?? { text: typeName(context, listing) };
}

/** Title of a removed listing, else the name of its type. */
export function removedTitle(context: PageContext, removed: RemovedListing): Text {
  const [webId] = removed.typeIds;
  const type = webId === undefined ? {} : typeWords(context, webId);
  return textOf(context, removed.title) ?? textOf(context, type) ?? { text: removed.id };
}

/**
 * Name of the property type in the page's language from the feed, the content or the built-in list; else the feed's name in another
 * language.
 */
export function typeName(context: PageContext, listing: Pick<PublicListing, 'typeIds' | 'mainTypeName'>): string {
  const [webId] = listing.typeIds;
  const { language } = context;
  const own = webId === undefined ? {} : typeWords(context, webId);
  return listing.mainTypeName[language] || own[language] || wordsOf(context, listing.mainTypeName);
}

/** Names of a property type: from the content, else built-in. */
function typeWords(context: PageContext, webId: number): Localized {
  return { ...TYPE_WORDS.get(webId), ...context.content.types.find(type => type.webId === webId)?.name };
}

/** Price for display, in the page's language. */
export function priceOf(context: PageContext, listing: Priced): PriceDisplay {
  return priceDisplay(listing, context.language, context.content.settings.defaultLanguage);
}

/** The agency's badges whose rules match the property today; at most three. */
export function badgesOf(context: PageContext, listing: PublicListing): Text[] {
  const facts = factsOf(listing, context.today);
  return context.content.noticeRules
    .filter(({ kind, rule }) => kind === 'badge' && matchesRule(rule, facts))
    .flatMap(({ text }) => textOf(context, text) ?? [])
    .slice(0, 3);
}
