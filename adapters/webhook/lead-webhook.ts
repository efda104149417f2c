import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Lead, LeadFailure, type LeadForwarder } from '../../application/ports/requests/lead-forwarder.ts';

export type LeadWebhookParts = {
  readonly address: URL;
  readonly secret: string;
  /** DNS lookup that refuses private addresses. */
  readonly lookup: LookupFunction;
  /** Current time, Unix ms. */
  readonly now: () => number;
  readonly longestMs?: number;
};

/** Timeout of a request including its response, in milliseconds. */
const LONGEST_MS = 15_000;
/** Number of bytes after which a response is aborted; only the status of the response matters. */
const MOST_BYTES = 64 * 1024;
/** HTTP statuses that are worth a retry. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * Posts leads as JSON to a URL of the agency. `Idempotency-Key` contains the lead's id, so that the receiver can detect repeats;
 * `X-Signature` authenticates the sender: `t=SECONDS,v1=HEX` with the HMAC-SHA256 of `SECONDS.BODY` under the shared secret.
 * `await makeLeadWebhook({ address, secret, lookup, now: Date.now }).forward(lead, signal)`
 */
export function makeLeadWebhook({
  address,
  secret,
  lookup,
  now,
  longestMs = LONGEST_MS,
}: LeadWebhookParts): LeadForwarder {
  return {
    system: address.host,
    repeatable: true,
    async forward(lead, signal) {
      const body = JSON.stringify(bodyOf(lead));
      const seconds = Math.floor(now() / 1000);
      const status = await post(address, body, lookup, AbortSignal.any([signal, AbortSignal.timeout(longestMs)]), {
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
        'idempotency-key': lead.id,
        'x-signature': `t=${seconds},v1=${signatureOf(secret, seconds, body)}`,
      });
      if (status >= 200 && status < 300) return;
      const later = status >= 500 || PASSING.has(status);
      throw new LeadFailure(later ? 'later' : 'never', `responds with status ${status}`);
    },
  };
}

/** HMAC-SHA256 of a body with its timestamp. `signatureOf('secret', 1767610800, '{}')` → 64 hexadecimal digits */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

/** Request body: the lead with its time as ISO text; undefined fields are omitted. */
function bodyOf({ receivedAt, ...lead }: Lead): object {
  return { ...lead, receivedAt: new Date(receivedAt).toISOString() };
}

/** Sends the body and returns the status without following redirects. Network errors reject with `LeadFailure` `later`. */
function post(
  address: URL,
  body: string,
  lookup: LookupFunction,
  signal: AbortSignal,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      reject(
        new LeadFailure(
          'later',
          `cannot be reached (${signal.aborted ? 'no response in time' : (error.code ?? error.message)})`,
        ),
      );
    const send = address.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(address, { method: 'POST', headers, signal, lookup, agent: false }, response => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_BYTES) response.destroy();
      });
      response.on('error', failed);
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', failed);
    sent.end(body);
  });
}
