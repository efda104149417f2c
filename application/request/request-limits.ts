import { FORMS, type FormName } from '../../domain/request/forms.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import { DAY, HOUR, type Limit, limitOn, type Limits, within } from '../ports/security/limits.ts';

/** Mails from strangers that one person gets a day, and all people together. */
export const PER_FRIEND = 2;
export const ALL_FRIENDS = 200;

/** Mails with the documents of one property that one address gets a day: those asked for, and two where one was lost. */
export const PER_DOCUMENTS = 3;

/** Wrong answers to one challenge that are forgiven, in longer than any challenge counts. */
const WRONG_ANSWERS = 3;
const TRIES_WINDOW = HOUR;

/** What requests count towards; keys are hashed, so that no count tells of whom. */
export function makeRequestLimits({ limits, hashes }: { readonly limits: Limits; readonly hashes: Hashes }) {
  const limit = (what: string, most: number, windowMs: number) => limitOn(hashes, what, most, windowMs);
  const countedSoFar = ({ key, windowMs }: Limit, now: number) => limits.counted(key, windowMs, now);

  return {
    /** Wrong answers to a challenge. */
    wrongAnswers: (token: string): Limit => limit(`challenge ${token}`, WRONG_ANSWERS, TRIES_WINDOW),
    /** Forms that come from a network. */
    from: (form: FormName, network: string): Limit => limit(`form ${form} from ${network}`, FORMS[form].perHour, HOUR),
    /** Mails that strangers send to a friend, and to all friends. */
    toFriend: (friend: string): readonly Limit[] => [
      limit(`friend ${friend.toLowerCase()}`, PER_FRIEND, DAY),
      limit('friends', ALL_FRIENDS, DAY),
    ],
    /** Mails with the documents of a property to an address. */
    documents: (property: string, email: string): Limit =>
      limit(`documents ${property} to ${email.toLowerCase()}`, PER_DOCUMENTS, DAY),

    /** Counts one at once, and tells whether that is within. */
    within: (held: Limit, now: number) => within(limits, held, now),
    /** Whether there were more than that. */
    exceeded: async (held: Limit, now: number) => (await countedSoFar(held, now)) > held.most,
    /** Whether there is room for one more. */
    hasRoom: async (held: Limit, now: number) => (await countedSoFar(held, now)) < held.most,
  };
}
