import type { Hashes } from '../../application/ports/hashes.ts';
import { SECURITY_EVENTS, type SecurityEvent, type SecurityReason } from '../../application/ports/security-log.ts';
import { currentRequest } from './request-context.ts';

/** One line of the log. */
export type SecurityLine = {
  readonly level: 'info' | 'warning' | 'error';
  readonly event: SecurityEvent;
  readonly why: SecurityReason<SecurityEvent>;
  /** Of the request, and the name of what it asked for: never its address. */
  readonly request?: string;
  readonly route?: string;
  /** Keyed hashes: the same account and, within a day, the same network have the same one. */
  readonly account?: string;
  readonly network?: string;
  /** How many more of these happened in the minute that ended; they have no lines of their own. */
  readonly unlisted?: number;
};

/** Lines of one event and reason in a minute: who floods the site with one kind hides no other and fills no disk. */
export const MOST_LINES = 60;
const MINUTE = 60_000;
/** Characters of a keyed hash: 96 bits. */
const NAME = 16;

/** Notes events with the request that they happened in; `network` is given where a connection has no request yet. */
export type ServerSecurityLog = {
  note<Event extends SecurityEvent>(event: Event, why: SecurityReason<Event>, account?: string, network?: string): void;
};

/**
 * Makes the log of security events. `routeOf` names what an address leads to, in words of the site's own alone; `day` is today's,
 * by which the names of networks change.
 */
export function makeSecurityLog({
  write,
  hashes,
  routeOf,
  day,
}: {
  readonly write: (line: SecurityLine) => void;
  readonly hashes: Pick<Hashes, 'personal'>;
  readonly routeOf: (path: string) => string;
  readonly day: () => string;
}): ServerSecurityLog {
  const counts = new Map<string, number>();
  const named = (what: string) => hashes.personal(`log of ${what}`).slice(0, NAME);

  return {
    note(event, why, account, network = currentRequest()?.network) {
      const { level } = SECURITY_EVENTS[event];
      const kind = `${event} ${why}`;
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      if (count === 1) setTimeout(() => endMinute(kind, { level, event, why }), MINUTE).unref();
      if (count > MOST_LINES) return;
      const request = currentRequest();
      write({
        level,
        event,
        why,
        ...(request && { request: request.id, route: routeOf(request.path) }),
        ...(account !== undefined && { account: named(`account ${account.trim().toLowerCase()}`) }),
        ...(network !== undefined && { network: named(`network ${network} on ${day()}`) }),
      });
    },
  };

  function endMinute(kind: string, line: SecurityLine): void {
    const unlisted = (counts.get(kind) ?? 0) - MOST_LINES;
    counts.delete(kind);
    if (unlisted > 0) write({ ...line, unlisted });
  }
}
