import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeWritableDirectory } from '../../../adapters/composition/writable-directory.ts';
import { callCommand } from '../../support/run/call-command.ts';

const scratch = mkdtempSync(join(tmpdir(), 'clairval-data-'));
const file = join(scratch, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const READ_ONLY = '/proc/sys';

test.skipIf(process.platform !== 'linux').each([
  [file, 'made: a file has this name'],
  [join(file, 'var'), 'made: a file has this name'],
  ['/dev/null/var', 'made: a file has this name'],
])('a data directory that cannot be created is reported in one line: %s', (directory, why) => {
  expect(() => makeWritableDirectory(directory)).toThrow(new Error(`DATA_DIR: ${directory} cannot be ${why}`));
});

/** A directory without write permission for the current user; root needs a read-only file system. */
const refusing = process.getuid?.() === 0 ? READ_ONLY : '/';

test.skipIf(process.platform !== 'linux')('a read-only data directory is reported in one line', () => {
  expect(() => makeWritableDirectory(refusing)).toThrow(/^DATA_DIR: \/\S* cannot be written: (?:EACCES|EROFS)$/);
});

test('a writable data directory is accepted unchanged', () => {
  expect(() => makeWritableDirectory(scratch)).not.toThrow();
  expect(() => makeWritableDirectory(join(scratch, 'made', 'deeper'))).not.toThrow();
});

/** Commands that write to the data directory; the list of `npm run passwords` need not exist. */
const WRITING: readonly (readonly [string, ...string[]])[] = [
  ['import', 'fixtures/agency/feed.json'],
  ['owner', 'revoke', 'a@agency.example'],
  ['passwords', 'list'],
  ['secret', 'rotate'],
  ['visits', 'recount'],
];

test.each(WRITING)('npm run %s reports it before anything is done', async (command, ...words) => {
  const { code, err } = await callCommand(command, words, { DATA_DIR: file });
  expect(code).toBe(1);
  expect(err).toMatch(/^[^\n]*DATA_DIR: \S* cannot be made: a file has this name\n$/);
});
