import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCacheKey } from '../../adapters/composition/cache-key.ts';
import { makeSiteApi } from '../../adapters/http-api/site-api.ts';
import { makePictureService } from '../../adapters/images/picture-service.ts';
import { makePictureStore } from '../../adapters/images/picture-store.ts';
import { securityHeaders } from '../../adapters/node-server/security-headers.ts';
import { tagOrigins } from '../../adapters/node-server/open-origins.ts';
import { type RunningServer, type ServerParts, serve } from '../../adapters/node-server/serve.ts';
import { readStaticFiles } from '../../adapters/node-server/static-files.ts';
import type { Assets } from '../../adapters/ssr/document.ts';
import { makeDrawDocument } from '../../adapters/ssr/draw-document.ts';
import { makeFailedPages } from '../../adapters/ssr/failed-pages.ts';
import { makeRobots } from '../../adapters/ssr/robots.ts';
import { makeSitePages, type SitePagesParts } from '../../adapters/ssr/site-pages.ts';
import { makeSitemaps } from '../../adapters/ssr/sitemaps.ts';
import type { Answer, Asked } from '../../adapters/wire/exchange.ts';
import { makeOpenFailed } from '../../application/page/failed-page.ts';
import { Outage } from '../../application/ports/outage.ts';
import { type OpenSite, openSite } from './sample-site.ts';

export const ASSETS: Assets = {
  styles: ['/assets/boot-1.css'],
  scripts: ['/assets/boot-1.js'],
  fonts: [],
  dictionaries: {
    fr: '/assets/words-fr.json',
    nl: '/assets/words-nl.json',
    en: '/assets/words-en.json',
    de: '/assets/words-de.json',
  },
};

export type Given = {
  readonly publicUrl?: string;
  readonly site?: OpenSite;
  readonly render?: SitePagesParts['render'];
  readonly change?: (parts: ServerParts) => ServerParts;
};

export type HttpSite = Awaited<ReturnType<typeof serveSite>>;

/** The sample agency behind real sockets on a free port of this machine, put together as the server's root does. */
export async function serveSite({
  publicUrl = 'https://agency.example',
  site = openSite(),
  render,
  change = same => same,
}: Given = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, '.vite'));
  writeFileSync(join(client, 'assets', 'boot-1.js'), `export const words = ${JSON.stringify('woord '.repeat(200))};`);
  writeFileSync(join(client, '.vite', 'manifest.json'), '{"secret":true}');
  writeFileSync(join(client, 'index.html'), '<p>template</p>');
  const drawing = join(folder, 'front.svg');
  writeFileSync(
    drawing,
    '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="100"><rect width="150" height="100" fill="#123"/></svg>',
  );

  const url = new URL(publicUrl);
  const { languages, defaultLanguage } = site.content.settings;
  const asked: Asked[] = [];
  const logged: string[] = [];
  const around = {
    siteView: site.siteView,
    render: render ?? (async (_, view) => `<main>${view.body.kind} ${view.page}</main>`),
    assets: ASSETS,
    publicUrl: url,
    contentStyles: [],
  };
  const pages = makeSitePages({ ...around, openPage: site.openPage });
  const api = makeSiteApi({ ...site, publicUrl: url, consentVersion: () => 3 });
  const sitemaps = makeSitemaps({ ...site, publicUrl: url });
  const robots = makeRobots(url);
  const pictures = makePictureService(
    async id => (id === 'front' ? drawing : undefined),
    makePictureStore(join(folder, 'made')),
  );
  const parts: ServerParts = change({
    headers: securityHeaders(url, tagOrigins({})),
    files: readStaticFiles(client),
    failed: makeFailedPages({ openFailed: makeOpenFailed(site), draw: makeDrawDocument(around) }),
    async answer(question): Promise<Answer> {
      asked.push(question);
      if (question.path.endsWith('/throws/')) throw new Error('on purpose');
      if (question.path.endsWith('/out-of-reach/')) throw new Outage('on purpose');
      const picture = /^\/pictures\/([\w-]{1,80})$/.exec(question.path);
      if (picture) return pictures.answer(picture[1] as string, question.query);
      return (await api(question)) ?? (await sitemaps(question)) ?? robots(question) ?? pages(question);
    },
    cacheKey: makeCacheKey(languages, defaultLanguage),
    generation: () => 'first',
    ready: () => true,
    log: ({ message }) => void logged.push(message),
    cacheLimit: 8 * 1024 * 1024,
  });
  const running: RunningServer = await serve(parts, '127.0.0.1', 0);
  const { port } = running.server.address() as AddressInfo;

  return {
    site,
    port,
    cache: running.cache,
    server: running.server,
    /** What reached the house behind the cache. */
    asked,
    logged,
    get: (path: string, headers: Sent['headers'] = {}) => ask(port, { path, headers }),
    ask: (sent: Sent) => ask(port, sent),
    raw: (text: string) => rawAsk(port, text),
    async stop(): Promise<void> {
      const stopped = running.stop();
      running.server.closeAllConnections();
      await stopped;
      rmSync(folder, { recursive: true });
    },
  };
}

export type Sent = {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

export type Got = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
};

/** One request on a connection of its own; nothing is followed, decoded or remembered. */
export function ask(port: number, { method = 'GET', path, headers = {}, body }: Sent): Promise<Got> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers, agent: false }, response => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Sends bytes as they are, and gives back all that comes until the connection closes. */
export function rawAsk(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')));
    socket.on('error', reject);
  });
}
