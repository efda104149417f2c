import { advertOf } from '../../domain/advert/advert.ts';
import { type CardFacts, cardFacts } from '../../domain/advert/card-facts.ts';
import { matchingRules } from '../../domain/advert/listing-facts.ts';
import type { DisplayState, Ribbon } from '../../domain/listing/display-state.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { Goal, PublicListing } from '../../domain/listing/listing.ts';
import type { PriceDisplay } from '../../domain/listing/price-display.ts';
import { nextOpenHouse } from '../../domain/listing/open-house.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import type { Text } from '../../domain/text/localized.ts';
import { listingPath } from './links.ts';
import { openHouseView, type OpenHouseView } from './open-house-view.ts';
import { type MemoKey, type PageContext, placeName, textOf } from './page-context.ts';
import { pictureView, type PictureView } from './picture-view.ts';
import { type EnergyView, energyView } from './energy-view.ts';
import { reductionOf } from './price-story-view.ts';
import { badgeTexts, priceOf, typeName } from './listing-words.ts';
import { numberFact } from '../../domain/listing/number-fact.ts';

/**
 * Cache of cards by memo key (one language, content, catalogue and day) and listing, because most requests show listings that were shown
 * before.
 */
const CARDS = new WeakMap<MemoKey, WeakMap<PublicListing, ListingCard>>();

/** A listing for display in a list; cached per memo key. */
export function listingCard(context: PageContext, listing: PublicListing): ListingCard {
  const cards = cardsOf(context.memoKey);
  const known = cards?.get(listing);
  if (known) return known;
  const card = makeCard(context, listing);
  cards?.set(listing, card);
  return card;
}

function cardsOf(memoKey: MemoKey | undefined): WeakMap<PublicListing, ListingCard> | undefined {
  if (!memoKey) return undefined;
  let cards = CARDS.get(memoKey);
  if (!cards) CARDS.set(memoKey, (cards = new WeakMap()));
  return cards;
}

/** Formats the facts of an advert, which the domain determines, in the page's language. */
function makeCard(context: PageContext, listed: PublicListing): ListingCard {
  const { content, language, today } = context;
  const advert = advertOf(listed, today);
  const listing = advert.listing;
  const own = cardFacts(listing, advert);
  const openHouse = nextOpenHouse(listing, today);
  const badges = matchingRules(advert, content.noticeRules, 'badge');

  const price = priceOf(context, listing);
  const type = typeName(context, listing);
  const title = textOf(context, listing.title) ?? { text: type };
  const place = placeName(context, listing);
  const reduction = reductionOf(context, listing);
  const [picture] = listing.pictures;
  return {
    id: listing.id,
    href: listingPath(context, listing, language),
    goal: goalOf(listing.goal),
    title,
    type,
    place,
    postcode: listing.place.postcode,
    price,
    ...(content.settings.priceStory && { euro: advert.price }),
    reducedBy: reduction && formatEuro(reduction.by),
    state: advert.state,
    ribbon: advert.ribbon && ribbonView(context, advert.ribbon),
    bedrooms: numberFact(listing, 'bedrooms'),
    bathrooms: numberFact(listing, 'bathrooms'),
    livingArea: numberFact(listing, 'livingArea'),
    groundArea: numberFact(listing, 'groundArea'),
    own,
    energy: energyView(context, advert),
    badges: badgeTexts(context, badges),
    openHouse: openHouse && openHouseView(context, openHouse),
    picture: picture && pictureView(context, picture, { what: type, place, number: 1 }),
    pictureCount: listing.pictures.length,
  };
}

function ribbonView(context: PageContext, ribbon: Ribbon): RibbonView | undefined {
  if (ribbon.kind === 'code') return { code: ribbon.code };
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
  /** Facts that the card shows for the property's kind. */
  readonly own: CardFacts;
  readonly energy: EnergyView | undefined;
  readonly badges: readonly Text[];
  /** The next open house; absent if none is planned. */
  readonly openHouse: OpenHouseView | undefined;
  readonly picture: PictureView | undefined;
  readonly pictureCount: number;
};
