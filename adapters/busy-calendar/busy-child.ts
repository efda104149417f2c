import { constants, setPriority } from 'node:os';
import type { TimeSpan } from '../../domain/appointment/time-span.ts';
import type { BusyFailure } from '../../application/ports/calendar/busy-feeds.ts';
import { type BusyTimes, busyTimes, CalendarTooLarge } from './busy-times.ts';

/**
 * `file`: iCalendar text. `ownUids`: complete UIDs of events made by this site; a suffix alone could be forged. `agentEmails`: mail addresses
 * of the agent, in lower case.
 */
export type BusyJob = TimeSpan & {
  readonly file: string;
  readonly ownUids: readonly string[];
  readonly agentEmails: readonly string[];
};
export type BusyReply = BusyTimes | { readonly failure: BusyFailure };

// Lowers the priority of this process, because requests of the site must not wait while a calendar is parsed.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('message', (job: BusyJob) => {
  process.send?.(replyTo(job), undefined, undefined, () => process.disconnect?.());
});

function replyTo({ file, from, until, ownUids, agentEmails }: BusyJob): BusyReply {
  try {
    const own = new Set(ownUids);
    return busyTimes(file, { from, until, isOwn: uid => own.has(uid), isAgent: email => agentEmails.includes(email) });
  } catch (error) {
    return { failure: error instanceof CalendarTooLarge ? 'too-large' : 'no-calendar' };
  }
}
