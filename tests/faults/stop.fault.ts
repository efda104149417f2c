import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '../../domain/text/language.ts';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { type Got, nthForm, referenceIn, type Sealed, seal, talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { openRows } from '../support/faults/stored-rows.ts';
import { openSite } from '../support/site/sample-site.ts';
import { SEED } from '../support/site/seed.ts';

/** Daily one stop of each kind: with requests that the server has not read at the signal, and without. */
const RUNS = FULL ? 50 : 2;
/** Visitors with a keep-alive connection of their own and one request at a time. */
const VISITORS = 16;
/** Longest load before the signal, in milliseconds. */
const LONGEST_LOAD = 500;
/** Connections opened shortly before the signal. */
const UNSEEN = 8;
const ENDS_MS = 10_000;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-stop-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const { routes } = openSite();
/** Cached and uncached pages, files and data. */
const PATHS = LANGUAGES.flatMap(language => [
  routes.build('home', language),
  `${routes.build('for-sale', language)}?page=2`,
  '/robots.txt',
  '/api/suggest?q=gent&language=' + language,
]);

type Outcome = { readonly written: number; readonly failed?: string; readonly got?: Got };

/** One exchange; `written` is the time when the last request byte was passed to the kernel, Infinity if it never was. */
function exchange(port: number, { path, headers, body }: Partial<Sealed> & { path: string }, agent: Agent) {
  return new Promise<Outcome>(resolve => {
    let written = Infinity;
    const sent = request(
      { host: '127.0.0.1', port, path, agent, method: body ? 'POST' : 'GET', ...(headers && { headers }) },
      response => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', error => resolve({ written, failed: error.message }));
        response.on('end', () => {
          const { statusCode: status = 0, headers: got } = response;
          const text = Buffer.concat(chunks).toString();
          resolve({ written, got: { status, location: got.location ?? '', text } });
        });
      },
    );
    sent.on('finish', () => {
      // A socket that is still connecting has not sent it.
      if (sent.socket?.connecting === false) written = performance.now();
    });
    sent.on('error', error => resolve({ written, failed: `${sent.reusedSocket ? 'kept' : 'new'} ${error.message}` }));
    sent.end(body);
  });
}

test('R7: SIGTERM under load breaks no request that was sent before it', { timeout: 900_000 }, async () => {
  const seed = SEED;
  const loads = fc.sample(fc.integer({ min: 50, max: LONGEST_LOAD }), { numRuns: RUNS, seed });
  const server = await builtServer({ DATA_DIR: scratch, SECRET: 'a secret of the tests that is long enough' });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const count = { before: 0, forms: 0, after: 0 };
  const broken: string[] = [];
  const confirmed: string[] = [];
  const codes: (number | null)[] = [];
  let slowest = 0;
  let number = 0;
  for (const [run, load] of loads.entries()) {
    await server.start();
    const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
    const forms = await Promise.all(
      Array.from({ length: VISITORS * 4 }, () => seal(server.port, nthForm(number++), agent)),
    );
    let signalled = Infinity;
    let ended = false;
    const visitor = async (own: number, by = agent) => {
      for (let turn = own; !ended; turn++) {
        const form = turn % 3 === 0 ? forms.pop() : undefined;
        const { written, failed, got } = await exchange(
          server.port,
          form ?? { path: PATHS[turn % PATHS.length] as string },
          by,
        );
        const early = written < signalled;
        count[early ? 'before' : 'after']++;
        if (early && (failed !== undefined || (got && got.status >= 500))) broken.push(`${failed ?? got?.status}`);
        const reference = form && got && referenceIn(got);
        if (reference !== undefined) {
          confirmed.push(reference);
          if (early) count.forms++;
        }
        // Requests refused after the signal are retried after a pause.
        if (failed !== undefined) await sleep(20);
      }
    };
    const visitors = Array.from({ length: VISITORS }, (_, own) => visitor(own));
    await sleep(load);
    if (run % 2 === 0) {
      // At the signal, requests are in kernel buffers: on keep-alive connections and on some that the server has not accepted yet.
      process.kill(server.pid(), 'SIGSTOP');
      const unseen = Array.from({ length: UNSEEN }, () => visitor(0, new Agent()));
      await sleep(30);
      visitors.push(...unseen);
    }
    signalled = performance.now();
    const ending = server.end('SIGTERM');
    process.kill(server.pid(), 'SIGCONT');
    codes.push(await ending);
    slowest = Math.max(slowest, performance.now() - signalled);
    ended = true;
    await Promise.all(visitors);
    agent.destroy();
  }
  const rows = openRows({ dataDirectory: scratch });
  const kept = new Set((await rows.all<{ id: string }>('select id from submission')).map(({ id }) => id));
  await rows.close();
  const lost = confirmed.filter(reference => !kept.has(reference));
  noteFigure({
    row: 'R7',
    what: `${RUNS} times SIGTERM, ${VISITORS} visitors on kept connections (seed ${seed})`,
    figure:
      `${count.before} requests begun before it, ${count.forms} of them confirmed forms, ${broken.length} failed; ` +
      `${lost.length} confirmed lost; ended in ${Math.round(slowest)} ms at most`,
    target: `0 failed, 0 lost, exit 0 within ${ENDS_MS / 1000} s`,
    passed: broken.length + lost.length === 0 && slowest < ENDS_MS,
  });
  expect({ broken, lost }).toEqual({ broken: [], lost: [] });
  expect(codes).toEqual(codes.map(() => 0));
  expect(count.forms).toBeGreaterThan(RUNS);
});

test('R7: a second SIGTERM forces the exit while a request is in progress', async () => {
  const server = await builtServer({ DATA_DIR: join(scratch, 'forced') });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.start();
  const { path, headers, body } = await seal(server.port, nthForm(0));
  const lines = Object.entries({ host: 'a', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(server.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await new Promise<void>(resolve => socket.write(body.subarray(0, 20), () => resolve()));
  // Connections are served in order: after this response the server has read all earlier requests.
  expect((await talk(server.port, { path: '/healthz' })).status).toBe(200);
  const first = server.end('SIGTERM');
  // A SIGTERM right after the first counts as the same one, forwarded by npm.
  process.kill(server.pid(), 'SIGTERM');
  await sleep(1_100);
  const began = performance.now();
  process.kill(server.pid(), 'SIGTERM');
  const code = await first;
  const ms = Math.round(performance.now() - began);
  noteFigure({
    row: 'R7',
    what: 'a second SIGTERM while a request is under way',
    figure: `exit ${code} after ${ms} ms`,
    target: 'exit 1 at once',
    passed: code === 1 && ms < 1_000,
  });
  expect({ code, soon: ms < 1_000 }).toEqual({ code: 1, soon: true });
});
