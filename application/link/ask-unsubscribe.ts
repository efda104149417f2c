import { checkFields, type RawForm } from '../../domain/request/check-form.ts';
import { LINK_FORMS } from '../../domain/request/forms.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import { contexts } from '../view/contexts.ts';
import type { SendRequestedMail } from '../mail/send-requested-mails.ts';
import type { RequestedMails } from '../ports/mails/requested-mails.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { DAY, HOUR, limitOn, type Limits, waitFor, countWithinLimit } from '../ports/security/limits.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { Outbox } from '../ports/mails/outbox.ts';
import type { SecurityLog } from '../ports/audit/security-log.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { Subscribers } from '../ports/alerts/subscribers.ts';
import type { Refusal } from '../request/form-shown.ts';
import { makeMail } from '../mail/mail-templates.ts';
import { alertView } from '../mail/alert-view.ts';
import type { LinkPath } from '../mail/link-path.ts';
import type { RenewLinks } from '../mail/renew-links.ts';

/** Handles a visitor's request for a mail with unsubscribe links. The response does not reveal whether the address has subscriptions. */
export type AskUnsubscribe = (request: {
  readonly raw: RawForm;
  readonly language: Language;
  /** Network of the client's IP address. */
  readonly network: string;
}) => Promise<'sent' | Extract<Refusal, { readonly kind: 'invalid' | 'limited' }>>;

export type AskUnsubscribeParts = {
  readonly clock: Clock;
  readonly limits: Limits;
  readonly askedMails: Pick<RequestedMails, 'put'>;
  readonly hashes: Hashes;
  readonly security: SecurityLog;
};

export type AnswerUnsubscribeParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly subscribers: Pick<Subscribers, 'of'>;
  readonly outbox: Outbox;
  readonly linkPath: LinkPath;
  readonly renewLinks: RenewLinks;
};

/** Maximum number of requests for a mail with unsubscribe links per network and hour. */
export const MOST_ASKED = 10;
/**
 * Maximum number of mails with unsubscribe links per recipient and day: a person can ask again if a mail is lost, but a stranger cannot
 * flood a mailbox.
 */
const MOST_SENT = 3;

export function makeAskUnsubscribe(parts: AskUnsubscribeParts): AskUnsubscribe {
  const { clock, limits, askedMails, hashes, security } = parts;

  return async ({ raw, language, network }) => {
    const now = clock.now();
    const checked = checkFields(LINK_FORMS.unsubscribe, raw, { today: brusselsDay(now) });
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const email = String(checked.ok['email']);
    const toPerson = limitOn(hashes, `unsubscribe ${email.toLowerCase()}`, MOST_SENT, DAY);
    const ofNetwork = limitOn(hashes, `unsubscribe from ${network}`, MOST_ASKED, HOUR);
    if (!(await countWithinLimit(limits, ofNetwork, now))) {
      security.note('throttled', 'unsubscribing-of-network');
      return { kind: 'limited', retryAfter: waitFor(ofNetwork, now) };
    }
    if (!(await countWithinLimit(limits, toPerson, now))) security.note('throttled', 'unsubscribing-of-person');
    else {
      // The id stays the same for an hour, so that a double click sends one mail.
      const id = `unsubscribe.${toPerson.key}.${Math.floor(now / HOUR)}`;
      await askedMails.put({ id, kind: 'unsubscribe', email, language, askedAt: now });
    }
    return 'sent';
  };
}

/** Enqueues the mail with unsubscribe links, if the address has subscriptions. */
export function makeAnswerUnsubscribe(parts: AnswerUnsubscribeParts): SendRequestedMail {
  const { clock, subscribers, outbox, linkPath } = parts;

  return async ({ id, email, language }) => {
    const held = await subscribers.of(email);
    const contextIn = await contexts(parts, clock.now());
    const kept = await Promise.all(held.map(parts.renewLinks));
    const ways = held.flatMap(({ id: subscription, kind, wish }, at) => {
      const link = linkPath('end-subscription', subscription, language, kept[at]);
      return link === undefined ? [] : [{ kind, link, ...(wish && { wish: alertView(contextIn(language), wish) }) }];
    });
    if (ways.length === 0) return;
    const mail = makeMail({
      id,
      template: 'unsubscribe-link',
      language,
      to: email,
      replyTo: undefined,
      data: { subscriptions: ways },
      unsubscribe: undefined,
    });
    await outbox.put([mail]);
  };
}
