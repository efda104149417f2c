/**
 * All checks, in the order in which they are cheapest to fail: types, lint, format, unit and contract tests, the build,
 * tests of the built site while something fails, browser tests, journeys in three engines. `--full` runs the whole matrix of
 * browser tests, all journeys, and long forms of the others, and prints what they measured;
 * with `--soak` one of them goes on for four hours. The last line counts them all.
 */
import '../../adapters/composition/node-version.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readArguments } from '../../adapters/composition/commands/read-arguments.ts';
import { ENGINES, findOrInstallEngine } from '../engines/find-engines.ts';
import { browserRun } from './browser-run.ts';
import { figureTable } from './figures.ts';
import { findOrInstallBrowser } from './find-browser.ts';

type Counts = { passed: number; failed: number; skipped: number };
type VitestReport = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};
type BrowserSuite = {
  readonly file: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
};
type BrowserReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly BrowserSuite[];
};
/** Lines of a failure that are repeated at the end of the output. */
const TOLD_AGAIN = 16;

const { full = false, soak = false } = readArguments('npm test, or npm run test:full [-- --soak]', {
  options: { full: { type: 'boolean' }, soak: { type: 'boolean' } },
}).values;
const scratch = mkdtempSync(join(tmpdir(), 'clairval-tests-'));
const figures = join(scratch, 'figures.jsonl');
const totals: Counts = { passed: 0, failed: 0, skipped: 0 };
const byFile = new Map<string, { passed: number; failed: number }>();
const notes: string[] = [];
const failures: string[] = [];

function run(command: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const [file = '', ...parameters] = command;
  return (
    spawnSync(file, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Commands and servers start again and again from the same sources: Node compiles them once.
      env: { NODE_COMPILE_CACHE: join(scratch, 'compiled'), ...process.env, ...environment },
    }).status === 0
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

function countFile(file: string, failed: boolean): void {
  const counts = byFile.get(file) ?? { passed: 0, failed: 0 };
  counts[failed ? 'failed' : 'passed']++;
  byFile.set(file, counts);
}

function tellAgain(name: string, messages: readonly (string | undefined)[]): void {
  const lines = messages
    .flatMap(message => stripVTControlCharacters(message ?? '').split('\n'))
    .filter(line => line.trim() !== '' && !line.includes('node_modules') && !line.includes('<anonymous>'))
    .slice(0, TOLD_AGAIN);
  failures.push([`Failed: ${name}`, ...lines.map(line => `    ${line}`)].join('\n'));
}

function tellSuite(suite: BrowserSuite): void {
  for (const spec of suite.specs) {
    countFile(`tests/e2e/${suite.file}`, !spec.ok);
    if (!spec.ok)
      tellAgain(
        `${suite.file} › ${spec.title}`,
        spec.tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      );
  }
  for (const inner of suite.suites ?? []) tellSuite(inner);
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

countVitest('unit, property, contract and architecture tests', [], full ? { FIGURES: figures } : {});

check('production build', run(node('adapters/composition/commands/build.ts')));

countVitest(
  'tests of a built site while something fails',
  ['-c', 'tests/faults/vitest.config.ts'],
  full ? { LONG_RUN: '1', FIGURES: figures, ...(soak && { SOAK_MINUTES: '240' }) } : {},
);

const browser = findOrInstallBrowser();
if ('advice' in browser) {
  totals.skipped++;
  notes.push(`Browser tests were skipped: there is no browser. ${browser.advice}`);
} else {
  await countBrowser('browser tests', browser.path, [], full ? { FULL_MATRIX: '1' } : {});
  if (full)
    await countBrowser(
      'forms, owners and maps on two processes without a common disk',
      browser.path,
      ['forms', 'owners', 'map-'],
      {
        TWO_SERVERS: '1',
      },
    );
}

try {
  const missing = ENGINES.flatMap(name => {
    const found = findOrInstallEngine(name);
    return 'advice' in found ? [`Journeys were skipped in ${name}, which is not on this machine. ${found.advice}`] : [];
  });
  notes.push(...missing);
  if (missing.length === ENGINES.length) totals.skipped += missing.length;
  else
    countVitest(
      'journeys in three engines',
      ['-c', 'tests/engines/vitest.config.ts'],
      full ? { FULL_MATRIX: '1' } : {},
    );
} catch (error) {
  check(`journeys in three engines: ${error instanceof Error ? error.message : error}`, false);
}

if (full) console.log(figureTable(existsSync(figures) ? readFileSync(figures, 'utf8') : '', byFile));
rmSync(scratch, { recursive: true, force: true });
for (const line of [...failures, ...notes]) console.log(line);
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed === 0 ? 0 : 1;

async function countBrowser(
  name: string,
  path: string,
  parameters: readonly string[],
  given: Readonly<Record<string, string>>,
): Promise<void> {
  const report = join(scratch, 'browser.json');
  rmSync(report, { force: true });
  const { command, environment } = await browserRun(path, ...parameters);
  const ok = run([process.execPath, ...command], { ...environment, ...given, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  count(
    name,
    ok,
    readReport(report, ({ stats, suites }: BrowserReport) => {
      for (const suite of suites) tellSuite(suite);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
    }),
  );
}

function countVitest(name: string, parameters: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const path = join(scratch, 'vitest.json');
  rmSync(path, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  const ok = run(node('node_modules/vitest/vitest.mjs', 'run', ...parameters, ...reporters), environment);
  count(
    name,
    ok,
    readReport(path, (report: VitestReport) => {
      for (const { name: file, message, assertionResults } of report.testResults) {
        for (const { status } of assertionResults)
          if (status === 'passed' || status === 'failed') countFile(relative('.', file), status === 'failed');
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        for (const { fullName, failureMessages } of failed) tellAgain(fullName, failureMessages);
        if (failed.length === 0 && message !== '') tellAgain(name, [message]);
      }
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests || (report.numPassedTests === 0 ? 1 : 0),
        skipped: report.numPendingTests,
      };
    }),
  );
}

function readReport<T>(path: string, read: (report: T) => Counts): Counts | undefined {
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8')) as T) : undefined;
}
