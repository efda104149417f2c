import { costQuery } from '../../domain/cost/cost-query.ts';
import { withKnownFigures } from '../../domain/cost/law-figures.ts';
import { costSubject, type CostSubject } from '../../domain/cost/cost-subject.ts';
import { renovationNotice } from '../../domain/energy/renovation-notice.ts';
import { PROPERTY_TYPE } from '../../domain/listing/property-type.ts';
import type { FactName } from '../../domain/listing/facts.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import { frameAddress, type Media, mediaKind, youtubeThumbnail } from '../../domain/media/media-kind.ts';
import type { Settings } from '../../domain/page/site.ts';
import { COUNTRY } from '../../domain/place/country.ts';
import { formAvailability } from '../../domain/request/form-availability.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { ConditionRule } from '../../domain/rules/condition-rule.ts';
import { fieldsOfRule } from '../../domain/rules/fields-of-rule.ts';
import { type Advert, advertOf } from '../../domain/advert/advert.ts';
import { noticeApplies } from '../../domain/advert/after-the-deal.ts';
import { matchingRules } from '../../domain/advert/listing-facts.ts';
import type { QrCode } from '../ports/qr-code.ts';
import { listingAgent, type AgentView } from '../view/agent-view.ts';
import { type FactView, type FactViewGroup, factViews } from '../view/fact-view.ts';
import { listingCard, type ListingCard } from '../view/listing-card-view.ts';
import { propertyFacts } from '../request/request-subject.ts';
import { homePicture } from './map/map-picture-view.ts';
import { formHref, hrefOf, type Link, mapLink } from '../view/links.ts';
import { type LongText, longTextOf } from '../view/long-text.ts';
import { codedTextOf, type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import { openHouseOffers, type OpenHouseOffer } from '../view/open-house-view.ts';
import { nearbyMarks, nearbyView, type NearbyView } from '../view/nearby-view.ts';
import { galleryViews, type GalleryView } from '../view/picture-view.ts';
import { priceStoryView, type PriceStoryView } from '../view/price-story-view.ts';
import { type ComparedCard, comparedCards, MOST_SIMILAR, type WiderList, widerList } from './similar-cards.ts';
import type { Text } from '../../domain/text/localized.ts';
import { insideView, type InsideView } from './inside-view.ts';
import { investmentView, type InvestmentView } from './investment-view.ts';
import type { MapBlock } from './map/map-block.ts';
import { viagerView, type ViagerView } from './viager-view.ts';
import { viewingSlots, type ViewingSlots } from './viewing-slots.ts';

/** Maximum number of facts below the title. */
const MOST_HIGHLIGHTS = 6;
/**
 * Facts shown directly below the title, after the main surface, in this order. Visitors first ask for the floor and parking of a
 * flat, the facades of a house, and the day from which a rental is available.
 */
const HIGHLIGHTS: Readonly<Record<'flat' | 'house' | 'rental', readonly FactName[]>> = {
  flat: ['bedrooms', 'bathrooms', 'terraceArea', 'garages', 'parkings', 'floor', 'gardenArea', 'constructionYear'],
  house: ['groundArea', 'bedrooms', 'bathrooms', 'facades', 'constructionYear', 'garages', 'parkings', 'terraceArea'],
  rental: ['bedrooms', 'bathrooms', 'terraceArea', 'gardenArea', 'floor', 'availableFrom', 'garages', 'parkings'],
};
/** Facts that fill the remaining places if a property has few of `HIGHLIGHTS`: land, shops, offices, garages. */
const MORE_HIGHLIGHTS: readonly FactName[] = [
  'showerRooms',
  'totalArea',
  'facades',
  'constructionYear',
  'floor',
  'frontWidth',
  'availableFrom',
  'parkings',
];
/** Facts by property type that fill the places that are left after `MORE_HIGHLIGHTS`. */
const TYPE_HIGHLIGHTS: ReadonlyMap<number, readonly FactName[]> = new Map([
  [PROPERTY_TYPE.land, ['zoning', 'subdivisionPermit']],
  [PROPERTY_TYPE.commerce, ['zoning']],
  [PROPERTY_TYPE.office, ['zoning']],
]);

/** Content of a property page. `view=print` selects the one-page print layout; other parameters are inputs of the cost calculator. */
export async function propertyBody(
  context: PageContext,
  advertised: PublicListing,
  parameters: URLSearchParams,
): Promise<PropertyBody> {
  const { picture: _, href: path, ...card } = listingCard(context, advertised);
  const advert = advertOf(advertised, context.today);
  const { listing } = advert;
  const facts = factViews(context, listing, parameters);
  const all = facts.flatMap(({ facts: shown }) => shown);
  const project =
    listing.projectId === undefined
      ? undefined
      : (await context.catalogue.projects()).find(({ id }) => id === listing.projectId);
  const goal = goalOf(listing.goal);
  const similar = await comparedCards(context, advertised);
  const about = (form: FormName) => formHref(context, form, { property: listing.id });
  const subject = costSubject(listing);
  const query = subject?.kind === 'purchase' ? costQuery(parameters) : '';
  const decisive = propertyFacts(listing);
  const pictures = galleryViews(context, listing.pictures, { what: card.type, place: card.place });
  const possible = (form: FormName) => (formAvailability(form, decisive).open ? about(form) : undefined);
  const appointment = possible('contact-appointment');
  const around = context.placesNearby?.near(listing) ?? [];
  const nearby = nearbyMarks(context, around);
  return {
    kind: 'property',
    print: parameters.get('view') === 'print',
    card,
    path,
    pictures,
    inside: insideView(context, listing, pictures),
    investment: investmentView(context, listing, parameters),
    viager: viagerView(context, listing, facts, parameters),
    description: longTextOf(context, listing.description),
    street: streetOf(listing),
    country: listing.place.countryId === COUNTRY.belgium ? undefined : wordsOf(context, listing.place.countryName),
    highlights: highlightsOf(listing, card.own.surface?.name, all),
    facts,
    notices: notices(context, advert),
    documents: listing.documents.flatMap(({ name }) => codedTextOf(context, name) ?? []),
    media: listing.media.flatMap(url => mediumView(url, context.content.settings) ?? []),
    streetView: streetView(listing),
    mapLink: listing.coordinates && mapLink(listing.coordinates),
    map: listing.coordinates && {
      source: path,
      area: undefined,
      zone: undefined,
      near: undefined,
      searchHref: undefined,
      picture: homePicture(context, listing, { nearby }),
      ...(nearby.length > 0 && { nearby }),
    },
    nearby: nearbyView(context, around),
    openHouses: openHouseOffers(context, listing),
    viewing: appointment === undefined ? undefined : viewingSlots(context, appointment, about('contact-me')),
    agent: listingAgent(context, listing),
    project: project && {
      name: textOf(context, project.title)?.text ?? project.id,
      href: project.externalWeb ?? hrefOf(context, 'project', { id: project.id }),
    },
    listHref: hrefOf(context, goal === 'sale' ? 'for-sale' : 'for-rent'),
    printHref: `${path}?${['view=print', query].filter(Boolean).join('&')}`,
    cost: subject && { subject, asOf: context.today, path, query },
    priceStory: await priceStoryView(context, listing),
    shortLink: context.routes.buildOriginal('property-sale', { id: listing.id }),
    online: context.publicAddress && {
      address: context.publicAddress.whole(context.routes.buildOriginal('property-sale', { id: listing.id })),
      code: context.publicAddress.code(path),
    },
    actions: {
      information: about('contact-me'),
      appointment,
      offer: possible('purchase-offer'),
      application: possible('rental-application'),
      documents: possible('document-request'),
      friend: about('send-to-friend'),
    },
    similar,
    likeList: similar.length < MOST_SIMILAR ? widerList(context, listing) : undefined,
  };
}

/** The facts below the title: the main surface, then those of `HIGHLIGHTS` and `MORE_HIGHLIGHTS` that the property has. */
function highlightsOf(
  { goal, facts, typeIds }: PublicListing,
  surface: FactName | undefined,
  all: readonly FactView[],
): readonly FactView[] {
  const kind = goalOf(goal) === 'rent' ? 'rental' : facts.floor === undefined ? 'house' : 'flat';
  const ofType = typeIds.flatMap(type => TYPE_HIGHLIGHTS.get(type) ?? []);
  return [...new Set([...(surface ? [surface] : []), ...HIGHLIGHTS[kind], ...MORE_HIGHLIGHTS, ...ofType])]
    .flatMap(name => all.find(fact => fact.name === name) ?? [])
    .slice(0, MOST_HIGHLIGHTS);
}

/** Street, number and box: 'Rue de Fer 12 / 3'; `undefined` if the address is not published. */
export function streetOf({ address }: Pick<PublicListing, 'address'>): string | undefined {
  if (!address) return undefined;
  const { street, houseNumber, boxNumber } = address;
  return [[street, houseNumber].filter(Boolean).join(' '), boxNumber].filter(Boolean).join(' / ');
}

function notices(context: PageContext, advert: Advert): PropertyBody['notices'] {
  const years = renovationNotice(advert.listing, context.today, advert)?.years;
  const rules = context.content.noticeRules.filter(({ rule }) => noticeApplies(advert.listing, rule));
  return matchingRules(advert, rules, 'notice').flatMap(({ id, rule, text, link }) => {
    const about = sectionOf(rule);
    const words = textOf(context, text);
    if (!words || (words.text.includes('{years}') && years === undefined)) return [];
    const said = withKnownFigures(words.text, context.today, words.lang ?? context.language);
    // Omits a notice whose text contains a figure of a rule that is not in force today.
    if (said === undefined) return [];
    return [
      {
        id,
        ...(about && { about }),
        text: { ...words, text: said.replaceAll('{years}', String(years)) },
        ...(link !== undefined && { link: { name: new URL(link).host, href: link } }),
      },
    ];
  });
}

/** The section of the page that shows a notice: 'energy' or 'flood', by the first fact in the notice's rule that belongs to one of them. */
function sectionOf(rule: ConditionRule): 'energy' | 'flood' | undefined {
  for (const field of fieldsOfRule(rule)) {
    if (/^(?:renovationDuty|epc|energy)/.test(field)) return 'energy';
    if (field.startsWith('flood')) return 'flood';
  }
  return undefined;
}

/** Returns the link to a street view, but only if the address is published: the view would reveal the house number. */
function streetView({ address, coordinates }: PublicListing): string | undefined {
  if (!address || !coordinates?.exact) return undefined;
  return `https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=${coordinates.latitude},${coordinates.longitude}`;
}

function mediumView(url: string, { tourHosts, videoHosts }: Settings): MediumView | undefined {
  const media = mediaKind(url, tourHosts);
  if (!media) return undefined;
  const { kind } = media;
  if (kind === 'video')
    return videoHosts.includes(new URL(url).hostname)
      ? { kind, url, player: { mimetype: media.mimetype } }
      : { kind, url };
  const frame = frameAddress(url, media);
  return {
    kind,
    url,
    ...(frame !== undefined && { player: { frame } }),
    ...(kind === 'youtube' && { still: youtubeThumbnail(media.id, 'high') }),
  };
}

export type PropertyBody = {
  readonly kind: 'property';
  readonly print: boolean;
  readonly card: Omit<ListingCard, 'picture' | 'href'>;
  readonly path: string;
  readonly pictures: readonly GalleryView[];
  /** Rooms by storey; absent if the listing has no rooms. */
  readonly inside: InsideView | undefined;
  /** Rents and yields; absent for a property without units. */
  readonly investment: InvestmentView | undefined;
  /** Annuity, first payment and ages of the annuitants, of a property that is sold for an annuity (viager). */
  readonly viager: ViagerView | undefined;
  readonly description: LongText | undefined;
  /** Street, number and box: 'Rue de Fer 12 / 3'; absent if the address is not published. */
  readonly street: string | undefined;
  readonly country: string | undefined;
  readonly highlights: readonly FactView[];
  readonly facts: readonly FactViewGroup[];
  /** `about`: the section that shows the notice. `link`: an address with more information, whose host is the link's text. */
  readonly notices: readonly NoticeView[];
  readonly documents: readonly Text[];
  readonly media: readonly MediumView[];
  readonly streetView: string | undefined;
  readonly mapLink: string | undefined;
  readonly map: MapBlock | undefined;
  /** Stations, schools and the like around the property; absent if the site has no file of them, or the address is not published. */
  readonly nearby: NearbyView | undefined;
  /** Upcoming open houses, earliest first, at most three. */
  readonly openHouses: readonly OpenHouseOffer[];
  /** Slots in which viewings can be booked; absent if none can be booked. */
  readonly viewing: ViewingSlots | undefined;
  readonly agent: AgentView;
  readonly project: Link | undefined;
  readonly listHref: string;
  readonly printHref: string;
  /** The cost calculator; `undefined` if the costs of this property cannot be calculated. */
  readonly cost: CostView | undefined;
  /** Days online and changes of the price; `undefined` if unknown. */
  readonly priceStory: PriceStoryView | undefined;
  readonly shortLink: string;
  /** For printed pages: the short address of the page including the host, and a QR code of the full address. */
  readonly online: { readonly address: string; readonly code: QrCode } | undefined;
  /** Addresses of the forms available for this property. */
  readonly actions: {
    readonly information: string | undefined;
    readonly appointment: string | undefined;
    readonly offer: string | undefined;
    readonly application: string | undefined;
    readonly documents: string | undefined;
    readonly friend: string | undefined;
  };
  readonly similar: readonly ComparedCard[];
  /** Link to a wider list; absent if there are enough similar properties. */
  readonly likeList: WiderList | undefined;
};

export type NoticeView = {
  readonly id: string;
  readonly about?: 'energy' | 'flood';
  readonly text: Text;
  readonly link?: Link;
};

/** Input of the cost calculator, which runs on the server and in the browser. */
export type CostView = {
  readonly subject: CostSubject;
  /** ISO day. */
  readonly asOf: string;
  /** Path of the property's page, to which browsers without script submit the calculator's form. */
  readonly path: string;
  /** Calculator inputs from the address; '' if none. */
  readonly query: string;
};

/** An external video or tour: embedded after a click and with consent, otherwise a link. */
export type MediumView = {
  readonly kind: Media['kind'];
  readonly url: string;
  /** Thumbnail shown before playing; loaded from the provider, so it needs consent too. */
  readonly still?: string;
  /** Address of the iframe, or the MIME type of a file the browser plays natively; absent if only linked. */
  readonly player?: { readonly frame: string } | { readonly mimetype: string };
};
