import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { load } from '../bench/load.ts';
import { ask } from '../support/reading/ask.ts';
import { BUILT_ANSWER } from '../support/server/built-server.ts';
import { freePort } from '../support/run/free-port.ts';
import { COMPILED } from '../support/run/compiled.ts';
import { FULL } from '../support/run/full-run.ts';

const SERVER = 'dist/server/server.js';
const scratch = mkdtempSync(join(tmpdir(), 'clairval-log-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const lineSchema = z.looseObject({
  level: z.string(),
  message: z.string().optional(),
  event: z.string().optional(),
  route: z.string().optional(),
  request: z.string().optional(),
  trace: z.string().optional(),
});

type Site = {
  readonly port: number;
  readonly metricsPort: number;
  readonly child: ChildProcess;
  /** Output so far, or all of it once the process has ended. */
  text(): string;
  pause(): void;
  resume(): void;
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** The built server with metrics; its log is read to the last byte. */
async function start(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ...COMPILED,
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATA_DIR: join(scratch, 'data'),
      CAPTCHA_ANSWER: BUILT_ANSWER,
      TRUSTED_PROXIES: '1',
      NODE_OPTIONS: `--import=${resolve('tests/support/faults/crash-on-signal.ts')}`,
      ...environment,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = child.stdout as Readable;
  const chunks: Buffer[] = [];
  const text = () => Buffer.concat(chunks).toString();
  const closed = once(child, 'close') as Promise<[number | null]>;
  await new Promise<void>((listens, failed) => {
    output.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (chunk.includes(' is at http')) listens();
    });
    child.once('exit', code => failed(new Error(`ended with ${code} before it listened`)));
  });
  return {
    port,
    metricsPort,
    child,
    text,
    pause: () => void output.pause(),
    resume: () => void output.resume(),
    async end(signal) {
      child.kill(signal);
      return (await closed)[0];
    },
  };
}

const parsed = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map(line => lineSchema.parse(JSON.parse(line)));
const requestsIn = (text: string) => parsed(text).filter(({ event }) => event === 'request');
const numberOf = (text: string, sample: RegExp) =>
  [...text.matchAll(sample)].reduce((sum, [, value]) => sum + Number(value), 0);
const metricsOf = async (site: Site) => (await ask(site.metricsPort, { path: '/metrics' })).text;

describe('the log contains the lines of the last requests', () => {
  test.each([
    ['SIGTERM', 0],
    ['SIGUSR2', 1],
  ] as const)('after an end by %s, with exit code %i', async (signal, code) => {
    const site = await start();
    for (let time = 0; time < 20; time++) await ask(site.port, { path: '/fr/' });
    expect(await site.end(signal)).toBe(code);
    expect(requestsIn(site.text()).filter(({ route }) => route === 'home')).toHaveLength(20);
    if (signal === 'SIGUSR2') expect(site.text()).toContain('the site exits: uncaught error');
  });
});

