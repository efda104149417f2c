import type { FormName } from '../../../domain/request/forms.ts';
import type { SlotReservation } from '../viewings/viewing-records.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { Limit } from '../security/limits.ts';
import type { Mail } from '../mails/outbox.ts';
import type { Subscription } from '../alerts/subscriptions.ts';

/** A validated request of a visitor, with everything that is stored in the same transaction. */
export type Submission = StoredRequest & {
  /** Title and place of the property or project in each language, for the desk's search. */
  readonly subjectWords?: readonly string[];
  /** Idempotency key from the form: the same key never stores two submissions. */
  readonly key: string;
  /** Hash of the form's content; distinguishes a repeated POST from another request with the same key. */
  readonly bodyHash: string;
  /**
   * The same hash under the site's previous secret, so that a repeated POST is recognised even if the secret was replaced after the first
   * one.
   */
  readonly formerBodyHash?: string | undefined;
  /** The solved captcha and its expiry (Unix ms); this submission uses it up. */
  readonly challenge: { readonly id: string; readonly expiresAt: number } | undefined;
  /** Limits that the submission counts towards, always in the same order, so that two transactions cannot deadlock. */
  readonly limits: readonly Limit[];
  /** A limit that refuses nothing: if it is reached, the submission is stored, but no mail is enqueued. */
  readonly quietBeyond: Limit | undefined;
  readonly reservation: SlotReservation | undefined;
  /** Subscription requested by the form of an alert or the newsletter; it starts once it is confirmed. */
  readonly subscription: Subscription | undefined;
  /** Hash of the secret in the link that confirms an offer. */
  readonly offerTokenHash: string | undefined;
  /** Deduplicates mails: only the first submission with this value counts as new. For documents: the property and the address. */
  readonly once: string | undefined;
  /** Mails to enqueue if `once` is new or absent. */
  readonly mails: readonly Mail[];
  /** Mails to enqueue instead of `mails` if an earlier submission had the same `once`. */
  readonly mailsAgain: readonly Mail[];
};

/** Result of `accept`. `kept`: stored under `id`; all other kinds stored nothing. */
export type Accepted =
  | { readonly kind: 'kept'; readonly id: string; readonly again: boolean }
  | { readonly kind: 'repeated'; readonly id: string }
  | { readonly kind: 'key-taken' }
  | { readonly kind: 'challenge-used' }
  /** `key`: key of the limit that is reached. */
  | { readonly kind: 'limited'; readonly key: string }
  | { readonly kind: 'slot-full' }
  /** The viewing hours changed since the slot was found free. */
  | { readonly kind: 'hours-changed' };

/** Stores visitors' requests and erases them after their retention period. Each method is a transaction as described at `RequestPorts`. */
export type Submissions = {
  /**
   * Stores a submission with its key, captcha, slot, subscription, offer, limits and mails, or returns why it is refused.
   * - Same key and same body: stores nothing and returns the first id (`repeated`). Same key, other body: `key-taken`.
   * - A used captcha, a reached limit, a full slot, or a slot from outdated viewing hours is refused: nothing is stored, no limit is
   * counted and the captcha is not used up.
   * - Beyond `quietBeyond` the submission is stored without mails.
   * - If an earlier submission had the same `once`, `mailsAgain` are enqueued instead of `mails`, and `again` is true.
   *
   * `await submissions.accept(submission)` → `{ kind: 'kept', id: 'K7P2-9QXD', again: false }`
   */
  accept(submission: Submission): Promise<Accepted>;
  /**
   * Erases a form's requests received before `before` (Unix ms), with everything that belongs to them, and returns their number. Each is
   * erased completely or not at all; after a crash the next call erases the rest.
   */
  expire(form: FormName, before: number): Promise<number>;
};
