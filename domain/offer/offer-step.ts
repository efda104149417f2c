import type { FormValues } from '../request/check-form.ts';
import { addDays, brusselsDay } from '../text/day.ts';

/**
 * States of an offer to buy, in chronological order:
 * - `drafted`: written by the buyer, not yet binding.
 * - `confirmed`: the buyer confirmed it through the link in the mail; in Belgium a written offer binds its buyer until it expires.
 * - `told`: the agency has passed amount and terms on to the owner.
 * - `countered`: the owner made a counter-offer with another amount and last day; the buyer may agree.
 * - `accepted`, `refused`: the owner's decision, which the agent records. The site itself concludes no sale.
 * - `answered`: the owner accepted another offer for the same property.
 * - `withdrawn`: the buyer withdrew it, with the owner's consent where it was binding.
 * - `lapsed`: it expired without a recorded decision. A decision that the owner made before it expired may still be recorded for
 * `LATE_DAYS`.
 */
export const OFFER_STATES = [
  'drafted',
  'confirmed',
  'told',
  'countered',
  'accepted',
  'refused',
  'answered',
  'withdrawn',
  'lapsed',
] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** The owner's counter-offer: the amount (euro), and the last day on which the buyer may agree (ISO day in Brussels). */
export type Counter = { readonly amount: number; readonly validUntil: string };

/**
 * A step of an offer; `at`: when it was made (Unix ms), `on`: the day of the owner's decision (ISO), which may be earlier. `withName`: the
 * owner learns the buyer's name too, `by`: name of the owner who accepted. `answers`: ids of the requests whose offers for the same
 * property get the step `answer`, because this offer is accepted.
 */
export type OfferStep =
  | { readonly kind: 'confirm' | 'withdraw' | 'lapse' | 'answer'; readonly at: number }
  | { readonly kind: 'tell'; readonly at: number; readonly withName: boolean }
  | {
      readonly kind: 'accept';
      readonly at: number;
      readonly on: string;
      readonly by: string;
      readonly answers: readonly string[];
    }
  | { readonly kind: 'refuse'; readonly at: number; readonly on: string }
  | { readonly kind: 'counter'; readonly at: number; readonly on: string; readonly counter: Counter };
export type OfferStepKind = OfferStep['kind'];

/** Steps of the agency, in the order in which the desk offers them. */
export const AGENCY_STEPS = ['tell', 'accept', 'counter', 'refuse', 'withdraw'] as const;
export type AgencyStep = (typeof AGENCY_STEPS)[number];

/** Stored state of an offer; fields of steps that have not happened are `undefined`. Times are Unix ms. */
export type OfferRecord = {
  /** Last day on which the buyer is bound by the offer as confirmed, ISO. */
  readonly validUntil: string;
  readonly confirmedAt: number | undefined;
  /** Time when the agency passed the amount and the terms on to the owner. */
  readonly toldAt: number | undefined;
  /** Whether the owner may learn the buyer's name: the agency passed it on, or the owner accepted the offer. */
  readonly nameReleased: boolean;
  readonly counter: Counter | undefined;
  /** The step that ended the offer, or the last counter-offer. `on`: day of the owner's decision. */
  readonly decided: Decision | undefined;
  /** Increases with each step; the desk refuses a step on an older one. */
  readonly sequence: number;
};

/** States that result from a decision. */
export const DECIDED_STATES = ['countered', 'accepted', 'refused', 'answered', 'withdrawn', 'lapsed'] as const;

export type Decision = {
  readonly state: (typeof DECIDED_STATES)[number];
  readonly at: number;
  readonly on: string | undefined;
  /** Name of the owner who accepted the offer. */
  readonly by: string | undefined;
};

const DECISIONS: readonly OfferStepKind[] = ['accept', 'counter', 'refuse'];
const OPEN: readonly OfferStepKind[] = [...DECISIONS, 'withdraw', 'lapse', 'answer'];

