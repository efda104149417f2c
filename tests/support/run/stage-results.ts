import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A failed test: name, file, message, and the command that runs it alone. */
export type Failure = {
  readonly title: string;
  readonly file: string;
  readonly message: string;
  readonly command: string;
};

/** Result of a test run. `seconds`: duration of each file's tests. */
export type StageResult = {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly files: readonly { readonly file: string; readonly seconds: number; readonly passed: number }[];
};

/** The parts of Vitest's JSON report that are used. Times are milliseconds. */
export type VitestReport = {
  readonly numPassedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
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
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
};

/** The parts of Playwright's JSON report that are used. `errors`: failures outside tests, such as a server that does not start. */
export type BrowserReport = {
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites: readonly BrowserSuite[];
};

/** Lines of a message repeated at the end of a run. */
const MESSAGE_LINES = 16;

/**
 * Parses Vitest's report. A file that fails outside its tests, such as during import, counts as one failure. `parameters`: arguments of the
 * failure's command, such as `-c tests/faults/vitest.config.ts`.
 */
export function readVitest(report: VitestReport, parameters: string): StageResult {
  const failures = report.testResults.flatMap(({ name, message, status, assertionResults }): Failure[] => {
    const file = relative('.', name);
    const command = `npx vitest run${parameters && ` ${parameters}`} ${file}`;
    const failed = assertionResults.filter(result => result.status === 'failed');
    if (failed.length === 0 && status === 'failed')
      return [{ title: file, file, message: shorten([message]), command }];
    return failed.map(({ title, fullName, failureMessages }) => ({
      title: fullName,
      file,
      message: shorten(failureMessages),
      command: `${command} -t ${quote(escapePattern(title))}`,
    }));
  });
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    })),
  };
}

/** Parses Playwright's report; a failed test is named by file, line and title. */
export function readBrowser(report: BrowserReport): StageResult {
  const failures: Failure[] = (report.errors ?? []).map(({ message }) => ({
    title: 'the browser tests could not start',
    file: 'tests/e2e/playwright.config.ts',
    message: shorten([message]),
    command: 'npm run test:browser',
  }));
  const files = new Map<string, { seconds: number; passed: number }>();
  const counts = { passed: 0, skipped: 0 };
  for (const suite of report.suites) add(suite);
  return { ...counts, failures, files: [...files].map(([file, of]) => ({ file, ...of })) };

  function add(suite: BrowserSuite): void {
    const file = `tests/e2e/${suite.file}`;
    const own = files.get(file) ?? { seconds: 0, passed: 0 };
    files.set(file, own);
    for (const { ok, title, line, tests } of suite.specs) {
      const results = tests.flatMap(each => each.results);
      for (const { duration } of results) own.seconds += duration / 1000;
      if (!ok) {
        const place = `${suite.file}:${line}`;
        failures.push({
          title: `${place} › ${title}`,
          file,
          message: shorten(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
          command: `npm run test:browser -- ${place} -g ${quote(escapePattern(title))}`,
        });
      } else if (tests.every(({ status }) => status === 'skipped')) counts.skipped++;
      else {
        counts.passed++;
        own.passed++;
      }
    }
    for (const inner of suite.suites ?? []) add(inner);
  }
}

/** Maximum number of failed tests that are repeated: with more, the cause is not flakiness. */
const MOST_REPEATED = 5;
/** Maximum number of flaky tests per run, of the stages browser and engines together. */
const MOST_FLAKY = 1;

/** Whether a run has so few failures that they are repeated alone. */
export function isWorthRepeating({ failures }: StageResult): boolean {
  return failures.length > 0 && failures.length <= MOST_REPEATED;
}

/**
 * Merges a run with the repetition of its failed tests: those that passed then are flaky. One flaky test leaves the run green and is named;
 * two count as failures, and so do all if the repetition did not finish. `flakyBefore`: flaky tests of earlier stages of the run.
 */
export function mergeRepeated(first: StageResult, repeated: StageResult, flakyBefore = 0): RepeatedResult {
  const failedAgain = new Set(repeated.failures.map(({ title }) => title));
  const passedNow = first.failures.filter(({ title }) => !failedAgain.has(title));
  const flaky = repeated.passed < passedNow.length ? [] : passedNow;
  const forgiven = flakyBefore + flaky.length > MOST_FLAKY ? [] : flaky;
  return {
    ...first,
    passed: first.passed + forgiven.length,
    failures: first.failures.filter(failure => !forgiven.includes(failure)),
    flaky: flaky.map(({ title }) => title),
  };
}

/** `flaky`: tests that failed, then passed when repeated. */
export type RepeatedResult = StageResult & { readonly flaky: readonly string[] };

function shorten(messages: readonly (string | undefined)[]): string {
  return messages
    .flatMap(message => stripVTControlCharacters(message ?? '').split('\n'))
    .filter(line => line.trim() !== '' && !line.includes('node_modules') && !line.includes('<anonymous>'))
    .slice(0, MESSAGE_LINES)
    .join('\n');
}

/** A title escaped for use in a regular expression. `escapePattern('cut (all)')` → `'cut \\(all\\)'` */
export function escapePattern(title: string): string {
  return title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A word quoted for the shell. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
