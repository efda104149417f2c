import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { openSqliteConnection } from '../../../adapters/sql/database/sqlite-connection.ts';
import { aMail, aSubmission, aSubscribing, RECEIVED } from '../../arbitraries/a-submission.ts';

let directory: string;
let file: string;
const open = () => openDatabase({ dataDirectory: directory });
const files = () => readdirSync(directory).map(name => join(directory, name));

beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'clairval-file-')), 'var');
  file = join(directory, 'clairval.db');
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true, force: true }));

/** Returns the error message of opening; asserts that it is one line with the file name. */
async function refusal(): Promise<string> {
  const error = await open().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const message = error instanceof Error ? error.message : '';
  expect(message).toContain(file);
  expect(message).not.toContain('\n');
  return message;
}

describe('the file of the embedded database', () => {
  test('is readable only by its user, including its side files', async () => {
    const database = await open();
    await database.submissions.accept(aSubmission('one'));
    for (const path of files()) expect(`${path} ${(statSync(path).mode & 0o777).toString(8)}`).toBe(`${path} 600`);
    expect((statSync(directory).mode & 0o777).toString(8)).toBe('700');
    expect(files().length).toBeGreaterThanOrEqual(3);
    await database.close();
    chmodSync(file, 0o644);
    await (await open()).close();
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });

  test('has the settings that durability requires', async () => {
    await (await open()).close();
    for (const use of ['write', 'read'] as const) {
      const connection = openSqliteConnection(file, use);
      const held = (name: string) =>
        Object.values(connection.query({ sql: `pragma ${name}`, values: [] })[0] as object)[0];
      const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'].map(held);
      expect(settings).toEqual(['wal', 2, 1, 1, 0]);
      connection.close();
    }
  });

  test('keeps its data between starts', async () => {
    const first = await open();
    await first.submissions.accept(aSubmission('one'));
    await first.close();
    const second = await open();
    expect(await second.submissions.accept(aSubmission('one'))).toEqual({ kind: 'repeated', id: 'id one' });
    expect(await second.ready()).toBe(true);
    await second.close();
    expect(await second.ready()).toBe(false);
    await expect(second.submissions.accept(aSubmission('two'))).rejects.toThrow();
  });

  test('that is not a database is rejected', async () => {
    await (await open()).close();
    writeFileSync(file, 'not a database at all, '.repeat(1000));
    expect(await refusal()).toContain('not a database');
  });

  test('that is corrupt inside is rejected', async () => {
    const database = await open();
    await Promise.all(
      Array.from({ length: 300 }, (_, number) => database.submissions.accept(aSubmission(String(number)))),
    );
    await database.close();
    const bytes = readFileSync(file);
    bytes.fill(0xaa, 8 * 4096, 20 * 4096);
    writeFileSync(file, bytes);
    await refusal();
  });

  test('that disappeared or is empty is not silently recreated', async () => {
    await (await open()).close();
    rmSync(file);
    expect(await refusal()).toContain('restore it');
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, '');
    expect(await refusal()).toContain('restore it');
    rmSync(file);
    rmSync(`${file}.made`);
    await (await open()).close();
  });

  test('of a newer version is rejected', async () => {
    await (await open()).close();
    const newer = new DatabaseSync(file);
    newer.exec("insert into schema_step values ('9999 of tomorrow', 1)");
    newer.close();
    await expect(open()).rejects.toThrow(
      "newer than this program: this version does not know the schema step '9999 of tomorrow'",
    );
  });

  test('contains no byte of erased data, nor does its log', async () => {
    const database = await open();
    const CANARY = 'Kanarienvogel-8271';
    const email = `${CANARY.toLowerCase()}@example.be`;
    const holders = () =>
      files().filter(path => readFileSync(path).toString('latin1').toLowerCase().includes('kanarienvogel'));
    for (let number = 0; number < 30; number++) {
      const mails = [aMail(`m${number}`, { to: email, data: { text: CANARY.repeat(200) } })];
      await database.submissions.accept(
        aSubmission(String(number), { email, values: { remark: CANARY }, once: email + number, mails }),
      );
      await database.submissions.accept(aSubmission(`other ${number}`));
    }
    await database.submissions.accept({ ...aSubscribing(CANARY, { email }), mails: [] });
    expect(holders().length).toBeGreaterThan(0);
    expect(await database.personalData.erase(email)).toBe(62);
    expect(holders()).toEqual([]);
    await database.submissions.accept(aSubmission('old', { form: 'job-contact', values: { remark: CANARY } }));
    expect(await database.submissions.expire('job-contact', RECEIVED + 1)).toBe(1);
    expect(holders()).toEqual([]);
    await database.close();
  });

  test('expired keys, challenges and limits are deleted', async () => {
    const rows = () =>
      ['idempotency_key', 'used_challenge', 'limit_window'].map(table => {
        const other = new DatabaseSync(file, { readOnly: true });
        const [count] = Object.values(other.prepare(`select count(*) from ${table}`).get() as object);
        other.close();
        return count;
      });
    const database = await open();
    await database.submissions.accept(aSubmission('one', { challenge: { id: 'c', expiresAt: RECEIVED + 600_000 } }));
    await database.limits.count('a', 60_000, RECEIVED);
    await database.sweep(RECEIVED + 3_600_000);
    expect(rows()).toEqual([1, 1, 1]);
    await database.sweep(RECEIVED + 24 * 3_600_000);
    expect(rows()).toEqual([1, 0, 0]);
    // Expired rows are also deleted without a start: the next request after a while triggers it.
    await database.submissions.accept(aSubmission('two', { receivedAt: RECEIVED + 26 * 3_600_000 }));
    await database.close();
    expect(rows()).toEqual([1, 0, 0]);
  });
});
