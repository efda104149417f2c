import type { Language } from '../../../domain/text/language.ts';

/** A mail requested in a form, to an address of which the sender of the form must not learn whether the site knows it. */
export type AskedMail = {
  /** Id of the request; a second click on the submit button sends the same id. */
  readonly id: string;
  readonly kind: AskedKind;
  /** As typed. */
  readonly email: string;
  readonly language: Language;
  /** Unix ms. */
  readonly askedAt: number;
};

/** Kinds of requested mails: a link to choose a password (owner, member of the agency), or the links to unsubscribe. */
export const ASKED_KINDS = ['owner-password', 'agent-password', 'unsubscribe'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/**
 * Queue of requested mails. A worker looks up their addresses after the response is sent, so neither the response nor its duration reveals
 * whether an address is known. Entries are erased once processed; no member of the agency sees them.
 */
export type AskedMails = {
  /** Adds an entry, with the same work for every address. An id that is already queued is not added again. */
  put(asked: AskedMail): Promise<void>;
  /** Returns up to `count` entries, oldest first. They stay queued until `forget`. */
  waiting(count: number): Promise<readonly AskedMail[]>;
  /** Erases an entry. Idempotent. */
  forget(id: string): Promise<void>;
};
