import { FORMS, type FormName } from '../../../domain/request/forms.ts';
import type { Hashes } from '../../ports/security/hashes.ts';
import { DAY, HOUR, type Limit, limitOn, type Limits, countWithinLimit } from '../../ports/security/limits.ts';

/** Maximum numbers of recommendation mails per day: to one recipient, and to all recipients together. */
export const PER_FRIEND = 2;
export const ALL_FRIENDS = 200;

/** Maximum number of mails per day with the documents of one property to one address: the first, and two more in case a mail is lost. */
const PER_DOCUMENTS = 3;

/**
 * Maximum number of wrong answers per captcha. They are counted for longer than a captcha is valid, so that the limit holds until it
 * expires.
 */
const WRONG_ANSWERS = 3;
const TRIES_WINDOW = HOUR;

/** Rate limits of submissions. Keys are hashed, so that counters contain no personal data. */
export function makeRequestLimits({ limits, hashes }: { readonly limits: Limits; readonly hashes: Hashes }) {
  const limit = (what: string, most: number, windowMs: number) => limitOn(hashes, what, most, windowMs);
  const countedSoFar = ({ key, windowMs }: Limit, now: number) => limits.counted(key, windowMs, now);

  return {
    /** Limit of wrong answers to one captcha. */
    wrongAnswers: (token: string): Limit => limit(`challenge ${token}`, WRONG_ANSWERS, TRIES_WINDOW),
    /** Limit of submissions of a form from one network. */
    from: (form: FormName, network: string): Limit => limit(`form ${form} from ${network}`, FORMS[form].perHour, HOUR),
    /** Limits of recommendation mails: to the recipient `friend`, and to all recipients together. */
    toFriend: (friend: string): readonly Limit[] => [
      limit(`friend ${friend.toLowerCase()}`, PER_FRIEND, DAY),
      limit('friends', ALL_FRIENDS, DAY),
    ],
    /** Limit of mails with the documents of a property to one address. */
    documents: (property: string, email: string): Limit =>
      limit(`documents ${property} to ${email.toLowerCase()}`, PER_DOCUMENTS, DAY),

    /** Increments the counter and returns whether it is within the limit. */
    within: (held: Limit, now: number) => countWithinLimit(limits, held, now),
    /** Whether the counter is above the limit. */
    exceeded: async (held: Limit, now: number) => (await countedSoFar(held, now)) > held.most,
    /** Whether the counter is below the limit. */
    isBelow: async (held: Limit, now: number) => (await countedSoFar(held, now)) < held.most,
  };
}

export type RequestLimits = ReturnType<typeof makeRequestLimits>;
