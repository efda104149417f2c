import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildFilter } from '../../../adapters/breached-passwords/build-filter.ts';
import { addTo, BLOCK_BYTES, blockOf, blocksFor, isIn } from '../../../adapters/breached-passwords/filter-format.ts';
import { openFilter } from '../../../adapters/breached-passwords/open-filter.ts';
import { FULL } from '../../support/run/full-run.ts';

const directory = mkdtempSync(join(tmpdir(), 'clairval-filter-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));
const list = join(directory, 'list');
const filter = join(directory, 'filter');
beforeEach(() => rmSync(filter, { force: true }));

const sha1 = (text: string) => createHash('sha1').update(text).digest();
const hexOf = (text: string) => sha1(text).toString('hex');
/** The bytes of a filter built from a list. */
async function builtOf(text: string, windowBytes?: number): Promise<Buffer> {
  writeFileSync(list, text);
  await buildFilter(list, filter, windowBytes);
  return readFileSync(filter);
}

describe('a filter of breached passwords', () => {
  test('has less than one false positive in a thousand, as documented', () => {
    const count = FULL ? 200_000 : 20_000;
    const blocks = blocksFor(count);
    const bytes = Buffer.alloc(blocks * BLOCK_BYTES);
    for (let at = 0; at < count; at++) {
      const hash = sha1(`breached ${at}`);
      addTo(bytes, blockOf(hash, blocks) * BLOCK_BYTES, hash);
    }
    const has = (hash: Uint8Array) => isIn(bytes.subarray(blockOf(hash, blocks) * BLOCK_BYTES), hash);
    const others = 5 * count;
    let found = 0;
    for (let at = 0; at < others; at++) if (has(sha1(`another ${at}`))) found += 1;
    expect(found).toBeLessThan(others / 1_000);
    // Some false positives are expected: without any, the filter would store more than its 16 bits per entry.
    expect(found).toBeGreaterThan(others / 2_000);
    for (let at = 0; at < count; at++) if (!has(sha1(`breached ${at}`))) expect.fail(`${at} is missed`);
    expect(bytes.byteLength / count).toBe(2);
  });

  test('is the same for any order, line ending and case of the list, with or without counts', async () => {
    const words = Array.from({ length: 300 }, (_, at) => `word ${at}`);
    const plain = await builtOf(words.map(word => `${hexOf(word)}\n`).join(''));
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(words, { minLength: words.length }),
        fc.constantFrom('\n', '\r\n', '\n\n'),
        fc.constantFrom('', ':1', ':52579274'),
        fc.boolean(),
        fc.boolean(),
        async (order, end, count, big, last) => {
          const lines = order.map(word => (big ? hexOf(word).toUpperCase() : hexOf(word)) + count);
          expect((await builtOf(lines.join(end) + (last ? end : ''))).equals(plain)).toBe(true);
        },
      ),
      { numRuns: FULL ? 25 : 8 },
    );
  });

  test('is the same for any window size', async () => {
    const text = Array.from({ length: 500 }, (_, at) => `${hexOf(`word ${at}`)}:${at}\r\n`).join('');
    const whole = await builtOf(text);
    expect(whole.byteLength).toBe((1 + Math.ceil(500 / 32)) * BLOCK_BYTES);
    for (const windowBytes of [1, BLOCK_BYTES, 3 * BLOCK_BYTES, 1e6])
      expect((await builtOf(text, windowBytes)).equals(whole)).toBe(true);
  });

  test('reads lines that span two chunks', async () => {
    const count = 120_000;
    const text = Array.from({ length: count }, (_, at) => `${hexOf(`word ${at}`)}:${at}\n`).join('');
    expect(text.length).toBeGreaterThan(4 * 1024 * 1024);
    await builtOf(text);
    const { has, hashes, close } = await openFilter(filter);
    expect(hashes).toBe(count);
    for (let at = 0; at < count; at += FULL ? 7 : 70) if (!(await has(`word ${at}`))) expect.fail(`${at} is missed`);
    await close();
  });

  test.each([
    ['a line of words', 'hello', 3],
    ['a digit too few', 'a'.repeat(39), 3],
    ['a digit too many', 'a'.repeat(41), 3],
    ['the end of a hash, as the ranges are', `${'a'.repeat(35)}:4`, 3],
    ['an NTLM hash', `${'A'.repeat(32)}:4`, 3],
    ['a letter', `${'a'.repeat(39)}g`, 3],
    ['a count that is none', `${'a'.repeat(40)}:x`, 3],
    ['a colon without a count', `${'a'.repeat(40)}:`, 3],
    ['a line without end', 'a'.repeat(5_000_000), 3],
    ['a count without end', `${'a'.repeat(40)}:${'1'.repeat(5_000_000)}`, 3],
    ['a blank', ` ${'a'.repeat(40)}`, 3],
  ])('is not built from %s, and an existing file stays', async (_, wrong, line) => {
    const before = await builtOf(`${hexOf('a')}\n`);
    await expect(builtOf(`${hexOf('a')}\n\n${wrong}\n${hexOf('b')}\n`)).rejects.toThrow(
      `line ${line} is not a SHA-1 hash of 40 hexadecimal digits, with or without :COUNT`,
    );
    expect(readFileSync(filter).equals(before)).toBe(true);
    expect(readdirSync(directory).toSorted()).toEqual(['filter', 'list']);
  });

  test.each(['', '\n', '\r\n\r\n'])('is not built from an empty list: %j', async text => {
    await expect(builtOf(text)).rejects.toThrow('it contains no hash');
    expect(readdirSync(directory)).not.toContain('filter');
  });
});

