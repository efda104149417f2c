import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openVisitorFiles } from '../../../adapters/composition/server/open-visitor-files.ts';
import { makeUploadFolder } from '../../../adapters/files/upload-folder.ts';
import type { VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import { sqliteStore } from '../../support/site/sql-stores.ts';

const store = sqliteStore();
afterAll(() => store.close());
const clock = { now: () => 5_000 };
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

let directory = '';
/** One machine with the data directory of an earlier version, and one without. */
let here: VisitorFiles;
let there: VisitorFiles;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clairval-taken-'));
  await store.processes(2);
  await store.empty();
  const [one, other] = await store.processes(2);
  if (!one || !other) throw new Error('two processes');
  here = openVisitorFiles({ ...one, isShared: true }, directory, clock);
  there = openVisitorFiles({ ...other, isShared: true }, join(directory, 'other machine'), clock);
  return () => rm(directory, { recursive: true, force: true });
});

async function layIntoFolder(said: string): Promise<string> {
  const file = makeUploadFolder(directory).begin();
  await file.write(new TextEncoder().encode(said));
  const name = await file.keep();
  utimesSync(join(directory, 'uploads', name), 3, 3);
  return name;
}

test('files of an earlier version’s folder are moved into the database by a list, with their times and warnings', async () => {
  const [plain, aside] = [await layIntoFolder('plain'), await layIntoFolder('aside')];
  await makeUploadFolder(directory).withhold(aside, 'not scanned');
  expect(await there.look(plain)).toBeUndefined();
  for (let round = 0; round < 2; round++) {
    const listed = new Map((await here.list()).map(({ name, at }) => [name, at]));
    expect([listed.size, listed.get(plain)]).toEqual([2, 3_000]);
    expect([text(await there.read(plain)), await there.read(aside)]).toEqual(['plain', undefined]);
    expect([text(await there.look(aside)), await there.warning(aside)]).toEqual(['aside', 'not scanned']);
  }
  for (const folder of ['uploads', 'quarantine']) expect(readdirSync(join(directory, folder))).toEqual([]);
});

test('a file that a process of an older version stores in the folder is found on that machine first, then on all', async () => {
  const name = await layIntoFolder('late');
  expect(text(await here.look(name))).toBe('late');
  await here.withhold(name, 'infected');
  expect([await there.read(name), await there.warning(name)]).toEqual([undefined, 'infected']);
  const other = await layIntoFolder('read first');
  expect(text(await here.read(other))).toBe('read first');
  const third = await layIntoFolder('laid aside first');
  await here.withhold(third, 'infected');
  expect(await there.warning(third)).toBe('infected');
});

test('a deleted file is removed from both; a half-written one in the folder is listed until it is deleted', async () => {
  const name = await layIntoFolder('gone');
  await here.forget(name);
  expect([await here.look(name), await here.list()]).toEqual([undefined, []]);
  const part = `${name}.part`;
  mkdirSync(join(directory, 'uploads'), { recursive: true });
  writeFileSync(join(directory, 'uploads', part), 'half');
  expect((await here.list()).map(each => each.name)).toEqual([part]);
  await here.forget(part);
  expect(await here.list()).toEqual([]);
});
