import type { FormName } from '../../../domain/request/forms.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { RequestReader } from '../../../domain/desk/access.ts';

/** Delivery states of a mail, in the order of the desk's tabs. */
export const MAIL_STATES = ['waiting', 'given-up', 'sent'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail or lead as the desk lists it, without its content. Times are Unix ms. */
export type DeskMail = {
  /** Increases with each enqueued mail. */
  readonly seq: number;
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly state: MailState;
  /** Enqueue time; `undefined` for mails that were stored by a version of the site that did not record it. */
  readonly putAt: number | undefined;
  /** Time of the next attempt, for a pending mail; in the past when it is due now. */
  readonly dueAt: number | undefined;
  /** When the mail was sent or given up. */
  readonly overAt: number | undefined;
  /** Number of delivery attempts. */
  readonly attempts: number;
  /** Reason of the last failure. */
  readonly reason: string | undefined;
  /** The request that caused the mail, if one did. */
  readonly request: { readonly id: string; readonly form: FormName } | undefined;
};

/** Filter of the list of mails. `to`: part of a recipient's address, in lower case. */
export type MailFilter = {
  readonly of: 'mail' | 'lead';
  readonly state: MailState;
  readonly to?: string | undefined;
};

/** Reads mails and leads for the desk. Agents see the mails and leads of requests that they may read, managers see all mails and leads. */
export type DeskMails = {
  /** Returns up to `count` mails enqueued before the mail with the `seq` `before`, newest first. */
  list(
    reader: RequestReader,
    filter: MailFilter,
    before: number | undefined,
    count: number,
  ): Promise<readonly DeskMail[]>;
  /** Counts pending mails and mails that were given up. */
  counts(reader: RequestReader, of: MailFilter['of']): Promise<Readonly<Record<Exclude<MailState, 'sent'>, number>>>;
};

/**
 * Actions of a member on a mail that is pending or was given up; the mail and its entry in the desk's log change in one transaction.
 * A mail that was sent, or that a worker may be sending, stays unchanged.
 */
export type MailWriter = {
  /**
   * Makes a mail due at `now` and resets its attempts. `held`: the latest time at which a worker's lease may end; a pending mail is changed
   * only if it is due later, because otherwise a worker may be sending it. Returns whether the mail was changed; false too for a mail that
   * the reader may not see.
   */
  sendAgain(
    reader: RequestReader,
    id: string,
    when: { readonly now: number; readonly held: number },
    entry: (mail: DeskMail) => DeskEntry,
  ): Promise<boolean>;
  /** Gives up a pending mail, unless a worker may be sending it (`held`, as in `sendAgain`). Returns whether it was given up. */
  giveUp(
    reader: RequestReader,
    id: string,
    when: { readonly now: number; readonly held: number },
    entry: (mail: DeskMail) => DeskEntry,
  ): Promise<boolean>;
};
