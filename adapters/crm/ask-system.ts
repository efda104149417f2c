import { setTimeout as pause } from 'node:timers/promises';
import { mixedText } from '../wire/decode-mixed.ts';

/** One request to the agency's CRM. */
export type SystemRequest = {
  /** Name of the operation, for logs. Never the URL, which may contain a password. */
  readonly what: string;
  readonly url: URL;
  /** Body of a POST request; absent for GET. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the operation is not idempotent; the request is then never repeated. */
  readonly once?: boolean;
};

export type SystemResponse = { readonly status: number; readonly body: string };

/** Sends a request to the agency's CRM. Rejects with `SystemFailure` without a usable response. */
export type AskSystem = (request: SystemRequest, signal: AbortSignal) => Promise<SystemResponse>;

/** A request failed; the message is for the operator and contains no URL, password or body. */
export class SystemFailure extends Error {
  override readonly name = 'SystemFailure';
  /** Whether the CRM may have received and executed the request. */
  readonly perhapsDone: boolean;
  /** Whether the CRM received the request and refused it permanently. */
  readonly refused: boolean;

  constructor(message: string, { perhapsDone = false, refused = false } = {}) {
    super(message);
    this.perhapsDone = perhapsDone;
    this.refused = refused;
  }
}

/** Timeout of one attempt in milliseconds, including connection and body. */
const LONGEST_MS = 30_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** Milliseconds before each retry, unless the CRM demands more by Retry-After. */
const PAUSES_MS: readonly number[] = [2_000, 5_000, 15_000];
/** Maximum delay in milliseconds that Retry-After may demand; above it, the request fails and is left to the next import. */
const LONGEST_PAUSE_MS = 120_000;
/** HTTP statuses after which a request is retried. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);
/** Statuses of `PASSING` after which the request was certainly not executed. */
const NOT_DONE: ReadonlySet<number> = new Set([425, 429, 503]);
/** Error codes of failures before the request was sent. */
const NOT_SENT: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/**
 * HTTP client for a CRM with retries after lost connections, timeouts, server errors, and 429 (respecting Retry-After). Follows no
 * redirects, which would forward credentials.
 * `await makeAskSystem()({ what: 'GetPropertyList2', url }, signal)` → `{ status: 200, body: '{…}' }`; also resolves for status 401
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
      // A request marked `once` may have been executed: report the failure with `perhapsDone` instead of a plain abort.
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

/** Text of a response; bytes that are not UTF-8 are characters of windows-1252, whatever encoding its headers name. */
async function readBody(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES)
      throw new SystemFailure(`a response is larger than ${MOST_BYTES / 1024 / 1024} MB`, { perhapsDone: true });
    chunks.push(chunk);
  }
  return mixedText(Buffer.concat(chunks)).replace(/^\uFEFF/, '');
}

/** Delay in milliseconds from a Retry-After header: seconds or a date (RFC 9110, 10.2.3). */
function pauseOf(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : 0;
}

/** First error code in a chain of causes. */
function codeOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'unknown';
}

/** Base URL of a CRM's operations without trailing slashes. `baseAddress('https://crm.example/v1/')` → `'https://crm.example/v1'` */
export function baseAddress(address: string): string {
  return /^.*[^/]/s.exec(address)?.[0] ?? '';
}
