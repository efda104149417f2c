import { type FollowSourceParts, makeFollowSource } from '../../../application/operate/follow-source.ts';
import type { LogEvent } from '../../system/logger.ts';

/** Milliseconds until the next attempt if no import was started, because another process is importing or imported recently. */
const AGAIN_MS = 5_000;

/**
 * Creates the job that imports listings from the agency's CRM each `everyMs`. The job is called more often, and skips calls before the next
 * import is due. Each call returns its log events, except those that equal the previous ones. `name`: name of the CRM in the log; aborting
 * `signal` ends a running import.
 */
export function makeRunImports({
  name,
  signal,
  ...parts
}: FollowSourceParts & { readonly name: string; readonly signal: AbortSignal }): () => Promise<readonly LogEvent[]> {
  const follow = makeFollowSource(parts);
  const { everyMs } = parts;
  let dueAt = -Infinity;
  let lastText = '';

  /** Returns the events; returns none if `text` equals the text of the previous call. */
  function unlessSaid(text: string, events: readonly LogEvent[]): readonly LogEvent[] {
    const isNew = lastText !== text;
    lastText = text;
    return isNew ? events : [];
  }

  return async () => {
    const began = performance.now();
    if (began < dueAt) return [];
    dueAt = began + everyMs;
    const followed = await follow(signal);
    if (followed.kind === 'skipped') {
      dueAt = began + Math.min(everyMs, AGAIN_MS);
      return [];
    }
    if (followed.kind === 'failed') {
      const { reason, refused } = followed;
      const [first] = refused;
      const counted = first === undefined ? reason : `${reason} (${refused.length} findings, the first: ${first})`;
      return unlessSaid([reason, ...refused].join('\n'), [
        { level: 'error', message: `catalogue: ${name}: ${counted}` },
        ...warnings(refused),
      ]);
    }
    const { isChanged, counts, adverts, packages, refused } = followed.told;
    const said = (text: string | undefined) => (text === undefined ? [] : [`catalogue: ${name}: ${text}`]);
    // While the feed does not change, each run refuses the same records, so these lines are logged only once.
    const lines = [...(isChanged ? [] : said(counts)), ...said(packages), ...refused];
    return [...(isChanged ? said(counts) : []), ...adverts]
      .map((message): LogEvent => ({ level: 'info', message }))
      .concat(unlessSaid(lines.join('\n'), warnings(lines)));
  };
}

function warnings(lines: readonly string[]): readonly LogEvent[] {
  return lines.map(message => ({ level: 'warning', message }));
}
