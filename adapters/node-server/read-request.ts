import type { IncomingMessage } from 'node:http';
import type { Uploads } from '../../application/ports/submissions/uploads.ts';
import { readCookies } from '../wire/cookies.ts';
import type { HttpRequest, Upload } from '../wire/exchange.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { boundaryOf, longestBody, readMultipart } from './read-multipart.ts';

export type RequestRead =
  /** `drop` deletes the request's temporary files that were not stored; it never rejects. */
  | { readonly kind: 'request'; readonly request: HttpRequest; readonly drop: () => Promise<void> }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415 | 503; readonly reason: string };

/** The parts of a request that are parsed before its body is read. */
export type RequestHead = Pick<HttpRequest, 'path' | 'query' | 'cookies' | 'acceptLanguage'>;

export function readRequestHead({ url = '/', headers }: IncomingMessage): RequestHead {
  const mark = url.indexOf('?');
  return {
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    cookies: readCookies(headers.cookie),
    acceptLanguage: headers['accept-language'] ?? '',
  };
}

/** The network of a request's client; `proxies`: number of reverse proxies whose X-Forwarded-For entries are trusted. */
export function networkOfRequest({ socket, headers }: IncomingMessage, proxies: number): string {
  return networkOf(clientAddress(socket.remoteAddress, wholeHeader(headers['x-forwarded-for']), proxies));
}

/** Limits for reading requests, and the number of uploads in progress. */
export type Reading = {
  /** Maximum bytes of a body, and of the text of a form with files. */
  readonly limit: number;
  /** Maximum bytes of all files of a form at a path; `undefined`: no files accepted. */
  readonly fileLimit: (path: string) => number | undefined;
  readonly begin: Uploads['begin'];
  /** Number of the site's reverse proxies. */
  readonly proxies: number;
  /** Number of forms with files being received. */
  underWay: number;
};

/** Maximum number of concurrent uploads: each may fill the disk up to its limit before it is checked. */
const MOST_UPLOADS = 32;
/** Maximum number of parts; every form has fewer. */
const MOST_PARTS = 100;

const nothingToDrop = async () => undefined;

/** Reads a request; a body of more than `limit` bytes, of another type or not UTF-8 is refused. */
export async function readRequest(request: IncomingMessage, reading: Reading): Promise<RequestRead> {
  const { limit } = reading;
  const by = readRequestHead(request);
  let body = '';
  let upload: Upload | undefined;
  let drop: () => Promise<void> = nothingToDrop;
  const boundary = request.method === 'POST' ? boundaryOf(request.headers['content-type']) : undefined;
  const largest = boundary === undefined ? undefined : reading.fileLimit(by.path);
  if (boundary !== undefined && largest !== undefined && !request.headers['content-encoding']) {
    const bounds = { text: limit, file: largest, parts: MOST_PARTS };
    if (Number(request.headers['content-length']) > longestBody(bounds)) return TOO_LARGE;
    if (reading.underWay >= MOST_UPLOADS)
      return {
        kind: 'refused',
        status: 503,
        reason: 'Too many files are being uploaded. Please try again in a moment.',
      };
    reading.underWay++;
    try {
      const chunks = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
      const read = await readMultipart(chunks, boundary, bounds, reading.begin);
      if ('refused' in read) {
        return read.refused === 'too-large'
          ? TOO_LARGE
          : { kind: 'refused', status: 400, reason: 'The form data cannot be read.' };
      }
      ({ upload, drop } = read);
    } finally {
      reading.underWay--;
    }
  } else if (request.method === 'POST') {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (request.headers['content-encoding'] || (type !== 'application/x-www-form-urlencoded' && type !== '')) {
      return { kind: 'refused', status: 415, reason: 'This address accepts form data only.' };
    }
    const chunks: Buffer[] = [];
    let size = 0;
    // When leaving early, keep the request open: closing its socket would prevent the response.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > limit) return TOO_LARGE;
      chunks.push(chunk);
    }
    try {
      body = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    } catch {
      return { kind: 'refused', status: 400, reason: 'The text of this form is not UTF-8.' };
    }
  }
  return {
    kind: 'request',
    drop,
    request: {
      method: request.method as HttpRequest['method'],
      ...by,
      accept: request.headers.accept ?? '',
      range: request.headers.range,
      ifRange: wholeHeader(request.headers['if-range']),
      body,
      fetchSite: typeof request.headers['sec-fetch-site'] === 'string' ? request.headers['sec-fetch-site'] : undefined,
      origin: request.headers.origin,
      network: networkOfRequest(request, reading.proxies),
      ...(upload && { upload }),
    },
  };
}

const TOO_LARGE = { kind: 'refused', status: 413, reason: 'The request is larger than the form allows.' } as const;

function wholeHeader(value: string | readonly string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.join(', ');
}
