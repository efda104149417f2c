import type { TimeSpan } from '../../domain/appointment/time-span.ts';
import type { BusyFailure } from '../../application/ports/busy-feeds.ts';
import { busyTimes, TooMuch } from './busy-times.ts';

/** A file to be read; entries whose UID ends with `ownEnd` were made by this site. */
export type BusyJob = TimeSpan & { readonly file: string; readonly ownEnd: string };
export type BusyReply = { readonly times: readonly TimeSpan[] } | { readonly failure: BusyFailure };

process.once('message', (job: BusyJob) => {
  process.send?.(replyTo(job), undefined, undefined, () => process.disconnect?.());
});

function replyTo({ file, from, until, ownEnd }: BusyJob): BusyReply {
  try {
    return { times: busyTimes(file, { from, until, isOwn: uid => uid.startsWith('visit-') && uid.endsWith(ownEnd) }) };
  } catch (error) {
    return { failure: error instanceof TooMuch ? 'too-large' : 'no-calendar' };
  }
}
