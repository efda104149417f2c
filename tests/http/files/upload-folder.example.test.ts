import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';

const directory = await mkdtemp(join(tmpdir(), 'clairval-uploads-'));
afterAll(() => rm(directory, { recursive: true, force: true }));
const folder = join(directory, 'uploads');
const uploads = makeUploadFolder(directory);
const bytes = new TextEncoder().encode('%PDF-1.7');
async function keep(): Promise<string> {
  const file = uploads.begin();
  await file.write(bytes);
  return file.keep();
}

test('a file is stored under a random name, readable by the site’s user only, and returned by that name', async () => {
  const name = await keep();
  expect(name).toMatch(/^[\w-]{22}\.pdf$/);
  expect(await keep()).not.toBe(name);
  expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await uploads.read(name)).toEqual(Buffer.from(bytes));
  expect(await uploads.read('../uploads')).toBeUndefined();
});

test('an incoming file has a partial name, is readable by the site’s user only, and is deleted when dropped', async () => {
  const before = await readdir(folder);
  const file = uploads.begin();
  await file.write(bytes);
  const [half = '', ...others] = (await readdir(folder)).filter(name => !before.includes(name));
  expect([half, others]).toEqual([expect.stringMatching(/^[\w-]{22}\.pdf\.part$/), []]);
  expect((await stat(join(folder, half))).mode & 0o777).toBe(0o600);
  expect(await uploads.read(half)).toBeUndefined();
  await file.drop();
  expect(await readdir(folder)).toEqual(before);
});

test('a write error rejects when the file is committed, and leaves nothing', async () => {
  await writeFile(join(directory, 'no folder'), '');
  const file = makeUploadFolder(join(directory, 'no folder')).begin();
  await file.write(bytes);
  await file.write(bytes);
  await expect(file.keep()).rejects.toThrow(/EEXIST|ENOTDIR/);
  await file.drop();
});

test('all files are listed with their times, partial ones too, and no foreign ones', async () => {
  await writeFile(join(folder, 'notes.txt'), '');
  await writeFile(join(folder, `${'x'.repeat(22)}.pdf.part`), '');
  const names = (await uploads.list()).map(({ name }) => name);
  expect(names).toHaveLength(3);
  expect(names).toContain(`${'x'.repeat(22)}.pdf.part`);
  for (const { at } of await uploads.list()) expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
  for (const name of [...names, 'notes.txt', '../notes.txt']) await uploads.forget(name);
  expect(await readdir(folder)).toEqual(['notes.txt']);
});

test('a missing folder is empty', async () => {
  expect(await makeUploadFolder(join(directory, 'none')).list()).toEqual([]);
});

test('a quarantined file and its warning are readable by the site’s user only, listed once and deleted together', async () => {
  const [name, aside] = [await keep(), join(directory, 'quarantine')];
  await uploads.withhold(name, 'WARNING');
  for (const path of uploads.places(name)) expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(aside)).mode & 0o777).toBe(0o700);
  expect(uploads.places(name)).toEqual([join(aside, name), join(aside, `${name}.txt`)]);
  expect((await uploads.list()).map(({ name: listed }) => listed)).toEqual([name]);
  await uploads.forget(name);
  expect(await readdir(aside)).toEqual([]);
});

test('a warning left by a crash without its file is listed, and deleted by its name', async () => {
  const name = await keep();
  await uploads.withhold(name, 'WARNING');
  await rm(join(directory, 'quarantine', name));
  expect((await uploads.list()).map(({ name: listed }) => listed)).toEqual([name]);
  await uploads.forget(name);
  expect(await uploads.list()).toEqual([]);
});

test('path traversal names lead neither out of quarantine nor into it', async () => {
  await writeFile(join(directory, 'secret'), 'x');
  for (const name of ['../secret', 'secret', `${'x'.repeat(22)}.pdf.txt`]) {
    await uploads.withhold(name, 'WARNING');
    await uploads.release(name);
    expect([await uploads.look(name), uploads.places(name)]).toEqual([undefined, []]);
  }
  expect(await readdir(join(directory, 'quarantine'))).toEqual([]);
  expect(await readdir(directory)).toContain('secret');
});
