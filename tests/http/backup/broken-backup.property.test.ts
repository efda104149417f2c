import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Header, type HeaderData } from 'tar';
import { beforeAll, expect, test } from 'vitest';
import {
  BLOCK,
  headerOf,
  isMemberName,
  memberOf,
  paddingAfter,
  trailerOf,
} from '../../../adapters/archive/member-header.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { keptSite, scratchFolder } from '../../support/site/kept-site.ts';
import { reaches } from '../../support/run/reaches.ts';
import { FULL } from '../../support/run/full-run.ts';

const RUNS = FULL ? 300 : 100;
const scratch = scratchFolder('broken');
const site = keptSite(scratch('site'));
const whole = scratch('whole.tar');
const broken = scratch('broken.tar');
let bytes: Buffer;
let count = 0;

beforeAll(async () => {
  await site.inDatabase(({ submissions }) => submissions.accept(aSubmission('one')));
  site.lay('uploads/0123456789012345678901.pdf', '%PDF-1.7 something');
  await site.backUp(whole);
  bytes = readFileSync(whole);
});

/** The error of restoring a file; the target directory may be created or not. */
async function refusalOf(content: Buffer): Promise<string> {
  writeFileSync(broken, content);
  const directory = scratch(`to ${count++}`);
  const said = await keptSite(directory)
    .restore(broken)
    .then(
      () => 'restored',
      (error: Error) => error.message,
    );
  if (said !== 'restored') expect(existsSync(directory)).toBe(false);
  else rmSync(directory, { recursive: true });
  return said.replace(broken, 'FILE');
}

test('a backup with any flipped bit is refused in one line, and nothing is written', async () => {
  const end = bytes.byteLength;
  const places = fc.oneof(
    fc.nat(end - 1),
    fc.nat(3 * BLOCK),
    fc.nat(8 * BLOCK).map(back => end - 1 - back),
  );
  await reaches({ 'the end': 0.13 * RUNS, 'the beginning': 0.13 * RUNS, 'the middle': 0.06 * RUNS }, met =>
    fc.assert(
      fc.asyncProperty(places, fc.nat(7), async (at, bit) => {
        const flipped = Buffer.from(bytes);
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit);
        met(at < 3 * BLOCK ? 'the beginning' : at >= end - 8 * BLOCK ? 'the end' : 'the middle');
        expect(await refusalOf(flipped)).toMatch(
          /^FILE is (?:damaged: [^\n]+|not a backup of this program|of a newer version of this program: [^\n]+)$/,
        );
      }),
      // The example changes the date in a tar header to an invalid one, at which a parser would throw.
      { numRuns: RUNS, examples: [[136, 7]] },
    ),
  );
});

test('a truncated or extended backup is refused, and nothing is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.byteLength - 1), fc.boolean(), async (length, inBlocks) => {
      const cut = bytes.subarray(0, inBlocks ? length - (length % BLOCK) : length);
      expect(await refusalOf(cut)).toMatch(/^FILE is (?:damaged: [^\n]+|not a backup of this program)$/);
    }),
    { numRuns: FULL ? 100 : 40 },
  );
  expect(await refusalOf(Buffer.concat([bytes, Buffer.alloc(BLOCK)]))).toMatch(/^FILE is damaged/);
  expect(await refusalOf(bytes)).toBe('restored');
});

test('a file other than a backup and a backup of a newer format give different errors', async () => {
  expect(await refusalOf(Buffer.from('SQLite format 3\0'))).toBe('FILE is not a backup of this program');
  expect(await refusalOf(Buffer.alloc(0))).toBe('FILE is not a backup of this program');
  expect(await refusalOf(archiveOf([plain('site-backup', '{"format":2}')]))).toBe(
    'FILE is of a newer version of this program: its format is 2, not 1',
  );
  expect(
    await keptSite(scratch('nowhere'))
      .restore(scratch('none'))
      .catch((error: Error) => error.message),
  ).toBe(`there is no file ${scratch('none')}`);
});

const HEAD = plain('site-backup', '{"format":1}');