describe('a file of breached passwords', () => {
  const NOT_MADE = 'is not a file that npm run passwords made';

  test.each<readonly [string, (whole: Buffer) => Buffer | string, string]>([
    ['empty', () => '', NOT_MADE],
    ['a list of hashes', () => `${hexOf('a')}:1\n`.repeat(20), NOT_MADE],
    ['cut off within its header', whole => whole.subarray(0, 30), NOT_MADE],
    ['cut off behind it', whole => whole.subarray(0, 64), 'is not whole: it has 64 bytes, not 320'],
    ['cut off at its end', whole => whole.subarray(0, -1), 'is not whole: it has 319 bytes, not 320'],
    ['longer than it was made', whole => Buffer.concat([whole, Buffer.alloc(64)]), 'is not whole'],
    [
      'of a later format',
      whole => Buffer.concat([whole.subarray(0, 27), Buffer.of(2), whole.subarray(28)]),
      'format 2',
    ],
  ])('is refused: %s', async (_, change, reason) => {
    const whole = await builtOf(Array.from({ length: 100 }, (__, at) => `${hexOf(String(at))}\n`).join(''));
    writeFileSync(filter, change(whole));
    await expect(openFilter(filter)).rejects.toThrow(
      `${filter} ${reason.startsWith('format') ? 'has the ' : ''}${reason}`,
    );
  });

  test('is refused if it is missing or a folder', async () => {
    await expect(openFilter(join(directory, 'none'))).rejects.toThrow('none does not exist');
    await expect(openFilter(directory)).rejects.toThrow(NOT_MADE);
  });

  test('fails as unavailable if it is truncated while the site runs', async () => {
    await builtOf(`${hexOf('a')}\n`);
    const { has, close } = await openFilter(filter);
    truncateSync(filter, 64);
    await expect(has('a')).rejects.toMatchObject({ name: 'Outage' });
    await close();
  });

  test('can be replaced while the site runs', async () => {
    await builtOf(`${hexOf('a')}\n`);
    const { has, close } = await openFilter(filter);
    await builtOf(`${hexOf('b')}\n`);
    expect([await has('a'), await has('b')]).toEqual([true, false]);
    await close();
  });
});
