import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../run/free-port.ts';
import { linkSample } from './plain-pictures.ts';

const SAMPLE = resolve('fixtures/agency');

export type Changes = {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly banner?: Readonly<Record<string, unknown>>;
  /** Modules that replace those of the page 'who-we-are'. */
  readonly modules?: readonly Readonly<Record<string, unknown>>[];
  /** Feed that replaces the sample's. */
  readonly feed?: string;
  /** Video files by name. */
  readonly films?: Readonly<Record<string, string>>;
  /** Further settings of its server. */
  readonly environment?: Readonly<Record<string, string>>;
};

/** The built site on a content directory of its own: the sample's with changes. `stop` ends it and deletes everything. */
export async function startSiteWith({ settings, banner, modules, feed, films = {}, environment = {} }: Changes) {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-site-'));
  const content = join(directory, 'content');
  linkSample(content, ['site.json', 'pages.json']);
  const site = JSON.parse(readFileSync(join(SAMPLE, 'site.json'), 'utf8')) as {
    settings: object;
    banner: object;
  };
  const changed = { ...site, settings: { ...site.settings, ...settings }, banner: { ...site.banner, ...banner } };
  writeFileSync(join(content, 'site.json'), JSON.stringify(changed));
  const pages = JSON.parse(readFileSync(join(SAMPLE, 'pages.json'), 'utf8')) as { id: string }[];
  const changedPages = pages.map(page => (modules && page.id === 'who-we-are' ? { ...page, modules } : page));
  writeFileSync(join(content, 'pages.json'), JSON.stringify(changedPages));
  if (feed !== undefined) {
    rmSync(join(content, 'feed.json'));
    writeFileSync(join(content, 'feed.json'), feed);
  }
  mkdirSync(join(content, 'films'));
  for (const [name, file] of Object.entries(films)) symlinkSync(resolve(file), join(content, 'films', name));
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...environment, PORT: String(port), CONTENT_DIR: content, DATA_DIR: join(directory, 'var') },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, child).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    address,
    async stop() {
      child.kill();
      await new Promise(ended => child.once('exit', ended));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Milliseconds that a site may take to start on a busy machine, less than the limit of a test's preparation. */
const LONGEST_START = 55_000;

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + LONGEST_START;
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (child.exitCode !== null || performance.now() > end) throw new Error('the site did not start');
    await new Promise(next => setTimeout(next, 50));
  }
}
