import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { PageFailure } from '../../application/page/page-model.ts';
import { Outage } from '../../application/ports/outage.ts';
import type { SecurityReason } from '../../application/ports/audit/security-log.ts';
import type { Uploads } from '../../application/ports/submissions/uploads.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import type { HttpResponse, HttpRequest, FileResponse } from '../wire/exchange.ts';
import { networkOf } from './client-address.ts';
import { drain } from './drain.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, limitConnections } from './limit-connections.ts';
import { type Answered, answeredUnreadable, NotedResponse, newRequestId } from './noted-response.ts';
import { type CachedPage, cachedPage, PageCache } from './page-cache.ts';
import { networkOfRequest, type RequestHead, readRequest, readRequestHead } from './read-request.ts';
import { baseLines } from './ready-page.ts';
import { inRequest } from './request-context.ts';
import type { ServerSecurityLog } from './security-log.ts';
import { sendFile } from './send-file.ts';
import { makeSend, PLAIN } from './send-page.ts';
import { responseTo, unreadable } from './unreadable.ts';

/** Dependencies of the HTTP server. */
export type ServerParts = {
  /** Headers of every response; the same object as long as they are unchanged. */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, { page: CachedPage; compressible: boolean }>;
  /** Responds to everything that is not a file: pages, pictures, the API. */
  readonly respond: (request: HttpRequest) => Promise<HttpResponse | FileResponse>;
  /** Renders the error page of a request that accepts HTML; other requests, and all where this is absent, get one line of text. */
  readonly failed?: (head: RequestHead, why: PageFailure, reference: string) => Promise<HttpResponse>;
  /**
   * The cache key of a page shared by all visitors, or `undefined`. Called before anything else is parsed, so it has to be cheap: `target`
   * is path and query as sent.
   */
  readonly cacheKey: (
    target: string,
    header: (name: 'cookie' | 'accept-language') => string | undefined,
  ) => string | undefined;
  /** Identifies the state of the site; cached pages of another state are dropped. */
  readonly generation: () => string;
  readonly ready: () => boolean;
  /** Returns the name of a path's resource, from a closed list; never throws. */
  readonly routeOf: (path: string) => string;
  /** Called when a response is closed, even that of a cached page, so this function must take almost no time. */
  readonly answered: (answered: Answered) => void;
  readonly log: (event: {
    readonly level: 'info' | 'warning' | 'error';
    readonly message: string;
    readonly error?: unknown;
  }) => void;
  readonly security: Pick<ServerSecurityLog, 'note'>;
  /** Called each time a property's page is sent, even from the cache, so this function must take almost no time. */
  readonly seen: (listing: ListingId, request: IncomingMessage) => void;
  /** Limit of the page cache, in bytes. */
  readonly cacheLimit: number;
  /** Maximum bytes of all files of a form at a path; `undefined`: no files accepted. */
  readonly fileLimit?: (path: string) => number | undefined;
  /** Stores files until their form is processed. */
  readonly uploads: Pick<Uploads, 'begin'>;
  /** Number of the site's reverse proxies; entries of X-Forwarded-For that other machines add are not trusted. */
  readonly proxies: number;
  /** Limits of open and of stalled connections; absent: `CONNECTION_LIMITS`. */
  readonly connections?: ConnectionLimits;
};

export type RunningServer = { readonly server: Server; readonly cache: PageCache; stop(): Promise<void> };

/** Maximum length of path and query, in characters. */
const MAX_TARGET = 4096;
const MAX_BODY = 64 * 1024;

