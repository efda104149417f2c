import type { FormName } from '../../../domain/request/forms.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { RequestReader } from '../../../domain/desk/access.ts';

/** How far a mail is, in the order in which they are looked at. */
export const MAIL_STATES = ['waiting', 'given-up', 'sent'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail or a lead as the desk shows it: nothing of its content. Times are milliseconds since 1970. */
export type DeskMail = {
  /** Grows with each mail that is put. */
  readonly seq: number;
  readonly id: string;
  readonly template: string;
  readonly to: string;
  readonly state: MailState;
  /** None of mails that were put before this was noted. */
  readonly putAt: number | undefined;
  /** When it is tried, of one that waits; in the past where it is its turn. */
  readonly dueAt: number | undefined;
  /** When it was sent or given up. */
  readonly overAt: number | undefined;
  /** How often it was tried. */
  readonly attempts: number;
  /** Of the last failure. */
  readonly reason: string | undefined;
  /** The request that it belongs to, if to one. */
  readonly request: { readonly id: string; readonly form: FormName } | undefined;
};

/** What is asked for; `to` is part of an address, in lower case. */
export type MailFilter = {
  readonly of: 'mail' | 'lead';
  readonly state: MailState;
  readonly to?: string | undefined;
};

/** Mails and leads as the desk reads them: agents those of requests that they may read, managers all. */
export type DeskMails = {
  /** Gives up to `count` mails that were put before the one of `before`, the newest first. */
  list(
    reader: RequestReader,
    filter: MailFilter,
    before: number | undefined,
    count: number,
  ): Promise<readonly DeskMail[]>;
  /** Counts those that wait and those that were given up. */
  counts(reader: RequestReader, of: MailFilter['of']): Promise<Readonly<Record<Exclude<MailState, 'sent'>, number>>>;
};

/**
 * What a member does with a mail that waits or was given up, with its entry of the log in one transaction. What was sent, or is on its way
 * because a worker holds it, is left as it is.
 */
export type MailWork = {
  /**
   * Makes a mail due at `now` as if it had never been tried; one that waits only where it would be tried after `held`, until when a worker
   * may hold it. Says whether it did; what the reader may not see is as good as not there.
   */
  sendAgain(
    reader: RequestReader,
    id: string,
    when: { readonly now: number; readonly held: number },
    entry: (mail: DeskMail) => DeskEntry,
  ): Promise<boolean>;
  /** Gives a mail up that waits and would be tried after `held` or was not tried yet, and says whether it did. */
  giveUp(
    reader: RequestReader,
    id: string,
    when: { readonly now: number; readonly held: number },
    entry: (mail: DeskMail) => DeskEntry,
  ): Promise<boolean>;
};
