import type { AddressInfo } from 'node:net';
import { makeDeskDrawing } from '../../../adapters/composition/pages/desk-drawing.ts';
import { type RequestHandler, makeSiteHttp } from '../../../adapters/composition/pages/site-http.ts';
import { tagOrigins } from '../../../adapters/node-server/open-origins.ts';
import { securityHeaders } from '../../../adapters/node-server/security-headers.ts';
import { type ServerParts, serve } from '../../../adapters/node-server/serve.ts';
import type { DeskAssets } from '../../../adapters/ssr/desk-document.ts';
import type { Assets } from '../../../adapters/ssr/document.ts';
import type { SitePagesParts } from '../../../adapters/ssr/site-pages.ts';
import { ask, rawAsk, type Sent } from '../reading/ask.ts';
import type { SampleApplication } from '../site/sample-application.ts';
import { fixedClock } from '../site/sample-site.ts';

export const ASSETS: Assets & DeskAssets = {
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

export type Served = {
  readonly publicUrl?: string | undefined;
  readonly render?: SitePagesParts['render'];
  readonly files?: readonly RequestHandler[];
  readonly change?: (parts: ServerParts) => ServerParts;
};

/** An application on real sockets on a free port, assembled as by the server; `x-forwarded-for` sets the client's address. */
export async function serveApplication(
  application: SampleApplication,
  {
    publicUrl = 'https://agency.example',
    render = async (_, view) => `<main>${view.body.kind} ${view.page}</main>`,
    files = [],
    change = same => same,
  }: Served = {},
) {
  const url = new URL(publicUrl);
  /** Log messages, and their errors. */
  const logged: string[] = [];
  const reported: unknown[] = [];
  const log: ServerParts['log'] = ({ message, error }) => {
    logged.push(message);
    if (error !== undefined) reported.push(error);
  };
  const http = makeSiteHttp({
    application,
    drawing: { render, errorTitle: (_, title) => `Error: ${title}` },
    assets: ASSETS,
    desk: { assets: ASSETS, render: makeDeskDrawing(() => application.site.current().content.settings) },
    contentStyles: () => [],
    publicUrl: url,
    clock: fixedClock(),
    log,
    securityContact: undefined,
    security: application.ports.security,
    files,
  });
  const headers = securityHeaders(url, tagOrigins({}));
  const running = await serve(
    change({
      ...http,
      headers: () => headers,
      files: new Map(),
      uploads: application.ports.uploads,
      generation: () => 'first',
      ready: () => true,
      log,
      security: application.ports.security,
      cacheLimit: 8 * 1024 * 1024,
      proxies: 1,
      answered: () => undefined,
      seen: () => undefined,
    }),
    '127.0.0.1',
    0,
  );
  const { port } = running.server.address() as AddressInfo;
  return {
    url,
    port,
    cache: running.cache,
    server: running.server,
    logged,
    reported,
    ask: (sent: Sent) => ask(port, sent),
    get: (path: string, headers: Sent['headers'] = {}) => ask(port, { path, headers }),
    raw: (text: string) => rawAsk(port, text),
    /** Stops the application gracefully. */
    end: () => running.stop(),
    /** Stops the application at once, without waiting for open connections. */
    async stop(): Promise<void> {
      const stopped = running.stop();
      running.server.closeAllConnections();
      await stopped;
    },
  };
}
