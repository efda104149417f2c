import type { RequestedMailKind, RequestedMail, RequestedMails } from '../ports/mails/requested-mails.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Enqueues the requested mail if the site knows the address, otherwise does nothing. Idempotent per request: never enqueues a second mail.
 */
export type SendRequestedMail = (asked: RequestedMail) => Promise<void>;

/**
 * Enqueues the mails of all pending requests and deletes these requests. Requests whose mail cannot be enqueued stay pending; in that case
 * it rejects with the last error after trying each request.
 */
export type SendRequestedMails = () => Promise<void>;

const AT_ONCE = 100;
/** Requests that stay pending for a day are deleted: the person has asked again or given up. */
const LONGEST_MS = 24 * 3_600_000;

export function makeSendRequestedMails({
  askedMails,
  answers,
  clock,
}: {
  readonly askedMails: RequestedMails;
  readonly answers: Readonly<Record<RequestedMailKind, SendRequestedMail>>;
  readonly clock: Clock;
}): SendRequestedMails {
  return async () => {
    let failed: { readonly error: unknown } | undefined;
    const answer = async (asked: RequestedMail) => {
      if (clock.now() - asked.askedAt < LONGEST_MS) await answers[asked.kind](asked);
      await askedMails.forget(asked.id);
    };
    for (;;) {
      const waiting = await askedMails.waiting(AT_ONCE);
      for (const asked of waiting)
        await answer(asked).catch((error: unknown) => {
          failed = { error };
        });
      if (failed !== undefined) throw failed.error;
      if (waiting.length < AT_ONCE) return;
    }
  };
}
