import { setTimeout as pause } from 'node:timers/promises';

/** One request to a system of the agency. */
export type SystemRequest = {
  /** What is asked, for the operator, as an operation's name; never the address, which may hold a password. */
  readonly what: string;
  readonly url: URL;
  /** Sent by POST where there is one, else the request is a GET. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** It is sent once, because what it does must not be done twice. */
  readonly once?: boolean;
};

export type SystemResponse = { readonly status: number; readonly body: string };

/** Sends a request to the agency's system. Rejects with `SystemFailure` where nothing usable came of it. */
export type AskSystem = (request: SystemRequest, signal: AbortSignal) => Promise<SystemResponse>;

/** A request without a usable response; the message is for the operator and holds no address, no password and no body. */
export class SystemFailure extends Error {
  override readonly name = 'SystemFailure';
  /** Whether the system may have received and done what it was asked. */
  readonly perhapsDone: boolean;
  /** Whether the system read what it was asked, and will not do it. */
  readonly refused: boolean;

  constructor(message: string, { perhapsDone = false, refused = false } = {}) {
    super(message);
    this.perhapsDone = perhapsDone;
    this.refused = refused;
  }
}

/** For one try, connection and body included. */
const LONGEST_MS = 30_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Milliseconds before the second and each further try, where the system names none. */
const PAUSES_MS: readonly number[] = [2_000, 5_000, 15_000];
/** A system that asks for a longer pause than this is asked by the next run. */
const LONGEST_PAUSE_MS = 120_000;
/** Statuses of which another try may be better. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Of those, the ones that say that nothing was done. */
const NOT_DONE: ReadonlySet<number> = new Set([425, 429, 503]);
/** Codes of errors before anything was sent. */
const NOT_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * Asks a system patiently: tries again after a lost connection, a timeout, 429 with the pause that it names, and failures of the
 * server. No redirect is followed, for credentials would go along.
 * `await makeAskSystem()({ what: 'GetPropertyList2', url }, signal)` → `{ status: 200, body: '{…}' }`; 401 is a response as well
 */
export function makeAskSystem({
  longestMs = LONGEST_MS,
  wait = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }),
}: {
  readonly longestMs?: number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
} = {}): AskSystem {
  return async (request, signal) => {
    const pauses = request.once ? [] : PAUSES_MS;
    for (let tried = 0; ; tried++) {
      const outcome = await tryOnce(request, signal, longestMs);
      if ('body' in outcome) return outcome;
      // What must not be done twice may be done by now, and who ended it has to know.
      if (!request.once) signal.throwIfAborted();
      const ms = Math.max(pauses[tried] ?? Infinity, outcome.pauseMs);
      if (ms > LONGEST_PAUSE_MS) throw new SystemFailure(`${request.what}: ${outcome.why}`, outcome);
      await wait(ms, signal);
    }
  };
}

type Failed = { readonly why: string; readonly perhapsDone: boolean; readonly pauseMs: number };

async function tryOnce(
  { url, body, headers }: SystemRequest,
  signal: AbortSignal,
  longestMs: number,
): Promise<SystemResponse | Failed> {
  signal.throwIfAborted();
  const timeout = AbortSignal.timeout(longestMs);
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json, text/xml;q=0.9', ...headers },
      redirect: 'manual',
      signal: AbortSignal.any([signal, timeout]),
      ...(body !== undefined && { body }),
    });
    const { status } = response;
    if (PASSING.has(status)) {
      await response.body?.cancel();
      const pauseMs = pauseOf(response.headers.get('retry-after'));
      const later = pauseMs > LONGEST_PAUSE_MS ? `, and asks for a pause of ${Math.round(pauseMs / 1000)} s` : '';
      return { why: `responds with status ${status}${later}`, perhapsDone: !NOT_DONE.has(status), pauseMs };
    }
    return { status, body: await readBody(response) };
  } catch (error) {
    if (error instanceof SystemFailure) throw error;
    const code = codeOf(error);
    const why = signal.aborted
      ? 'it was ended before a response came'
      : timeout.aborted
        ? `no response within ${longestMs / 1000} s`
        : `the connection failed (${code})`;
    return { why, perhapsDone: timeout.aborted || !NOT_SENT.has(code), pauseMs: 0 };
  }
}

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw new SystemFailure(`a response is larger than ${MOST_BYTES / 1024 / 1024} MB`, { perhapsDone: true });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Milliseconds that a response asks to wait: seconds or a date (RFC 9110, 10.2.3). */
function pauseOf(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : 0;
}

/** The code of what made a request fail, looked for in its causes. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'unknown';
}

/**
 * The JSON of a response; what is none is a failure, an HTML page of an error or a body that was cut off among them.
 * `jsonOf('GetCityList', { status: 200, body: '<html>' })` throws: GetCityList: the response is no JSON
 */
export function jsonOf(what: string, { status, body }: SystemResponse): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SystemFailure(`${what}: the response is no JSON (status ${status})`, { perhapsDone: true });
  }
}

/** Where a system's operations begin, without slashes at its end. `baseAddress('https://crm.example/v1/')` → `'https://crm.example/v1'` */
export function baseAddress(address: string): string {
  return /^.*[^/]/s.exec(address)?.[0] ?? '';
}
