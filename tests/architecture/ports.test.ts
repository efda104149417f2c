import { describe, expect, test } from 'vitest';
import { parseSource, readSources, type SourceFile } from '../support/source-file.ts';

const PORTS = 'application/ports/';
const ports = [...readSources().values()].filter(({ path }) => path.startsWith(PORTS));

/** The ports that import a port, types included: none takes its records along in any other way. */
function importersOf(port: string, among: readonly SourceFile[] = ports): string[] {
  return among
    .filter(({ imports }) => imports.some(({ to }) => to === PORTS + port))
    .map(({ path }) => path.slice(PORTS.length))
    .toSorted();
}

describe('a mail goes along with a change', () => {
  test('in the port of transactions, and in those of the desk that keep the entry of the log along, alone', () => {
    // `request-ports.ts` names each port without calling it.
    expect(importersOf('outbox.ts')).toEqual(['agents.ts', 'desk-requests.ts', 'request-ports.ts', 'transactions.ts']);
  });

  test('nor does a submission, which holds mails, go through another port', () => {
    // Of a past no mail is sent.
    expect(importersOf('transactions.ts')).toEqual(['past.ts', 'request-ports.ts']);
  });

  test.each([
    `import type { Mail } from './outbox.ts';`,
    `import type { WaitingMail as Letter } from './outbox.ts';`,
    `export type Offers = { confirm(mails: readonly import('./outbox.ts').Mail[]): Promise<void> };`,
    `export type { Mail } from './outbox.ts';`,
  ])('a port with %s is found', text => {
    expect(importersOf('outbox.ts', [parseSource(`${PORTS}offers.ts`, text)])).toEqual(['offers.ts']);
  });
});
