import { constants, setPriority } from 'node:os';
import type { TimeSpan } from '../../domain/appointment/time-span.ts';
import type { BusyFailure } from '../../application/ports/calendar/busy-feeds.ts';
import { type BusyTimes, busyTimes, TooMuch } from './busy-times.ts';

/** A file to be read; entries of `ownUids` were made by this site: an ending alone anyone can write. */
export type BusyJob = TimeSpan & { readonly file: string; readonly ownUids: readonly string[] };
export type BusyReply = BusyTimes | { readonly failure: BusyFailure };

// The site's own requests come first, however long a file takes.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.once('message', (job: BusyJob) => {
  process.send?.(replyTo(job), undefined, undefined, () => process.disconnect?.());
});

function replyTo({ file, from, until, ownUids }: BusyJob): BusyReply {
  try {
    const own = new Set(ownUids);
    return busyTimes(file, { from, until, isOwn: uid => own.has(uid) });
  } catch (error) {
    return { failure: error instanceof TooMuch ? 'too-large' : 'no-calendar' };
  }
}
