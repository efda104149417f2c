import type { Answered } from '../../node-server/noted-response.ts';
import { escapeControls } from '../../system/logger.ts';

/** What asks every few seconds whether the site lives would fill the log with lines that say yes. */
const HEALTH = new Set(['healthz', 'readyz']);
const TENTH = 10;

/**
 * Adds a line to the log for each response, but for those that say no more than that the site is well. A line is put together by hand
 * where others are by `lineOf`: that alone would cost a tenth of a page out of the cache.
 */
export function makeAccessLog(add: (line: string) => void): (answered: Answered) => void {
  /** Names of a closed list, as JSON has them. */
  const routes = new Map<string, string>();
  let time = 0;
  let timeText = '';

  function quoted(route: string): string {
    const known = routes.get(route);
    if (known !== undefined) return known;
    const made = escapeControls(JSON.stringify(route));
    routes.set(route, made);
    return made;
  }

  return ({ request, trace, route, method, status, ms, bytes, cache }) => {
    if (status === 200 && HEALTH.has(route)) return;
    const now = Date.now();
    if (now !== time) [time, timeText] = [now, new Date(now).toISOString()];
    const ofTrace = trace === undefined ? '' : `,"trace":"${trace}"`;
    const took = ms === undefined ? '' : `,"ms":${Math.round(ms * TENTH) / TENTH}`;
    const found = cache === undefined ? '' : `,"cache":"${cache}"`;
    add(
      `{"time":"${timeText}","level":"info","event":"request","request":"${request}"${ofTrace},"route":${quoted(route)},"method":"${method}","status":${status}${took},"bytes":${bytes}${found}}`,
    );
  };
}
