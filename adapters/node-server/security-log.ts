import type { Hashes } from '../../application/ports/security/hashes.ts';
import {
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityReason,
} from '../../application/ports/audit/security-log.ts';
import { currentRequest } from './request-context.ts';

/** One line of the security log, which is written as JSON. */
export type SecurityLine = {
  readonly level: 'info' | 'warning' | 'error';
  readonly event: SecurityEvent;
  readonly why: SecurityReason<SecurityEvent>;
  /** Id of the request, and name of the requested resource; never its address. */
  readonly request?: string;
  readonly trace?: string;
  readonly route?: string;
  /** `account` and `network` are keyed hashes: an account always has the same hash, a network has the same hash within a day. */
  readonly account?: string;
  readonly network?: string;
  /** Number of further events of this kind in the past minute, which have no lines of their own. */
  readonly unlisted?: number;
};

/** Maximum number of lines per event and reason in a minute, so that a flood of one kind hides no other and does not fill the disk. */
export const MOST_LINES = 60;
const MINUTE = 60_000;
/** Number of characters of a keyed hash: 16 characters of base64url are 96 bits. */
const NAME = 16;

/** Logs events with the current request; `network` is passed for a connection without a request. */
export type ServerSecurityLog = {
  note<Event extends SecurityEvent>(event: Event, why: SecurityReason<Event>, account?: string, network?: string): void;
  /**
   * Number of occurrences of each event since the start. Includes occurrences beyond `MOST_LINES`, which have no line, and events that
   * never occurred.
   */
  counts(): readonly EventCount[];
};

export type EventCount = Pick<SecurityLine, 'event' | 'why'> & { readonly count: number };

/** Creates the log of security events. `day` returns today, which is part of the hash of networks. */
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