test.each<[string, HeaderData]>([
  ['a name that leads out', { path: 'uploads/../../evil' }],
  ['a name from the root', { path: '/etc/evil' }],
  ['a hidden name', { path: 'uploads/.evil' }],
  ['a link', { path: 'uploads/evil', type: 'SymbolicLink', linkpath: '/etc/passwd' }],
  ['a second name of a file', { path: 'uploads/evil', type: 'Link', linkpath: 'secret' }],
  ['a folder', { path: 'uploads/evil', type: 'Directory' }],
  ['a header of its own kind', { path: 'uploads/evil', type: 'ExtendedHeader' }],
])('a file with valid checksums that has %s is refused', async (_, header) => {
  expect(await refusalOf(archiveOf([HEAD, raw(header)]))).toBe(
    'FILE is damaged: the member header at byte 1024 is invalid',
  );
});

test('members missing from the manifest or different from it, and duplicate names, are refused', async () => {
  const manifestOf = (members: unknown) =>
    plain(
      'manifest.json',
      JSON.stringify({
        format: 1,
        startedAt: '2026-08-01T10:00:00.000Z',
        database: { kind: 'sqlite' },
        steps: [],
        holdsSecret: false,
        secretMark: 'x',
        members,
      }),
    );
  const others = 'FILE is damaged: its members differ from those in its manifest';
  expect(await refusalOf(archiveOf([HEAD, manifestOf([])]))).toBe(others);
  expect(await refusalOf(archiveOf([HEAD, plain('database', 'x'), manifestOf([])]))).toBe(others);
  expect(
    await refusalOf(
      archiveOf([HEAD, plain('database', 'x'), manifestOf([{ name: 'database', bytes: 1, sha256: 'no' }])]),
    ),
  ).toBe(others);
  expect(await refusalOf(archiveOf([HEAD, plain('secret', 'x'), plain('secret', 'y')]))).toBe(
    'FILE is damaged: it contains secret twice',
  );
  expect(await refusalOf(archiveOf([HEAD, plain('manifest.json', '{')]))).toBe(
    'FILE is damaged: its manifest cannot be read',
  );
  const strange = { name: 'passwd', bytes: 1, sha256: createHash('sha256').update('x').digest('hex') };
  const sums = [...memberSums([HEAD, plain('database', 'x')], ['site-backup', 'database']), strange];
  expect(await refusalOf(archiveOf([HEAD, plain('database', 'x'), plain('passwd', 'x'), manifestOf(sums)]))).toBe(
    'FILE is damaged: it contains passwd, which has no place in DATA_DIR',
  );
});

test('a tar header returns what was written into it, and path traversal names are refused', () => {
  const names = fc
    .array(fc.stringMatching(/^[\w-][\w.-]{0,20}$/), { minLength: 1, maxLength: 4 })
    .map(parts => parts.join('/'));
  fc.assert(
    fc.property(names, fc.nat(2 ** 40), fc.nat(4_000_000_000), (name, size, changedAt) => {
      expect(memberOf(headerOf({ name, bytes: size, changedAt }))).toEqual({ name, bytes: size, changedAt });
    }),
  );
  for (const name of ['', '.', '..', 'a/..', '/a', 'a//b', 'a/', 'a\\b', 'a\0', 'é', '.a', 'a/.b', 'a'.repeat(101)])
    expect(isMemberName(name)).toBe(false);
});

function plain(name: string, text: string): Buffer {
  const content = Buffer.from(text);
  const bytesOf = { name, bytes: content.byteLength, changedAt: 0 };
  return Buffer.concat([headerOf(bytesOf), content, Buffer.alloc(paddingAfter(content.byteLength))]);
}

function raw(header: HeaderData): Buffer {
  const block = Buffer.alloc(BLOCK);
  new Header({ size: 0, mtime: new Date(0), mode: 0o600, type: 'File', ...header }).encode(block);
  return block;
}

/** An archive with a valid last member. */
function archiveOf(members: readonly Buffer[]): Buffer {
  const before = Buffer.concat(members);
  return Buffer.concat([before, trailerOf(createHash('sha256').update(before).digest('hex'))]);
}

function memberSums(members: readonly Buffer[], names: readonly string[]) {
  return members.map((member, at) => {
    const size = memberOf(member.subarray(0, BLOCK))?.bytes ?? 0;
    const content = member.subarray(BLOCK, BLOCK + size);
    return { name: names[at], bytes: size, sha256: createHash('sha256').update(content).digest('hex') };
  });
}
