import type { Language } from '../../../domain/text/language.ts';

/** A mail as a template and its data; it is written out when it is sent. */
export type Mail = {
  /** Unique and stable: the Message-ID is made from it, so a mail that is handed over twice is one to its reader. */
  readonly id: string;
  readonly template: string;
  readonly language: Language;
  /** One address. */
  readonly to: string;
  /** The visitor's checked address on a mail to the agency, the agent's on an answer; no other header ever holds visitor text. */
  readonly replyTo: string | undefined;
  /** JSON values only. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Path of the one-click unsubscription, on mails of a subscription. */
  readonly unsubscribe: string | undefined;
  /** The subscription that it is sent for: once that has ended, the mail is not put, and not sent where it waits. */
  readonly subscriptionId?: string;
};

/** `attempts`: how often it was taken before; `reason`: of the last failure that was noted. */
export type WaitingMail = Mail & { readonly attempts: number; readonly reason: string | undefined };

/** The template of a lead: what an agency's system gets of a request waits like its mails, and goes with them when that is erased. */
export const LEAD_TEMPLATE = 'lead';

/** No mail is noted as due later than this from now, in milliseconds: neither a lease nor a wait between two tries is as long. */
export const LONGEST_WAIT_MS = 2 * 3_600_000;

/** Mails that wait to be sent, put there in the transaction that keeps what they tell of. */
export type Outbox = {
  /**
   * Takes up to `count` mails that are due, those first that are due for longest, for this worker alone until `until`; another
   * worker gets others. A new mail is due for longer than any that failed. A mail that would be due in more than `LONGEST_WAIT_MS`
   * was noted while the clock was ahead, and is due after the others. Leads are taken apart from mails, where `of` says so.
   */
  take(count: number, now: number, until: number, of?: 'mail' | 'lead'): Promise<readonly WaitingMail[]>;
  /** Prolongs what was taken until `held` up to `until`; says whether it was still this worker's own, otherwise nothing changes. */
  renew(id: string, held: number, until: number): Promise<boolean>;
  /** Notes that a mail was handed over; it never comes again. */
  sent(id: string, now: number): Promise<void>;
  /** Notes a failure: the mail comes again at `next`, or never where `next` is absent. */
  failed(id: string, reason: string, next: number | undefined): Promise<void>;
  /** Erases a mail, sent or not; one that is not there is as good as erased. */
  forget(id: string): Promise<void>;
  /** Puts a mail of the house's own into the outbox; a mail with an id that is known is not put twice. */
  put(mails: readonly Mail[]): Promise<void>;
  /** Counts mails that wait and those that were given up; leads instead, where `of` says so. */
  depth(of?: 'mail' | 'lead'): Promise<OutboxDepth>;
};

/** `oldestAt`: when that was put which waits longest, in milliseconds since 1970; absent where none waits. */
export type OutboxDepth = { readonly waiting: number; readonly dead: number; readonly oldestAt: number | undefined };
