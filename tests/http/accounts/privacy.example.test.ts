import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openVisitorFiles } from '../../../adapters/composition/server/open-visitor-files.ts';
import { makeFolderMailer } from '../../../adapters/mail/folder-mailer.ts';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { type Database, openDatabase } from '../../../adapters/sql/open-database.ts';
import { makeDeliverMails } from '../../../application/mail/deliver-mails.ts';
import { makeScreenFiles } from '../../../application/mail/screen-files.ts';
import type { WaitingMail } from '../../../application/ports/mails/outbox.ts';
import type { VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { startPostgres } from '../../bench/postgres.ts';
import { openForms, WELL } from '../../support/site/open-forms.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';
import { z } from 'zod/mini';
import { readResponse } from '../../support/reading/read-answer.ts';
import { FULL } from '../../support/run/full-run.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { runCommand } from '../../support/run/run-command.ts';

/** An address that occurs only in this person's submissions. */
const CANARY = 'Zoe.Kanarie@example.be';
const FOUND = /zoe\.\u200b?kanarie@/i;
const SECRET = 'a secret of the tests that is long enough';

const postgres = FULL ? await startPostgres() : undefined;
afterAll(async () => {
  if (postgres && 'stop' in postgres) await postgres.stop();
});

const stores = [
  ['SQLite', async () => undefined],
  ...(!postgres || 'missing' in postgres ? [] : [['PostgreSQL', () => postgres.newDatabase('privacy')] as const]),
] as const;
if (postgres && 'missing' in postgres)
  test.skip(`PostgreSQL could not be started on this machine: ${postgres.missing}`, () => {});

describe.each(stores)('npm run privacy on %s, while the site runs', (_, newDatabase) => {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-privacy-'));
  let url: string | undefined;
  let site: Database;
  let uploads: VisitorFiles;

  beforeAll(async () => {
    url = await newDatabase();
    site = await openDatabase({ databaseUrl: url, dataDirectory: directory, timeoutMs: 20_000 });
    let now = Date.now;
    uploads = openVisitorFiles(site, directory, { now: () => now() });
    const desk = openForms({ uploads, store: site });
    now = desk.now;
    const mailer = makeFolderMailer({
      folder: join(directory, 'outbox'),
      clock: { now: desk.now },
      readStoredFile: async name => (await uploads.read(name)) ?? new TextEncoder().encode('%PDF- a document'),
    });
    // No scanner is configured, so files of sent mails are in quarantine.
    const screen = makeScreenFiles({ scanner: undefined, quarantine: uploads });
    const render = async (mail: WaitingMail) =>
      renderMail(await screen(mail), { ...SAMPLE_SENDER, publicUrl: 'http://127.0.0.1' });
    const deliver = makeDeliverMails({ outbox: site.outbox, mailer, render, clock: { now: desk.now } });
    const sendAll = async (email: string, network: string) => {
      for (const form of FORM_NAMES)
        if ('email' in WELL[form]) await desk.send(form, { ...WELL[form], email }, { network });
    };
    await sendAll(CANARY, '192.0.2.1');
    await sendAll('mia@example.be', '192.0.2.2');
    await desk.send('send-to-friend', { ...WELL['send-to-friend'], email: 'mia@example.be', friendEmail: CANARY });
    await deliver({ atOnce: 1, chance: () => 0.5 });
    // The mails of these requests stay pending.
    await sendAll(CANARY.toUpperCase(), '192.0.2.3');
    await site.owners.named(new Map([['300' as ListingId, [CANARY, 'mia@example.be']]]));
    for (const email of [CANARY, 'mia@example.be']) {
      await site.owners.addSampleAccount(
        { id: email[0] as string, email, language: 'nl', listingIds: [], invitedAt: 1 },
        'hash',
      );
    }
    await site.sessions.begin({ referenceHash: 'login', ownerId: 'Z', startedAt: 1, seenAt: 1 }, 'hash', undefined);
  });
  afterAll(async () => {
    await site.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const privacy = (...words: readonly string[]) =>
    callCommand('privacy', words, { DATA_DIR: directory, SECRET, DATABASE_URL: url });
  const files = (folder: string): readonly string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap(item =>
      item.isDirectory() ? files(join(folder, item.name)) : [join(folder, item.name)],
    );
  /** Places where the address still occurs, also inside decoded mails. */
  async function traces(): Promise<readonly string[]> {
    const unquoted = (text: string) =>
      text
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
    const inFiles = files(directory).filter(file => {
      const text = readElsewhere(file);
      return [text, unquoted(text), text.replaceAll('\0', '')].some(said => FOUND.test(said));
    });
    return [...inFiles, ...(url === undefined ? [] : await inTables(url))];
  }

  test('accepts valid arguments, and explains invalid ones in one line', async () => {
    const misasked = [['forget', CANARY], [], ['export'], ['erase', CANARY, directory]];
    for (const words of FULL ? misasked : misasked.slice(0, 1)) {
      const { code, out, err } = await privacy(...words);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^Usage: npm run privacy -- export EMAIL/);
    }
    const malformed = [
      ['erase', 'zoe kanarie@example.be'],
      ['export', 'zoe.kanarie'],
    ];
    for (const words of FULL ? malformed : malformed.slice(0, 1)) {
      expect(await privacy(...words)).toEqual({
        code: 1,
        out: '',
        err: 'This is neither a valid e-mail address nor a phone number.\n',
      });
    }
  });

  test('export prints all data about a person, whatever the case of the address', async () => {
    const { code, out, err } = await privacy('export', CANARY.toUpperCase());
    expect([code, err]).toEqual([0, '']);
    const held = readResponse(HELD, out);
    expect(held.address).toBe('zoe.kanarie@example.be');
    const asked = held.requests.map(({ form }) => form);
    expect(new Set(asked)).toEqual(
      new Set(FORM_NAMES.filter(form => 'email' in WELL[form] && form !== 'send-to-friend')),
    );
    expect(held.appointments.length).toBeGreaterThan(0);
    expect(held.subscriptions.length).toBe(4);
    expect(held.accounts).toMatchObject([{ email: CANARY, listingIds: ['300'] }]);
    expect([held.logins, held.ownerships]).toMatchObject([[{ startedAt: 1 }], [{ listingId: '300' }]]);
    expect(held.mails.length).toBeGreaterThan(0);
    const places = held.files.map(({ path }) => path && existsSync(path) && basename(dirname(path)));
    expect(places.toSorted()).toEqual(
      url === undefined ? ['quarantine', 'quarantine', 'uploads'] : [undefined, undefined],
    );
    expect(held.letters.length).toBeGreaterThan(0);
    if (FULL) expect((await privacy('export', 'nobody@example.be')).out).toContain('"requests": []');
  });

  test.runIf(FULL)('export writes the files into a folder if one is given', async () => {
    const folder = join(directory, 'for zoe');
    const { out } = await privacy('export', CANARY, folder);
    const { files: given, letters } = readResponse(HELD, out);
    const paths = [...given, ...letters].map(({ path = '' }) => path);
    for (const path of paths) expect(statSync(path).mode & 0o777).toBe(0o600);
    const starts = given.map(({ path = '' }) => readFileSync(path, 'latin1').slice(0, 5)).toSorted();
    expect(starts).toEqual(['%PDF-', '%PDF-', 'WARNI']);
    rmSync(folder, { recursive: true });
  });

  test('a delivered recommendation is in no table', async () => {
    const mails = (await site.personalData.export('mia@example.be')).filter(({ kind }) => kind === 'mail');
    expect(mails.map(({ data }) => (data as { template: string }).template)).not.toContain('friend');
    const letters = readdirSync(join(directory, 'outbox')).filter(name => name.includes('friend'));
    expect(letters.length).toBeGreaterThan(1);
  });

  test('erase leaves no trace of the address in the data directory, and everything of others', async () => {
    expect((await traces()).length).toBeGreaterThan(0);
    const lie = async () => (await uploads.list()).length;
    const [lay, requests] = [await lie(), await held('mia@example.be')];
    const { code, out, err } = await privacy('erase', CANARY);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Erased: requests \d+, viewings \d+, subscriptions 4, mails \d+, accounts 1, logins 1, ownerships 1, files 2, mail files \d+\.\n$/,
    );
    expect(await traces()).toEqual([]);
    expect(await lie()).toBe(lay - 2);
    expect(await held('mia@example.be')).toEqual(requests);
    if (FULL)
      expect(await privacy('erase', CANARY)).toMatchObject({
        code: 0,
        out: expect.stringContaining('nothing was erased'),
      });
  });

  async function held(email: string): Promise<readonly string[]> {
    return (await site.personalData.export(email)).map(({ kind, data }) => `${kind} ${(data as { id?: string }).id}`);
  }
});

const rows = z.array(z.unknown());
/** A file stored in the database has a path only after it is copied. */
const paths = z.array(z.object({ name: z.string(), path: z.optional(z.string()) }));
/** Output of the export. */
const HELD = z.object({
  address: z.string(),
  requests: z.array(z.object({ form: z.string() })),
  appointments: rows,
  subscriptions: rows,
  accounts: rows,
  logins: rows,
  ownerships: rows,
  mails: rows,
  files: paths,
  letters: paths,
});

test('npm run privacy creates no database if there is none', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-none-'));
  writeFileSync(join(directory, 'note'), '');
  expect(await runCommand('privacy', ['erase', CANARY], { DATA_DIR: directory })).toEqual({
    code: 1,
    out: '',
    err: `There is no database in ${directory}. Set DATA_DIR to the value that the site has.\n`,
  });
  expect(readdirSync(directory)).toEqual(['note']);
  rmSync(directory, { recursive: true });
});

/** Reads a file in another process: closing the file in the process that has the database open would release SQLite's locks. */
function readElsewhere(file: string): string {
  return execFileSync('cat', [file], { encoding: 'latin1', maxBuffer: 1 << 28 });
}

/** The tables that contain the address. */
async function inTables(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await client.query<{ line: string }>(`select t::text as line from "${name}" t`);
    if (lines.some(({ line }) => FOUND.test(line))) found.push(name);
  }
  await client.end();
  return found;
}
