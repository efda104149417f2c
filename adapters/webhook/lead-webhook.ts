import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type Lead, LeadFailure, type LeadForwarder } from '../../application/ports/requests/lead-forwarder.ts';

export type LeadWebhookParts = {
  readonly address: URL;
  readonly secret: string;
  /** Finds the host of the address, and refuses what leads into a private network. */
  readonly lookup: LookupFunction;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly longestMs?: number;
};

/** For one request with its response. */
const LONGEST_MS = 15_000;
/** Of a response: its status alone counts. */
const MOST_BYTES = 64 * 1024;
/** Statuses of which another try may be better. */
const PASSING: ReadonlySet<number> = new Set([408, 409, 425, 429]);

/**
 * Posts leads as JSON to an address of the agency's own. `Idempotency-Key` holds the lead's id, so that a lead which comes twice is one
 * there; `X-Signature` proves who sent it: `t=SECONDS,v1=HEX` with the HMAC-SHA256 of `SECONDS.BODY` under the agreed secret.
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

/** `signatureOf('secret', 1767610800, '{}')` → 64 hexadecimal digits */
export function signatureOf(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}

/** What is sent: a lead as it is, its time as ISO text; what is absent has no name. */
function bodyOf({ receivedAt, ...lead }: Lead): object {
  return { ...lead, receivedAt: new Date(receivedAt).toISOString() };
}

/** Sends the body and gives the status; no redirect is followed. Every failure of the network may pass. */
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
