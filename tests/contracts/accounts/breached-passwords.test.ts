import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { buildFilter } from '../../../adapters/breached-passwords/build-filter.ts';
import { openFilter } from '../../../adapters/breached-passwords/open-filter.ts';
import { makeMemoryBreachedPasswords } from '../../../adapters/memory/accounts/breached-passwords.ts';
import type { BreachedPasswords } from '../../../application/ports/accounts/breached-passwords.ts';

const directory = mkdtempSync(join(tmpdir(), 'clairval-breached-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

async function inFile(passwords: readonly string[]): Promise<BreachedPasswords> {
  const list = join(directory, 'list');
  writeFileSync(
    list,
    passwords.map(password => `${createHash('sha1').update(password).digest('hex').toUpperCase()}:3\r\n`).join(''),
  );
  await buildFilter(list, join(directory, 'filter'));
  const filter = await openFilter(join(directory, 'filter'));
  onTestFinished(() => filter.close());
  return filter;
}

describe.each([
  ['in a file', inFile],
  ['in memory', async (passwords: readonly string[]) => makeMemoryBreachedPasswords(passwords)],
])('breached passwords %s', (_, open) => {
  test('are always found', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 80 }), async typed => {
        const passwords = typed.map(password => password.normalize('NFC'));
        const { has } = await open(passwords);
        for (const password of passwords) expect(await has(password)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  test('rarely match other passwords', async () => {
    const { has } = await open(Array.from({ length: 5_000 }, (__, at) => `breached ${at}`));
    let found = 0;
    for (let at = 0; at < 5_000; at++) if (await has(`another ${at}`)) found += 1;
    expect(found).toBeLessThan(5_000 / 1_000 + 12);
  });

  test('differ by every character, ignoring case', async () => {
    const { has } = await open(['P@ssw0rd of 2019']);
    expect(await Promise.all(['P@ssw0rd of 2019', 'p@ssw0rd of 2019', 'P@ssw0rd of 2019 '].map(has))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
