import type { FormName } from '../../../domain/request/forms.ts';
import type { SlotReservation } from '../viewings/viewing-records.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { Limit } from '../security/limits.ts';
import type { Mail } from '../mails/outbox.ts';
import type { Subscription } from '../alerts/subscriptions.ts';

/** A checked request of a visitor with everything that is kept together with it, all or nothing. */
export type Submission = StoredRequest & {
  /** Comes with the form; the same key never makes two submissions. */
  readonly key: string;
  /** Hash of what was sent, to tell a repetition from another request under the same key. */
  readonly bodyHash: string;
  /** The same under the site's previous secret: what was sent before that was replaced may be repeated after. */
  readonly formerBodyHash?: string | undefined;
  /** The captcha that was solved, and until when it counts; used up by this submission. */
  readonly challenge: { readonly id: string; readonly expiresAt: number } | undefined;
  /** What it counts towards, always in the same order: so that two transactions never wait for each other's counts. */
  readonly limits: readonly Limit[];
  /** What it counts towards without being refused: beyond that it is kept, and no mail is sent. */
  readonly quietBeyond: Limit | undefined;
  readonly place: SlotReservation | undefined;
  /** What an alert's or the newsletter's form asks for; it begins once it is confirmed. */
  readonly subscription: Subscription | undefined;
  /** Hash of the secret in the link by which an offer is confirmed. */
  readonly offerTokenHash: string | undefined;
  /** A value whose first request alone is new, such as a property and an address for documents. */
  readonly once: string | undefined;
  /** Sent where `once` is new or absent. */
  readonly mails: readonly Mail[];
  /** Sent instead where `once` came before. */
  readonly mailsAgain: readonly Mail[];
};

export type Accepted =
  | { readonly kind: 'kept'; readonly id: string; readonly again: boolean }
  | { readonly kind: 'repeated'; readonly id: string }
  | { readonly kind: 'key-taken' }
  | { readonly kind: 'challenge-used' }
  /** The limit that is reached. */
  | { readonly kind: 'limited'; readonly key: string }
  | { readonly kind: 'slot-full' }
  /** The hours by which the place was found to be free are others by now. */
  | { readonly kind: 'hours-changed' };

/** The writer of visitors' requests, as they arrive and as their time is over; each method is a transaction as `RequestPorts` says. */
export type Submissions = {
  /**
   * Keeps a submission with its key, challenge, place, subscription, offer, counts and mails.
   * The same key and body keep nothing more and give the first id.
   * The same key with another body is refused.
   * A challenge that was used before is refused and nothing is kept.
   * A limit that is reached is refused, and nothing is kept or counted.
   * What is repeated or refused counts towards no limit.
   * Beyond `quietBeyond` the submission is kept and no mail is sent.
   * A full hour, or one that was found by hours that are others by now, is refused and nothing is kept, and no challenge is used up by it.
   * A value of `once` that came before keeps the submission and sends `mailsAgain` in the place of `mails`.
   *
   * `await submissions.accept(submission)` → `{ kind: 'kept', id: 'K7P2-9QXD', again: false }`
   */
  accept(submission: Submission): Promise<Accepted>;
  /**
   * Erases requests of a form that came before `before`, with what hangs on them, and says how many there were. Each goes whole; a
   * crash may leave some for the next time.
   */
  expire(form: FormName, before: number): Promise<number>;
};
