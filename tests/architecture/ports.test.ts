import { describe, expect, test } from 'vitest';
import { parseSource, readSources, type SourceFile, walk } from '../support/run/source-file.ts';

const PORTS = 'application/ports/';
const ports = [...readSources().values()].filter(({ path }) => path.startsWith(PORTS));

/** The ports that import a port, types included: none takes its records along in any other way. */
function importersOf(port: string, among: readonly SourceFile[] = ports): string[] {
  return among
    .filter(({ imports }) => imports.some(({ to }) => to === PORTS + port))
    .map(({ path }) => path.slice(PORTS.length))
    .toSorted();
}

/** Writes of the desk: each keeps its entry of the log, and the mails that tell of it, in a transaction of its own. */
const OF_THE_DESK = ['accounts/agents.ts', 'mails/advert-mails.ts', 'mails/desk-mails.ts', 'requests/desk-requests.ts'];

/** Writers of one aggregate each, whose every method is a transaction. */
const WRITERS = [
  'accounts/accounts.ts',
  'accounts/second-factors.ts',
  'alerts/subscriptions.ts',
  'offers/offers.ts',
  'operation/alarms.ts',
  'submissions/submissions.ts',
  'viewings/viewings.ts',
];

describe('a mail goes along with a change', () => {
  test('in the writers of an aggregate, and in those of the desk', () => {
    const others = importersOf('mails/outbox.ts').filter(port => !OF_THE_DESK.includes(port));
    // `request-ports.ts` names each port without calling it.
    expect(others).toEqual(['request-ports.ts', ...WRITERS].toSorted());
  });

  test('nor does a submission, which holds mails, go through another port', () => {
    // Of a past no mail is sent.
    expect(importersOf('submissions/submissions.ts')).toEqual(['request-ports.ts', 'sample/sample-history.ts']);
  });

  test.each([
    `import type { Mail } from '../mails/outbox.ts';`,
    `import type { WaitingMail as Letter } from '../mails/outbox.ts';`,
    `export type Limits = { begin(mails: readonly import('../mails/outbox.ts').Mail[]): Promise<void> };`,
    `export type { Mail } from '../mails/outbox.ts';`,
  ])('a port with %s is found', text => {
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

describe('a writer of an aggregate', () => {
  // Erasing tells no one.
  test.each([...WRITERS, 'privacy/personal-data.ts'])('has at most six methods: %s', file => {
    const [port, ...others] = ports.filter(({ path }) => path === PORTS + file);
    if (!port || others.length > 0) throw new Error(`${file} is not one file`);
    expect(methodsOf(port)).toBeGreaterThan(0);
    expect(methodsOf(port)).toBeLessThanOrEqual(6);
  });

  test('is read with all its methods', () => {
    expect(methodsOf(parseSource('a.ts', 'export type A = { one(): void; two(id: string): Promise<void> };'))).toBe(2);
  });
});
