import type { Answered } from '../../node-server/noted-response.ts';
import { escapeControls } from '../../system/logger.ts';

/** Routes that health checks poll every few seconds; their successful responses are not logged. */
const HEALTH = new Set(['healthz', 'readyz']);
const TENTH = 10;

/**
 * Logs one JSON line per response, except for successful health checks. The line is concatenated by hand: building it with `lineOf` would
 * take 10 % of the time of a cached page.
 */
export function makeAccessLog(add: (line: string) => void): (answered: Answered) => void {
  /** Cache of route names as JSON strings. The cache needs no limit, because there are few routes. */
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
