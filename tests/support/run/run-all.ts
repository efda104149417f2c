/**
 * All checks, by stages: `npm test [-- --install] [--bail] [--stage unit,browser]`. `npm run test:full` runs all browsers and the long
 * versions of the other tests, and prints their measurements. If types, lint, format or build fail, nothing else runs; other stages always
 * run to the end, unless `--bail` stops at the first failure. The last line shows the counts.
 */
import '../../../adapters/composition/node-version.ts';
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, refuseArguments } from '../../../adapters/composition/commands/common/read-arguments.ts';
import { ENGINES, findOrInstallEngine } from '../../engines/find-engines.ts';
import { browserRun } from './browser-run.ts';
import { COMPILED } from './compiled.ts';
import { figureTable } from './figures.ts';
import { findOrInstallBrowser } from './find-browser.ts';
import { allowInstalls } from './install.ts';
import {
  type BrowserReport,
  escapePattern,
  type Failure,
  isWorthRepeating,
  mergeRepeated,
  readBrowser,
  readVitest,
  type StageResult,
  type VitestReport,
} from './stage-results.ts';

/** Result of a stage. `missing`: what could not be run here, one per line. */
type Ended = StageResult & { readonly flaky?: readonly string[]; readonly missing?: readonly string[] };

type Stage = {
  readonly name: string;
  /** Time budget in seconds for the daily run, on two idle cores. */
  readonly budget: number;
  /** Whether a failure stops the whole run. */
  readonly endsAll?: boolean;
  run(): Ended | Promise<Ended>;
};

const STAGES: readonly Stage[] = [
  { name: 'static', budget: 45, endsAll: true, run: checkSources },
  { name: 'unit', budget: 180, run: () => runVitest([], full ? {} : REACT_AS_SERVED) },
  { name: 'faults', budget: 75, run: () => runVitest(['-c', 'tests/faults/vitest.config.ts']) },
  { name: 'browser', budget: 210, run: runBrowser },
  { name: 'engines', budget: 60, run: runEngines },
];
const SLOWEST = 10;

/** The build of React that visitors get. That for development checks more and takes twice the time per page: the full run uses it. */
const REACT_AS_SERVED = { NODE_ENV: 'production' };

const {
  full = false,
  soak = false,
  install = false,
  bail = false,
  stage,
} = readArguments('npm test [-- --install] [--bail] [--stage NAME,NAME], or npm run test:full [-- --soak]', {
  options: {
    full: { type: 'boolean' },
    soak: { type: 'boolean' },
    install: { type: 'boolean' },
    bail: { type: 'boolean' },
    stage: { type: 'string' },
  },
}).values;
const asked = stage?.split(',');
const unknown = asked?.find(name => STAGES.every(each => each.name !== name));
if (unknown !== undefined)
  refuseArguments(`npm test -- --stage ${STAGES.map(({ name }) => name).join(',')}`, `unknown stage '${unknown}'`);
if (install) allowInstalls();

const scratch = mkdtempSync(join(tmpdir(), 'clairval-tests-'));
const figures = join(scratch, 'figures.jsonl');
/** A fixed seed in daily runs, so that a failure is due to the change; a random one in the full run. */
const seed = full ? String(randomInt(1e9)) : undefined;
const longRun = seed
  ? { SEED: seed, FULL_RUN: '1', FIGURES: figures, ...(soak && { SOAK_MINUTES: '240' }) }
  : undefined;

if (seed) console.log(`SEED=${seed}`);
const byFile = new Map<string, { passed: number; failed: number }>();
const ended: { stage: Stage; result: Ended; seconds: number }[] = [];
for (const each of STAGES) {
  // A stage with `endsAll` runs even if it was not asked for, because the other stages need its build.
  if (asked && !asked.includes(each.name) && !each.endsAll) continue;
  const begun = performance.now();
  const result = await each.run();
  const seconds = (performance.now() - begun) / 1000;
  ended.push({ stage: each, result, seconds });
  report(each, result, seconds);
  if (result.failures.length > 0 && (each.endsAll || bail)) break;
}

