import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { BareResponse } from './peers/bare-server.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { freePort } from '../support/run/free-port.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { load, type Target } from './load.ts';
import { type BenchRow, table } from './measure.ts';

const PAGE = '/fr/a-vendre/';
const SALE = { path: PAGE, route: 'for-sale' };
const PROPERTY = '/fr/a-vendre/namur/maison-de-maitre-avec-bureau-et-jardin-pres-de-la-sambre/6398214/';
const BARE = join(import.meta.dirname, 'peers/bare-server.ts');
/** Headers that Node adds itself. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** A cached page, with log and metrics, against a bare node:http server that sends and logs the same. */
export async function benchCachedPage(built: BuiltSite): Promise<BenchRow[]> {
  const { port, compare, stop } = await startLogging(built);
  try {
    const plain = await ask({ port, path: PAGE, headers: { 'accept-encoding': 'br' } });
    const etag = plain.message.headers.etag ?? '';
    const chrome = { ...BROWSER, 'accept-encoding': 'gzip, deflate, br, zstd' };
    return [
      await compare('cached page, brotli', SALE, { 'accept-encoding': 'br' }),
      await compare('cached page, not compressed', SALE, {}),
      await compare('cached page, as a browser asks', SALE, chrome),
      await compare('cached page whose visits count', { path: PROPERTY, route: 'property-sale' }, chrome),
      await compare('cached page, 304', SALE, { 'accept-encoding': 'br', 'if-none-match': etag }),
    ];
  } finally {
    await stop();
  }
}

/** Headers of a navigation in Chromium. */
const BROWSER = {
  connection: 'keep-alive',
  'sec-ch-ua': '"Chromium";v="156", "Not.A/Brand";v="99"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'upgrade-insecure-requests': '1',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'sec-fetch-site': 'none',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-user': '?1',
  'sec-fetch-dest': 'document',
  'accept-language': 'fr-BE,fr;q=0.9,en;q=0.8',
  cookie: 'lng=fr; consent=1.0000',
};

/** A request, and the route name in the site's log. */
type Asked = { readonly path: string; readonly route: string; readonly requests?: number };

/** Starts the site with log and metrics; `compare` measures responses from its cache. Each server logs to a file. */
export async function startLogging(built: BuiltSite) {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-lines-'));
  const environment = { DATA_DIR: built.data, METRICS_PORT: String(await freePort()) };
  const site = await startChild(built.server, environment, join(folder, 'site'));
  return {
    port: site.port,
    compare: (name: string, asked: Asked, headers: Readonly<Record<string, string>>) =>
      compareOn({ port: site.port, path: asked.path, headers }, { ...asked, name, printed: join(folder, 'peer') }),
    async stop(): Promise<void> {
      await site.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function compareOn(
  ours: Target,
  { name, route, printed, requests = 6000 }: Asked & { readonly name: string; readonly printed: string },
): Promise<BenchRow> {
  await ask(ours);
  const { message, body } = await ask(ours);
  const raw = message.rawHeaders;
  const own = raw.flatMap((entry, at) =>
    at % 2 === 0 && !NODES_OWN.has(entry.toLowerCase()) ? [entry, raw[at + 1] ?? ''] : [],
  );
  const answer: BareResponse = { status: message.statusCode ?? 0, headers: own, body: body.toString('base64'), route };
  const bare = await startChild(BARE, { BARE_ANSWER: JSON.stringify(answer) }, printed);
  try {
    const { rates, ratios } = await load({
      targets: [{ ...ours, port: bare.port }, ours],
      rounds: 15,
      requests: [requests, requests],
      sockets: 16,
    });
    return {
      name,
      ours: rates[1] ?? 0,
      peer: rates[0],
      ratio: ratios[1],
      unit: 'requests/s',
      note: `peer: bare node:http, the same line and the same ${message.statusCode} of ${body.byteLength.toLocaleString('en')} bytes; aim 0.9`,
    };
  } finally {
    await bare.stop();
  }
}

function ask({ port, path, headers }: Target): Promise<{ readonly message: IncomingMessage; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { ...headers } }, async message => {
      const parts: Buffer[] = [];
      for await (const part of message) parts.push(part as Buffer);
      resolve({ message, body: Buffer.concat(parts) });
    }).once('error', reject);
  });
}

if (import.meta.main) console.log(table(await benchCachedPage(await buildSite())));
