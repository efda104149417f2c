import type { Mail } from './outbox.ts';

/** What the agency was told of its adverts: on which ISO day, and a mark of all that was found then. */
export type AdvertsNotified = { readonly day: string; readonly mark: string };

/** The mail that tells the agency once a day what is found in its adverts. */
export type AdvertMails = {
  /** Gives what was told last; before the first time nothing. */
  last(): Promise<AdvertsNotified | undefined>;
  /** Notes what is told on a day and puts the mails. False, and nothing changes, where that day was told already. */
  tell(told: AdvertsNotified, mails: readonly Mail[]): Promise<boolean>;
};