const POSSIBLE: Readonly<Record<OfferState, readonly OfferStepKind[]>> = {
  drafted: ['confirm', 'withdraw', 'lapse', 'answer'],
  confirmed: ['tell', ...OPEN],
  told: OPEN,
  countered: OPEN,
  // An accepted offer can be withdrawn because a sale may fall through, for example if the buyer gets no loan.
  accepted: ['withdraw'],
  refused: [],
  answered: [],
  withdrawn: [],
  lapsed: DECISIONS,
};

/** Steps, besides lapsing and the owner's decisions, that an undecided offer still allows once it is expired. */
const AFTER_EXPIRY: readonly OfferStepKind[] = ['answer', 'withdraw'];

/** Days after an offer's last day within which a decision that the owner made in time may still be recorded. */
export const LATE_DAYS = 14;

/**
 * Creates an offer from the buyer's submitted form. `draftedOffer({ validUntil: '2026-12-01', … })` → `{ validUntil: '2026-12-01',
 * sequence: 0, … }`
 */
export function draftedOffer(values: FormValues): OfferRecord {
  return {
    validUntil: String(values['validUntil'] ?? ''),
    confirmedAt: undefined,
    toldAt: undefined,
    nameReleased: false,
    counter: undefined,
    decided: undefined,
    sequence: 0,
  };
}

/**
 * State of an offer on an ISO day in Brussels: an undecided one lapses by itself after its last day.
 * `offerState({ validUntil: '2026-11-30', confirmedAt: 1_000, … }, '2026-12-01')` → `'lapsed'`
 */
export function offerState(offer: OfferRecord, today: string): OfferState {
  const state = storedState(offer);
  return isUndecided(state) && expiry(offer) < today ? 'lapsed' : state;
}

/** Last day of an offer, or of the owner's counter-offer to it (ISO). */
export function expiry({ validUntil, counter }: Pick<OfferRecord, 'validUntil' | 'counter'>): string {
  return counter?.validUntil ?? validUntil;
}

/**
 * Current terms of an offer: amount (euro) and last day (ISO) of the owner's counter-offer if there is one, otherwise those of the buyer.
 * `offerTerms({ amount: 300_000, validUntil: '2026-11-30', counter: undefined })` → `{ amount: 300_000, validUntil: '2026-11-30' }`
 */
export function offerTerms(offer: Pick<OfferRecord, 'validUntil' | 'counter'> & { readonly amount: number }): Counter {
  return offer.counter ?? { amount: offer.amount, validUntil: offer.validUntil };
}

/** Whether the owner has yet to decide on an offer in this state. `isUndecided('told')` → `true` */
export function isUndecided(state: OfferState): boolean {
  return POSSIBLE[state].includes('lapse');
}

/**
 * Steps of the agency that an offer allows on a day; `others`: the other offers for its property. `agencySteps(confirmed, '2026-11-27', [])` →
 * `['tell', 'accept', 'counter', 'refuse', 'withdraw']`
 */
export function agencySteps(offer: OfferRecord, today: string, others: readonly OfferRecord[]): readonly AgencyStep[] {
  return AGENCY_STEPS.filter(step => isPossible(offer, step, today) && !isPreventedByOthers(step, others));
}

/** Steps that an accepted offer for the same property prevents. */
const PREVENTED: readonly OfferStepKind[] = ['confirm', 'accept'];

/** Whether a step depends on the other offers for the property. `dependsOnOthers('confirm')` → `true` */
export function dependsOnOthers(step: OfferStepKind): boolean {
  return PREVENTED.includes(step);
}

/**
 * Whether the other offers for the property prevent a step: only one offer can be accepted at a time, and until it is withdrawn no buyer
 * binds themselves by confirming a draft. `isPreventedByOthers('accept', [accepted])` → `true`
 */
export function isPreventedByOthers(step: OfferStepKind, others: readonly OfferRecord[]): boolean {
  return dependsOnOthers(step) && others.some(other => storedState(other) === 'accepted');
}

/**
 * Latest possible day (ISO) of a decision that is recorded today. `lastDecisionDay({ validUntil: '2026-11-29', … }, '2026-11-30')` →
 * `'2026-11-29'`
 */
