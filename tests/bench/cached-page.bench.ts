import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { BareResponse } from './bare-server.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { load, type Target } from './load.ts';
import { type BenchRow, table } from './measure.ts';

const PAGE = '/fr/a-vendre/';
const PROPERTY = '/fr/a-vendre/namur/maison-de-maitre-avec-bureau-et-jardin-pres-de-la-sambre/6398214/';
const BARE = join(import.meta.dirname, 'bare-server.ts');
/** Node writes these itself. */
const NODES_OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** A page out of the cache against a bare node:http server that sends the same status, headers and bytes. */
export async function benchCachedPage(built: BuiltSite): Promise<BenchRow[]> {
  const site = await startChild(built.server, { DATA_DIR: built.data });
  try {
    const plain = await ask({ port: site.port, path: PAGE, headers: { 'accept-encoding': 'br' } });
    const etag = plain.message.headers.etag ?? '';
    const chrome = { ...BROWSER, 'accept-encoding': 'gzip, deflate, br, zstd' };
    return [
      await compare('cached page, brotli', site.port, { 'accept-encoding': 'br' }),
      await compare('cached page, not compressed', site.port, {}),
      await compare('cached page, as a browser asks', site.port, chrome),
      await compare('cached page whose visits count', site.port, chrome, PROPERTY),
      await compare('cached page, 304', site.port, { 'accept-encoding': 'br', 'if-none-match': etag }),
    ];
  } finally {
    await site.stop();
  }
}

/** The headers that Chromium sends with a navigation. */
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

/** What the site sends from its memory for `path` against a bare server that sends the same. */
export async function compare(
  name: string,
  port: number,
  headers: Readonly<Record<string, string>>,
  path = PAGE,
  requests = 6000,
): Promise<BenchRow> {
  const ours: Target = { port, path, headers };
  await ask(ours);
  const { message, body } = await ask(ours);
  const raw = message.rawHeaders;
  const own = raw.flatMap((entry, at) =>
    at % 2 === 0 && !NODES_OWN.has(entry.toLowerCase()) ? [entry, raw[at + 1] ?? ''] : [],
  );
  const answer: BareResponse = { status: message.statusCode ?? 0, headers: own, body: body.toString('base64') };
  const bare = await startChild(BARE, { BARE_ANSWER: JSON.stringify(answer) });
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
      note: `peer: bare node:http, the same ${message.statusCode} of ${body.byteLength.toLocaleString('en')} bytes; aim 0.9`,
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
