import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { BUILT_ANSWER } from '../support/server/built-server.ts';
import { freePort } from '../support/run/free-port.ts';
import { type CrawlClock, makeCrawlClock } from './crawl-clock.ts';

const BUILT = 'dist/server/server.js';
const PRELOADED = new URL('held-clock.ts', import.meta.url).href;
/** Public origin of the site, independent of its port, which must not appear in the output. */
export const PUBLIC_URL = 'http://localhost:3000';

/** Built server of a working tree with the sample agency, its history and a new database. */
export type CrawledSite = {
  readonly tree: string;
  readonly port: number;
  readonly metricsPort: number;
  /** Parent of all files it writes, including `dataDirectory`. */
  readonly folder: string;
  readonly dataDirectory: string;
  readonly clock: CrawlClock;
  /** Environment of operator commands for this site. */
  readonly environment: Readonly<Record<string, string>>;
  /** Log lines so far. */
  readonly log: readonly string[];
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Removes all files it wrote. */
  remove(): void;
};

/** Prepares the site of a tree after `npm run build`. */
export async function makeCrawledSite(
  directory: string,
  more: Readonly<Record<string, string>> = {},
): Promise<CrawledSite> {
  const tree = resolve(directory);
  if (!existsSync(join(tree, BUILT))) throw new Error(`${tree} has no ${BUILT}: run npm run build there`);
  const folder = mkdtempSync(join(tmpdir(), 'clairval-crawl-'));
  const clock = makeCrawlClock(folder);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const dataDirectory = join(folder, 'var');
  const environment = {
    PATH: process.env['PATH'] ?? '',
    TZ: 'UTC',
    NODE_OPTIONS: `--import=${PRELOADED} --disable-warning=ExperimentalWarning`,
    CRAWL_CLOCK: clock.file,
    DATA_DIR: dataDirectory,
    PUBLIC_URL,
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    SECRET: 'one secret for every crawl of a site',
    CAPTCHA_ANSWER: BUILT_ANSWER,
    TRUSTED_PROXIES: '1',
    ...more,
  };
  const log: string[] = [];
  let child: ChildProcess | undefined;
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', () => {
    child?.kill('SIGKILL');
    remove();
  });
  return {
    tree,
    folder,
    port,
    metricsPort,
    dataDirectory,
    clock,
    environment,
    log,
    start() {
      const own = spawn(process.execPath, [join(tree, BUILT)], {
        cwd: tree,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: environment,
      });
      child = own;
      return new Promise((listening, reject) => {
        own.once('exit', code => reject(new Error(`the server ended with ${code} before it listened`)));
        createInterface({ input: own.stdout }).on('line', line => {
          log.push(line);
          if (line.includes(' is at http')) listening();
        });
      });
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    },
    remove,
  };
}
