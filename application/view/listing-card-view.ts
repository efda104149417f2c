import { type CardFacts, cardFacts } from '../../domain/advert/card-facts.ts';
import { withoutVoidPetBan } from '../../domain/advert/pet-ban.ts';
import { displayState, type DisplayState, ribbonOf } from '../../domain/listing/display-state.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { Goal, PublicListing } from '../../domain/listing/listing.ts';
import { type PriceDisplay, shownPrice } from '../../domain/listing/price-display.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import type { Text } from '../../domain/text/localized.ts';
import { listingPath } from './links.ts';
import { nextOpenHouseView, type OpenHouseView } from './open-house-view.ts';
import { type ContentEdition, type PageContext, placeNames, textOf, wordsOf } from './page-context.ts';
import { pictureView, type PictureView } from './picture-view.ts';
import { type EnergyView, energyView } from './energy-view.ts';
import { reductionOf } from './price-story-view.ts';
import { badgesOf, priceOf, titleOf, typeName } from './listing-words.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';

/** Cache of cards by edition (one language, content, catalogue and day) and listing: most requests show listings that were shown before. */
const CARDS = new WeakMap<ContentEdition, WeakMap<PublicListing, ListingCard>>();

/** A listing for display in a list; cached per edition. */
export function listingCard(context: PageContext, listing: PublicListing): ListingCard {
  const { edition } = context;
  if (!edition) return makeCard(context, listing);
  let cards = CARDS.get(edition);
  if (!cards) CARDS.set(edition, (cards = new WeakMap()));
  let card = cards.get(listing);
  if (!card) cards.set(listing, (card = makeCard(context, listing)));
  return card;
}

function makeCard(context: PageContext, advertised: PublicListing): ListingCard {
  const listing = withoutVoidPetBan(advertised, context.today);
  const [picture] = listing.pictures;
  const type = typeName(context, listing);
  const place = wordsOf(context, placeNames(context, listing));
  const reduction = reductionOf(context, listing);
  return {
    id: listing.id,
    href: listingPath(context, listing, context.language),
    goal: goalOf(listing.goal),
    title: titleOf(context, listing),
    type,
    place,
    postcode: listing.place.postcode,
    price: priceOf(context, listing),
    ...(context.content.settings.priceStory && { euro: shownPrice(listing) }),
    reducedBy: reduction && formatEuro(reduction.by),
    state: displayState(listing, context.today),
    ribbon: ribbonView(context, listing),
    bedrooms: numberFact(listing, 'bedrooms'),
    bathrooms: numberFact(listing, 'bathrooms'),
    livingArea: numberFact(listing, 'livingArea'),
    groundArea: numberFact(listing, 'groundArea'),
    own: cardFacts(listing),
    energy: energyView(context, listing),
    badges: badgesOf(context, listing),
    openHouse: nextOpenHouseView(context, listing),
    picture: picture && pictureView(context, picture, { what: type, place, number: 1 }),
    pictureCount: listing.pictures.length,
  };
}

function ribbonView(context: PageContext, listing: PublicListing): RibbonView | undefined {
  const ribbon = ribbonOf(listing);
  if (!ribbon || ribbon.kind === 'code') return ribbon && { code: ribbon.code };
  const text = textOf(context, ribbon.text);
  return text && { text };
}

/** The ribbon on a picture: a code translated by the site, or the agency's own text. */
export type RibbonView = { readonly code: 'available' | 'under-option' | 'sold' | 'rented' } | { readonly text: Text };

export type ListingCard = {
  readonly id: string;
  readonly href: string;
  readonly goal: Goal;
  readonly title: Text;
  readonly type: string;
  readonly place: string;
  readonly postcode: string;
  readonly price: PriceDisplay;
  /**
   * The public price, to compare with the price at which the browser last showed the property; absent on a site without price histories.
   */
  readonly euro?: number | undefined;
  /** Amount of the last price reduction: '€ 21.000'; absent if the price is not reduced. */
  readonly reducedBy: string | undefined;
  readonly state: DisplayState;
  readonly ribbon: RibbonView | undefined;
  readonly bedrooms: number | undefined;
  readonly bathrooms: number | undefined;
  readonly livingArea: number | undefined;
  readonly groundArea: number | undefined;
  /** Facts shown for this kind of property. */
  readonly own: CardFacts;
  readonly energy: EnergyView | undefined;
  readonly badges: readonly Text[];
  /** The next open house; absent if none is planned. */
  readonly openHouse: OpenHouseView | undefined;
  readonly picture: PictureView | undefined;
  readonly pictureCount: number;
};
