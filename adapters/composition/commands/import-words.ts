import type { ExternalIds } from '../../../application/operate/import-report.ts';
import type { FeedFinding } from '../../../application/ports/feed.ts';

/** How long another import is awaited; one that died is noticed after some seconds. */
const WAITING_MS = 20_000;
const PAUSE_MS = 250;
/** Ids of one line. */
const SHOWN_IDS = 1_000;

/** Tries again while another import is running, and in the end gives that. */
export async function untilNoOther<Outcome extends { readonly kind: string }>(
  attempt: () => Promise<Outcome>,
): Promise<Outcome> {
  const end = performance.now() + WAITING_MS;
  for (let waiting = false; ; waiting = true) {
    const outcome = await attempt();
    if (outcome.kind !== 'another-import' || performance.now() > end) return outcome;
    if (!waiting) console.log('Another import is running; waiting for it to end.');
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
}

/** Prints a line of ids, none where there are none. */
export function tellIds(what: string, ids: readonly string[], externalIds?: ExternalIds): void {
  if (ids.length === 0) return;
  const more = ids.length > SHOWN_IDS ? ` and ${ids.length - SHOWN_IDS} more` : '';
  const shown = ids.slice(0, SHOWN_IDS).map(id => named(id, externalIds));
  console.log(`${what}: ${shown.join(' ')}${more}`);
}

export function lineOf(what: string, { id, field, reason }: FeedFinding, externalIds: ExternalIds): string {
  return [`${what}:`, named(id, externalIds), field, reason].filter(Boolean).join(' ');
}

/** Says in one line why nothing was done. */
export function fail(line: string): false {
  console.error(line);
  return false;
}

/** The id that stands in addresses, and that of the agency's system beside it where it is another. */
function named(id: string, externalIds?: ExternalIds): string {
  const external = externalIds?.get(id);
  return external === undefined ? id : `${id} (${external})`;
}
