import type { FormName } from '../../domain/request/forms.ts';
import type { Hashes } from '../ports/hashes.ts';
import type { Limits } from '../ports/limits.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How often an hour one address may send a form. */
export const PER_ADDRESS: Readonly<Record<FormName, number>> = {
  'contact-me': 10,
  'contact-appointment': 10,
  'contact-construction': 10,
  'contact-demand': 5,
  'demand-register': 5,
  'send-to-friend': 5,
  'site-contact': 10,
  'sign-newsletter': 5,
  'purchase-offer': 5,
  'rental-application': 5,
  'document-request': 10,
  testimonial: 10,
  'job-contact': 5,
  'forgot-password': 10,
};

/** Mails from strangers that one person gets a day, and all people together. */
export const PER_FRIEND = 2;
export const ALL_FRIENDS = 200;

/** Mails with the documents of one property that one address gets a day: those asked for, and two where one was lost. */
export const PER_DOCUMENTS = 3;

/** Tries at one challenge: a wrong one weighs four times a right one, so that three wrong ones are forgiven. */
const WRONG_WEIGHT = 4;
const MOST_TRIES = 15;
/** Longer than any challenge counts. */
const TRIES_WINDOW = HOUR;

/** Counts what is sent; keys are hashed, so that no count tells of whom. */
export function makeRequestLimits({ limits, hashes }: { readonly limits: Limits; readonly hashes: Hashes }) {
  /** Seconds until it may be done again, where it was done too often. */
  async function over(what: string, most: number, windowMs: number, now: number): Promise<number | undefined> {
    const count = await limits.count(hashes.personal(what), windowMs, now);
    return count > most ? Math.ceil((windowMs - (now % windowMs)) / 1000) : undefined;
  }

  return {
    /** Counts a form that is well filled in, from an address and to a friend. */
    async form(form: FormName, address: string, friend: string | undefined, now: number): Promise<number | undefined> {
      const byAddress = await over(`form ${form} from ${address}`, PER_ADDRESS[form], HOUR, now);
      if (byAddress !== undefined || friend === undefined) return byAddress;
      const toOne = await over(`friend ${friend.toLowerCase()}`, PER_FRIEND, DAY, now);
      return toOne ?? (await over('friends', ALL_FRIENDS, DAY, now));
    },
    /** Counts that the documents of a property are to go to an address, and tells whether they still do today. */
    async documents(property: string, email: string, now: number): Promise<boolean> {
      return (await over(`documents ${property} to ${email.toLowerCase()}`, PER_DOCUMENTS, DAY, now)) === undefined;
    },
    /** Counts a try at a challenge, and tells whether it still counts. */
    async tried(token: string, right: boolean, now: number): Promise<boolean> {
      const what = `challenge ${token}`;
      let within = true;
      for (let weight = right ? 1 : WRONG_WEIGHT; weight > 0; weight--) {
        within = (await over(what, MOST_TRIES, TRIES_WINDOW, now)) === undefined;
      }
      return within;
    },
  };
}

export type RequestLimits = ReturnType<typeof makeRequestLimits>;
