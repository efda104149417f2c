import type { Clock } from '../ports/clock.ts';
import { MailFailure } from '../ports/mails/mailer.ts';
import type { Outbox, WaitingMail } from '../ports/mails/outbox.ts';
import { retryDelay } from './retry-delay.ts';

/** Number of mails by outcome: sent, to be retried, given up. */
export type Delivered = { readonly sent: number; readonly later: number; readonly dead: number };

/** Options of a delivery run. */
export type DeliveryRun = {
  /** Maximum number of mails sent concurrently. */
  readonly atOnce: number;
  /** Returns random numbers in [0, 1) for the retry jitter. */
  readonly chance: () => number;
  /** Called before each mail; if it returns `true`, no further mail is sent, and the run ends after those in progress. */
  readonly stopping?: () => boolean;
};

/** Sends all due mails. */
export type WorkOutbox = (run: DeliveryRun) => Promise<Delivered>;

/** Lease that reserves a mail for one worker. */
export type Lease = {
  /** Duration of the lease in ms; if not renewed (process died), the mail is available to other workers afterwards. */
  readonly ms: number;
  /** Calls `renew` several times within `ms` until the returned function is called. */
  readonly repeat: (renew: () => void) => () => void;
};

/** Duration of a lease in ms: longer than a restart of the database, and than the clock differences between machines. */
export const LEASE_MS = 30_000;
const LONGEST_REASON = 200;

export type WorkOutboxParts = {
  readonly outbox: Outbox;
  readonly of: 'mail' | 'lead';
  /** Returns the failure, or `undefined` on success. `leaseEnd` returns the end of this worker's lease, Unix ms. */
  readonly attempt: (mail: WaitingMail, leaseEnd: () => number) => Promise<MailFailure | undefined>;
  /** Called before a mail is marked as given up. */
  readonly givenUp?: (mail: WaitingMail, failure: MailFailure) => Promise<void>;
  /** Whether to delete a mail once it is sent or given up, instead of storing its outcome. */
  readonly isErasedAfterwards?: (mail: WaitingMail) => boolean;
  readonly clock: Clock;
  readonly lease?: Lease | undefined;
};

/**
 * Creates an outbox worker. Each mail is taken under a lease, so that no two workers send it, and a failing mail does not block others. The
 * lease is renewed during slow deliveries; if it expires anyway (clock jump, database outage), the worker does not start the same mail
 * twice. The outcome is stored after the delivery: if storing fails, the mail is sent again with the same id. Rejects only if the outbox
 * itself fails, after finishing mails in progress. Without `lease` nothing is renewed (single-process storage).
 */
export function makeWorkOutbox({
  outbox,
  of,
  attempt,
  givenUp = async () => undefined,
  isErasedAfterwards = () => false,
  clock,
  lease = { ms: LEASE_MS, repeat: () => () => undefined },
}: WorkOutboxParts): WorkOutbox {
  /** End of the lease (Unix ms) of each mail in progress, by id. */
  const leaseEnds = new Map<string, number>();

  async function renew(id: string): Promise<void> {
    const before = leaseEnds.get(id);
    const until = clock.now() + lease.ms;
    // A failed renewal is ignored, because the next one extends the lease again.
    const renewed = before !== undefined && (await outbox.renew(id, before, until).catch(() => false));
    if (renewed && leaseEnds.has(id)) leaseEnds.set(id, until);
  }

  /** Delivers a mail while renewing its lease. */
  async function deliverLeased(mail: WaitingMail, until: number, chance: () => number): Promise<keyof Delivered> {
    leaseEnds.set(mail.id, until);
    const leaseEnd = () => leaseEnds.get(mail.id) ?? until;
    let renewing = Promise.resolve();
    const stop = lease.repeat(() => {
      renewing = renewing.then(() => renew(mail.id));
    });
    try {
      return await deliver(mail, leaseEnd, chance);
    } finally {
      stop();
      leaseEnds.delete(mail.id);
    }
  }

  async function deliver(mail: WaitingMail, leaseEnd: () => number, chance: () => number): Promise<keyof Delivered> {
    const failure = await attempt(mail, leaseEnd);
    const isErased = isErasedAfterwards(mail);
    if (!failure) {
      await (isErased ? outbox.forget(mail.id) : outbox.sent(mail.id, clock.now()));
      return 'sent';
    }
    const delay = failure.retry === 'later' ? retryDelay(mail.attempts, chance()) : undefined;
    if (delay === undefined) await givenUp(mail, failure);
    if (isErased && delay === undefined) await outbox.forget(mail.id);
    else await outbox.failed(mail.id, reasonOf(failure), delay === undefined ? undefined : clock.now() + delay);
    return delay === undefined ? 'dead' : 'later';
  }

  return async ({ atOnce, chance, stopping = () => false }) => {
    const delivered = { sent: 0, later: 0, dead: 0 };
    let failed: { readonly error: unknown } | undefined;
    const lane = async () => {
      while (failed === undefined && !stopping()) {
        const now = clock.now();
        const until = now + lease.ms;
        const [mail] = await outbox.take(1, now, until, of);
        if (!mail) return;
        if (leaseEnds.has(mail.id)) leaseEnds.set(mail.id, until);
        else delivered[await deliverLeased(mail, until, chance)] += 1;
      }
    };
    const lanes = Array.from({ length: atOnce }, () =>
      lane().catch((error: unknown) => {
        failed ??= { error };
      }),
    );
    await Promise.all(lanes);
    if (failed !== undefined) throw (failed as { readonly error: unknown }).error;
    return delivered;
  };
}

/** Shortens the reason to one line for logs and operators. */
function reasonOf({ message }: MailFailure): string {
  return message.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ').slice(0, LONGEST_REASON);
}
