import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from '../../../adapters/sql/database/migrate.ts';
import { openSqlite } from '../../../adapters/sql/database/sqlite-database.ts';
import { SCHEMA_STEPS } from '../../../adapters/sql/steps/schema-steps.ts';
import { commit } from '../../../adapters/sql/database/statement.ts';
import { aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { keptSite, scratchFolder } from '../../support/site/kept-site.ts';
import { fixedClock } from '../../support/site/sample-site.ts';

const scratch = scratchFolder('restore');
const PDF = '0123456789012345678901.pdf';
let count = 0;

/** A site with a stored request, and a path for its backup. */
async function aSite(environment: Readonly<Record<string, string>> = {}) {
  const number = count++;
  const site = keptSite(scratch(`site ${number}`), environment);
  await site.inDatabase(({ submissions }) => submissions.accept(aSubmission('one')));
  return { site, file: scratch(`${number}.tar`), to: keptSite(scratch(`restored ${number}`), environment) };
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

test('a restore brings back all stored data unchanged, and no cache', async () => {
  const { site, file, to } = await aSite();
  const kept = [`uploads/${PDF}`, 'outbox/K7P2.agency.eml', 'copies/0a1b.jpg', 'openimmo/read.json'];
  for (const name of kept) site.lay(name, `what ${name} holds`);
  site.lay('uploads/-empty-890123456789012.pdf', '');
  for (const name of ['pictures/ab/ab1', 'brand/x', 'picture-sizes', 'breached-passwords', 'erased/2020-01.jsonl'])
    site.lay(name, 'made again');
  for (const name of [`uploads/${PDF}.part`, 'outbox/.K7P2.eml.0a1b2c3d', 'copies/0a1b.jpg.12.part', 'secret.next'])
    site.lay(name, 'unfinished');
  utimesSync(site.path('copies/0a1b.jpg'), 1_000, 1_000);
  const { sum, bytes, leftOut } = await site.backUp(file);
  expect([statSync(file).mode & 0o777, statSync(file).size, leftOut]).toEqual([0o600, bytes, []]);
  const hashed = spawnSync('sha256sum', [file], { encoding: 'utf8' });
  if (hashed.status === 0) expect(hashed.stdout.slice(0, 64)).toBe(sum);

  await to.restore(file);
  expect(to.files()).toEqual([...kept, 'secret', 'uploads/-empty-890123456789012.pdf'].toSorted());
  for (const name of [...kept, 'secret'])
    expect(readFileSync(to.path(name), 'utf8')).toBe(readFileSync(site.path(name), 'utf8'));
  expect(statSync(to.path('copies/0a1b.jpg')).mtimeMs).toBe(1_000_000);
  expect(to.rows('select * from submission')).toEqual(site.rows('select * from submission'));
  expect(to.rows('select name from schema_step')).toEqual(site.rows('select name from schema_step'));
});

test('the backup is a tar file that other programs can list', async () => {
  const { site, file } = await aSite();
  await site.backUp(file);
  const { status, stdout } = spawnSync('tar', ['tf', file], { encoding: 'utf8' });
  if (status === null) return;
  expect(stdout.trim().split('\n')).toEqual(['site-backup', 'database', 'secret', 'manifest.json', 'sha256']);
});

test('a backup overwrites no file, and leaves none if it fails', async () => {
  const { site, file } = await aSite();
  await site.backUp(file);
  const before = readFileSync(file);
  expect(await refusal(site.backUp(file))).toBe(`${file} exists; nothing is overwritten`);
  const folder = `${dirname(file)}/not-there`;
  expect(await refusal(site.backUp(`${folder}/a.tar`))).toBe(`there is no folder ${folder}: create it first`);
  expect(readFileSync(file).equals(before)).toBe(true);
  const none = keptSite(scratch('none'));
  expect(await refusal(none.backUp(scratch('none.tar')))).toMatch(/^there is no database in .+: set DATA_DIR/);
  for (const name of ['none.tar', 'none.tar.part', 'none.tar.database', 'none'])
    expect(existsSync(scratch(name))).toBe(false);
  site.lay('../busy.tar.part', '');
  expect(await refusal(site.backUp(scratch('busy.tar')))).toMatch(
    /^another backup to .+busy.tar is running, or was interrupted/,
  );
});

test('leftovers of a killed backup are deleted by the next one after an hour', async () => {
  const { site, file } = await aSite();
  await site.backUp(file);
  const whole = readFileSync(file);
  const hourAgo = Date.parse('2026-01-01') / 1_000;
  const lay = (name: string, bytes: Uint8Array | string, at?: number) => {
    const path = scratch(name);
    writeFileSync(path, bytes);
    if (at !== undefined) utimesSync(path, at, at);
    return path;
  };
  const half = whole.subarray(0, 4_096);
  const left = [lay('left.tar.part', half, hourAgo), lay('left.tar.database', 'rows', hourAgo)];
  const stays = [
    lay('fresh.tar.part', half),
    // The archive's time does not change while the database is being written.
    lay('slow.tar.part', half, hourAgo),
    lay('slow.tar.database', 'rows'),
    lay('film.mp4.part', 'a download', hourAgo),
  ];
  await site.backUp(scratch('next.tar'));
  expect([left, stays].map(paths => paths.filter(path => existsSync(path)))).toEqual([[], stays]);
  await site.backUp(scratch('left.tar'));
  expect(await refusal(site.backUp(scratch('fresh.tar')))).toMatch(
    /^another backup to .+fresh.tar is running, or was interrupted/,
  );
});

test('a damaged database produces no backup', async () => {
  const { site, file } = await aSite();
  const bytes = readFileSync(site.path('clairval.db'));
  bytes.fill(0x7f, 4096, 3 * 4096);
  site.lay('clairval.db', bytes.toString('latin1'));
  expect(await refusal(site.backUp(file))).not.toBe('done');
  expect(existsSync(file)).toBe(false);
});

test('foreign files in DATA_DIR are reported and not backed up', async () => {
  const { site, file, to } = await aSite();
  site.lay('notes.txt', 'mine');
  site.lay('uploads/Curriculum Vitæ.pdf', 'mine');
  expect((await site.backUp(file)).leftOut).toEqual(['notes.txt', 'uploads/Curriculum Vitæ.pdf']);
  await to.restore(file);
  expect(to.files()).toEqual(['secret']);
});

test('a file moved into quarantine during the backup is restored there', async () => {
  const { site, file, to } = await aSite();
  for (const name of [`uploads/${PDF}`, `quarantine/${PDF}`, `quarantine/${PDF}.txt`]) site.lay(name, 'x');
  await site.backUp(file);
  await to.restore(file);
  expect(to.files()).toEqual([`quarantine/${PDF}`, `quarantine/${PDF}.txt`, 'secret']);
});

test('a restore refuses a DATA_DIR with data of a site, and accepts one with only caches', async () => {
  const { site, file, to } = await aSite();
  await site.backUp(file);
  to.lay('pictures/ab/ab1', 'cached');
  to.lay('outbox/K7P2.agency.eml', 'a mail');
  expect(await refusal(to.restore(file))).toMatch(/ contains outbox: a restore needs an empty DATA_DIR$/);
  expect(to.files()).toEqual(['outbox/K7P2.agency.eml', 'pictures/ab/ab1']);
  const empty = keptSite(scratch('with caches'));
  empty.lay('pictures/ab/ab1', 'cached');
  await empty.restore(file);
  expect(await refusal(empty.restore(file))).toMatch(/ contains clairval.db: a restore needs an empty DATA_DIR$/);
});

test('a backup of a newer schema, of the other database or without a secret is refused before anything is written', async () => {
  const { site, file, to } = await aSite();
  await site.backUp(file);
  const other = keptSite(scratch('other'), { DATABASE_URL: 'postgres://127.0.0.1:1/none', SECRET: 'x'.repeat(32) });
  expect(await refusal(other.restore(file))).toBe(
    'the backup contains a SQLite database: restore it without DATABASE_URL',
  );
  await inTables(site.path('clairval.db'), `insert into schema_step values ('9999 of tomorrow', 1)`);
  await site.backUp(`${file}.newer`);
  expect(await refusal(to.restore(`${file}.newer`))).toBe(
    `the backup is of a newer version of this program: this version does not know the schema step '9999 of tomorrow'`,
  );
  const secret = await aSite({ SECRET: 'a secret of the tests that is long enough' });
  expect((await secret.site.backUp(secret.file)).manifest.holdsSecret).toBe(false);
  expect(await refusal(to.restore(secret.file))).toBe(
    'the backup contains no secret: set SECRET to the value that the site had',
  );
  expect([existsSync(to.path('')), existsSync(other.path(''))]).toEqual([false, false]);
  expect((await secret.to.restore(secret.file)).settled.hasItsSecret).toBe(true);
  const another = keptSite(scratch('another secret'), { SECRET: 'another secret of the tests, as long as it is' });
  expect((await another.restore(secret.file)).settled.hasItsSecret).toBe(false);
});

test('a backup of an older schema is migrated', async () => {
  const site = keptSite(scratch('older'));
  site.lay('notes', '');
  const database = await openSqlite({ file: site.path('clairval.db'), timeoutMs: 1_000 });
  await migrate(database, SCHEMA_STEPS.slice(0, 6));
  await database.close();
  await inTables(
    site.path('clairval.db'),
    `insert into submission values ('a', 'contact-me', 'fr', ${RECEIVED}, '{}', null, 'jan@example.be', 'a')`,
  );
  await site.backUp(scratch('older.tar'));
  const to = keptSite(scratch('newer'));
  await to.restore(scratch('older.tar'));
  expect(to.rows('select count(*) as taken from schema_step')).toEqual([{ taken: SCHEMA_STEPS.length }]);
  expect(await to.inDatabase(({ personalData }) => personalData.export('jan@example.be'))).toMatchObject([
    { kind: 'request', data: { id: 'a' } },
  ]);
});

test('after a restore owners log in again, with the password and links that they have', async () => {
  const { site, file, to } = await aSite();
  await site.inDatabase(async ({ owners, sessions, accounts }) => {
    await owners.addSampleAccount(
      { id: 'jan', email: 'jan@example.be', language: 'nl', listingIds: [], invitedAt: 1 },
      'hash',
    );
    await sessions.begin({ referenceHash: 'login', ownerId: 'jan', startedAt: 1, seenAt: 1 }, 'hash', undefined);
    await accounts.offerPasswordLink(
      'jan@example.be',
      { tokenHash: 'link', purpose: 'reset', endsAt: fixedClock().now() + 60_000 },
      [],
    );
  });
  await site.backUp(file);
  await to.restore(file);
  expect(to.rows('select * from owner_session')).toEqual([]);
  expect(to.rows('select password_hash from owner')).toEqual([{ password_hash: 'hash' }]);
  expect(to.rows('select token_hash from owner_link')).toEqual([{ token_hash: 'link' }]);
});

test('expired data is deleted before a restored site serves', async () => {
  const { site, file } = await aSite();
  site.lay('outbox/old.eml', 'To: jan@example.be');
  utimesSync(site.path('outbox/old.eml'), 1_000, 1_000);
  await site.backUp(file);
  const years = fixedClock(RECEIVED + 20 * 366 * 86_400_000);
  const to = keptSite(scratch('years later'), {}, years);
  const { settled } = await to.restore(file);
  expect(settled.forgotten).toMatchObject({ requests: 1, letters: 1 });
  expect([to.rows('select id from submission'), to.files()]).toEqual([[], ['secret']]);
});

test('an invalid content directory stops a restore before anything is written', async () => {
  const { site, file } = await aSite();
  await site.backUp(file);
  const to = keptSite(scratch('without content'), { CONTENT_DIR: scratch('no content') });
  expect(await refusal(to.restore(file))).not.toBe('done');
  expect(existsSync(to.path(''))).toBe(false);
});

async function inTables(file: string, sql: string): Promise<void> {
  const database = await openSqlite({ file, timeoutMs: 1_000 });
  await database.write(function* () {
    yield { sql, values: [] };
    return commit(undefined);
  });
  await database.close();
}
