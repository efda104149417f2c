import { expectedHours, viewingState, type ViewingState } from '../../domain/appointment/viewing-state.ts';
import { outcomeOf } from '../../domain/listing/withdrawal-reason.ts';
import { type ListingId, parseListingId, type PublicListing } from '../../domain/listing/listing.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { brusselsDay, nearestDay } from '../../domain/text/day.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';
import { listingAgent, type AgentView } from '../view/agent-view.ts';
import { addressOf, type PageOrRedirect } from '../view/built-page.ts';
import { notFound, type NotFoundBody } from '../browse/listing-pages.ts';
import { hrefOf, type Link } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { ListingChange, ListingChanges } from '../ports/catalogue/listing-changes.ts';
import type { Offers } from '../ports/offers/offers.ts';
import { type OwnedOffer, ownedOffers } from './owned-offers.ts';
import { ownedProperty, type OwnedProperty, type OwnedPropertyParts, stateOf } from './owned-property-view.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListingRequests, ListingViewing } from '../ports/requests/listing-requests.ts';
import type { Page } from '../../domain/page/page.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { PortalFrame } from './portal-frame.ts';
import type { Owner } from '../ports/accounts/owners.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Text } from '../../domain/text/localized.ts';

export type OwnedPagesParts = OwnedPropertyParts & {
  readonly listingRequests: ListingRequests;
  readonly offers: Pick<Offers, 'ofListing'>;
  readonly listingChanges: Pick<ListingChanges, 'of'>;
  readonly clock: Clock;
  readonly security: SecurityLog;
};

/** Number of entries of a list: `GLANCE` on the overview, `PAGE` on a page of its own. */
const GLANCE = 5;
const PAGE = 25;
/** Maximum number of upcoming viewings that the page shows. */
const COMING = 20;

const PARTS: readonly PortalPart[] = ['viewings', 'requests', 'history'];

/** Opens the pages of an owner's properties. Any other property gets a 404 without a database query. */
export function makeOwnedPages(parts: OwnedPagesParts): OpenOwnedPage {
  const { catalogue, listingRequests: requests, listingChanges: changes, clock, security } = parts;

  return async (context, page, params, parameters, { owner, portal }): Promise<PageOrRedirect<OwnedBody>> => {
    if (page.kind === 'portal') {
      const [only, ...more] = owner.listingIds;
      if (only !== undefined && more.length === 0) {
        return { kind: 'redirect', status: 302, location: hrefOf(context, 'portal-property', { id: only }) };
      }
      const body: PortalBody = {
        kind: 'portal',
        title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
        portal,
        today: context.today,
        properties: await Promise.all(owner.listingIds.map(id => ownedProperty(context, parts, id))),
        phone: context.content.agency.phone,
      };
      return { status: 200, body, page, address: addressOf(context, page) };
    }
    const wanted = parseListingId(params['id'] ?? '');
    const id = owner.listingIds.find(own => own === wanted);
    if (id === undefined) {
      security.note('access-refused', 'not-owned', owner.email);
      return notFound(context, 'page');
    }
    const body = await propertyPage(context, id, parameters);
    const others = owner.listingIds.filter(other => other !== id);
    return {
      status: 200,
      body: { ...body, portal, others: await namesOf(context, others) },
      page,
      address: addressOf(context, page, { id }),
      name: body.property.title.text,
      under: true,
    };
  };

  async function propertyPage(
    context: PageContext,
    id: ListingId,
    parameters: URLSearchParams,
  ): Promise<Omit<PortalPropertyBody, 'portal' | 'others'>> {
    const { today } = context;
    const now = brusselsMoment(clock.now());
    const ownedViewing = (viewing: ListingViewing): OwnedViewing => ({
      day: viewing.day,
      ...expectedHours(viewing),
      state: viewingState(viewing, now),
    });
    const allHref = hrefOf(context, 'portal-property', { id });
    const part = PARTS.find(name => name === parameters.get('part')) ?? 'all';
    const before = parameters.get('before') ?? '';
    const shows = (name: PortalPart) => part === 'all' || part === name;
    const count = part === 'all' ? GLANCE : PAGE;
    const olderHref = (name: PortalPart, from: string | number) => `${allHref}?part=${name}&before=${from}`;

    const viewings = async (): Promise<PortalPropertyBody['viewings']> => {
      const asked = part === 'viewings' ? nearestDay(before) : undefined;
      const from = asked !== undefined && asked < today ? asked : today;
      const entries = await requests.viewingsBefore(id, from, count);
      const last = entries.at(-1);
      const more = last ? await requests.viewingsBefore(id, last.day, 1) : [];
      return {
        entries: entries.map(ownedViewing),
        olderHref: last && more.length > 0 ? olderHref('viewings', last.day) : undefined,
      };
    };
    const received = async (): Promise<PortalPropertyBody['requests']> => {
      const found = await requests.of(id, part === 'requests' ? numberIn(before) : undefined, count);
      const last = found.at(-1);
      const more = last ? await requests.of(id, last.at, 1) : [];
      return {
        entries: found.map(({ at, form, language }) => ({ day: brusselsDay(at), form, language })),
        olderHref: last && more.length > 0 ? olderHref('requests', last.at) : undefined,
      };
    };
    const history = async (): Promise<PortalPropertyBody['history']> => {
      const found = await changes.of(id, part === 'history' ? numberIn(before) : undefined, count + 1);
      const shown = found.slice(0, count);
      const last = shown.at(-1);
      return {
        entries: shown.map(change => ({ day: dayOf(change, listing), change: historyChange(change, goal) })),
        olderHref: last && found.length > count ? olderHref('history', last.seq) : undefined,
      };
    };

    const [listing] = await catalogue.listings([id]);
    const goal = (listing ?? (await catalogue.removed(id)))?.goal ?? 0;
    const [property, coming, past, sent, changed, offered] = await Promise.all([
      ownedProperty(context, parts, id),
      part === 'all' || part === 'viewings' ? requests.viewingsFrom(id, today, COMING) : [],
      shows('viewings') ? viewings() : NOTHING,
      shows('requests') ? received() : NOTHING,
      shows('history') ? history() : NOTHING,
      part === 'all' ? parts.offers.ofListing(id) : [],
    ]);
    return {
      kind: 'portal-property',
      property,
      today,
      part,
      allHref,
      coming: coming.map(ownedViewing),
      viewings: past,
      requests: sent,
      history: changed,
      offers: ownedOffers(offered, today),
      media: (listing?.onlineMedia ?? []).map(({ name, url, since }) => ({ name, href: url, since })),
      agent: listingAgent(context, listing),
    };
  }

  async function namesOf(context: PageContext, ids: readonly ListingId[]): Promise<PortalPropertyBody['others']> {
    const listings = await catalogue.listings(ids);
    return ids.map(id => {
      const listing = listings.find(one => one.id === id);
      return {
        name: (listing && wordsOf(context, listing.title)) || id,
        href: hrefOf(context, 'portal-property', { id }),
      };
    });
  }
}