if (full) console.log(figureTable(existsSync(figures) ? readFileSync(figures, 'utf8') : '', byFile));
rmSync(scratch, { recursive: true, force: true });
summarize();

/** Types, lint, format and the build that later stages use. */
function checkSources(): Ended {
  const checks = [
    { title: 'types', command: ['node_modules/.bin/tsc', '-p', '.'], alone: 'npm run types' },
    { title: 'lint', command: ['node_modules/.bin/oxlint', '--deny-warnings'], alone: 'npm run lint' },
    { title: 'format', command: ['node_modules/.bin/biome', 'format', '.'], alone: 'npm run format' },
    { title: 'build', command: node('adapters/composition/commands/build.ts'), alone: 'npm run build' },
  ];
  const failures: Failure[] = [];
  for (const { title, command, alone } of checks)
    if (!run(command)) failures.push({ title, file: '', message: 'Its output is above.', command: alone });
  return { passed: checks.length - failures.length, skipped: 0, failures, files: [] };
}

function runVitest(parameters: readonly string[], variables: Readonly<Record<string, string>> = {}): Ended {
  const path = join(scratch, 'vitest.json');
  rmSync(path, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${path}`];
  const command = ['run', ...parameters, ...reporters, ...(bail ? ['--bail=1'] : [])];
  const ok = run(node('node_modules/vitest/vitest.mjs', ...command), variables);
  const shown = parameters.join(' ');
  if (!existsSync(path)) return brokenOff(`npx vitest run ${shown}`);
  const result = readVitest(JSON.parse(readFileSync(path, 'utf8')) as VitestReport, shown);
  // Errors outside tests, and runs without tests, are missing in the report.
  const isSilent = result.failures.length === 0 && (!ok || result.passed === 0);
  return isSilent ? { ...result, failures: brokenOff(`npx vitest run ${shown}`).failures } : result;
}

async function runBrowser(): Promise<Ended> {
  const browser = findOrInstallBrowser();
  if ('advice' in browser) return notHere(`Browser tests were skipped: there is no browser. ${browser.advice}`);
  const result = await repeatFailed(await playwright(browser.path), () =>
    playwright(browser.path, '--last-failed', '--workers=1'),
  );
  if (!full) return result;
  // What two servers share does not depend on language and width, so this run takes each test as the daily one does.
  const two = await playwright(browser.path, 'forms', 'owners', 'map-', { TWO_SERVERS: '1', FULL_RUN: '' });
  return {
    ...result,
    passed: result.passed + two.passed,
    skipped: result.skipped + two.skipped,
    failures: [
      ...result.failures,
      ...two.failures.map(each => ({ ...each, command: `TWO_SERVERS=1 ${each.command}` })),
    ],
  };
}

async function playwright(
  path: string,
  ...given: readonly (string | Readonly<Record<string, string>>)[]
): Promise<StageResult> {
  const report = join(scratch, 'browser.json');
  rmSync(report, { force: true });
  const parameters = given.filter(each => typeof each === 'string');
  const { command, environment } = await browserRun(path, ...parameters, ...(bail ? ['-x'] : []));
  const variables = Object.assign({}, environment, ...given.filter(each => typeof each !== 'string'));
  run([process.execPath, ...command], { ...variables, PLAYWRIGHT_JSON_OUTPUT_NAME: report });
  return existsSync(report)
    ? readBrowser(JSON.parse(readFileSync(report, 'utf8')) as BrowserReport)
    : brokenOff('npm run test:browser');
}

/** Repeats the failed tests of a run alone, if they are few; a test that passes then is flaky. */
async function repeatFailed(
  first: StageResult,
  repeat: (failures: readonly Failure[]) => StageResult | Promise<StageResult>,
): Promise<Ended> {
  if (!isWorthRepeating(first)) return first;
  const flakyBefore = ended.reduce((count, { result: { flaky = [] } }) => count + flaky.length, 0);
  return mergeRepeated(first, await repeat(first.failures), flakyBefore);
}

async function runEngines(): Promise<Ended> {
  const found = ENGINES.map(name => ({ name, engine: findOrInstallEngine(name) }));
  const missing = found.flatMap(({ name, engine }) =>
    'advice' in engine ? [`Journeys were skipped in ${name}, which is not on this machine. ${engine.advice}`] : [],
  );
  if (missing.length === ENGINES.length) return notHere(...missing);
  const config = ['-c', 'tests/engines/vitest.config.ts'];
  const result = await repeatFailed(runVitest(config), failures => {
    const files = new Set(failures.map(({ file }) => file));
    // The report joins the engine's name and the title by a space, `-t` by another separator: only the title is compared.
    const titles = failures.map(({ title }) => escapePattern(title.slice(title.indexOf(' ') + 1)));
    return runVitest([...config, ...files, '-t', titles.join('|')]);
  });
  return { ...result, missing };
}

function notHere(...missing: readonly string[]): Ended {
  return { passed: 0, skipped: missing.length, failures: [], files: [], missing };
}

function brokenOff(command: string): Ended {
  const failure = { title: 'the run ended without a report', file: '', message: 'Its output is above.', command };
  return { passed: 0, skipped: 0, failures: [failure], files: [] };
}

function report(
  { name, budget }: Stage,
  { passed, skipped, failures, flaky = [], files }: Ended,
  seconds: number,
): void {
  for (const { file, passed: count } of files) {
    const failed = failures.filter(failure => failure.file === file).length;
    byFile.set(file, { passed: count, failed });
  }
  const counts = `${passed} passed, ${failures.length} failed, ${flaky.length} flaky, ${skipped} skipped`;
  console.log(
    `${failures.length === 0 ? 'ok' : 'FAILED'}  ${name} in ${Math.round(seconds)} of ${budget} s: ${counts}`,
  );
  for (const { file, seconds: own } of files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST))
    console.log(`    ${own.toFixed(1).padStart(6)} s  ${file}`);
}

/** Prints all failures again with the command for each, then a line per stage, what was not run, and the counts. */
function summarize(): void {
  for (const {
    stage: { name },
    result,
  } of ended)
    for (const { title, file, message, command } of result.failures) {
      console.log(`\nFailed in ${name}: ${title}${file && ` (${file})`}`);
      console.log(message.replaceAll(/^/gm, '    '));
      console.log(`  alone: ${command}`);
    }
  console.log('');
  for (const {
    stage: { name, budget },
    result,
    seconds,
  } of ended)
    console.log(
      `${name.padEnd(8)} ${String(Math.round(seconds)).padStart(5)} s of ${String(budget).padStart(3)}   ${result.passed} passed, ${result.failures.length} failed, ${result.flaky?.length ?? 0} flaky, ${result.skipped} skipped`,
    );
  const left = STAGES.filter(({ name }) => ended.every(({ stage: each }) => each.name !== name)).map(
    ({ name }) => name,
  );
  if (left.length > 0) console.log(`Not run: ${left.join(', ')}.`);
  for (const { result } of ended) for (const line of result.missing ?? []) console.log(line);
  for (const { result } of ended) for (const title of result.flaky ?? []) console.log(`flaky: ${title}`);
  const sum = (of: (result: Ended) => number) => ended.reduce((total, { result }) => total + of(result), 0);
  const failed = sum(({ failures }) => failures.length);
  console.log(`${sum(({ passed }) => passed)} passed, ${failed} failed, ${sum(({ skipped }) => skipped)} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function run(command: readonly string[], environment: Readonly<Record<string, string>> = {}): boolean {
  const [file = '', ...parameters] = command;
  return (
    spawnSync(file, parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...COMPILED, ...process.env, ...longRun, ...environment },
    }).status === 0
  );
}

function node(script: string, ...parameters: string[]): string[] {
  return [process.execPath, script, ...parameters];
}
