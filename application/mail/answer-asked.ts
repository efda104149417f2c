import type { AskedKind, AskedMail, AskedMails } from '../ports/mails/asked-mails.ts';
import type { Clock } from '../ports/clock.ts';

/**
 * Puts the mail that was asked for into the outbox where the site knows the address, and does nothing where it does not. Called again
 * for the same asking, it puts no second mail.
 */
export type AnswerAsked = (asked: AskedMail) => Promise<void>;

/** Answers and erases all askings that wait. Rejects, once all were tried, with what went wrong last; those that failed wait on. */
export type AnswerAllAsked = () => Promise<void>;

const AT_ONCE = 100;
/** What could not be answered in a day is erased: its asker has asked again or given up. */
const LONGEST_MS = 24 * 3_600_000;

export function makeAnswerAllAsked({
  askedMails,
  answers,
  clock,
}: {
  readonly askedMails: AskedMails;
  readonly answers: Readonly<Record<AskedKind, AnswerAsked>>;
  readonly clock: Clock;
}): AnswerAllAsked {
  return async () => {
    let failed: { readonly error: unknown } | undefined;
    const answer = async (asked: AskedMail) => {
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
