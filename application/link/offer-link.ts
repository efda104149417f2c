import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { formAvailability } from '../../domain/request/form-availability.ts';
import { offerValues } from '../../domain/offer/offer-values.ts';
import { isPreventedByOthers, offerState, offerTerms } from '../../domain/offer/offer-step.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import { agencyLanguage } from '../mail/agency-language.ts';
import type { AgentRecords } from '../ports/accounts/agent-records.ts';
import { agentEmail, findSubject, type RequestSubject, subjectView } from '../request/request-subject.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { Offer, Offers } from '../ports/offers/offers.ts';
import { otherOffers } from '../request/other-offers.ts';
import type { PrepareOfferMails } from '../request/offer-mails.ts';
import { makeMail } from '../mail/mail-templates.ts';
import { advanceOn, requestMail } from '../request/request-mails.ts';
import type { FollowedLink, LinkHandler } from './link-handler.ts';
import type { OfferShown } from './link-shown.ts';

/**
 * Confirms a draft offer. In Belgium a written offer binds the buyer, so buyers review all its terms and confirm it themselves, at the
 * latest on the last day that the offer states.
 */
export function makeConfirmOffer({
  offers,
  prepareOfferMails,
  agentRecords,
}: {
  readonly offers: Offers;
  readonly prepareOfferMails: PrepareOfferMails;
  readonly agentRecords: Pick<AgentRecords, 'byEmail'>;
}): LinkHandler {
  return {
    async open(followed) {
      const offer = await offers.byToken(followed.hash);
      return offer && shownIn(followed, offer, await subjectOf(followed, offer), await otherOffers(offers, offer));
    },
    async act(followed) {
      const offer = await offers.byToken(followed.hash);
      if (!offer) return undefined;
      const subject = await subjectOf(followed, offer);
      const shown = shownIn(followed, offer, subject, await otherOffers(offers, offer));
      if (UNCONFIRMABLE.includes(shown.state)) return shown;
      const toOwners = await prepareOfferMails(followed.contextIn, offer);
      const context = followed.contextIn(followed.language);
      const agency = agentEmail(context, subject);
      const reader = { agency, agentLanguage: await agencyLanguage(agentRecords, context.content, agency) };
      const changed = await offers.change(
        offer.request.id,
        { kind: 'confirm', at: followed.now },
        (confirmed, answered) => [
          ...confirmationMails(followed, confirmed, subject, reader),
          ...toOwners(confirmed, answered),
        ],
      );
      if (changed.kind === 'unknown') return undefined;
      // A repeated confirmation succeeds: the page then shows what became of the offer.
      return changed.offer.confirmedAt === undefined
        ? shownIn(followed, changed.offer, subject, await otherOffers(offers, changed.offer))
        : 'done';
    },
  };
}

/** States of a draft that its buyer can no longer confirm. */
const UNCONFIRMABLE: readonly OfferShown['state'][] = ['late', 'gone', 'other-accepted'];

function subjectOf({ contextIn, language }: FollowedLink, { request }: Offer): Promise<RequestSubject | undefined> {
  return findSubject(contextIn(language).catalogue, { property: request.subjectId });
}

function shownIn(
  followed: FollowedLink,
  offer: Offer,
  subject: RequestSubject | undefined,
  others: readonly Offer[],
): OfferShown {
  const { contextIn, language, now } = followed;
  const context = contextIn(language);
  const { request, confirmedAt, counter, decided } = offer;
  const { values } = request;
  const text = (field: string) => (typeof values[field] === 'string' ? String(values[field]) : '');
  const together = (parts: readonly string[], between: string) => parts.filter(Boolean).join(between);
  const { amount, subjectToCredit, remark } = offerValues(values);
  const validUntil = text('validUntil');
  return {
    kind: 'offer',
    state: stateShown(offer, brusselsDay(now), subject, others),
    confirmedAt:
      confirmedAt === undefined ? undefined : { day: brusselsDay(confirmedAt), time: brusselsTime(confirmedAt) },
    reference: request.id,
    buyer: together([text('firstName'), text('lastName')], ' '),
    address: together([text('street'), together([text('postcode'), text('city')], ' ')], ', '),
    amount,
    validUntil,
    counter,
    decidedOn: decided?.on,
    subjectToCredit,
    remark,
    // The advance is a percentage of the owner's counter-offer if there is one: that amount is due if the buyer agrees.
    advance: {
      ...advanceOn(offerTerms({ amount, validUntil, counter }).amount),
      account: context.content.agency.thirdPartyAccount,
    },
    subject: subject && subjectView(context, subject),
  };
}

/**
 * State of an offer for its buyer. A draft can be confirmed only while its property accepts offers: not if it has been sold, is to let, or
 * is sold for an annuity (viager), nor while another offer for the property is accepted. Offers that were confirmed before keep their
 * state.
 */
function stateShown(
  offer: Offer,
  today: string,
  subject: RequestSubject | undefined,
  others: readonly Offer[],
): OfferShown['state'] {
  const state = offerState(offer, today);
  if (offer.confirmedAt === undefined) {
    if (state === 'drafted' && (!subject || !formAvailability('purchase-offer', subject.facts).open)) return 'gone';
    if (state === 'answered' || (state === 'drafted' && isPreventedByOthers('confirm', others)))
      return 'other-accepted';
    if (state === 'lapsed') return 'late';
  }
  return state === 'drafted' ? 'draft' : state;
}

/** Mails of a confirmed offer to the agency and the buyer. */
function confirmationMails(
  { contextIn }: FollowedLink,
  { request, confirmedAt = 0 }: Offer,
  subject: RequestSubject | undefined,
  { agency, agentLanguage }: { readonly agency: string; readonly agentLanguage: Language },
): Mail[] {
  const { id, language, values } = request;
  const email = typeof values['email'] === 'string' ? values['email'] : undefined;
  const mail = (reader: 'agency' | 'sender', to: string, replyTo: string | undefined) => {
    const spoken = reader === 'agency' ? agentLanguage : language;
    const data = { form: 'purchase-offer', reference: id, receivedAt: confirmedAt, language, values, subject } as const;
    return makeMail({
      id: `${id}.confirmed.${reader}`,
      template: `offer-confirmed.${reader}`,
      language: spoken,
      to,
      replyTo,
      data: requestMail(contextIn(spoken), data, false),
      unsubscribe: undefined,
    });
  };
  return [mail('agency', agency, email), ...(email === undefined ? [] : [mail('sender', email, undefined)])];
}
