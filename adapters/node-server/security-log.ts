import type { Hashes } from '../../application/ports/security/hashes.ts';
import {
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityReason,
} from '../../application/ports/audit/security-log.ts';
import { currentRequest } from './request-context.ts';

/** One line of the log. */
export type SecurityLine = {
  readonly level: 'info' | 'warning' | 'error';
  readonly event: SecurityEvent;
  readonly why: SecurityReason<SecurityEvent>;
  /** Of the request, and the name of what it asked for: never its address. */
  readonly request?: string;
  readonly trace?: string;
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
  /** How often each event happened since the start, those without a line too, and those that did not happen. */
  counts(): readonly EventCount[];
};

export type EventCount = Pick<SecurityLine, 'event' | 'why'> & { readonly count: number };

/**
 * Makes the log of security events. `day` is today's, by which the names of networks change.
 */
export function makeSecurityLog({
  write,
  hashes,
  day,
}: {
  readonly write: (line: SecurityLine) => void;
  readonly hashes: Pick<Hashes, 'personal'>;
  readonly day: () => string;
}): ServerSecurityLog {
  const inMinute = new Map<string, number>();
  const inAll = new Map(
    Object.entries(SECURITY_EVENTS).flatMap(([event, { why: reasons }]) =>
      reasons.map(why => [`${event} ${why}`, { event: event as SecurityEvent, why, count: 0 }]),
    ),
  );
  const named = (what: string) => hashes.personal(`log of ${what}`).slice(0, NAME);

  return {
    note(event, why, account, network = currentRequest()?.network) {
      const { level } = SECURITY_EVENTS[event];
      const kind = `${event} ${why}`;
      const total = inAll.get(kind);
      if (total) total.count++;
      const count = (inMinute.get(kind) ?? 0) + 1;
      inMinute.set(kind, count);
      if (count === 1) setTimeout(() => endMinute(kind, { level, event, why }), MINUTE).unref();
      if (count > MOST_LINES) return;
      const request = currentRequest();
      write({
        level,
        event,
        why,
        ...(request && { request: request.id, route: request.route }),
        ...(request?.trace !== undefined && { trace: request.trace }),
        ...(account !== undefined && { account: named(`account ${account.trim().toLowerCase()}`) }),
        ...(network !== undefined && { network: named(`network ${network} on ${day()}`) }),
      });
    },
    counts: () => [...inAll.values()],
  };

  function endMinute(kind: string, line: SecurityLine): void {
    const unlisted = (inMinute.get(kind) ?? 0) - MOST_LINES;
    inMinute.delete(kind);
    if (unlisted > 0) write({ ...line, unlisted });
  }
}
