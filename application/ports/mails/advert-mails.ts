import type { Mail } from './outbox.ts';

/** Last report on the agency's adverts: its ISO day, and a hash of all findings in it. */
export type AdvertsNotified = { readonly day: string; readonly mark: string };

/** The mail that reports findings in the agency's adverts, at most once a day. */
export type AdvertMails = {
  /** Returns the last report; `undefined` before the first. */
  last(): Promise<AdvertsNotified | undefined>;
  /** Stores the report of a day and enqueues its mails. Returns false, and changes nothing, if that day was reported already. */
  tell(told: AdvertsNotified, mails: readonly Mail[]): Promise<boolean>;
};
