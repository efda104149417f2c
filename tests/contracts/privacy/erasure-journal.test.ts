import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeErasureJournal, JOURNAL_MONTHS, readErasures } from '../../../adapters/files/erasure-journal.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { addressText, erasurePseudonyms, subscriptionText } from '../../../application/operate/with-erasure-journal.ts';
import type { Erasure } from '../../../application/ports/privacy/erasure-journal.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { scratchFolder } from '../../support/site/kept-site.ts';

const scratch = scratchFolder('journal');
const AUGUST = Date.parse('2026-08-31T21:59:59.999Z');
const erasure = (name: string, at = AUGUST): Erasure => ({ kind: 'address', at, address: [`mark.${name}`] });

describe('the erasure journal in a folder', () => {
  test('stores an erasure durably, readable only by its user', async () => {
    const directory = scratch('own');
    const noted: readonly Erasure[] = [
      erasure('one'),
      { kind: 'owner', at: AUGUST + 1, address: ['a.b', 'c.d'] },
      { kind: 'subscription', at: AUGUST + 2, address: ['a.b'], subscription: ['a.e'] },
      { kind: 'recommendations', at: AUGUST + 3, person: 'a person' },
    ];
    for (const one of noted) await makeErasureJournal(directory).note(one);
    expect(await readErasures(`${directory}/erased`)).toEqual({ erasures: noted, unreadable: 0 });
    expect(readdirSync(`${directory}/erased`)).toEqual(['2026-08.jsonl']);
    expect(await readErasures(`${directory}/erased/2026-08.jsonl`)).toEqual({ erasures: noted, unreadable: 0 });
    expect(statSync(`${directory}/erased`).mode & 0o777).toBe(0o700);
    expect(statSync(`${directory}/erased/2026-08.jsonl`).mode & 0o777).toBe(0o600);
  });

  test('reports a line truncated by a crash without losing others', async () => {
    const directory = scratch('cut');
    const journal = makeErasureJournal(directory);
    await journal.note(erasure('one'));
    appendFileSync(`${directory}/erased/2026-08.jsonl`, '\n{"at":"2026-08-31T22');
    await journal.note(erasure('two'));
    expect(await readErasures(`${directory}/erased`)).toEqual({
      erasures: [erasure('one'), erasure('two')],
      unreadable: 1,
    });
  });

  test('loses no entry of processes that write at once', async () => {
    const journals = [1, 2, 3, 4].map(() => makeErasureJournal(scratch('many')));
    const all = journals.flatMap((_, at) => Array.from({ length: 25 }, (__, each) => erasure(`${at} ${each}`)));
    await Promise.all(all.map((one, at) => journals[at % journals.length]?.note(one)));
    const { erasures } = await readErasures(scratch('many/erased'));
    expect(erasures).toHaveLength(all.length);
    expect(erasures).toEqual(expect.arrayContaining(all));
  });

  test('deletes old months when the next month starts', async () => {
    const directory = scratch('old');
    const journal = makeErasureJournal(directory);
    const months = [JOURNAL_MONTHS + 1, JOURNAL_MONTHS, 1].map(back => Date.UTC(2026, 7 - back, 15));
    for (const at of months) await journal.note(erasure('old', at));
    writeFileSync(`${directory}/erased/notes.txt`, 'mine');
    await journal.note(erasure('now', Date.UTC(2026, 7, 15)));
    expect(readdirSync(`${directory}/erased`)).toEqual([
      '2024-08.jsonl',
      '2026-07.jsonl',
      '2026-08.jsonl',
      'notes.txt',
    ]);
  });

  test('fails with an outage when it cannot be written, so that the erasure can be repeated', async () => {
    mkdirSync(scratch('full'));
    writeFileSync(scratch('full/erased'), 'a file in its place');
    await expect(makeErasureJournal(scratch('full')).note(erasure('one'))).rejects.toThrow(Outage);
  });

  test('rejects a missing journal with a one-line message', async () => {
    await expect(readErasures(scratch('none'))).rejects.toThrow(/^there is no journal of erasures at .+$/);
    expect(existsSync(scratch('none'))).toBe(false);
  });

  test('identifies no person: an address has other pseudonyms under another secret', async () => {
    const names = (secret: string, email: string) =>
      erasurePseudonyms(makeHashes(new TextEncoder().encode(secret)), addressText(email));
    const [name = ''] = names('a secret of 32 letters, or of more', 'Jan@example.be');
    expect(names('a secret of 32 letters, or of more', 'JAN@example.BE')).toEqual([name]);
    expect(name).toMatch(/^[\w-]{8}\.[\w-]{43}$/);
    const [other = ''] = names('another one of 32 letters, or more', 'jan@example.be');
    expect([other.slice(0, 8) === name.slice(0, 8), other.slice(9) === name.slice(9)]).toEqual([false, false]);
    await makeErasureJournal(scratch('nobody')).note({
      kind: 'subscription',
      at: AUGUST,
      address: [name],
      subscription: erasurePseudonyms(makeHashes(new Uint8Array(32)), subscriptionText('K7P2-9QXD')),
    });
    const text = readFileSync(scratch('nobody/erased/2026-08.jsonl'), 'utf8');
    expect(text).not.toMatch(/jan|example|K7P2|9QXD/i);
  });
});
