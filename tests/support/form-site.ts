import type { AddressInfo } from 'node:net';
import { makeRequestApi } from '../../adapters/http-api/request-api.ts';
import { tagOrigins } from '../../adapters/node-server/open-origins.ts';
import { securityHeaders } from '../../adapters/node-server/security-headers.ts';
import { serve } from '../../adapters/node-server/serve.ts';
import { makeDrawDocument } from '../../adapters/ssr/draw-document.ts';
import { makeFailedPages } from '../../adapters/ssr/failed-pages.ts';
import { makeSitePages } from '../../adapters/ssr/site-pages.ts';
import { makeOpenFailed } from '../../application/page/failed-page.ts';
import { MAX_FILE_BYTES } from '../../domain/request/check-file.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { drawPages } from './draw.ts';
import { ASSETS, ask, type Got } from './http-site.ts';
import { ANSWER, openDesk } from './request-desk.ts';
import { openSite } from './sample-site.ts';

const PUBLIC = 'https://agency.example';
/** What a browser says of a form of the site's own. */
export const OWN = { 'sec-fetch-site': 'same-origin' };

export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The forms of a desk behind real sockets, on pages and for script; visitors say where they come from. */
export async function serveForms(desk: ReturnType<typeof openDesk> = openDesk()) {
  const site = openSite();
  const publicUrl = new URL(PUBLIC);
  /** What could not be kept, and what went wrong. */
  const reported: unknown[] = [];
  const report = (error: unknown) => void reported.push(error);
  const drawing = {
    siteView: site.siteView,
    render: drawPages(site, true),
    assets: ASSETS,
    publicUrl,
    contentStyles: [],
  };
  const { prepare, submit } = desk;
  const pages = makeSitePages({
    ...drawing,
    openPage: site.openPage,
    requests: { prepare, submit, report, errorTitle: (_, title) => `Error: ${title}` },
  });
  const api = makeRequestApi({ prepare, submit, publicUrl, languages: () => LANGUAGES, report });
  const jobs = LANGUAGES.map(language => site.routes.build('job-contact', language));
  const running = await serve(
    {
      headers: securityHeaders(publicUrl, tagOrigins({})),
      files: new Map(),
      answer: async asked => (await api(asked)) ?? pages(asked),
      failed: makeFailedPages({ openFailed: makeOpenFailed(site), draw: makeDrawDocument(drawing) }),
      cacheKey: target => target,
      generation: () => '1',
      ready: () => true,
      log: ({ error }) => report(error),
      cacheLimit: 10_000_000,
      proxies: 1,
      fileLimit: path => (path === '/api/request/job-contact' || jobs.includes(path) ? 2 * MAX_FILE_BYTES : undefined),
    },
    '127.0.0.1',
    0,
  );
  const { port } = running.server.address() as AddressInfo;
  let visitors = 0;
  return {
    desk,
    port,
    reported,
    routes: site.routes,
    stop: () => running.stop(),
    /** Somebody from an address that sent nothing before. */
    somebody(): Readonly<Record<string, string>> {
      visitors++;
      return { ...OWN, 'x-forwarded-for': `198.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
    },
    ask(path: string, body?: string | Uint8Array, headers: Readonly<Record<string, string>> = OWN): Promise<Got> {
      if (body === undefined) return ask(port, { path, headers });
      const type = 'application/x-www-form-urlencoded';
      return ask(port, { method: 'POST', path, headers: { 'content-type': type, ...headers }, body });
    },
    /** What a browser without script would send back of a page's form, shown long enough ago. */
    async sealsOf(path: string): Promise<Readonly<Record<string, string>>> {
      const { text } = await ask(port, { path });
      const hidden = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
      desk.pass(20_000);
      return { ...Object.fromEntries([...hidden].map(([, name, value]) => [name, value])), answer: ANSWER };
    },
  };
}

export function encode(fields: Fields): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) body.append(name, one);
  }
  return body.toString();
}