/** Starts to listen on `host`:`port`; resolves once the port is open. */
export function serve(parts: ServerParts, host: string, port: number): Promise<RunningServer> {
  const cache = new PageCache(parts.cacheLimit);
  const base = baseLines(parts.headers);
  const send = makeSend(base, parts.seen);
  let draining = false;
  /** Connections of requests that were refused before the end of their body; each is closed after its response. */
  const partlyRead = new WeakSet<Duplex>();
  const reading = {
    limit: MAX_BODY,
    fileLimit: parts.fileLimit ?? (() => undefined),
    begin: parts.uploads.begin,
    proxies: parts.proxies,
    underWay: 0,
  };

  /** Runs work with a `RequestContext`, which the log uses. Cached pages and files are sent without one. */
  function named<T>(request: IncomingMessage, response: NotedResponse, work: () => T): T {
    response.route = parts.routeOf(readRequestHead(request).path);
    const { id, trace, route } = response;
    return inRequest({ id, trace, route, network: networkOfRequest(request, reading.proxies) }, work);
  }
  const refused = (request: IncomingMessage, response: NotedResponse, why: SecurityReason<'request-refused'>) =>
    named(request, response, () => parts.security.note('request-refused', why));
  /** One listener for all responses, as creating one for each is expensive for cached pages. */
  function reportClosed(this: NotedResponse): void {
    parts.answered(this.answered());
  }

  const server = createServer<typeof IncomingMessage, typeof NotedResponse>(
    {
      ServerResponse: NotedResponse,
      requestTimeout: 20_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      // Requests without Host are refused below instead, so that the response has the site's headers.
      requireHostHeader: false,
    },
    (request, response) => {
      response.on('close', reportClosed);
      // The client has to open a new connection for its next request, which then reaches another process.
      if (draining) response.shouldKeepAlive = false;
      const target = request.url ?? '/';
      const method = request.method ?? 'GET';
      if (request.headers.host === undefined && request.httpVersion === '1.1') {
        refused(request, response, 'no-host');
        return send.line(request, response, 400, LAST, 'The request has no Host header.');
      }
      if (method === 'GET' || method === 'HEAD') {
        cache.keepOnly(parts.generation());
        const key = parts.cacheKey(target, name => request.headers[name]);
        const page = key === undefined ? undefined : cache.get(key);
        if (page) {
          response.route = page.route ?? response.route;
          response.cache = 'hit';
          return send.page(request, response, page);
        }
        const file = parts.files.get(target) ?? parts.files.get(target.split('?', 1)[0] ?? '');
        if (file) {
          response.route = 'asset';
          return send.page(request, response, file.page);
        }
        if (target === '/healthz' || target === '/readyz') return sendHealth(request, response, target);
        if (key !== undefined) response.cache = 'miss';
        void named(request, response, () => respondWith(request, response, target, key));
      } else if (method === 'POST') {
        void named(request, response, () => respondWith(request, response, target, undefined));
      } else {
        refused(request, response, 'method');
        const headers = { ...PLAIN, allow: 'GET, HEAD, POST' };
        send.line(request, response, 405, headers, 'This address accepts GET, HEAD and POST.');
      }
    },
  );
  server.maxRequestsPerSocket = 1000;
  limitConnections(server, parts.connections ?? CONNECTION_LIMITS, reading.proxies, parts.security);
  server.on('checkExpectation', (request, response) => {
    response.on('close', reportClosed);
    refused(request, response, 'expect');
    send.line(request, response, 417, LAST, 'The server does not support this Expect header.');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    // The request was refused and logged before its body had arrived. A proxy then stops sending the body, which causes this
    // error.
    if (partlyRead.has(socket)) return void socket.destroy();
    const fault = unreadable(error);
    const { remoteAddress } = socket as Socket;
    const network = reading.proxies === 0 ? networkOf(remoteAddress ?? '') : undefined;
    const request = { id: newRequestId(), trace: undefined, route: 'unreadable', network };
    inRequest(request, () => parts.security.note('request-refused', fault.why));
    socket.end(responseTo(fault, parts.headers()));
    parts.answered(answeredUnreadable(request, fault.status));
  });

  function sendHealth(request: IncomingMessage, response: NotedResponse, target: '/healthz' | '/readyz'): void {
    response.route = target.slice(1);
    const ready = target === '/healthz' || (parts.ready() && !draining);
    const text = target === '/healthz' ? 'ok' : ready ? 'ready' : 'not ready';
    send.line(request, response, ready ? 200 : 503, PLAIN, text);
  }

  async function respondWith(
    request: IncomingMessage,
    response: NotedResponse,
    target: string,
    key: string | undefined,
  ) {
    const generation = parts.generation();
    try {
      if (target.length > MAX_TARGET || !target.startsWith('/')) {
        parts.security.note('request-refused', 'address');
        const status = target.startsWith('/') ? 414 : 400;
        return send.line(request, response, status, PLAIN, 'The address is too long or malformed.');
      }
      const read = await readRequest(request, reading);
      if (read.kind === 'refused') {
        parts.security.note('request-refused', NOTED[read.status]);
        partlyRead.add(request.socket);
        return await sendFailed(request, response, WHY[read.status], { connection: 'close' }, read);
      }
      const made = await parts.respond(read.request).finally(read.drop);
      if ('file' in made) return await sendFile(base(), request, response, made);
      const body = typeof made.body === 'string' ? Buffer.from(made.body) : made.body;
      const page = { ...cachedPage(made.status, made.headers, body), shows: made.shows, route: response.route };
      // If the site changed meanwhile, the page was rendered from the old state and must not be cached.
      const isKept = key !== undefined && made.shared && parts.generation() === generation;
      send.page(request, response, isKept ? cache.set(key, page) : page);
    } catch (error) {
      // The client closed the connection before the request was complete, so it cannot receive a response.
      if (!request.complete || error === request.errored) return void response.destroy();
      parts.log({ level: 'error', message: 'a request failed', error });
      if (response.headersSent) return void response.destroy();
      if (error instanceof Outage) await sendFailed(request, response, 'unavailable', RETRY, OUT_OF_REACH);
      else await sendFailed(request, response, 'broken', {}, BROKEN);
    }
  }

  /** Sends an error: a page if the client accepts text/html and the page can be rendered, else one line of text. */
  async function sendFailed(
    request: IncomingMessage,
    response: NotedResponse,
    why: PageFailure,
    others: Readonly<Record<string, string>>,
    line: { readonly status: number; readonly reason: string },
  ): Promise<void> {
    const { id } = response;
    const headers = { ...others, 'x-request-id': id };
    const reads = request.headers.accept?.includes('text/html') === true;
    const page = reads
      ? await parts.failed?.(readRequestHead(request), why, id).catch((error: unknown) => {
          parts.log({ level: 'error', message: 'the error page could not be rendered', error });
          return undefined;
        })
      : undefined;
    if (!page) return send.line(request, response, line.status, { ...PLAIN, ...headers }, line.reason);
    const body = typeof page.body === 'string' ? Buffer.from(page.body) : page.body;
    send.page(request, response, cachedPage(line.status, { ...page.headers, ...headers }, body));
  }

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve({
        server,
        cache,
        stop: () => {
          draining = true;
          return drain(server);
        },
      });
    });
  });
}

/** Reasons shown to people for a request that was not read. */
const WHY = { 400: 'unreadable', 413: 'too-large', 415: 'unreadable', 503: 'unavailable' } as const;
const NOTED = { 400: 'body', 413: 'body-too-large', 415: 'body-type', 503: 'too-many-uploads' } as const;
const LAST = { ...PLAIN, connection: 'close' };
const RETRY = { 'retry-after': '5' };
const OUT_OF_REACH = { status: 503, reason: 'The site is temporarily unavailable. Please try again in a moment.' };
const BROKEN = { status: 500, reason: 'Something went wrong here. Please try again.' };
