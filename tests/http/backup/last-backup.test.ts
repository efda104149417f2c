import { mkdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lastBackup } from '../../../adapters/files/last-backup.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { keptSite, scratchFolder } from '../../support/site/kept-site.ts';

const scratch = scratchFolder('last-backup');

async function aSite(name: string) {
  const folder = scratch(name);
  const site = keptSite(folder);
  await site.inDatabase(({ submissions }) => submissions.accept(aSubmission('one')));
  return { folder, site };
}

test('a completed backup is noted with the time at which it began, and the note is in no backup', async () => {
  const { folder, site } = await aSite('noted');
  expect(await lastBackup(folder)).toBeUndefined();
  const { manifest, notNoted } = await site.backUp(scratch('first.tar'));
  expect(notNoted).toBeUndefined();
  expect(await lastBackup(folder)).toBe(Date.parse(manifest.startedAt));
  const second = await site.backUp(scratch('second.tar'));
  expect(second.leftOut).toEqual([]);
  expect(second.manifest.members.map(({ name }) => name)).toEqual(['site-backup', 'database', 'secret']);
});

test('a backup that fails leaves the note of the previous backup', async () => {
  const { folder, site } = await aSite('failed');
  await site.backUp(scratch('there.tar'));
  const noted = readFileSync(site.path('last-backup'), 'utf8');
  await expect(site.backUp(scratch('there.tar'))).rejects.toThrow('exists');
  expect(readFileSync(site.path('last-backup'), 'utf8')).toBe(noted);
  expect(await lastBackup(folder)).toBeDefined();
});

test('a note that cannot be written does not fail the backup, and one that cannot be read counts as missing', async () => {
  const { folder, site } = await aSite('unwritable');
  mkdirSync(site.path('last-backup'));
  expect((await site.backUp(scratch('unnoted.tar'))).notNoted).toMatch(/last-backup/);
  expect(await lastBackup(folder)).toBeUndefined();
  site.lay('other/last-backup', 'yesterday');
  expect(await lastBackup(site.path('other'))).toBeUndefined();
});

test('a restore goes into a folder that has a note and the lock of a server', async () => {
  const { site } = await aSite('source');
  await site.backUp(scratch('source.tar'));
  const to = keptSite(scratch('target'));
  to.lay('last-backup', '2026-11-24T03:05:00.000Z\n');
  to.lay('server.lock', '');
  await to.restore(scratch('source.tar'));
  expect(to.rows('select id from submission')).toHaveLength(1);
});
