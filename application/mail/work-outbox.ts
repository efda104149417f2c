import type { Clock } from '../ports/clock.ts';
import { MailFailure } from '../ports/mails/mailer.ts';
import type { Outbox, WaitingMail } from '../ports/mails/outbox.ts';
import { retryDelay } from './retry-delay.ts';

/** What became of what was due. */
export type Delivered = { readonly sent: number; readonly later: number; readonly dead: number };

/** How a round goes. */
export type DeliveryRound = {
  /** Mails on their way at a time. */
  readonly atOnce: number;
  /** Gives numbers from 0 up to 1 that spread the retries. */
  readonly chance: () => number;
  /** Asked before each mail; true ends the round after those on their way. */
  readonly stopping?: () => boolean;
};

/** Sends what is due, until nothing is. */
export type WorkOutbox = (round: DeliveryRound) => Promise<Delivered>;

/** How a mail that is on its way stays one worker's own. */
export type Lease = {
  /** How long it does unless that is renewed, in milliseconds: what a process that is gone held waits no longer. */
  readonly ms: number;
  /** Calls `renew` several times within `ms`, until the function that it gives back is called. */
  readonly repeat: (renew: () => void) => () => void;
};

/** Longer than a database is away at a restart, and than clocks of several machines differ. */
export const LEASE_MS = 30_000;
const LONGEST_REASON = 200;

export type WorkOutboxParts = {
  readonly outbox: Outbox;
  readonly of: 'mail' | 'lead';
  /** Gives how a mail failed; nothing where it was taken over. `heldUntil` says until when it is this worker's own. */
  readonly attempt: (mail: WaitingMail, heldUntil: () => number) => Promise<MailFailure | undefined>;
  /** Done before a mail is noted as given up. */
  readonly givenUp?: (mail: WaitingMail, failure: MailFailure) => Promise<void>;
  /** Whether nothing of a mail stays once it is over. */
  readonly leavesNothing?: (mail: WaitingMail) => boolean;
  readonly clock: Clock;
  readonly lease?: Lease | undefined;
};

/**
 * Makes a worker of the outbox. Mails are taken one by one under a lease, so that workers never meet over one, and a mail that
 * fails holds up no other. The lease is renewed while a mail is on its way, however slow its server;
 * one that comes again meanwhile, because the clock jumped or the database was away, is not sent beside itself. What is noted
 * comes after what was done: should that fail, the mail comes again under the same id. Rejects only where the outbox
 * itself fails, once the mails on their way are through. `lease` is renewed nowhere where it is absent: for a store of one process.
 */
export function makeWorkOutbox({
  outbox,
  of,
  attempt,
  givenUp = async () => undefined,
  leavesNothing = () => false,
  clock,
  lease = { ms: LEASE_MS, repeat: () => () => undefined },
}: WorkOutboxParts): WorkOutbox {
  /** Until when each mail on its way is ours. */
  const held = new Map<string, number>();

  async function renew(id: string): Promise<void> {
    const before = held.get(id);
    const until = clock.now() + lease.ms;
    // A renewal that fails is made up for by the next.
    const renewed = before !== undefined && (await outbox.renew(id, before, until).catch(() => false));
    if (renewed && held.has(id)) held.set(id, until);
  }

  /** Delivers while the mail stays ours. */
  async function hold(mail: WaitingMail, until: number, chance: () => number): Promise<keyof Delivered> {
    held.set(mail.id, until);
    const heldUntil = () => held.get(mail.id) ?? until;
    let renewing = Promise.resolve();
    const stop = lease.repeat(() => {
      renewing = renewing.then(() => renew(mail.id));
    });
    try {
      return await deliver(mail, heldUntil, chance);
    } finally {
      stop();
      held.delete(mail.id);
    }
  }

  async function deliver(mail: WaitingMail, heldUntil: () => number, chance: () => number): Promise<keyof Delivered> {
    const failure = await attempt(mail, heldUntil);
    const fleeting = leavesNothing(mail);
    if (!failure) {
      await (fleeting ? outbox.forget(mail.id) : outbox.sent(mail.id, clock.now()));
      return 'sent';
    }
    const delay = failure.retry === 'later' ? retryDelay(mail.attempts, chance()) : undefined;
    if (delay === undefined) await givenUp(mail, failure);
    if (fleeting && delay === undefined) await outbox.forget(mail.id);
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
        if (held.has(mail.id)) held.set(mail.id, until);
        else delivered[await hold(mail, until, chance)] += 1;
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

/** On one line, short, for a log and an operator. */
function reasonOf({ message }: MailFailure): string {
  return message.replace(/[\u0000-\u001f\u007f-\u009f\s]+/g, ' ').slice(0, LONGEST_REASON);
}
