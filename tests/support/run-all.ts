/**
 * All checks, in the order in which they are cheapest to fail: types, lint, format, unit and contract tests, the build,
 * tests of the built site while something fails, browser tests. `--full` runs the whole matrix of browser tests and long forms
 * of the others. The last line counts them all.
 */
import '../../adapters/composition/node-version.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './find-browser.ts';
import { freePort } from './free-port.ts';

type Counts = { passed: number; failed: number; skipped: number };

const full = process.argv.includes('--full');
const scratch = mkdtempSync(join(tmpdir(), 'clairval-tests-'));
const totals: Counts = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];

function run(command: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const [file = '', ...parameters] = command;
  return (
    spawnSync(file, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } })
      .status === 0
  );
}

function node(script: string, ...parameters: string[]): string[] {
  return [process.execPath, script, ...parameters];
}

function check(name: string, ok: boolean): void {
  console.log(`${ok ? 'ok' : 'FAILED'}  ${name}`);
  if (ok) totals.passed++;
  else totals.failed++;
}

function count(name: string, ok: boolean, counted: Counts | undefined): void {
  if (!counted || (!ok && counted.failed === 0)) {
    check(`${name} could not run to its end`, false);
    return;
  }
  console.log(
    `${counted.failed === 0 ? 'ok' : 'FAILED'}  ${name}: ${counted.passed} passed, ${counted.failed} failed, ${counted.skipped} skipped`,
  );
  for (const key of ['passed', 'failed', 'skipped'] as const) totals[key] += counted[key];
}

check('types', run(['node_modules/.bin/tsc', '-p', '.']));
check('lint', run(['node_modules/.bin/oxlint', '--deny-warnings']));
check('format', run(['node_modules/.bin/biome', 'format', '.']));

countVitest('unit, property, contract and architecture tests', []);

check('production build', run(node('adapters/composition/commands/build.ts')));

countVitest(
  'tests of a built site while something fails',
  ['-c', 'tests/faults/vitest.config.ts'],
  full ? { LONG_RUN: '1' } : {},
);

const browser = findOrInstallBrowser();
if ('advice' in browser) {
  totals.skipped++;
  notes.push(`Browser tests were skipped: there is no browser. ${browser.advice}`);
} else {
  const browserReport = join(scratch, 'browser.json');
  const ok = run(node('node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts'), {
    CHROMIUM_PATH: browser.path,
    BROWSER_TEST_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    ...(full ? { FULL_MATRIX: '1' } : {}),
  });
  count(
    'browser tests',
    ok,
    readReport(
      browserReport,
      (report: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
        passed: report.stats.expected,
        failed: report.stats.unexpected + report.stats.flaky,
        skipped: report.stats.skipped,
      }),
    ),
  );
}

rmSync(scratch, { recursive: true, force: true });
for (const note of notes) console.log(note);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 ? 0 : 1;

function countVitest(name: string, parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const path = join(scratch, 'vitest.json');
  rmSync(path, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  const ok = run(node('node_modules/vitest/vitest.mjs', 'run', ...parameters, ...reporters), environment);
  count(
    name,
    ok,
    readReport(path, (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests || (report.numPassedTests === 0 ? 1 : 0),
      skipped: report.numPendingTests,
    })),
  );
}

function readReport<T>(path: string, read: (report: T) => Counts): Counts | undefined {
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
