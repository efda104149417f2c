import type { Clock } from '../../ports/clock.ts';
import type { Hashes } from '../../ports/security/hashes.ts';
import { DAY, limitOn, type Limits, within } from '../../ports/security/limits.ts';
import type { SecurityLog } from '../../ports/audit/security-log.ts';

/**
 * Mails that all members of the desk together send to one address in a day: answers, changes of visits, invitations. An exchange about a
 * sale stays far below. A stolen login cannot flood a mailbox.
 */
export const DESK_MAILS_A_DAY = 20;
/** Invitations that the desk sends in a day, to whatever addresses; the commands, for an agency that begins, have no such limit. */
export const INVITATIONS_A_DAY = 500;

export type LimitMails = {
  /** Counts a mail to an address before it is put; false, logged, where it may not be put today. */
  mayMail(email: string): Promise<boolean>;
  /** Whether one more may be put today, without counting it; logged where not. */
  hasRoom(email: string): Promise<boolean>;
  /** `mayMail` of an invitation. */
  mayInvite(email: string): Promise<boolean>;
};

/** Counts what the desk mails, on all processes of the site together; an outage of the store rejects, and nothing is sent. */
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
  const mayOne = (what: string, most: number) => within(limits, limitOn(hashes, what, most, DAY), clock.now());

  const mailsTo = (email: string) =>
    limitOn(hashes, `mails of the desk to ${email.trim().toLowerCase()}`, DESK_MAILS_A_DAY, DAY);

  function noted(isWithin: boolean): boolean {
    if (isWithin) return true;
    security.note('throttled', 'desk-mails-to-person');
    return false;
  }

  const mayMail = async (email: string) => noted(await within(limits, mailsTo(email), clock.now()));

  return {
    mayMail,
    async hasRoom(email) {
      const { key, windowMs, most } = mailsTo(email);
      return noted((await limits.counted(key, windowMs, clock.now())) < most);
    },
    async mayInvite(email) {
      if (!(await mayMail(email))) return false;
      if (await mayOne('invitations of the desk', INVITATIONS_A_DAY)) return true;
      security.note('throttled', 'desk-invitations');
      return false;
    },
  };
}
