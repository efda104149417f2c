import type { IncomingMessage } from 'node:http';
import type { Asked } from '../wire/exchange.ts';

export type ReadAsked =
  | { readonly kind: 'asked'; readonly asked: Asked }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415; readonly reason: string };

/** Reads what the house needs of a request; a body of over `limit` bytes, of another type or not UTF-8 is refused. */
export async function readAsked(request: IncomingMessage, limit: number): Promise<ReadAsked> {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  let body = '';
  if (request.method === 'POST') {
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (request.headers['content-encoding'] || (type !== 'application/x-www-form-urlencoded' && type !== '')) {
      return { kind: 'refused', status: 415, reason: 'This address takes form fields only.' };
    }
    const chunks: Buffer[] = [];
    let size = 0;
    // Left early, the request must stay open, or its socket goes before the refusal is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > limit) return { kind: 'refused', status: 413, reason: 'This is more than the form takes.' };
      chunks.push(chunk);
    }
    try {
      body = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    } catch {
      return { kind: 'refused', status: 400, reason: 'The text of this form is not UTF-8.' };
    }
  }
  return {
    kind: 'asked',
    asked: {
      method: request.method as Asked['method'],
      path: mark < 0 ? target : target.slice(0, mark),
      query: mark < 0 ? '' : target.slice(mark + 1),
      cookies: readCookies(request.headers.cookie),
      acceptLanguage: request.headers['accept-language'] ?? '',
      accept: request.headers.accept ?? '',
      body,
      fetchSite: typeof request.headers['sec-fetch-site'] === 'string' ? request.headers['sec-fetch-site'] : undefined,
      origin: request.headers.origin,
    },
  };
}

/** `readCookies('lng=nl; consent=1.0000')` → a map of both; of two with one name the first counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').slice(0, 8192).split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}
