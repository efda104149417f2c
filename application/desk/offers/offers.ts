import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { type AgencyStep, agencySteps, expiry, isUndecided, offerState } from '../../../domain/offer/offer-step.ts';
import type { Offer, Offers } from '../../ports/offers/offers.ts';
import type { DeskCall, DeskHandler } from '../shared/desk-handler.ts';
import { findSubject, mailSubject } from '../../request/request-subject.ts';
import { type OfferRow, offerRows } from './offer-rows.ts';

/** A property with its offers, in the order in which they were received. */
export type OfferedProperty = {
  /** A withdrawn property has its id as title, and no place. */
  readonly property: { readonly id: string; readonly title: string; readonly place: string };
  /** Asking price in euro; absent if it is not public. */
  readonly price: number | undefined;
  /** Address of the list of this property alone. */
  readonly href: string;
  /** `next`: the agency's next step, if one waits. */
  readonly rows: readonly (OfferRow & { readonly next: AgencyStep | undefined })[];
};

/** Offers to buy by property: those that wait for a decision, or all of one property. */
export type OffersBody = {
  readonly kind: 'offers';
  /** Id of the only property shown. */
  readonly only: string | undefined;
  readonly allHref: string;
  /** The property whose offer expires first comes first. */
  readonly properties: readonly OfferedProperty[];
  /** Number of properties that are left out. */
  readonly more: number;
  /** ISO day. */
  readonly today: string;
};

/** Maximum of properties on a page. */
const MOST = 40;

/** The list of offers by property. */
export function makeOffersDesk({
  offers,
}: {
  readonly offers: Pick<Offers, 'undecided' | 'ofListing'>;
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
          rows: rows.map((row, at) => ({ ...row, next: nextStep(ofListing, at, context.today) })),
        };
      }),
    );
  }

  return {
    async open(call) {
      const { context, parameters } = call;
      const { today, language } = context;
      const asked = parameters.get('property') ?? '';
      const only = /^[\w.-]{1,60}$/.test(asked) ? asked : undefined;
      const waiting = only === undefined ? waitingProperties(await offers.undecided(), today) : [only];
      return {
        kind: 'page',
        body: {
          kind: 'offers',
          only,
          allHref: deskPath('offers', language),
          properties: await shown(call, waiting.slice(0, MOST)),
          more: Math.max(0, waiting.length - MOST),
          today,
        },
      };
    },
  };
}

/** Address of the list of a property's offers. */
export function propertyOffersHref(language: DeskCall['context']['language'], property: string): string {
  return `${deskPath('offers', language)}?property=${encodeURIComponent(property)}`;
}

/** Ids of properties with an undecided offer, by the earliest last day. Drafts do not count: the buyer has not confirmed them yet. */
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

/** The agency's first possible step on one of a property's offers, other than a withdrawal; recently expired offers have steps too. */
function nextStep(ofListing: readonly Offer[], at: number, today: string): AgencyStep | undefined {
  const offer = ofListing[at];
  const others = ofListing.toSpliced(at, 1);
  return offer && agencySteps(offer, today, others).find(step => step !== 'withdraw');
}
