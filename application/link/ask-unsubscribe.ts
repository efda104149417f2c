import { checkFields, type RawForm } from '../../domain/request/check-form.ts';
import { LINK_FORMS } from '../../domain/request/forms.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import { contexts } from '../view/contexts.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/hashes.ts';
import type { Limits } from '../ports/limits.ts';
import type { ListingCatalogue } from '../ports/listing-catalogue.ts';
import type { Outbox } from '../ports/outbox.ts';
import type { SecurityLog } from '../ports/security-log.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import type { Subscriptions } from '../ports/subscriptions.ts';
import type { Refusal } from '../request/form-shown.ts';
import { makeMail } from '../mail/mail-templates.ts';
import { wishView } from '../mail/wish-view.ts';
import type { LinkPath } from '../mail/link-path.ts';
import type { RenewLinks } from '../mail/renew-links.ts';

/** Sends the links that end what goes to an address, to that address. The response does not show whether there are any. */
export type AskUnsubscribe = (request: {
  readonly raw: RawForm;
  readonly language: Language;
  /** The network that it comes from. */
  readonly network: string;
}) => Promise<'sent' | Extract<Refusal, { readonly kind: 'invalid' | 'limited' }>>;

export type AskUnsubscribeParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly subscriptions: Subscriptions;
  readonly outbox: Outbox;
  readonly hashes: Hashes;
  readonly linkPath: LinkPath;
  readonly security: SecurityLog;
  readonly renewLinks: RenewLinks;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Askings of one network in an hour. */
export const MOST_ASKED = 10;
/** Such mails to one person in a day: a lost one can be asked for again, and a stranger's letter box cannot be filled. */
export const MOST_SENT = 3;

export function makeAskUnsubscribe(parts: AskUnsubscribeParts): AskUnsubscribe {
  const { clock, limits, subscriptions, outbox, hashes, linkPath, security } = parts;

  return async ({ raw, language, network }) => {
    const now = clock.now();
    const checked = checkFields(LINK_FORMS.unsubscribe, raw, { today: brusselsDay(now) });
    if ('errors' in checked) return { kind: 'invalid', errors: checked.errors };
    const email = String(checked.ok['email']);
    const person = hashes.personal(`unsubscribe ${email.toLowerCase()}`);
    const count = await limits.count(hashes.personal(`unsubscribe from ${network}`), HOUR, now);
    if (count > MOST_ASKED) {
      security.note('throttled', 'unsubscribing-of-network');
      return { kind: 'limited', retryAfter: Math.ceil((HOUR - (now % HOUR)) / 1000) };
    }
    const [sent, held] = await Promise.all([limits.count(person, DAY, now), subscriptions.of(email)]);
    if (sent > MOST_SENT) security.note('throttled', 'unsubscribing-of-person');
    const contextIn = await contexts(parts, now);
    const kept = await Promise.all(held.map(parts.renewLinks));
    const ways = held.flatMap(({ id, kind, wish }, at) => {
      const link = linkPath('end-subscription', id, language, kept[at]);
      return link === undefined ? [] : [{ kind, link, ...(wish && { wish: wishView(contextIn(language), wish) }) }];
    });
    // Something is written in either case, so that the time it takes tells nothing either.
    if (ways.length === 0 || sent > MOST_SENT) await limits.count(`${person} in vain`, DAY, now);
    else {
      const mail = makeMail({
        // A double click asks once.
        id: `unsubscribe.${person}.${Math.floor(now / HOUR)}`,
        template: 'unsubscribe-link',
        language,
        to: email,
        replyTo: undefined,
        data: { subscriptions: ways },
        unsubscribe: undefined,
      });
      await outbox.put([mail]);
    }
    return 'sent';
  };
}
