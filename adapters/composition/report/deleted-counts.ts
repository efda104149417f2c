import type { DeletedCounts } from '../../../application/operate/delete-expired.ts';

/**
 * Lists how many items of each kind a run of the nightly clean-up deleted. `deletedCounts(counts)` → `'requests 1, subscriptions 0, mails
 * 2, files 0, lines of …'`
 */
export function deletedCounts({ requests, subscriptions, mails, letters, files, entries }: DeletedCounts): string {
  return `requests ${requests}, subscriptions ${subscriptions}, mails ${mails + letters}, files ${files}, lines of the desk’s log ${entries}`;
}
