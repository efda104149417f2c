import { mkdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { makePasswordHasher } from '../../adapters/argon2/password-hasher.ts';
import { openDatabase } from '../../adapters/sql/open-database.ts';
import { writeBenchFeed } from './bench-feed.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { importFeed, startChild } from './child.ts';
import { type BenchRow, median, percentile, table } from './measure.ts';

const SIZE = 100_000;
const DIRECTORY = join(import.meta.dirname, '../../var/bench/adverts');
const ADVERTS = '/en/desk/adverts/';
const AGENT = { email: 'agent@example.be', password: 'three canaries below a lamp' };
/** Public pages served from the cache, and one that is rendered for each request, because a query of this length is never cached. */
const CACHED = (number: number) => `/fr/a-vendre/?page=${1 + (number % 50)}`;
const MADE = `/fr/a-vendre/?x=${'x'.repeat(500)}`;
/** Milliseconds of page requests without other load. */
const CALM_MS = 5_000;
const POLL_MS = 1_000;

/** Response times of public pages while the desk's first page of 100,000 adverts is computed, and how long that takes. */
export async function benchAdverts(built: BuiltSite, listings = SIZE): Promise<BenchRow[]> {
  rmSync(DIRECTORY, { recursive: true, force: true });
  mkdirSync(DIRECTORY, { recursive: true });
  const environment = { DATA_DIR: join(DIRECTORY, 'data') };
  const feed = join(DIRECTORY, 'feed.json');
  writeBenchFeed(feed, listings);
  await settle(environment.DATA_DIR);
  const site = await startChild(built.server, environment);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const send = (path: string, options: Sent = {}) => sendOn(agent, site.port, path, options);
  try {
    await importFeed(feed, environment);
    while ((await send('/property/6000001/')).status === 404)
      await new Promise(resolve => setTimeout(resolve, POLL_MS));
    const login = await send('/en/desk/login/', { body: new URLSearchParams(AGENT).toString() });
    const cookie = login.cookies.map(one => one.split(';', 1)[0]).join('; ');
    for (let number = 0; number < 100; number++) await send(CACHED(number));
    const calm = await visited(send, new Promise(resolve => setTimeout(resolve, CALM_MS)));
    let first = 0;
    let polls: number[] = [];
    const started = performance.now();
    const busy = await visited(
      send,
      (async () => {
        for (;;) {
          const asked = performance.now();
          const { status, text } = await send(ADVERTS, { cookie });
          polls = [...polls, performance.now() - asked];
          first ||= performance.now() - asked;
          if (status !== 200) throw new Error(`the page of adverts is ${status}`);
          if (!text.includes('<progress')) return;
          await new Promise(resolve => setTimeout(resolve, POLL_MS));
        }
      })(),
    );
    const seconds = (performance.now() - started) / 1000;
    const size = listings.toLocaleString('en');
    const row = (name: string, ours: number, peer: number | undefined, unit: string, note: string): BenchRow => ({
      name,
      ours,
      peer,
      ratio: peer === undefined ? undefined : ours / peer,
      unit,
      note,
    });
    return [
      row(`first page of ${size} adverts`, first, undefined, 'ms', 'says how far the check is'),
      row(
        `check of ${size} adverts`,
        seconds,
        undefined,
        's',
        `in slices; the page asked each second, median ${median(polls).toFixed(1)} ms`,
      ),
      ...(['cached', 'made'] as const).flatMap(kind => [
        row(
          `${kind} page meanwhile`,
          percentile(busy[kind], 0.95),
          percentile(calm[kind], 0.95),
          'ms, p95',
          `peer: without the check; ${kind === 'cached' ? 'limit 5; ' : ''}${busy[kind].length} requests`,
        ),
        row(
          `${kind} page meanwhile, worst`,
          percentile(busy[kind], 1),
          percentile(calm[kind], 1),
          'ms',
          'peer: without the check',
        ),
      ]),
    ];
  } finally {
    agent.destroy();
    await site.stop();
    rmSync(DIRECTORY, { recursive: true, force: true });
  }
}

type Sent = { readonly cookie?: string; readonly body?: string };
type Answer = { readonly status: number; readonly text: string; readonly cookies: readonly string[] };
type Send = (path: string, options?: Sent) => Promise<Answer>;

/** Requests pages one after the other until `something` settles; returns the milliseconds of each. */
async function visited(send: Send, something: Promise<unknown>) {
  let happening = true;
  const end = () => {
    happening = false;
  };
  void something.then(end, end);
  const times = { cached: [] as number[], made: [] as number[] };
  for (let number = 0; happening; number++) {
    const kind = number % 5 === 4 ? 'made' : 'cached';
    const started = performance.now();
    await send(kind === 'made' ? MADE : CACHED(number));
    times[kind].push(performance.now() - started);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
  await something;
  return times;
}

async function settle(dataDirectory: string): Promise<void> {
  const { sampleAgents, close } = await openDatabase({ dataDirectory });
  const hash = await makePasswordHasher().hash(AGENT.password);
  const account = { id: 'agent', email: AGENT.email, language: 'en', role: 'agent', personId: undefined } as const;
  await sampleAgents.add({ ...account, invitedAt: 0 }, hash);
  await close();
}

function sendOn(agent: Agent, port: number, path: string, { cookie, body }: Sent): Promise<Answer> {
  const headers = {
    ...(cookie !== undefined && { cookie }),
    ...(body !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://127.0.0.1:${port}`,
    }),
  };
  return new Promise((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path, agent, headers, method: body === undefined ? 'GET' : 'POST' },
      async response => {
        let text = '';
        for await (const part of response.setEncoding('utf8')) text += part;
        resolve({ status: response.statusCode ?? 0, text, cookies: response.headers['set-cookie'] ?? [] });
      },
    )
      .once('error', reject)
      .end(body);
  });
}

if (import.meta.main) console.log(table(await benchAdverts(await buildSite())));
