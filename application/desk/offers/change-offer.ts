import type { DeskAction } from '../../../domain/desk/actions.ts';
import {
  type AgencyStep,
  agencySteps,
  isPreventedByOthers,
  isUndecided,
  lastDecisionDay,
  offerState,
  type OfferStep,
} from '../../../domain/offer/offer-step.ts';
import { parseAmount } from '../../../domain/request/amount.ts';
import { addDays, brusselsDay, parseDay } from '../../../domain/text/day.ts';
import type { Offer, Offers } from '../../ports/offers/offers.ts';
import type { PrepareOfferMails } from '../../request/offer-mails.ts';
import { otherOffers } from '../../request/other-offers.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import { sentSequence } from '../shared/sent-sequence.ts';
import type { LimitMails } from '../shared/limit-mails.ts';

/** Why a step was refused; each has its own message. */
export const OFFER_PROBLEMS = [
  // Another agent performed a step after this page was opened.
  'changed-before',
  'not-possible',
  'other-accepted',
  // Another offer for the property was confirmed or changed after this page was opened.
  'others-changed',
  'many-mails',
  'amount',
  'until',
  'on',
  'by',
] as const;
export type OfferProblem = (typeof OFFER_PROBLEMS)[number];

/** Result of a form that performs a step on an offer; `refused` also returns the unchanged offer. */
export type OfferStepResult =
  | { readonly kind: 'changed' | 'unknown' }
  | { readonly kind: 'refused'; readonly problems: readonly OfferProblem[]; readonly offer: Offer };

/** Action of the desk's log by step. */
export const OFFER_ACTIONS: Readonly<Record<AgencyStep, DeskAction>> = {
  tell: 'offer-told',
  accept: 'offer-accepted',
  counter: 'offer-countered',
  refuse: 'offer-refused',
  withdraw: 'offer-withdrawn',
};

/** Highest amount of a counter-offer, in euro: far above any price, and within the range of the database's integers. */
const HIGHEST = 999_999_999;
/** Maximum days that a counter-offer may be valid. */
const LONGEST_DAYS = 365;
const LONGEST_NAME = 120;

/** Steps that an agent may repeat, so the daily limit of mails to an address applies to them. Steps that end an offer are always mailed. */
const REPEATED: readonly AgencyStep[] = ['tell', 'counter'];

export type ChangeOfferParts = {
  readonly offers: Pick<Offers, 'change' | 'ofListing'>;
  readonly prepareOfferMails: PrepareOfferMails;
  readonly limitMails: Pick<LimitMails, 'countMail' | 'mayMail'>;
};

export type ChangeOffer = (call: DeskCall, offer: Offer, act: AgencyStep, sent: SentFields) => Promise<OfferStepResult>;

/**
 * Performs a step of the agency on an offer as the agent saw it (`seen`: its sequence). The mails to buyer, owners and agency are enqueued
 * in the same transaction; accepting an offer also ends the other offers that the form names, and mails their buyers. An acceptance is
 * refused if the page did not show the current version (`others`) of every other offer that binds its buyer, so that the agent has read
 * each of them.
 */
