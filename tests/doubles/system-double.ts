import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { MadeAgency } from './made-agency.ts';

/** A fault of the service, for requests whose operation matches `of`. */
export type Fault = {
  readonly kind: FaultKind;
  /** Number of occurrences; absent: always. */
  readonly times?: number;
  /** Number of requests before the fault first occurs. */
  readonly after?: number;
  /** Affected operations; absent: all. */
  readonly of?: RegExp;
};

/** Faults of any HTTP service; those of authentication belong to the specific double. */
export type FaultKind =
  | 'too-many'
  | 'too-many-unsaid'
  | 'broken'
  | 'html'
  | 'cut-off'
  | 'silent'
  | 'reset'
  | 'slow'
  | 'huge'
  | 'empty-list'
  | 'same-page'
  | 'moves'
  | 'deleted'
  | 'shrinks'
  | 'sign-in-refused'
  | 'forbidden'
  | 'token-expired'
  | 'soap-fault'
  | 'gone-meanwhile'
  | 'lead-lost'
  | 'lead-refused';

/** A call that a double received. */
export type Call = { readonly operation: string; readonly parameters: unknown };

/** A request as parsed by a double. */
export type DoubleRequest = {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
};
export type DoubleResponse = {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Service-specific response; `strikes` returns whether a fault of this kind occurs now. */
export type Answer = (request: DoubleRequest, state: DoubleState) => DoubleResponse;

export type DoubleState = {
  readonly agency: () => MadeAgency;
  /** The service's clock (Unix ms). */
  readonly now: () => number;
  readonly strikes: (kind: FaultKind, operation: string) => boolean;
  /** Records a call. */
  readonly note: (call: Call) => void;
  /** Stores a lead in the service. */
  readonly receive: (lead: ReceivedLead) => void;
};

/** A lead stored in the service; `key`: the site's reference, by which it detects duplicates. */
export type ReceivedLead = {
  readonly key: string;
  readonly email: unknown;
  readonly about: unknown;
  readonly text: string;
  readonly consent: boolean;
};

export type SystemDouble = {
  readonly address: URL;
  readonly calls: Call[];
  readonly leads: ReceivedLead[];
  /** Called with the operation of each complete request, before it is processed. */
  heard: ((operation: string) => void) | undefined;
  /** Replaces the agency's data. */
  hold(agency: MadeAgency): void;
  /** Replaces all faults. */
  fail(...faults: readonly Fault[]): void;
  stop(): Promise<void>;
};

/** Milliseconds after which a 'silent' double responds after all: longer than any test waits. */
const SILENT_MS = 30_000;
const SLOW_MS = 60;

/** Starts a test double of a CRM service on 127.0.0.1. Network and server faults are built in; other responses come from `answer`. */
export async function startDouble(
  agency: MadeAgency,
  operationOf: (request: DoubleRequest) => string,
  answer: Answer,
  now: () => number,
): Promise<SystemDouble> {
  let held = agency;
  let active: { fault: Fault; left: number; waits: number }[] = [];
  const calls: Call[] = [];
  const leads: ReceivedLead[] = [];
  const timers = new Set<NodeJS.Timeout>();

  const strikes = (kind: FaultKind, operation: string): boolean => {
    const found = active.find(({ fault }) => fault.kind === kind && (fault.of?.test(operation) ?? true));
    if (!found || found.left === 0) return false;
    if (found.waits > 0) {
      found.waits--;
      return false;
    }
    found.left--;
    return true;
  };
  const state: DoubleState = {
    agency: () => held,
    now,
    strikes,
    note: call => calls.push(call),
    receive: lead => leads.push(lead),
  };
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, ms);
    timers.add(timer);
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const asked = { path: url.pathname, query: url.searchParams, headers: request.headers, body: await text(request) };
    const operation = operationOf(asked);
    const struck = (kind: FaultKind) => strikes(kind, operation);
    double.heard?.(operation);
    if (struck('reset')) return void request.socket.resetAndDestroy();
    if (struck('silent')) return later(SILENT_MS, () => response.end());
    if (struck('too-many')) return void response.writeHead(429, { 'retry-after': '7' }).end('slow down');
    if (struck('too-many-unsaid')) return void response.writeHead(429).end();
    if (struck('broken')) return void response.writeHead(500).end('{"Message":"Object reference not set"}');
    if (struck('html'))
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>');
    const { status = 200, type = 'application/json; charset=utf-8', headers = {}, body } = answer(asked, state);
    const bytes = Buffer.from(body);
    response.writeHead(status, { 'content-type': type, ...headers });
    if (status < 300 && struck('lead-lost')) return void request.socket.resetAndDestroy();
    if (struck('cut-off')) return void response.end(bytes.subarray(0, Math.floor(bytes.length / 2)));
    if (struck('slow')) return later(SLOW_MS, () => response.end(bytes));
    response.end(bytes);
  }

  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const double: SystemDouble = {
    heard: undefined,
    address: new URL(`http://127.0.0.1:${port}/`),
    calls,
    leads,
    hold: agency => (held = agency),
    fail(...faults) {
      active = faults.map(fault => ({ fault, left: fault.times ?? Infinity, waits: fault.after ?? 0 }));
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
  return double;
}

/**
 * A page of a list from index `from`, with the faults of paging: empty, always the first page, items that move or disappear between pages,
 * a shrinking total.
 */
export function pageOf<Item>(
  all: readonly Item[],
  { from, count }: { readonly from: number; readonly count: number },
  struck: (kind: FaultKind) => boolean,
): { readonly items: readonly Item[]; readonly total: number } {
  if (struck('empty-list')) return { items: [], total: 0 };
  if (struck('same-page')) return { items: all.slice(0, count), total: all.length };
  // An item of a later page moved to the front: one item is repeated, and one is missed.
  if (from > 0 && struck('moves')) {
    const moved = all.at(-1) as Item;
    const now = [moved, ...all.slice(0, -1)];
    return { items: now.slice(from, from + count), total: now.length };
  }
  // The first item was deleted: all others move one place forward.
  if (from > 0 && struck('deleted')) {
    const now = all.slice(1);
    return { items: now.slice(from, from + count), total: now.length };
  }
  const total = from > 0 && struck('shrinks') ? all.length - 1 : all.length;
  return { items: all.slice(from, from + count), total };
}
