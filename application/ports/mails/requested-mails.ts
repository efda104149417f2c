import type { Language } from '../../../domain/text/language.ts';

/** A mail requested in a form, to an address of which the sender of the form must not learn whether the site knows it. */
export type RequestedMail = {
  /** Id of the request; a second click on the submit button sends the same id. */
  readonly id: string;
  readonly kind: RequestedMailKind;
  /** The address as the visitor typed it. */
  readonly email: string;
  readonly language: Language;
  /** Unix ms. */
  readonly askedAt: number;
};

/** Kinds of requested mails: a link to choose a password (owner, member of the agency), or the links to unsubscribe. */
export const REQUESTED_MAIL_KINDS = ['owner-password', 'agent-password', 'unsubscribe'] as const;
export type RequestedMailKind = (typeof REQUESTED_MAIL_KINDS)[number];

/**
 * Queue of requested mails. A worker looks up their addresses after the response is sent, so neither the response nor its duration reveals
 * whether an address is known. Entries are erased once processed; no member of the agency sees them.
 */
export type RequestedMails = {
  /**
   * Adds an entry. The amount of work is the same whether or not the site knows the address, so that the response time reveals nothing. An
   * id that is already queued is not added again.
   */
  put(asked: RequestedMail): Promise<void>;
  /** Returns up to `count` entries, oldest first. They stay queued until `forget`. */
  waiting(count: number): Promise<readonly RequestedMail[]>;
  /** Erases an entry. Idempotent. */
  forget(id: string): Promise<void>;
};
