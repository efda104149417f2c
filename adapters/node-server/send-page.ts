import type { IncomingMessage } from 'node:http';
import type { ListingId } from '../../domain/listing/listing.ts';
import { endLastResponse } from './end-last-response.ts';
import { etagMatches } from './negotiate.ts';
import type { NotedResponse } from './noted-response.ts';
import type { CachedPage } from './page-cache.ts';
import { readyPages } from './ready-page.ts';

export const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Sends responses from memory: `page` sends a page in the accepted encoding, or 304; `line` sends one line of text. `base` returns the
 * headers of all responses, alternating names and values; `seen` is called for each property's page.
 */
export function makeSend(base: () => readonly string[], seen: (listing: ListingId, request: IncomingMessage) => void) {
  const readyFor = readyPages(base);
  return {
    page(request: IncomingMessage, response: NotedResponse, page: CachedPage): void {
      const ready = readyFor(page, request.headers['accept-encoding']);
      if (
        ready.etag !== undefined &&
        request.method !== 'POST' &&
        etagMatches(request.headers['if-none-match'], ready.etag)
      ) {
        response.writeHead(304, ready.unchanged as string[]);
        response.end();
      } else {
        response.writeHead(page.status, ready.headers as string[]);
        end(request, response, page.headers['connection'] === 'close', ready.bytes);
      }
      if (page.shows !== undefined) seen(page.shows, request);
    },

    line(
      request: IncomingMessage,
      response: NotedResponse,
      status: number,
      headers: Readonly<Record<string, string>>,
      text: string,
    ): void {
      const bytes = Buffer.from(`${text}\n`);
      const own = ['content-length', String(bytes.byteLength)];
      response.writeHead(status, [...base(), ...Object.entries(headers).flat(), ...own]);
      end(request, response, headers['connection'] === 'close', bytes);
    },
  };
}

function end(request: IncomingMessage, response: NotedResponse, last: boolean, bytes: Uint8Array): void {
  const content = request.method === 'HEAD' ? undefined : bytes;
  response.bytes = content?.byteLength ?? 0;
  if (last) endLastResponse(request, response, content);
  else response.end(content);
}
