import { energyLabel } from '../../domain/energy/energy-label.ts';
import { epcClassName, epcLabelImage } from '../../domain/energy/epc-class.ts';
import { displayState, ribbonOf } from '../../domain/listing/display-state.ts';
import type { FactName } from '../../domain/listing/facts.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { type Priced, priceDisplay } from '../../domain/listing/price-display.ts';
import { holds } from '../../domain/rules/holds.ts';
import { factsOf } from '../../domain/advert/listing-facts.ts';
import type { Text } from '../../domain/text/localized.ts';
import { listingPath, type PageContext, pictureView, placeNames, textOf, wordsOf } from './page-context.ts';
import type { EnergyView, ListingCard, PriceView, RibbonView } from './page-view.ts';

/** A listing as lists show it. */
export function listingCard(context: PageContext, listing: PublicListing): ListingCard {
  const kept = context.cards?.get(listing);
  if (kept) return kept;
  const card = makeCard(context, listing);
  context.cards?.set(listing, card);
  return card;
}

function makeCard(context: PageContext, listing: PublicListing): ListingCard {
  const picture = listing.pictures[0];
  return {
    id: listing.id,
    href: listingPath(context, listing, context.language),
    goal: goalOf(listing.goal),
    title: textOf(context, listing.title) ?? { text: typeName(context, listing) },
    type: typeName(context, listing),
    place: wordsOf(context, placeNames(context, listing)),
    postcode: listing.place.postcode,
    price: priceView(context, listing),
    state: displayState(listing, context.today),
    ribbon: ribbonView(context, listing),
    bedrooms: numberFact(listing, 'bedrooms'),
    bathrooms: numberFact(listing, 'bathrooms'),
    livingArea: numberFact(listing, 'livingArea'),
    groundArea: numberFact(listing, 'groundArea'),
    energy: energyView(context, listing),
    badges: badgesOf(context, listing),
    picture: picture && pictureView(context, picture),
    pictureCount: listing.pictures.length,
  };
}

/** The property type's name from the content, else what the feed calls it. */
export function typeName(context: PageContext, listing: PublicListing): string {
  const type = context.content.types.find(({ webId }) => webId === listing.typeIds[0]);
  return wordsOf(context, listing.mainTypeName) || (type ? wordsOf(context, type.name) : '');
}

export function priceView(context: PageContext, listing: Priced): PriceView {
  const price = priceDisplay(listing);
  if (price.kind === 'on-demand') return price;
  const { unitText, ...rest } = price;
  const unit = unitText && textOf(context, unitText);
  return unit ? { ...rest, unit } : rest;
}

export function energyView(context: PageContext, listing: PublicListing): EnergyView | undefined {
  const label = energyLabel(listing, context.today);
  const performance = numberFact(listing, 'energyPerformance');
  if (!label && performance === undefined) return undefined;
  const { energyCertificateCode: code, energyExpiry: expiry } = listing.facts;
  return {
    label: label === undefined ? '' : label.kind === 'class' ? epcClassName(label.epcClass) : label.text,
    image: label?.kind === 'class' ? epcLabelImage(label.region, label.epcClass) : undefined,
    performance,
    co2: numberFact(listing, 'co2'),
    code: typeof code === 'string' ? code : undefined,
    expiry: typeof expiry === 'string' ? expiry : undefined,
  };
}

/** A positive number among the facts; what a feed sends as 0 says nothing on a card. */
export function numberFact(listing: PublicListing, name: FactName): number | undefined {
  const value = listing.facts[name];
  return typeof value === 'number' && value > 0 ? value : undefined;
}

function ribbonView(context: PageContext, listing: PublicListing): RibbonView | undefined {
  const ribbon = ribbonOf(listing);
  if (!ribbon || ribbon.kind === 'code') return ribbon && { code: ribbon.code };
  const text = textOf(context, ribbon.text);
  return text && { text };
}

function badgesOf(context: PageContext, listing: PublicListing): Text[] {
  const facts = factsOf(listing, context.today);
  return context.content.noticeRules
    .filter(({ kind, rule }) => kind === 'badge' && holds(rule, facts))
    .flatMap(({ text }) => textOf(context, text) ?? [])
    .slice(0, 3);
}
