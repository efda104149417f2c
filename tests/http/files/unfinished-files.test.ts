import { fork } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeDeleteIncompleteFiles } from '../../../adapters/composition/workers/delete-incomplete-files.ts';
import { deleteIncompleteFiles } from '../../../adapters/files/unfinished-files.ts';

const NOW = Date.parse('2026-11-25T10:00:00Z');
const MINUTE = 60_000;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'clairval-left-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, { recursive: true, force: true });
});

/** Writes a file that was modified `minutes` minutes ago. */
function lay(name: string, minutes: number): void {
  const path = join(directory, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'half');
  const at = (NOW - minutes * MINUTE) / 1_000;
  utimesSync(path, at, at);
}
const there = (name: string) => existsSync(join(directory, name));

const PDF = '0123456789012345678901.pdf';
/** One of each kind of file that has a temporary name until it is complete. */
const LEFT = [
  `uploads/${PDF}.part`,
  `quarantine/${PDF}.part`,
  'outbox/.K7P2.agency.eml.0a1b2c3d',
  'copies/0123456789abcdef0123456789abcdef.jpg.12.part',
  'openimmo/read.json.12.part',
  'openimmo/7c9e6679-7425-40de-944b-e07fc1f90ae7.part',
  'pictures/ab/abcdef.webp.12.part',
  'breached-passwords.0a1b2c3d.part',
];
const WHOLE = [
  `uploads/${PDF}`,
  'outbox/K7P2.agency.eml',
  'copies/0123456789abcdef0123456789abcdef.jpg',
  'openimmo/read.json',
  'pictures/ab/abcdef.webp',
  'breached-passwords',
  'secret.next',
  'backup.tar.part',
];

describe('unfinished files of an ended process', () => {
  test('are deleted once they were unchanged for an hour', async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    for (const name of [...LEFT, ...WHOLE]) lay(name, 61);
    lay('uploads/later.pdf.part', 30);
    const deleteLeft = makeDeleteIncompleteFiles({ dataDirectory: directory, clock: { now: Date.now } });
    expect(await deleteLeft(() => false)).toBe(LEFT.length);
    expect(LEFT.filter(there)).toEqual([]);
    expect(WHOLE.filter(name => !there(name))).toEqual([]);
    expect(there('uploads/later.pdf.part')).toBe(true);
    vi.setSystemTime(NOW + 60 * MINUTE);
    expect(await deleteLeft(() => false)).toBe(1);
    expect(there('uploads/later.pdf.part')).toBe(false);
  });

  test('stay while they may still be written', async () => {
    for (const [number, name] of LEFT.entries()) lay(name, number % 2 === 0 ? 0 : 59);
    for (const folder of ['uploads', 'outbox', 'copies', 'openimmo', '.'])
      expect(await deleteIncompleteFiles(join(directory, folder), NOW)).toBe(0);
    expect(await deleteIncompleteFiles(join(directory, 'pictures'), NOW, { deep: true })).toBe(0);
  });

  test('are never links, folders or files of a missing folder', async () => {
    lay('other', 120);
    mkdirSync(join(directory, 'uploads', 'x.part'), { recursive: true });
    symlinkSync(join(directory, 'other'), join(directory, 'uploads', 'link.part'));
    expect(await deleteIncompleteFiles(join(directory, 'uploads'), NOW + 24 * 60 * MINUTE)).toBe(0);
    expect(await deleteIncompleteFiles(join(directory, 'nowhere'), NOW)).toBe(0);
    expect(there('other')).toBe(true);
  });

  test('of an upload cut off by a kill are deleted after an hour, and not before', async () => {
    const child = fork(join(import.meta.dirname, '../../support/faults/half-upload.ts'), [directory]);
    await once(child, 'message');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const uploads = join(directory, 'uploads');
    expect(readdirSync(uploads)).toEqual([expect.stringMatching(/^[\w-]{22}\.pdf\.part$/)]);
    expect(await deleteIncompleteFiles(uploads, Date.now() + 59 * MINUTE)).toBe(0);
    expect(await deleteIncompleteFiles(uploads, Date.now() + 61 * MINUTE)).toBe(1);
    expect(readdirSync(uploads)).toEqual([]);
  });
});
