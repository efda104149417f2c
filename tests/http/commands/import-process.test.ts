import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { makeImportProcess } from '../../../adapters/composition/import/import-process.ts';
import type { LogEvent } from '../../../adapters/system/logger.ts';
import { FULL } from '../../support/run/full-run.ts';
import { childrenOf, gone } from '../../support/faults/processes.ts';
import { importFolder } from '../../support/run/run-import.ts';
import { COMPILED } from '../../support/run/compiled.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';
import { GOOD_RECORD } from '../feed/good-record.ts';

const folder = importFolder();
afterAll(() => folder.remove());
afterEach(() => vi.unstubAllEnvs());
const onLinux = test.skipIf(!existsSync('/proc/self/task'));

let children = 0;

/** Runs one import in a child process with this source text. */
function runOf(text: string, { silentMs, signal }: { silentMs?: number; signal?: AbortSignal } = {}) {
  const logged: LogEvent[] = [];
  const run = makeImportProcess({
    content: () => SAMPLE.content,
    log: event => logged.push(event),
    module: pathToFileURL(folder.write(text, `child-${++children}.mjs`)),
    ...(silentMs !== undefined && { silentMs }),
  });
  const outcome = run({ scope: 'all', since: undefined, signal: signal ?? new AbortController().signal });
  return { outcome, logged };
}

/** Runs one import of the agency's own module in the site's real child process. */
function runModule(text: string, name: string) {
  const module = folder.write(text, name);
  vi.stubEnv('CATALOGUE_SOURCE', module);
  vi.stubEnv('NODE_COMPILE_CACHE', COMPILED.NODE_COMPILE_CACHE);
  vi.stubEnv('DATA_DIR', join(folder.dataDirectory, name));
  vi.stubEnv('CONTENT_DIR', 'fixtures/agency');
  const logged: LogEvent[] = [];
  const run = makeImportProcess({ content: () => SAMPLE.content, log: event => logged.push(event) });
  return { logged, outcome: run({ scope: 'all', since: undefined, signal: new AbortController().signal }) };
}

test.each([
  ["process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000);", 'the import ended with SIGKILL'],
  ['process.exit(7);', 'the import ended with 7'],
])('a child that dies fails the import: %s', async (text, reason) => {
  expect(await runOf(text).outcome).toEqual({ kind: 'failed', reason });
});

test('a child without progress is killed after the timeout', async () => {
  expect(await runOf("process.on('message', () => {});", { silentMs: 300 }).outcome).toEqual({
    kind: 'failed',
    reason: expect.stringMatching(/^the import was ended: no news of it for /),
  });
});

test.runIf(FULL)('a child with progress has unlimited time, and ends once its result is received', async () => {
  const { outcome } = runOf(
    `process.on('disconnect', () => process.exit());
    process.on('message', () => {});
    let told = 0;
    setInterval(() => process.send(++told < 10 ? 'progress' : { kind: 'another-import' }), 900);`,
    // The limit is less than the child takes in all, and more than the child needs to start on a busy machine.
    { silentMs: 7_000 },
  );
  expect(await outcome).toEqual({ kind: 'another-import' });
});

onLinux('a child is killed when the site stops, whatever it does', async () => {
  const before = childrenOf(process.pid);
  const stopping = new AbortController();
  const { outcome } = runOf("process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);", {
    signal: stopping.signal,
  });
  const [child = 0] = childrenOf(process.pid).filter(pid => !before.includes(pid));
  stopping.abort();
  expect(await outcome).toMatchObject({ kind: 'failed' });
  await gone(child);
});

test('a child’s output is written to the log', async () => {
  const { outcome, logged } = runOf("console.log('one\\ntwo\\n'); console.error('x'.repeat(1000));");
  await outcome;
  await expect.poll(() => logged.length).toBe(3);
  expect(logged).toEqual(
    expect.arrayContaining([
      { level: 'info', message: 'output of the import process: one' },
      { level: 'info', message: 'output of the import process: two' },
      { level: 'error', message: `output of the import process: ${'x'.repeat(300)}` },
    ]),
  );
});

test('the agency’s own module is imported, and the records it leaves out are reported', async () => {
  const records = JSON.stringify([{ ...GOOD_RECORD, ID: '1' }]);
  const { outcome, logged } = runModule(
    `export function* openFeed() {
      yield { kind: 'scope', scope: 'all' };
      yield { kind: 'property', records: ${records} };
      yield { kind: 'property', records: [{ ID: '2' }] };
    }`,
    'good.mjs',
  );
  expect(await outcome).toMatchObject({
    kind: 'imported',
    told: {
      isChanged: true,
      counts: '1 added, 0 changed, 0 removed, 1 refused; the first: 2 Language: must be fr, nl, en or de, but is null',
      refused: expect.arrayContaining([expect.any(String)]),
    },
  });
  expect(logged).toEqual([]);
});

test.each([
  [
    'throws.mjs',
    "throw new Error('BACKEND is not set');",
    /^CATALOGUE_SOURCE: \S*throws\.mjs cannot be loaded: BACKEND is not set$/,
  ],
  [
    'unawaited.mjs',
    `export async function* openFeed() {
      Promise.reject(new Error('nobody awaits this'));
      await new Promise(resolve => setTimeout(resolve, 60_000));
    }`,
    /^nobody awaits this$/,
  ],
])('a module that throws fails the import: %s', async (name, text, reason) => {
  const { outcome, logged } = runModule(text, name);
  expect(await outcome).toEqual({ kind: 'failed', reason: expect.stringMatching(reason) });
  expect(logged).toEqual([]);
});
