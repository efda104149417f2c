import type { Language } from '../../../domain/text/language.ts';

/** A mail that somebody asked for, to an address of which the asker must not learn whether the site knows it. */
export type AskedMail = {
  /** The same when it is asked for again by a second click. */
  readonly id: string;
  readonly kind: AskedKind;
  /** As it was typed. */
  readonly email: string;
  readonly language: Language;
  /** Unix ms. */
  readonly askedAt: number;
};

export const ASKED_KINDS = ['owner-password', 'agent-password', 'unsubscribe'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];

/**
 * Mails that were asked for and wait for the worker that looks their addresses up: the response is sent before that, so neither it nor
 * the time it takes depends on what the site knows. Erased once they are answered; no member of the agency sees them.
 */
export type AskedMails = {
  /** Adds one, with the same work for every address. One with an id that waits is not added twice. */
  put(asked: AskedMail): Promise<void>;
  /** Gives up to `count` that wait, the oldest first. They go on waiting until they are erased. */
  waiting(count: number): Promise<readonly AskedMail[]>;
  /** Erases one; one that is not there is as good as erased. */
  forget(id: string): Promise<void>;
};
