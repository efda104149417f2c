import type { Clock } from '../../ports/clock.ts';
import type { Hashes } from '../../ports/security/hashes.ts';
import { DAY, limitOn, type Limits, countWithinLimit } from '../../ports/security/limits.ts';
import type { SecurityLog } from '../../ports/audit/security-log.ts';

/**
 * Maximum number of mails per day from the desk to one address (answers, viewing changes, invitations). The limit is far above normal use;
 * it keeps a stolen login from flooding a mailbox.
 */
export const DESK_MAILS_A_DAY = 20;
/**
 * Maximum number of invitations per day from the desk to all addresses together; the command line, used to set up an agency, has no such
 * limit.
 */
export const INVITATIONS_A_DAY = 500;

export type LimitMails = {
  /** Counts a mail before it is enqueued; returns `false` and logs if the limit is reached. */
  countMail(email: string): Promise<boolean>;
  /** Whether one more mail is allowed today, without counting it; logs if not. */
  mayMail(email: string): Promise<boolean>;
  /** Like `countMail`, for invitations. */
  countInvitation(email: string): Promise<boolean>;
};

/** Limits the desk's mails across all processes; rejects if the database is down, so that nothing is sent. */
export function makeLimitMails({
  limits,
  hashes,
  clock,
  security,
}: {
  readonly limits: Limits;
  readonly hashes: Pick<Hashes, 'personal'>;
  readonly clock: Clock;
  readonly security: SecurityLog;
}): LimitMails {
  const mayOne = (what: string, most: number) =>
    countWithinLimit(limits, limitOn(hashes, what, most, DAY), clock.now());

  const mailsTo = (email: string) =>
    limitOn(hashes, `mails of the desk to ${email.trim().toLowerCase()}`, DESK_MAILS_A_DAY, DAY);

  function noted(isWithin: boolean): boolean {
    if (isWithin) return true;
    security.note('throttled', 'desk-mails-to-person');
    return false;
  }

  const countMail = async (email: string) => noted(await countWithinLimit(limits, mailsTo(email), clock.now()));

  return {
    countMail,
    async mayMail(email) {
      const { key, windowMs, most } = mailsTo(email);
      return noted((await limits.counted(key, windowMs, clock.now())) < most);
    },
    async countInvitation(email) {
      if (!(await countMail(email))) return false;
      if (await mayOne('invitations of the desk', INVITATIONS_A_DAY)) return true;
      security.note('throttled', 'desk-invitations');
      return false;
    },
  };
}