export function lastDecisionDay(offer: OfferRecord, today: string): string {
  const last = expiry(offer);
  return last < today ? last : today;
}

/**
 * The offer after a step, and the other offers for its property that the step answers; `undefined` if the offer does not allow the
 * step or an accepted one prevents it. An acceptance answers those of the named offers that are undecided.
 * `offersAfter(told, { kind: 'accept', answers: ['A7K3M2'], … }, [other])` → `{ changed: accepted, answered: [answeredOther] }`
 */
export function offersAfter<Offer extends OfferRecord & { readonly request: { readonly id: string } }>(
  offer: Offer,
  step: OfferStep,
  others: readonly Offer[],
): { readonly changed: Offer; readonly answered: readonly Offer[] } | undefined {
  const changed = isPreventedByOthers(step.kind, others) ? undefined : nextOffer(offer, step);
  if (!changed) return undefined;
  const named = step.kind === 'accept' ? others.filter(({ request }) => step.answers.includes(request.id)) : [];
  return { changed, answered: named.flatMap(other => nextOffer(other, { kind: 'answer', at: step.at }) ?? []) };
}

/**
 * The offer after a step; `undefined` if its state or its expiry does not allow the step, if the decision's day lies after the step or
 * after the offer's last day, or if a counter-offer has no amount above 0 or ends before today. A decision recorded late reverts a lapse.
 * `nextOffer({ validUntil: '2026-11-30', … }, { kind: 'confirm', at: 1_000 })` → `{ …, confirmedAt: 1_000, sequence: 1 }`
 */
export function nextOffer<Offer extends OfferRecord>(offer: Offer, step: OfferStep): Offer | undefined {
  const { at } = step;
  const today = brusselsDay(at);
  if (!isPossible(offer, step.kind, today)) return undefined;
  if ('on' in step && step.on > lastDecisionDay(offer, today)) return undefined;
  const sequence = offer.sequence + 1;
  switch (step.kind) {
    case 'confirm':
      return { ...offer, confirmedAt: at, sequence };
    case 'tell':
      return { ...offer, toldAt: at, nameReleased: step.withName, sequence };
    case 'counter': {
      const { counter, on } = step;
      if (!(counter.amount > 0) || counter.validUntil < today) return undefined;
      // A counter-offer implies that the owner was informed of the offer.
      return { ...told(offer, at), counter, decided: { state: 'countered', at, on, by: undefined }, sequence };
    }
    case 'accept': {
      const { on, by } = step;
      return { ...told(offer, at), nameReleased: true, decided: { state: 'accepted', at, on, by }, sequence };
    }
    case 'refuse':
      return { ...told(offer, at), decided: { state: 'refused', at, on: step.on, by: undefined }, sequence };
    case 'withdraw':
    case 'lapse':
    case 'answer':
      return { ...offer, decided: { state: ENDS[step.kind], at, on: undefined, by: undefined }, sequence };
  }
}

const ENDS = { withdraw: 'withdrawn', lapse: 'lapsed', answer: 'answered' } as const;

function told<Offer extends OfferRecord>(offer: Offer, at: number): Offer {
  return { ...offer, toldAt: offer.toldAt ?? at };
}

/** State independent of the day: an expired offer keeps its state until the step `lapse` is stored. */
export function storedState({ confirmedAt, toldAt, decided }: OfferRecord): OfferState {
  if (decided) return decided.state;
  if (toldAt !== undefined) return 'told';
  return confirmedAt === undefined ? 'drafted' : 'confirmed';
}

function isPossible(offer: OfferRecord, step: OfferStepKind, today: string): boolean {
  const state = storedState(offer);
  if (!POSSIBLE[state].includes(step)) return false;
  const last = expiry(offer);
  // A lapsed offer may be a draft that was never confirmed, on which no decision is possible.
  if (DECISIONS.includes(step)) return offer.confirmedAt !== undefined && addDays(today, -LATE_DAYS) <= last;
  const isOver = last < today;
  if (step === 'lapse') return isOver;
  return !isOver || !isUndecided(state) || AFTER_EXPIRY.includes(step);
}
