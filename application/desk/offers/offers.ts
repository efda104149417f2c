import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { type AgencyStep, agencySteps, expiry, isUndecided, offerState } from '../../../domain/offer/offer-step.ts';
import type { Offer, Offers } from '../../ports/offers/offers.ts';
import type { DeskCall, DeskHandler } from '../shared/desk-handler.ts';
import { findSubject, mailSubject } from '../../request/request-subject.ts';
import type { OfferPart, OfferRefused, OfferView } from './offer-part.ts';
import { propertyOffersHref } from './offers-href.ts';
import { type OfferRow, offerRows } from './offer-rows.ts';

/** A property with its offers, in the order in which they were received. */
export type OfferedProperty = {
  /** A withdrawn property has its id as title, and no place. */
  readonly property: { readonly id: string; readonly title: string; readonly place: string };
  /** Asking price in euro; absent if it is not public. */
  readonly price: number | undefined;
  /** Address of the list of this property alone. */
  readonly href: string;
  /** `next`: the agency's next step, if the offer needs one. `openHref`: address of this list with the offer and its possible steps. */
  readonly rows: readonly (OfferRow & { readonly next: AgencyStep | undefined; readonly openHref: string })[];
};

/** Offers to buy, grouped by property: those that wait for a decision, or all offers for one property. */
export type OffersBody = {
  readonly kind: 'offers';
  /** Id of the only property shown. */
  readonly only: string | undefined;
  readonly allHref: string;
  /** The properties, sorted by the day on which the first of each property's offers expires. */
  readonly properties: readonly OfferedProperty[];
  /** Number of further properties that do not fit on the page. */
  readonly more: number;
  /** ISO day. */
  readonly today: string;
  /** The offer whose possible steps are shown beside the list; `undefined` if the address names none. */
  readonly chosen: OfferView | undefined;
};

/** Maximum number of properties that the page lists. */
const MOST = 40;

/**
 * The list of offers by property. `?property={id}` shows those of one property only, `&offer={id}` also the possible steps of one offer.
 */
export function makeOffersDesk({
  offers,
  offerPart,
}: {
  readonly offers: Pick<Offers, 'undecided' | 'ofListing'>;
  readonly offerPart: OfferPart;
}): DeskHandler<OffersBody> {
  async function shown({ context }: DeskCall, ids: readonly string[]): Promise<readonly OfferedProperty[]> {
    return Promise.all(
      ids.map(async id => {
        const [ofListing, subject] = await Promise.all([
          offers.ofListing(id),
          findSubject(context.catalogue, { property: id }),
        ]);
        const { title = id, place = '' } = (subject && mailSubject(context, subject)) ?? {};
        const price = subject?.listing?.price;
        const rows = offerRows(context, ofListing, price);
        return {
          property: { id, title, place },
          price,
          href: propertyOffersHref(context.language, id),
          rows: rows.map((row, at) => ({
            ...row,
            next: nextStep(ofListing, at, context.today),
            openHref: offerHref(context.language, id, row.id),
          })),
        };
      }),
    );
  }

  async function bodyOf(call: DeskCall, refused?: OfferRefused): Promise<OffersBody> {
    const { today, language } = call.context;
    const only = idIn(call, 'property');
    const waiting = only === undefined ? waitingProperties(await offers.undecided(), today) : [only];
    const properties = await shown(call, waiting.slice(0, MOST));
    const chosen = idIn(call, 'offer');
    const isListed = properties.some(({ rows }) => rows.some(({ id }) => id === chosen));
    return {
      kind: 'offers',
      only,
      allHref: deskPath('offers', language),
      properties,
      more: Math.max(0, waiting.length - MOST),
      today,
      chosen: isListed && chosen !== undefined ? await offerPart.view(call, chosen, refused) : undefined,
    };
  }

  return {
    open: async call => ({ kind: 'page', body: await bodyOf(call) }),
    async act(call, sent) {
      const [property, chosen] = [idIn(call, 'property'), idIn(call, 'offer')];
      const acted = chosen === undefined ? undefined : await offerPart.act(call, chosen, sent);
      if (!acted || acted.kind === 'unknown' || chosen === undefined || property === undefined) return { kind: 'none' };
      if (acted.kind === 'refused') return { kind: 'again', body: await bodyOf(call, acted.refused) };
      const location = offerHref(call.context.language, property, chosen);
      return { kind: 'done', location, notice: { code: acted.notice } };
    },
  };
}

/** An id in the query of the address; `undefined` if absent or malformed. */
function idIn({ parameters }: DeskCall, name: 'property' | 'offer'): string | undefined {
  const asked = parameters.get(name) ?? '';
  return /^[\w.-]{1,60}$/.test(asked) ? asked : undefined;
}

/** Address of the list of a property's offers that also shows the possible steps of the given offer. */
function offerHref(language: DeskCall['context']['language'], property: string, offer: string): string {
  return `${propertyOffersHref(language, property)}&offer=${encodeURIComponent(offer)}`;
}

/**
 * Ids of properties with an undecided offer, sorted by the day on which the first of their offers expires. Drafts do not count: the buyer
 * has not confirmed them yet.
 */
function waitingProperties(undecided: readonly Offer[], today: string): readonly string[] {
  const first = new Map<string, string>();
  for (const offer of undecided) {
    const { subjectId } = offer.request;
    const state = offerState(offer, today);
    if (subjectId === undefined || !isUndecided(state) || state === 'drafted') continue;
    const last = expiry(offer);
    if (last < (first.get(subjectId) ?? '9999-12-31')) first.set(subjectId, last);
  }
  return [...first].toSorted(([, one], [, other]) => (one < other ? -1 : one > other ? 1 : 0)).map(([id]) => id);
}

/**
 * The agency's first possible step, other than a withdrawal, on the offer at index `at` of a property; recently expired offers have steps
 * too.
 */
function nextStep(ofListing: readonly Offer[], at: number, today: string): AgencyStep | undefined {
  const offer = ofListing[at];
  const others = ofListing.toSpliced(at, 1);
  return offer && agencySteps(offer, today, others).find(step => step !== 'withdraw');
}
