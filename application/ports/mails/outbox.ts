import type { Language } from '../../../domain/text/language.ts';

/** A mail as a template and its data. The mail is rendered when it is sent. */
export type Mail = {
  /** Unique and stable. The Message-ID derives from the id, so that mail programs show a mail only once even if it was delivered twice. */
  readonly id: string;
  readonly template: string;
  readonly language: Language;
  /** The only recipient's address. */
  readonly to: string;
  /**
   * Reply-To address: the visitor's validated one on mails to the agency and to a friend, the agent's on answers. Apart from this header
   * and the recipient's, no header contains a visitor's input.
   */
  readonly replyTo: string | undefined;
  /** JSON values only. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Path for one-click unsubscription (RFC 8058), on mails of a subscription. */
  readonly unsubscribe: string | undefined;
  /** Subscription that the mail belongs to. Once it has ended, the mail is neither enqueued nor, if pending, sent. */
  readonly subscriptionId?: string;
};

/** `attempts`: how often a worker took the mail before; `reason`: reason of the last recorded failure. */
export type WaitingMail = Mail & { readonly attempts: number; readonly reason: string | undefined };

/** Template name of a lead. Leads to the agency's CRM use the same outbox as mails, and are erased with their request. */
export const LEAD_TEMPLATE = 'lead';

/** Maximum time in ms for which a mail is scheduled ahead: every lease and every delay between two attempts is shorter. */
export const LONGEST_WAIT_MS = 2 * 3_600_000;

/** Outbox: mails to be sent, enqueued in the transaction that stores what they report. */
export type Outbox = {
  /**
   * Leases up to `count` due mails to this worker until `until`, those due for longest first; other workers get other mails. New mails
   * precede failed ones. A mail that is due in more than `LONGEST_WAIT_MS` was stored while the clock was ahead; it is taken too, after all
   * others. `of`: takes leads instead of mails; default `'mail'`.
   */
  take(count: number, now: number, until: number, of?: 'mail' | 'lead'): Promise<readonly WaitingMail[]>;
  /** Extends a lease that ends at `leasedUntil` to `until`. Returns false, and changes nothing, if this worker has lost the lease. */
  renew(id: string, leasedUntil: number, until: number): Promise<boolean>;
  /** Marks a mail as sent; it is never taken again. */
  sent(id: string, now: number): Promise<void>;
  /** Records a failure. The mail is retried at `next`, or given up if `next` is absent. */
  failed(id: string, reason: string, next: number | undefined): Promise<void>;
  /** Erases a mail, sent or not. Idempotent. */
  forget(id: string): Promise<void>;
  /** Enqueues mails that belong to no request, such as reports to the agency. A known id is not enqueued again. */
  put(mails: readonly Mail[]): Promise<void>;
  /** Counts the mails that are pending and those that were given up, or the leads if `of` is `'lead'`. */
  depth(of?: 'mail' | 'lead'): Promise<OutboxDepth>;
};

/**
 * `waiting`: pending; `dead`: given up; `oldestAt`: enqueue time (Unix ms) of the oldest pending mail, `undefined` when none is pending.
 */
export type OutboxDepth = { readonly waiting: number; readonly dead: number; readonly oldestAt: number | undefined };