const NOTHING: EntriesPage<never> = { entries: [], olderHref: undefined };

/** Parses a number in an address; `undefined` for anything else. */
function numberIn(text: string): number | undefined {
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** The day of a change. The advert may be older than its first stored change; that change then has the publication date in the feed. */
function dayOf({ at, change }: ListingChange, listing: Pick<PublicListing, 'publishedOn'> | undefined): string {
  const day = brusselsDay(at);
  return change.kind === 'published' && listing && listing.publishedOn < day ? listing.publishedOn : day;
}

function historyChange({ change }: ListingChange, goal: number): HistoryChange {
  const amount = (price: number | undefined) => (price === undefined ? undefined : formatEuro(price));
  switch (change.kind) {
    case 'price':
      return { kind: 'price', from: change.incomparable ? undefined : amount(change.from), to: amount(change.to) };
    case 'marquee':
      return { kind: 'state', to: stateOf(change.to, goal) };
    case 'removed':
      return { kind: 'removed', outcome: outcomeOf(change.reason) };
    default:
      return { kind: change.kind };
  }
}

/** Body of a page about an owner's properties: the list, one property, or not found. */
export type OwnedBody = PortalBody | PortalPropertyBody | NotFoundBody;

/** Opens a page of an owner's properties; any other property gets a 404. */
export type OpenOwnedPage = (
  context: PageContext,
  page: Page,
  params: PathParams,
  parameters: URLSearchParams,
  login: { readonly owner: Owner; readonly portal: PortalFrame },
) => Promise<PageOrRedirect<OwnedBody>>;

/** The overview where owners choose a property. */
export type PortalBody = {
  readonly kind: 'portal';
  readonly title: Text;
  readonly portal: PortalFrame;
  readonly properties: readonly OwnedProperty[];
  readonly today: string;
  /** Phone number of the agency, shown if the owner has no property yet. */
  readonly phone: string;
};

/** The page about one property of an owner: its viewings, requests, offers, page views and history. */
export type PortalPropertyBody = {
  readonly kind: 'portal-property';
  readonly portal: PortalFrame;
  readonly property: OwnedProperty;
  /** Links to the owner's other properties. */
  readonly others: readonly Link[];
  readonly today: string;
  /** 'all' for the page with all lists, otherwise the single list shown. */
  readonly part: PortalPart | 'all';
  /** Address of the page with all lists; the page of a single list links to it. */
  readonly allHref: string;
  /** Upcoming viewings, soonest first. */
  readonly coming: readonly OwnedViewing[];
  readonly viewings: EntriesPage<OwnedViewing>;
  readonly requests: EntriesPage<{ readonly day: string; readonly form: FormName; readonly language: Language }>;
  readonly history: EntriesPage<{ readonly day: string; readonly change: HistoryChange }>;
  /** Offers to buy, in the order in which they were received; only on the page with all lists. */
  readonly offers: readonly OwnedOffer[];
  readonly media: readonly { readonly name: string; readonly href: string; readonly since: string | undefined }[];
  readonly agent: AgentView;
};

/** Lists with paging. */
export type PortalPart = 'viewings' | 'requests' | 'history';

/** A page of a list; `olderHref` leads to older entries. */
export type EntriesPage<Entry> = { readonly entries: readonly Entry[]; readonly olderHref: string | undefined };

/** A viewing that is not cancelled: its ISO day, its exact hours or those of its slot (Brussels time), and its state. */
export type OwnedViewing = {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly state: ViewingState;
};

/** A change of an advert, as its owner sees it. */
export type HistoryChange =
  | { readonly kind: 'published' | 'returned' }
  | { readonly kind: 'removed'; readonly outcome: 'sold' | 'rented' | undefined }
  /** Formatted amounts; absent if the price was not public. */
  | { readonly kind: 'price'; readonly from: string | undefined; readonly to: string | undefined }
  | { readonly kind: 'state'; readonly to: 'offered' | 'under-option' | 'sold' | 'rented' };