test('a log that no program reads blocks no page and buffers a bounded amount; one line counts the dropped lines', async () => {
  const site = await start();
  await ask(site.port, { path: '/fr/' });
  site.pause();
  // Some 12 000 lines of a home page fill the 2 MiB that wait for a reader; `load` sends this many requests twice.
  const requests = FULL ? 30_000 : 8_000;
  const plan = { targets: [{ port: site.port, path: '/fr/' }], rounds: 1, requests: [requests], sockets: 16 };
  // Not measured: the first run fills caches and compiles code.
  await load(plan);
  expect((await ask(site.port, { path: '/healthz' })).status).toBe(200);
  const metrics = await metricsOf(site);
  site.resume();
  await ask(site.port, { path: '/fr/' });
  expect(await site.end('SIGTERM')).toBe(0);
  const text = site.text();
  const dropped = numberOf(text, /"message":"(\d+) lines of the log were dropped/g);
  expect(dropped).toBeGreaterThan(1_000);
  expect(dropped).toBe(numberOf(metrics, /^clairval_log_lines_dropped_total (\d+)$/gm));
  expect(requestsIn(text).filter(({ route }) => route === 'home').length + dropped).toBe(2 * requests + 2);
});

describe('a site with METRICS_PORT', () => {
  const EMAIL = 'kanarie.vogelsang@example.be';
  const SAID = /kanarie|vogelsang|203\.0\.113/i;
  const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

  test('logs and exports no visitor, content or query, and both outputs count the same', async () => {
    const site = await start();
    const headers = {
      cookie: 'lng=kanarie; __Host-sid=kanarie; other=kanarie',
      referer: 'https://kanarie.example/',
      'user-agent': 'Kanarie/1.0',
      'x-forwarded-for': '203.0.113.47',
      'x-kanarie': 'kanarie',
      'accept-language': 'nl-kanarie',
      traceparent: '00-kanariekanariekanariekanarie1234-00f067aa0ba902b7-01',
    };
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
    const paths = [
      '/kanarie/',
      `/fr/?email=${EMAIL}`,
      '/fr/a-vendre/?kanarie=1',
      `/en/confirm/${'kanarie'.repeat(7).slice(0, 43)}/`,
      '/pictures/kanarie?width=100',
      '/captcha/kanarie',
      '/films/kanarie.mp4',
      '/sitemap-kanarie.xml',
      '/api/suggest?q=kanarie&language=nl',
      '/api/kanarie',
      '/assets/kanarie.js',
      '/owner-portal/kanarie/',
    ];
    for (const path of paths) await ask(site.port, { path, headers });
    await ask(site.port, { path: '/fr/', headers: { ...headers, traceparent: `00-${TRACE}-00f067aa0ba902b7-01` } });
    for (const path of ['/en/contact/', '/en/login/', '/api/request/site-contact?language=nl'])
      await ask(site.port, {
        method: 'POST',
        path,
        headers: form,
        body: `email=${EMAIL}&password=kanarie&name=Vogelsang`,
      });
    const visitors = paths.length + 4;
    const metrics = await metricsOf(site);
    expect((await ask(site.port, { path: '/metrics' })).status).toBe(404);
    expect(await site.end('SIGTERM')).toBe(0);
    expect(site.text()).not.toMatch(SAID);
    expect(metrics).not.toMatch(SAID);
    const lines = requestsIn(site.text());
    expect(lines.filter(({ trace }) => trace !== undefined).map(({ trace }) => trace)).toEqual([TRACE]);
    expect(new Set(lines.map(({ request }) => request)).size).toBe(lines.length);
    // One line more than visitors: the request for the metrics on the public port.
    expect(lines).toHaveLength(visitors + 1);
    expect(numberOf(metrics, /^clairval_requests_total\{[^}]*\} (\d+)$/gm)).toBe(visitors);
    expect(metrics).toMatch(/^clairval_forms_total\{form="site-contact",outcome="\w[\w-]*"\} \d+$/m);
    expect(metrics).toMatch(/^clairval_security_events_total\{event="login-failed",why="password"\} 1$/m);
    await expect(ask(site.metricsPort, { path: '/metrics' })).rejects.toThrow('ECONNREFUSED');
  });

  test.runIf(FULL)('stops at its start with one line if another program uses the metrics port', async () => {
    const first = await start();
    const second = spawn(process.execPath, [SERVER], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        PORT: String(await freePort()),
        METRICS_PORT: String(first.metricsPort),
        DATA_DIR: join(scratch, 'other'),
      },
    });
    let said = '';
    second.stderr.on('data', (chunk: Buffer) => (said += chunk));
    const [code] = await once(second, 'close');
    expect([code, said]).toEqual([1, `The metrics cannot be served on 127.0.0.1:${first.metricsPort} (EADDRINUSE).\n`]);
    await first.end('SIGTERM');
  });
});