export function makeChangeOffer({ offers, prepareOfferMails, limitMails }: ChangeOfferParts): ChangeOffer {
  return async (call, offer, act, sent) => {
    const { context, member, now } = call;
    const { id, email } = offer.request;
    const refused = (...problems: OfferProblem[]): OfferStepResult => ({ kind: 'refused', problems, offer });
    const seen = sentSequence(sent);
    if (seen !== offer.sequence) return refused('changed-before');
    const sawOthers = (others: readonly Offer[]) =>
      act !== 'accept' || hasSeen(sent('others'), others, brusselsDay(now));
    const problemOfOthers = async (): Promise<OfferProblem | undefined> => {
      const others = await otherOffers(offers, offer);
      if (isPreventedByOthers(act, others)) return 'other-accepted';
      return sawOthers(others) ? undefined : 'others-changed';
    };
    if (!agencySteps(offer, brusselsDay(now), []).includes(act)) return refused('not-possible');
    const ofOthers = await problemOfOthers();
    if (ofOthers) return refused(ofOthers);
    const made = stepOf(offer, act, now, sent);
    if (made.problems.length > 0) return refused(...made.problems);
    if (REPEATED.includes(act) && email !== undefined && !(await limitMails.mayMail(email)))
      return refused('many-mails');
    const mails = await prepareOfferMails(language => ({ ...context, language }), offer);
    const by = { id: member.id, name: member.name };
    const entry = { by, at: now, action: OFFER_ACTIONS[act], subject: id, detail: offerDetail(made.step) };
    const changed = await offers.change(id, made.step, mails, { seen, sawOthers, entry });
    if (changed.kind === 'unknown') return { kind: 'unknown' };
    if (changed.kind === 'before') {
      const isSame = changed.offer.sequence === seen;
      const problem = (isSame ? await problemOfOthers() : undefined) ?? 'changed-before';
      return { kind: 'refused', problems: [problem], offer: changed.offer };
    }
    // The step and its mail are stored already, so an error of the counter is ignored.
    if (email !== undefined) await limitMails.countMail(email).catch(() => false);
    return { kind: 'changed' };
  };
}

/**
 * Ids and versions of offers as a page shows them, for its form. `offerVersions([{ request: { id: 'K7P2' }, sequence: 2 }])` → `'K7P2:2'`
 */
export function offerVersions(offers: readonly Offer[]): string {
  return offers.map(({ request, sequence }) => `${request.id}:${sequence}`).join(' ');
}

/** Whether a page showed each undecided offer that its buyer has confirmed, in its present version. Drafts do not count: no buyer is bound by one. */
function hasSeen(versions: string, offers: readonly Offer[], today: string): boolean {
  const shown = versions.split(' ');
  const binding = offers.filter(offer => offer.confirmedAt !== undefined && isUndecided(offerState(offer, today)));
  return binding.every(offer => shown.includes(offerVersions([offer])));
}

/** The step that a form requests, and the errors of its fields. */
function stepOf(
  offer: Offer,
  act: AgencyStep,
  at: number,
  sent: SentFields,
): { readonly step: OfferStep; readonly problems: readonly OfferProblem[] } {
  const today = brusselsDay(at);
  const problems: OfferProblem[] = [];
  const check = (problem: OfferProblem, isRight: boolean) => {
    if (!isRight) problems.push(problem);
  };
  if (act === 'tell') return { step: { kind: act, at, withName: sent('withName') !== '' }, problems };
  if (act === 'withdraw') return { step: { kind: act, at }, problems };
  const on = parseDay(sent('on').trim()) ?? '';
  // The day of a decision lies between the offer's arrival and the last day on which it binds its buyer.
  const arrived = brusselsDay(offer.confirmedAt ?? offer.request.receivedAt);
  check('on', on !== '' && on <= lastDecisionDay(offer, today) && on >= arrived);
  if (act === 'refuse') return { step: { kind: act, at, on }, problems };
  if (act === 'accept') {
    const by = sent('by').replace(/\s+/g, ' ').trim();
    check('by', by !== '' && [...by].length <= LONGEST_NAME);
    return { step: { kind: act, at, on, by, answers: sent.all('answers') }, problems };
  }
  const amount = parseAmount(sent('amount').trim()) ?? 0;
  const validUntil = parseDay(sent('until').trim()) ?? '';
  check('amount', Number.isInteger(amount) && amount > 0 && amount <= HIGHEST);
  check('until', validUntil >= today && validUntil <= addDays(today, LONGEST_DAYS));
  return { step: { kind: act, at, on, counter: { amount, validUntil } }, problems };
}

/** Details for the desk's log, without personal data. */
export function offerDetail(step: OfferStep): Readonly<Record<string, string | number>> {
  if (step.kind === 'counter') return { on: step.on, amount: step.counter.amount, until: step.counter.validUntil };
  return 'on' in step ? { on: step.on } : {};
}
