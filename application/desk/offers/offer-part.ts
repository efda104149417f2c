import {
  AGENCY_STEPS,
  type AgencyStep,
  agencySteps,
  expiry,
  isUndecided,
  LATE_DAYS,
  lastDecisionDay,
  offerState,
  storedState,
} from '../../../domain/offer/offer-step.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { DeskLog } from '../../ports/audit/desk-log.ts';
import type { ListingOwners } from '../../ports/accounts/listing-owners.ts';
import type { Offer, Offers } from '../../ports/offers/offers.ts';
import { otherOffers } from '../../request/other-offers.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import { type ChangeOffer, type OfferProblem, offerVersions } from './change-offer.ts';
import { propertyOffersHref } from './offers-href.ts';
import { askingPrice, type OfferRow, offerRows } from './offer-rows.ts';
import { type OfferTimeline, offerTimeline } from './offer-timeline.ts';

/** A refused form of a step with the typed values. */
export type OfferRefused = {
  readonly act: AgencyStep;
  readonly problems: readonly OfferProblem[];
  readonly typed: Readonly<Record<'amount' | 'until' | 'on' | 'by' | 'withName', string>>;
};

/**
 * Another offer for the property. `mail`: the mail that its buyer receives if the offer of this page is accepted; absent if none is sent.
 */
export type OtherOffer = OfferRow & {
  readonly isOpen: boolean;
  readonly mail:
    | { readonly subject: string; readonly text: string; readonly to: string; readonly language: Language }
    | undefined;
};

/** The offer on the page of a request, with the steps that the agency may take. */
export type OfferView = {
  readonly row: OfferRow;
  /** Version of the offer shown to the agent; a step that was chosen on an older version is refused. */
  readonly sequence: number;
  readonly steps: readonly AgencyStep[];
  readonly life: OfferTimeline;
  /** Name of the owner who accepted. */
  readonly acceptedBy: string | undefined;
  readonly isNameReleased: boolean;
  /** Other offers for the property, in the order in which they were received. */
  readonly others: readonly OtherOffer[];
  /** Versions of the other open offers that the page shows. If one of them has changed when the agent accepts, the acceptance is refused. */
  readonly otherVersions: string;
  /** Address of the list of the property's offers; absent without a property. */
  readonly listHref: string | undefined;
  /** Whether a step is mailed to the buyer; false once the buyer's data were erased. */
  readonly isBuyerMailed: boolean;
  /**
   * Number of owners' accounts that get mails about the offer; `undefined` for a draft that the buyer has not confirmed, which owners are
   * not informed of.
   */
  readonly owners: number | undefined;
  /** ISO days: today, the earliest and the latest day of a decision. */
  readonly today: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** Last day on which an agent may still record a decision on the offer after its expiry; `undefined` until it has expired. */
  readonly lateUntil: string | undefined;
  readonly refused: OfferRefused | undefined;
};

export type OfferPartParts = {
  readonly offers: Pick<Offers, 'ofRequests' | 'ofListing'>;
  readonly listingOwners: ListingOwners;
  readonly deskLog: Pick<DeskLog, 'before'>;
  readonly changeOffer: ChangeOffer;
  /** Subject and text, in the buyer's language, of the mail to a buyer whose offer was not chosen because the owner accepted another one. */
  readonly requestWords: {
    readonly offerAnswered: (language: Language) => { readonly subject: string; readonly text: string };
  };
};

/** Result of a step: `refused` is shown on the request's page again. */
export type OfferFormOutcome =
  | { readonly kind: 'changed'; readonly notice: `offer-${AgencyStep}` }
  | { readonly kind: 'refused'; readonly refused: OfferRefused }
  | { readonly kind: 'unknown' };

export type OfferPart = {
  /** The offer of a request; `undefined` for a request without one. */
  view(call: DeskCall, requestId: string, refused?: OfferRefused): Promise<OfferView | undefined>;
  /**
   * Stores the step that the member sent in the form field `do`, such as `offer-tell`; returns `undefined` if the field has another value.
   */
  act(call: DeskCall, requestId: string, sent: SentFields): Promise<OfferFormOutcome | undefined>;
};

const PREFIX = 'offer-';
/** Maximum number of log entries that are read for the steps of an offer; a request has far fewer. */
const MOST_ENTRIES = 200;

/** The offer on a request's page of the desk: its terms, its history, and the agency's possible steps. */
export function makeOfferPart({
  offers,
  listingOwners,
  deskLog,
  changeOffer,
  requestWords,
}: OfferPartParts): OfferPart {
  return {
    async view({ context }, requestId, refused) {
      const [offer] = await offers.ofRequests([requestId]);
      if (!offer) return undefined;
      const { subjectId, receivedAt } = offer.request;
      const [rivals, owners, price, log] = await Promise.all([
        otherOffers(offers, offer),
        subjectId === undefined ? [] : listingOwners.of(subjectId),
        askingPrice(context, subjectId),
        deskLog.before(undefined, MOST_ENTRIES, requestId),
      ]);
      const [row] = offerRows(context, [offer], price);
      if (!row) throw new Error(`the offer ${requestId} has no row`);
      const others = offerRows(context, rivals, price);
      const { today } = context;
      const steps = agencySteps(offer, today, rivals);
      return {
        row,
        sequence: offer.sequence,
        steps,
        life: offerTimeline(offer, log),
        acceptedBy: offer.decided?.by,
        isNameReleased: offer.nameReleased,
        others: others.map((other, at) => ({
          ...other,
          isOpen: isUndecided(other.state),
          mail: mailOf(rivals[at], requestWords),
        })),
        otherVersions: offerVersions(rivals.filter(other => isUndecided(offerState(other, today)))),
        listHref: subjectId === undefined ? undefined : propertyOffersHref(context.language, subjectId),
        isBuyerMailed: offer.request.email !== undefined,
        owners: offer.confirmedAt === undefined ? undefined : owners.length,
        today,
        firstDay: brusselsDay(offer.confirmedAt ?? receivedAt),
        lastDay: lastDecisionDay(offer, today),
        lateUntil: row.state === 'lapsed' && steps.includes('refuse') ? addDays(expiry(offer), LATE_DAYS) : undefined,
        refused,
      };
    },
    async act(call, requestId, sent) {
      const act = AGENCY_STEPS.find(step => `${PREFIX}${step}` === sent('do'));
      if (!act) return undefined;
      const [offer] = await offers.ofRequests([requestId]);
      if (!offer) return { kind: 'unknown' };
      const taken = await changeOffer(call, offer, act, sent);
      if (taken.kind === 'refused')
        return { kind: 'refused', refused: { act, problems: taken.problems, typed: typedIn(sent) } };
      return taken.kind === 'changed' ? { kind: 'changed', notice: `${PREFIX}${act}` } : { kind: 'unknown' };
    },
  };
}

/** The mail to the buyer of an open offer when another offer is accepted; `undefined` if the offer was never confirmed. */
function mailOf(offer: Offer | undefined, words: OfferPartParts['requestWords']): OtherOffer['mail'] {
  if (offer?.confirmedAt === undefined || !isUndecided(storedState(offer))) return undefined;
  const { email, language } = offer.request;
  return email === undefined ? undefined : { ...words.offerAnswered(language), to: email, language };
}

function typedIn(sent: SentFields): OfferRefused['typed'] {
  return {
    amount: sent('amount'),
    until: sent('until'),
    on: sent('on'),
    by: sent('by'),
    withName: sent('withName'),
  };
}
