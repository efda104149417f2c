import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { type Filled, mailsOf, nthForm, referenceIn, seal, talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { startInstalledPostgres } from '../support/run/installed-postgres.ts';
import { type StoredRows, openRows } from '../support/faults/stored-rows.ts';
import { openMailSink } from '../support/faults/mail-sink.ts';
import { headerOf, parseMail } from '../support/reading/parse-mail.ts';
import { runCommand } from '../support/run/run-command.ts';

/** Requests confirmed before the first backup, and the number of successive backups taken while more are sent. */
const BEFORE = FULL ? 200 : 20;
const BACKUPS = FULL ? 6 : 1;
const CLIENTS = 6;
const SECRET = 'a secret of the tests that is long enough';
const ALWAYS = 100_000;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-backup-'));
const postgres = FULL ? await startInstalledPostgres() : { missing: 'the short run tries SQLite alone' };
afterAll(async () => {
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(scratch, { recursive: true, force: true });
});

let made = 0;
const databases = [
  { database: 'SQLite', url: async () => undefined },
  ...('missing' in postgres ? [] : [{ database: 'PostgreSQL', url: () => postgres.newDatabase(`kept_${made++}`) }]),
];
if ('missing' in postgres) test.skip(`backups of PostgreSQL were not tested: ${postgres.missing}`, () => {});

describe.each(databases)('over $database', ({ database, url }) => {
  async function site(directory: string, smtp?: string) {
    const databaseUrl = await url();
    const environment = {
      DATA_DIR: directory,
      ...(databaseUrl && { DATABASE_URL: databaseUrl, SECRET }),
      ...(smtp && { SMTP_URL: smtp }),
    };
    const server = await builtServer(environment);
    onTestFinished(async () => void (await server.end('SIGKILL')));
    const look = () => openRows({ dataDirectory: directory, ...(databaseUrl && { databaseUrl }) });
    return { server, environment, look };
  }

  test('R20: a backup taken while forms are sent contains all confirmed requests, and a site restored from it works', {
    timeout: FULL ? 900_000 : 120_000,
  }, async () => {
    const sink = await openMailSink(Array.from({ length: ALWAYS }, () => ({ refuses: { at: 'banner', code: 421 } })));
    onTestFinished(() => sink.close());
    const lost = await site(join(scratch, `lost ${database}`), sink.url);
    await lost.server.start();
    const confirmed = new Map<string, Filled & { readonly pdf: Buffer }>();
    let [next, goesOn] = [0, true];
    const visitor = async () => {
      while (goesOn) {
        const number = next++;
        const filled = { ...nthForm(number), pdf: Buffer.from(`%PDF-1.7 of visitor ${number}`) };
        const reference = referenceIn(await talk(lost.server.port, await seal(lost.server.port, filled)));
        if (reference !== undefined) confirmed.set(reference, filled);
      }
    };
    const visitors = Array.from({ length: CLIENTS }, visitor);
    const backups: { readonly file: string; readonly before: readonly string[] }[] = [];
    for (let number = 0; number < BACKUPS; number++) {
      await expect
        .poll(() => confirmed.size, { timeout: 60_000, interval: 20 })
        .toBeGreaterThan(BEFORE * (1 + number / 4));
      const file = join(scratch, `${database} ${number}.tar`);
      const before = [...confirmed.keys()];
      expect(await runCommand('backup', [file], lost.environment)).toMatchObject({ code: 0, err: '' });
      backups.push({ file, before });
    }
    goesOn = false;
    await Promise.all(visitors);
    await lost.server.end('SIGKILL');

    let missing: string[] = [];
    for (const [number, { file, before }] of backups.entries()) {
      const directory = join(scratch, `again ${database} ${number}`);
      const again = await site(directory, sink.url);
      expect(await runCommand('restore', [file], again.environment)).toMatchObject({ code: 0, err: '' });
      const rows = again.look();
      onTestFinished(() => rows.close());
      const kept = await rows.all<{ id: string; field_values: string }>('select id, field_values from submission');
      const mails = new Set((await rows.all<{ id: string }>('select id from mail')).map(({ id }) => id));
      const values = new Map(kept.map(({ id, field_values }) => [id, field_values]));
      const files = await filesIn(rows, directory);
      missing = missing.concat(before.flatMap(one => missingOf(one, files, confirmed.get(one), values, mails)));
      // A request that arrived during the backup must be complete as well.
      for (const name of kept.flatMap(row => /[\w-]{22}\.pdf/.exec(row.field_values) ?? []))
        if (!files.has(name)) missing.push(`${name} is named and not there`);
      expect(before.length).toBeGreaterThan(BEFORE);
      expect(kept.length).toBeLessThanOrEqual(confirmed.size + CLIENTS);
      if (number < backups.length - 1) continue;

      await rows.letTimePass();
      sink.calm();
      await again.server.start();
      const late = nthForm(next++);
      expect(referenceIn(await talk(again.server.port, await seal(again.server.port, late)))).toBeDefined();
      await expect.poll(() => rows.unsent(), { timeout: FULL ? 400_000 : 100_000 }).toBe(0);
      const taken = sink.taken.map(mail => headerOf(parseMail(mail), 'message-id')?.replace(/^<|@.*$/g, ''));
      expect(new Set(taken).size).toBe(taken.length);
      for (const id of mails) expect(taken).toContain(id);
    }
    noteFigure({
      row: 'R20',
      what: `${database}: ${BACKUPS} backups while ${CLIENTS} visitors send forms`,
      figure: `${backups.at(-1)?.before.length} confirmed before the last one, ${missing.length} of them missing`,
      target: '0 missing',
      passed: missing.length === 0,
    });
    expect(missing).toEqual([]);
  });

  test.runIf(FULL)(
    'mailed links from before the backup open on the restored site, with its secret restored or set',
    async () => {
      const lost = await site(join(scratch, `linked ${database}`));
      await lost.server.start();
      const alert = nthForm([...Array(100).keys()].find(number => nthForm(number).form === 'demand-register') ?? 0);
      const reference = referenceIn(await talk(lost.server.port, await seal(lost.server.port, alert))) ?? '';
      const outbox = join(lost.environment.DATA_DIR, 'outbox');
      const ofAlert = () => (existsSync(outbox) ? readdirSync(outbox).filter(name => name.includes(reference)) : []);
      await expect.poll(ofAlert, { timeout: 20_000 }).not.toEqual([]);
      const letter = () =>
        ofAlert()
          .map(name => readFileSync(join(outbox, name), 'latin1').replace(/=\r\n/g, ''))
          .join();
      await expect.poll(() => pathIn(letter()), { timeout: 20_000 }).toBeDefined();
      const file = join(scratch, `linked ${database}.tar`);
      expect(await runCommand('backup', [file], lost.environment)).toMatchObject({ code: 0 });
      await lost.server.end('SIGTERM');

      const again = await site(join(scratch, `linked again ${database}`));
      expect(await runCommand('restore', [file], again.environment)).toMatchObject({ code: 0 });
      expect(readdirSync(join(again.environment.DATA_DIR, 'outbox')).toSorted()).toEqual(
        readdirSync(outbox).toSorted(),
      );
      await again.server.start();
      const path = pathIn(letter()) ?? '';
      expect((await talk(again.server.port, { path })).status).toBe(200);
      expect((await talk(again.server.port, { path: `${path.slice(0, -5)}AAAA/` })).status).not.toBe(200);
    },
  );

  test.runIf(FULL)(
    'no start accepts a folder of a killed restore, and a second restore completes it',
    {
      timeout: 600_000,
    },
    async () => {
      const lost = await site(join(scratch, `whole ${database}`));
      await lost.server.start();
      for (let number = 0; number < 20; number++)
        expect((await talk(lost.server.port, await seal(lost.server.port, nthForm(number)))).status).toBeLessThan(400);
      const file = join(scratch, `whole ${database}.tar`);
      expect(await runCommand('backup', [file], lost.environment)).toMatchObject({ code: 0 });
      await lost.server.end('SIGTERM');
      const before = await lost.look().all<{ id: string }>('select id from submission order by id');

      const again = await site(join(scratch, `half ${database}`));
      const { DATA_DIR } = again.environment;
      // npm creates this folder if DATA_DIR is its user's home.
      mkdirSync(join(DATA_DIR, '.npm'), { recursive: true, mode: 0o700 });
      const restoring = join(DATA_DIR, 'restoring');
      const kills = 40;
      let half = 0;
      for (let number = 0; number < kills; number++) {
        const ran = await runCommand('restore', [file], again.environment, child => {
          const timer = setInterval(() => {
            if (!existsSync(restoring)) return;
            clearInterval(timer);
            setTimeout(() => child.kill('SIGKILL'), (number * 300) / kills);
          }, 1);
          child.once('exit', () => clearInterval(timer));
        });
        if (ran.code === 0) break;
        if (!existsSync(restoring)) continue;
        half++;
        const refused = await runCommand('visits', ['recount'], again.environment);
        expect(refused).toMatchObject({
          code: 1,
          err: expect.stringContaining('was interrupted: run npm run restore'),
        });
        await expect(again.server.start()).rejects.toThrow('ended with 1');
      }
      expect(half).toBeGreaterThan(0);
      if (existsSync(restoring))
        expect(await runCommand('restore', [file], again.environment)).toMatchObject({ code: 0, err: '' });
      expect(readdirSync(DATA_DIR)).not.toContain('restoring');
      const rows = again.look();
      expect(await rows.all('select id from submission order by id')).toEqual(before);
      await rows.close();
      for (const name of readdirSync(DATA_DIR)) expect(statSync(join(DATA_DIR, name)).mode & 0o077).toBe(0);
      await again.server.start();
    },
  );
});

function pathIn(letter: string): string | undefined {
  return /http:\/\/127\.0\.0\.1:\d+(\/[^\s"<>]*[\w-]{43}\/)/.exec(letter.replaceAll('=3D', '='))?.[1];
}

/**
 * Visitors' files of a site by name: in its folders, or with PostgreSQL in the database, in pieces. A file is in quarantine once a mail was
 * about to attach it and no scanner is configured.
 */
async function filesIn(rows: StoredRows, directory: string): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const folder of ['uploads', 'quarantine'].map(name => join(directory, name)))
    if (existsSync(folder)) for (const name of readdirSync(folder)) files.set(name, readFileSync(join(folder, name)));
  const pieces = await rows.all<{ name: string; bytes: Uint8Array }>(
    'select name, bytes from file_piece order by name, place',
  );
  for (const { name, bytes } of pieces) files.set(name, Buffer.concat([files.get(name) ?? Buffer.alloc(0), bytes]));
  return files;
}

/** The parts of a confirmed request that a restored site lacks, one per line. */
function missingOf(
  reference: string,
  files: ReadonlyMap<string, Buffer>,
  filled: (Filled & { readonly pdf: Buffer }) | undefined,
  values: ReadonlyMap<string, string>,
  mails: ReadonlySet<string>,
): readonly string[] {
  const kept = values.get(reference);
  if (kept === undefined || !filled) return [`${reference} is gone`];
  const gone = mailsOf(filled.form).filter(end => !mails.has(`${reference}.${end}`));
  const [name] = /[\w-]{22}\.pdf/.exec(kept) ?? [];
  const file = files.get(name ?? '');
  const isWhole = filled.form !== 'job-contact' || file?.equals(filled.pdf);
  return [...gone.map(end => `${reference} has no mail ${end}`), ...(isWhole ? [] : [`the file of ${reference}`])];
}
