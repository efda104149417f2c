import { describe, expect, test } from 'vitest';
import { parseSource, readSources, type SourceFile, walk } from '../support/run/source-file.ts';

const PORTS = 'application/ports/';
const ports = [...readSources().values()].filter(({ path }) => path.startsWith(PORTS));

/** The ports that import this port, including types: there is no other way to use its records. */
function importersOf(port: string, among: readonly SourceFile[] = ports): string[] {
  return among
    .filter(({ imports }) => imports.some(({ to }) => to === PORTS + port))
    .map(({ path }) => path.slice(PORTS.length))
    .toSorted();
}

/** Ports of the desk that handle mails; each write stores its log entry and mails in its own transaction. */
const OF_THE_DESK = [
  'mails/advert-mails.ts',
  'mails/desk-mails.ts',
  'requests/desk-requests.ts',
  'requests/request-writer.ts',
];

/** Writers of one aggregate each; every method is a transaction. */
const WRITERS = [
  'accounts/accounts.ts',
  'accounts/agents.ts',
  'accounts/second-factors.ts',
  'alerts/subscriptions.ts',
  'offers/offers.ts',
  'operation/alarms.ts',
  'submissions/submissions.ts',
  'viewings/viewings.ts',
];

describe('mails are stored with their change', () => {
  test('by the writers of an aggregate and those of the desk', () => {
    const others = importersOf('mails/outbox.ts').filter(port => !OF_THE_DESK.includes(port));
    // `request-ports.ts` lists all ports without calling them.
    expect(others).toEqual(['request-ports.ts', ...WRITERS].toSorted());
  });

  test('and a submission, which contains mails, is passed to no other port', () => {
    // The generated history sends no mail.
    expect(importersOf('submissions/submissions.ts')).toEqual(['request-ports.ts', 'sample/sample-history.ts']);
  });

  test.each([
    `import type { Mail } from '../mails/outbox.ts';`,
    `import type { WaitingMail as Letter } from '../mails/outbox.ts';`,
    `export type Limits = { begin(mails: readonly import('../mails/outbox.ts').Mail[]): Promise<void> };`,
    `export type { Mail } from '../mails/outbox.ts';`,
  ])('a port with %s is detected', text => {
    expect(importersOf('mails/outbox.ts', [parseSource(`${PORTS}security/limits.ts`, text)])).toEqual([
      'security/limits.ts',
    ]);
  });
});

function methodsOf({ program }: SourceFile): number {
  let count = 0;
  walk(program, ({ type }) => void (count += type === 'TSMethodSignature' ? 1 : 0));
  return count;
}

/** Ports whose writes store an entry of the desk’s log. */
const LOGGED = importersOf('audit/desk-log.ts').filter(port => port !== 'request-ports.ts');
const COUNTED = new Set([...WRITERS, ...OF_THE_DESK, ...LOGGED]);

test('the ports that read viewing hours and requests store no entry of the desk’s log', () => {
  expect(LOGGED).toEqual(expect.arrayContaining(['calendar/viewing-hours-writer.ts', 'requests/request-writer.ts']));
  expect(LOGGED).not.toContain('calendar/viewing-hours.ts');
  expect(LOGGED).not.toContain('requests/desk-requests.ts');
});

describe('a writer of an aggregate or of the desk', () => {
  test.each([...COUNTED])('has at most six methods: %s', file => {
    const [port, ...others] = ports.filter(({ path }) => path === PORTS + file);
    if (!port || others.length > 0) throw new Error(`${file} is not one file`);
    expect(methodsOf(port)).toBeGreaterThan(0);
    expect(methodsOf(port)).toBeLessThanOrEqual(6);
  });

  test('is parsed with all its methods', () => {
    expect(methodsOf(parseSource('a.ts', 'export type A = { one(): void; two(id: string): Promise<void> };'))).toBe(2);
  });
});
