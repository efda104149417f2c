import type { PublicListing } from '../../domain/listing/listing.ts';
import { type PriceDisplay, type Priced, priceDisplay } from '../../domain/listing/price-display.ts';
import { propertyTypeName } from '../../domain/listing/property-type.ts';
import { subtypeOf } from '../../domain/listing/subtype.ts';
import type { NoticeRule } from '../../domain/page/site.ts';
import type { RemovedListing } from '../ports/catalogue/listing-catalogue.ts';
import type { Text } from '../../domain/text/localized.ts';
import { codedTextOf, type PageContext, phrasesOf, textOf, wordsOf } from './page-context.ts';

/** Maximum number of badges on a card or in a mail. */
const MOST_BADGES = 3;

/** Title of a listing, or the name of its type if it has no title. */
export function titleOf(context: PageContext, listing: PublicListing): Text {
  return textOf(context, listing.title) ?? { text: typeName(context, listing) };
}

/** Title of a removed listing, or the name of its type if it has no title. */
export function removedTitle(context: PageContext, removed: RemovedListing): Text {
  const [webId] = removed.typeIds;
  return textOf(context, removed.title) ?? typeText(context, webId) ?? { text: removed.id };
}

/**
 * Name of a property's type in the page's language: the feed's own name if it is more specific than the name of the site's type; else the
 * subtype named in the feed's text ('Studio' instead of 'Appartement – Loft'); else the type's name from the content or the built-in list,
 * or the feed's name in another language.
 */
export function typeName(
  context: PageContext,
  listing: Pick<PublicListing, 'typeIds' | 'mainTypeName' | 'typeDescription'>,
): string {
  const [webId] = listing.typeIds;
  const own = typeText(context, webId);
  const general = own?.lang === undefined ? own?.text : undefined;
  const written = listing.mainTypeName[context.language];
  if (written && written !== general) return written;
  const subtype = subtypeOf(listing);
  if (subtype) return phrasesOf(context).propertyTypes[subtype];
  return written || general || wordsOf(context, listing.mainTypeName);
}

/** Name of a property type: from the content in the page's language, else the site's phrase, else from the content in another language. */
function typeText(context: PageContext, webId: number | undefined): Text | undefined {
  if (webId === undefined) return undefined;
  const named = context.content.types.find(type => type.webId === webId)?.name ?? {};
  const type = propertyTypeName(webId);
  const text = named[context.language] ?? (type && phrasesOf(context).propertyTypes[type]);
  return text ? { text } : textOf(context, named);
}

/** Price for display, in the page's language. */
export function priceOf(context: PageContext, listing: Priced): PriceDisplay {
  const written = Object.entries(listing.priceUnitText).filter(([, text]) => text.trim() !== '');
  return priceDisplay(listing, codedTextOf(context, Object.fromEntries(written)));
}

/** Texts of the agency's badges; at most three. */
export function badgeTexts(context: PageContext, badges: readonly NoticeRule[]): Text[] {
  return badges.flatMap(({ text }) => textOf(context, text) ?? []).slice(0, MOST_BADGES);
}
