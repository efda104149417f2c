import { expect, test } from 'vitest';
import {
  type BrowserReport,
  isWorthRepeating,
  mergeRepeated,
  readBrowser,
  readVitest,
  type StageResult,
} from '../../support/run/stage-results.ts';

const failure = (title: string) => ({ title, file: 'tests/e2e/a.e2e.ts', message: '', command: '' });
const result = (passed: number, ...failed: string[]): StageResult => ({
  passed,
  skipped: 0,
  failures: failed.map(failure),
  files: [],
});

test('a failed unit test is reported with its message and the command that reruns it', () => {
  const assertion = { status: 'failed', title: 'keeps (all) of it', fullName: 'cut keeps (all) of it' };
  const read = readVitest(
    {
      numPassedTests: 2,
      numPendingTests: 1,
      testResults: [
        {
          name: 'tests/domain/cut.test.ts',
          message: '',
          status: 'failed',
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            { ...assertion, failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at node_modules/x'] },
          ],
        },
      ],
    },
    '-c c.ts',
  );
  expect(read).toMatchObject({ passed: 2, skipped: 1, files: [{ file: 'tests/domain/cut.test.ts', seconds: 2.5 }] });
  expect(read.failures).toEqual([
    {
      title: 'cut keeps (all) of it',
      file: 'tests/domain/cut.test.ts',
      message: 'expected 1',
      command: "npx vitest run -c c.ts tests/domain/cut.test.ts -t 'keeps \\(all\\) of it'",
    },
  ]);
});

test('a file that cannot be imported counts as one failure', () => {
  const file = { name: 'tests/a.test.ts', message: 'SyntaxError', status: 'failed', startTime: 0, endTime: 0 };
  const { failures } = readVitest(
    { numPassedTests: 1, numPendingTests: 0, testResults: [{ ...file, assertionResults: [] }] },
    '',
  );
  expect(failures).toMatchObject([{ title: 'tests/a.test.ts', message: 'SyntaxError' }]);
});

test('browser tests in nested suites are counted, failed ones named by file and line', () => {
  const spec = (ok: boolean, status: string, title: string, line: number) => ({
    ok,
    title,
    line,
    tests: [{ status, results: [{ duration: 500, errors: ok ? [] : [{ message: 'no link' }] }] }],
  });
  const report: BrowserReport = {
    suites: [
      {
        file: 'a.e2e.ts',
        specs: [spec(true, 'expected', 'one', 1), spec(true, 'skipped', 'two', 2)],
        suites: [{ file: 'a.e2e.ts', specs: [spec(false, 'unexpected', 'three', 30)] }],
      },
    ],
  };
  const read = readBrowser(report);
  expect(read).toMatchObject({
    passed: 1,
    skipped: 1,
    files: [{ file: 'tests/e2e/a.e2e.ts', seconds: 1.5, passed: 1 }],
  });
  expect(read.failures).toMatchObject([
    { title: 'a.e2e.ts:30 › three', message: 'no link', command: "npm run test:browser -- a.e2e.ts:30 -g 'three'" },
  ]);
  expect(readBrowser({ errors: [{ message: 'no server' }], suites: [] }).failures).toMatchObject([
    { message: 'no server' },
  ]);
});

test('one test that passes on its rerun is flaky and leaves the run green', () => {
  expect(mergeRepeated(result(9, 'a'), result(1))).toMatchObject({ passed: 10, failures: [], flaky: ['a'] });
  expect(mergeRepeated(result(8, 'a', 'b'), result(1, 'b'))).toMatchObject({
    passed: 9,
    failures: [{ title: 'b' }],
    flaky: ['a'],
  });
});

test('two flaky tests fail a run, and are listed as flaky too', () => {
  expect(mergeRepeated(result(8, 'a', 'b'), result(2))).toMatchObject({
    passed: 8,
    failures: [{ title: 'a' }, { title: 'b' }],
    flaky: ['a', 'b'],
  });
});

test('a flaky test fails the run when an earlier stage had one', () => {
  expect(mergeRepeated(result(9, 'a'), result(1), 1)).toMatchObject({
    passed: 9,
    failures: [{ title: 'a' }],
    flaky: ['a'],
  });
});

test('if the rerun is aborted, the first failures remain', () => {
  expect(mergeRepeated(result(9, 'a'), result(0, 'the run ended without a report'))).toMatchObject({
    passed: 9,
    failures: [{ title: 'a' }],
    flaky: [],
  });
});

test('a few failures are rerun, many are not', () => {
  expect(isWorthRepeating(result(9))).toBe(false);
  expect(isWorthRepeating(result(9, 'a'))).toBe(true);
  expect(isWorthRepeating(result(9, 'a', 'b', 'c', 'd', 'e', 'f'))).toBe(false);
});
