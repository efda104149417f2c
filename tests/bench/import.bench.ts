import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { writeBenchFeed } from './bench-feed.ts';
import { type BuiltSite, buildSite } from './built-site.ts';
import { startChild } from './child.ts';
import { type BenchRow, median, table } from './measure.ts';
import type { Took } from './took.ts';

const SIZES = [10_000, 100_000];
const DIRECTORY = join(import.meta.dirname, '../../var/bench/import');
/** Milliseconds during which an idle site is measured. */
const IDLE_MS = 5_000;

/** A feed imported while the site serves visitors, against the minimum cost of reading and storing it. */
export async function benchImport(built: BuiltSite): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const size of SIZES) rows.push(...(await importOf(size, built)));
  return rows;
}

async function importOf(size: number, built: BuiltSite): Promise<BenchRow[]> {
  rmSync(DIRECTORY, { recursive: true, force: true });
  mkdirSync(DIRECTORY, { recursive: true });
  const environment = { DATA_DIR: join(DIRECTORY, 'data') };
  const feeds = ([0, 1] as const).map(edition => {
    const file = join(DIRECTORY, `feed-${edition}.json`);
    writeBenchFeed(file, size, edition);
    return file;
  });
  const [feed = '', next = ''] = feeds;
  const site = await startChild(built.server, environment);
  try {
    const bare = await measured<Took>('bare-import.ts', [feed, join(DIRECTORY, 'bare.db')]);
    const first = await measured<Took>('import-child.ts', [feed, '--force'], environment);
    await untilShown(site.port, '6000001');
    const again = await measured<Took>('import-child.ts', [feed], environment);
    const idle = await visited(site.port, () => new Promise(resolve => setTimeout(resolve, IDLE_MS)));
    let shown = 0;
    const busy = await visited(site.port, async () => {
      await measured<Took>('import-child.ts', [next], environment);
      shown = await untilShown(site.port, '7000500');
    });
    const loads = await measured<readonly { seconds: number; longest: number }[]>('load-child.ts', [], environment);
    const name = size.toLocaleString('en');
    const row = (what: string, ours: number, peer: number | undefined, unit: string, note: string): BenchRow => ({
      name: what,
      ours,
      peer,
      ratio: peer === undefined ? undefined : peer / ours,
      unit,
      note,
    });
    return [
      row(
        `import of ${name}, all new`,
        first.seconds,
        bare.seconds,
        's',
        'peer: JSON.parse and bare inserts, unchecked',
      ),
      row(`import of ${name}, all known`, again.seconds, bare.seconds, 's', 'peer: the same'),
      row(`import of ${name}, memory`, first.megabytes, bare.megabytes, 'MB', 'peer: the same; at its most'),
      row(
        `import of ${name}, slowest page`,
        busy,
        idle,
        'ms',
        'while another process imports and after; peer: while none does',
      ),
      row(`import of ${name}, until it shows`, shown, 2_000, 'ms', 'after the command has ended; limit 2000'),
      row(`new version of ${name} loaded`, median(loads.map(({ seconds }) => seconds * 1000)), undefined, 'ms', ''),
      row(
        `new version of ${name}, longest wait`,
        median(loads.map(({ longest }) => longest)),
        50,
        'ms',
        'the event loop is blocked meanwhile; limit 50',
      ),
    ];
  } finally {
    await site.stop();
    rmSync(DIRECTORY, { recursive: true, force: true });
  }
}

/** Runs a script of this folder and returns the JSON in the last line of its stderr. */
async function measured<Result>(
  script: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'peers', script), ...parameters], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let errors = '';
  for await (const text of child.stderr.setEncoding('utf8')) errors += text;
  const last = errors.trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith('{') && !last.startsWith('[')) throw new Error(`${script}: ${errors}`);
  return JSON.parse(last) as Result;
}

/** Slowest response in milliseconds of pages requested one after the other until `something` settles. */
async function visited(port: number, something: () => Promise<unknown>): Promise<number> {
  let happening = true;
  void something().finally(() => {
    happening = false;
  });
  let slowest = 0;
  for (let number = 0; happening; number++) {
    const started = performance.now();
    await statusOf(port, `/fr/a-vendre/?page=${1 + ((number * 7) % 200)}`);
    slowest = Math.max(slowest, performance.now() - started);
    await new Promise(resolve => setTimeout(resolve, 10));
  }
  return slowest;
}

/** Milliseconds until a property's page exists. */
async function untilShown(port: number, id: string): Promise<number> {
  const started = performance.now();
  while ((await statusOf(port, `/property/${id}/`)) !== 200) await new Promise(resolve => setTimeout(resolve, 10));
  return performance.now() - started;
}

function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false }, response => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });
}

if (import.meta.main) console.log(table(await benchImport(await buildSite())));
