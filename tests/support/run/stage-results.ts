import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** One failed test: its name, its file, what went wrong, and the command that runs it alone. */
export type Failure = {
  readonly title: string;
  readonly file: string;
  readonly message: string;
  readonly command: string;
};

/** What a run of tests reported. `seconds`: how long each file took, of all its tests together. */
export type StageResult = {
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly files: readonly { readonly file: string; readonly seconds: number; readonly passed: number }[];
};

/** The parts of Vitest's JSON report that are read. Times are milliseconds. */
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

/** The parts of Playwright's JSON report that are read. `errors`: what belongs to no test, such as a server that does not start. */
export type BrowserReport = {
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites: readonly BrowserSuite[];
};

/** Lines of a message that are repeated at the end of a run. */
const MESSAGE_LINES = 16;

/**
 * Reads Vitest's report. A file that fails outside of its tests, for example while it is imported, is one failure.
 * `parameters` stand in the command of a failure, such as `-c tests/faults/vitest.config.ts`.
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

/** Reads Playwright's report; a failed test is named by its file, line and title. */
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

/** Failed browser tests that are run once more: more than these are no chance. */
const MOST_REPEATED = 5;
/** Tests of one run that may pass only when they are repeated. */
const MOST_FLAKY = 1;

/** Whether the failures of a run are so few that they are run once more, alone. */
export function isWorthRepeating({ failures }: StageResult): boolean {
  return failures.length > 0 && failures.length <= MOST_REPEATED;
}

/**
 * The result of a run whose failed tests were run once more: those that passed then are flaky. One of them leaves the run green, and
 * is named; two are failures like others, and so are all where the second run did not reach its end.
 */
export function mergeRepeated(first: StageResult, repeated: StageResult): BrowserResult {
  const failedAgain = new Set(repeated.failures.map(({ title }) => title));
  const passedNow = first.failures.filter(({ title }) => !failedAgain.has(title));
  const flaky = repeated.passed < passedNow.length ? [] : passedNow;
  const forgiven = flaky.length > MOST_FLAKY ? [] : flaky;
  return {
    ...first,
    passed: first.passed + forgiven.length,
    failures: first.failures.filter(failure => !forgiven.includes(failure)),
    flaky: flaky.map(({ title }) => title),
  };
}

/** `flaky`: tests that failed, and passed when they were run again. */
export type BrowserResult = StageResult & { readonly flaky: readonly string[] };

function shorten(messages: readonly (string | undefined)[]): string {
  return messages
    .flatMap(message => stripVTControlCharacters(message ?? '').split('\n'))
    .filter(line => line.trim() !== '' && !line.includes('node_modules') && !line.includes('<anonymous>'))
    .slice(0, MESSAGE_LINES)
    .join('\n');
}

/** A title as a regular expression that matches it. */
function escapePattern(title: string): string {
  return title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** A word of a shell's command. */
function quote(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`;
}
