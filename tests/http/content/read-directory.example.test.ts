import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clairval-content-'));
});
afterEach(() => rm(directory, { recursive: true }));

test('reads what it knows by name and nothing else', async () => {
  await writeFile(join(directory, 'site.json'), '{}');
  await writeFile(join(directory, 'owners.json'), '[]');
  await mkdir(join(directory, 'articles', 'about'), { recursive: true });
  await writeFile(join(directory, 'articles', 'about', 'fr.md'), 'Texte');
  await writeFile(join(directory, 'articles', 'about', 'notes.md'), 'x');
  await writeFile(join(directory, 'articles', 'README.md'), 'x');
  await symlink(tmpdir(), join(directory, 'articles', 'elsewhere'));
  expect(await readContentDirectory(directory)).toEqual(
    new Map([
      ['site.json', '{}'],
      ['articles/about/fr.md', 'Texte'],
    ]),
  );
});

test('a directory that is not there is an error', async () => {
  await expect(readContentDirectory(join(directory, 'gone'))).rejects.toThrow('ENOENT');
});
