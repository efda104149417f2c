import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { reason } from '../../../application/finding/reason.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clairval-content-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('a directory is read only for the file names that it may contain', async () => {
  await writeFile(join(directory, 'site.json'), '{}');
  await writeFile(join(directory, 'owners.json'), '[]');
  await mkdir(join(directory, 'articles', 'about'), { recursive: true });
  await writeFile(join(directory, 'articles', 'about', 'fr.md'), 'Texte');
  await writeFile(join(directory, 'articles', 'about', 'notes.md'), 'x');
  await writeFile(join(directory, 'articles', 'README.md'), 'x');
  await symlink(tmpdir(), join(directory, 'articles', 'elsewhere'));
  expect(await readContentDirectory(directory)).toEqual({
    files: new Map([
      ['site.json', '{}'],
      ['articles/about/fr.md', 'Texte'],
    ]),
    faults: [],
  });
});

test('a missing directory, or a file in its place, is an error', async () => {
  const gone = join(directory, 'gone');
  await expect(readContentDirectory(gone)).rejects.toThrow(`the directory ${gone} does not exist`);
  await writeFile(gone, '');
  await expect(readContentDirectory(gone)).rejects.toThrow(`the directory ${gone} is not a directory`);
});

test('an unreadable file is reported with its reason, beside the others', async () => {
  await mkdir(join(directory, 'site.json'));
  await writeFile(join(directory, 'pages.json'), Buffer.from('\uFEFF[]', 'utf16le'));
  await writeFile(join(directory, 'team.json'), Buffer.from([0x5b, 0xff, 0x5d]));
  await symlink('types.json', join(directory, 'types.json'));
  await writeFile(join(directory, 'trees.json'), '\uFEFF[]');
  const { files, faults } = await readContentDirectory(directory);
  expect([...files.keys()]).toEqual(['trees.json']);
  expect(faults).toEqual([
    { file: 'site.json', reason: reason('file-is-directory') },
    { file: 'pages.json', reason: reason('file-utf-16') },
    { file: 'team.json', reason: reason('file-not-utf-8') },
    { file: 'types.json', reason: reason('file-unreadable', { error: 'ELOOP' }) },
  ]);
});
