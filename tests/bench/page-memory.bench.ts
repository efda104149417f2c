import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { seeded } from '../support/run/seeded.ts';
import { writeBenchFeed } from './bench-feed.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { type Child, importFeed, startChild } from './child.ts';
import { type BenchRow, table } from './measure.ts';

/** Each has a page in four languages: 10,000 pages. */
const LISTINGS = 2_500;
const LANGUAGES = ['fr', 'nl', 'en', 'de'];
const DIRECTORY = join(import.meta.dirname, '../../var/bench/page-memory');
/** Limit of the page cache, in MB. */
const LIMIT = (96 * 1024 * 1024) / 1e6;
/** A query of this length is never cached, and no page uses the parameter, so each page is rendered again with the same content. */
const NOT_CACHED = `?x=${'x'.repeat(500)}`;
const ENCODINGS = ['br', 'gzip', 'identity'];
const CLIENTS = 4;
const LOOKS = 12;

/**
 * Memory of a site while 10,000 pages are requested, `seconds` each with its cache and without; evaluates the last third of the samples.
 * `npx node tests/bench/page-memory.bench.ts 600` takes ten minutes for each.
 */
export async function benchPageMemory(built: BuiltSite, seconds = 75): Promise<BenchRow[]> {
  const runs: { readonly curve: readonly number[]; readonly asked: number }[] = [];
  for (const cached of [true, false]) {
    rmSync(DIRECTORY, { recursive: true, force: true });
    mkdirSync(DIRECTORY, { recursive: true });
    const environment = { DATA_DIR: join(DIRECTORY, 'data') };
    const site = await startChild(built.server, environment);
    try {
      const feed = join(DIRECTORY, 'feed.json');
      writeBenchFeed(feed, LISTINGS);
      await importFeed(feed, environment);
      await untilShown(site.port);
      const run = await loaded(site, seconds, cached);
      console.log(`resident MB ${cached ? 'with' : 'without'} the cache: ${run.curve.map(Math.round).join(' ')}`);
      runs.push(run);
    } finally {
      await site.stop();
      rmSync(DIRECTORY, { recursive: true, force: true });
    }
  }
  const [ours, bare] = runs.map(({ curve }) => endOf(curve));
  const [first, second] = runs.map(({ asked }) => asked.toLocaleString('en'));
  const above = (ours ?? Number.NaN) - (bare ?? Number.NaN);
  const note = `in ${seconds} s, ${first} and ${second} requests of 10,000 pages`;
  return [
    {
      name: 'resident memory',
      ours: ours ?? Number.NaN,
      peer: bare,
      ratio: (ours ?? 0) / (bare ?? 1),
      unit: 'MB',
      note: `peer: the same without the cache; ${note}`,
    },
    {
      name: 'resident memory above a site without cache',
      ours: above,
      peer: LIMIT,
      ratio: above / LIMIT,
      unit: 'MB',
      note: 'peer: the limit of the cache; aim 1 at most',
    },
  ];
}

/** Requests random pages in random encodings and samples the memory of the process meanwhile; in MB. */
async function loaded(site: Child, seconds: number, cached: boolean) {
  const random = seeded(1);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const end = performance.now() + seconds * 1_000;
  let asked = 0;
  const client = async () => {
    while (performance.now() < end) {
      const path = addressOf(Math.floor(random() * LISTINGS)) + (cached ? '' : NOT_CACHED);
      const headers = { 'accept-encoding': pick(ENCODINGS), 'accept-language': pick(LANGUAGES) };
      const status = await statusOf(agent, site.port, path, headers);
      if (status !== 200) throw new Error(`${path} is ${status}`);
      asked++;
    }
  };
  const curve = [residentOf(site.pid)];
  const looking = setInterval(() => curve.push(residentOf(site.pid)), (seconds * 1_000) / LOOKS);
  await Promise.all(Array.from({ length: CLIENTS }, client));
  clearInterval(looking);
  agent.destroy();
  return { curve, asked };
}

function endOf(curve: readonly number[]): number {
  const last = curve.slice(-Math.ceil(curve.length / 3));
  return last.reduce((sum, one) => sum + one, 0) / last.length;
}

function residentOf(pid: number): number {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6;
}

const addressOf = (number: number) => `/property/${6_000_000 + number}/`;

async function untilShown(port: number): Promise<void> {
  const agent = new Agent();
  const isShown = async () => (await statusOf(agent, port, addressOf(1) + NOT_CACHED, {})) === 200;
  while (!(await isShown())) await new Promise(resolve => setTimeout(resolve, 200));
}

function statusOf(
  agent: Agent,
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent, headers: { ...headers } }, response => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

if (import.meta.main) console.log(table(await benchPageMemory(await buildSite(), Number(process.argv[2] ?? 75))));
