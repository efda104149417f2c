import type { Answered } from '../node-server/noted-response.ts';
import { lineOf } from '../system/logger.ts';

/** What asks every few seconds whether the site lives would fill the log with lines that say yes. */
const HEALTH = new Set(['healthz', 'readyz']);
const TENTH = 10;

/** Adds a line to the log for each response, but for those that say no more than that the site is well. */
export function makeAccessLog(add: (line: string) => void): (answered: Answered) => void {
  return ({ request, trace, route, method, status, ms, bytes, cache }) => {
    if (status === 200 && HEALTH.has(route)) return;
    const rounded = ms === undefined ? undefined : Math.round(ms * TENTH) / TENTH;
    add(lineOf({ level: 'info', event: 'request', request, trace, route, method, status, ms: rounded, bytes, cache }));
  };
}
