import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queriesFor } from '../../../adapters/sql/schema/dialect.ts';
import { migrate } from '../../../adapters/sql/database/migrate.ts';
import { sqlRequestPorts } from '../../../adapters/sql/open-database.ts';
import { makeSharedCommit, runSteps } from '../../../adapters/sql/database/shared-commit.ts';
import { openSqliteConnection } from '../../../adapters/sql/database/sqlite-connection.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aMail, aReservation, aSubmission } from '../../arbitraries/a-submission.ts';

const TIMEOUT_MS = 300;
/** Maximum time that the writes of one commit may take. */
const LONGEST_MS = 20;
/** All tables that a request may write to. */
const LEFT = ['submission', 'mail', 'idempotency_key', 'used_challenge', 'limit_window', 'slot', 'appointment'];

let directory: string;
let connection: ReturnType<typeof openSqliteConnection>;
let ports: RequestPorts;
/** Number of writes per commit. */
let commits: number[];

beforeEach(async () => {
  // Time advances only explicitly, so a busy machine does not affect the result.
  vi.useFakeTimers({ toFake: ['performance'] });
  directory = mkdtempSync(join(tmpdir(), 'clairval-commit-'));
  connection = openSqliteConnection(join(directory, 'clairval.db'), 'write');
  commits = [];
  const commit = makeSharedCommit(connection, writes => commits.push(writes));
  const database = {
    queries: queriesFor('sqlite'),
    write: (steps, patience = TIMEOUT_MS) => commit.write(steps, patience),
    read: async steps => runSteps(connection, steps()),
    scrub: async () => {},
    ready: async () => true,
    close: commit.settled,
  } satisfies Parameters<typeof migrate>[0];
  await migrate(database);
  // The first request triggers a separate write that deletes expired rows; it ends before a test counts.
  ports = sqlRequestPorts(database);
  await ports.submissions.accept(aSubmission('warm'));
  await database.close();
  commits.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  connection.close();
  rmSync(directory, { recursive: true, force: true });
});

const many = (count: number, name = '') =>
  Array.from({ length: count }, (_, number) => ports.submissions.accept(aSubmission(`${name}${number}`)));

/** Counts rows through a separate read-only connection, without caches of this process. */
function rowsOf(table: string): number {
  const other = new DatabaseSync(join(directory, 'clairval.db'), { readOnly: true });
  const row = other.prepare(`select count(*) as count from ${table}`).get() as { count: number };
  other.close();
  return row.count;
}

const kept = () => rowsOf('submission') - 1;

/** Records the statements sent to the connection from now on. */
function overheard(): readonly string[] {
  const asked: string[] = [];
  const { query } = connection;
  vi.spyOn(connection, 'query').mockImplementation(bound => {
    asked.push(bound.sql);
    return query(bound);
  });
  return asked;
}

describe('the commit shared by writes of one event loop turn', () => {
  test('500 requests of one turn take one commit and are stored when acknowledged', async () => {
    const answers = await Promise.all(many(500));
    expect(kept()).toBe(500);
    expect(answers.every(({ kind }) => kind === 'kept')).toBe(true);
    expect(commits).toEqual([500]);
  });

  test('writes beyond the time limit of a commit share the next, with or without a rollback among them', async () => {
    const { query } = connection;
    vi.spyOn(connection, 'query').mockImplementation(bound => {
      if (bound.sql.startsWith('insert into "submission"')) vi.advanceTimersByTime(LONGEST_MS / 4);
      return query(bound);
    });
    expect((await Promise.all(many(10))).map(({ kind }) => kind)).toEqual(Array(10).fill('kept'));
    expect(commits).toEqual([4, 4, 2]);
    const answers = await Promise.all([...many(2, 'more '), ...many(1, 'more '), ...many(4, 'last ')]);
    expect(answers.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'repeated', ...Array(4).fill('kept')]);
    expect(commits).toEqual([4, 4, 2, 5, 2]);
    expect(kept()).toBe(16);
  });

  test('requests of different turns do not wait for each other', async () => {
    for (let turn = 0; turn < 3; turn++) await ports.submissions.accept(aSubmission(String(turn)));
    expect(commits).toEqual([1, 1, 1]);
  });

  test('a refused or failed write does not affect others in its commit', async () => {
    const answers = await Promise.allSettled([
      ports.submissions.accept(aSubmission('a')),
      ports.submissions.accept(aSubmission('b', { id: 'id a' })),
      ports.submissions.accept(aSubmission('c', { key: 'key a' })),
      ports.submissions.accept(aSubmission('d', { reservation: aReservation('d', { capacity: 0 }) })),
      ports.submissions.accept(aSubmission('e', { mails: [aMail('x', { data: { big: 1n } })] })),
      ports.submissions.accept(aSubmission('f')),
    ]);
    expect(answers.map(answer => (answer.status === 'fulfilled' ? answer.value.kind : 'rejected'))).toEqual([
      'kept',
      'rejected',
      'key-taken',
      'slot-full',
      'rejected',
      'kept',
    ]);
    expect(kept()).toBe(2);
    // The refused requests leave no rows: these are the two accepted ones and the one from setup.
    expect(LEFT.map(rowsOf)).toEqual([3, 3, 3, 0, 0, 0, 0]);
    expect(commits).toEqual([6]);
  });

  test('requests of one turn end as if each had been sent alone, whichever are rolled back', {
    timeout: 60_000,
  }, async () => {
    // The test makes hundreds of commits, which need not survive a power cut, so SQLite does not wait for the disk.
    connection.query({ sql: 'pragma synchronous = off', values: [] });
    const kinds = fc.constantFrom('good', 'good', 'repeated', 'other body', 'full', 'broken', 'too often');
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(kinds, { maxLength: 12 }), async turn => {
        const requests = (world: string) =>
          turn.map((kind, number) => {
            const name = `${round} ${world} ${number}`;
            if (kind === 'repeated' || kind === 'other body')
              return aSubmission(name, {
                key: `first ${round} ${world}`,
                bodyHash: kind === 'repeated' ? 'same' : name,
              });
            if (kind === 'full')
              return aSubmission(name, {
                reservation: aReservation(name, { propertyId: `${round} ${world}`, agentId: '' }),
              });
            if (kind === 'too often')
              return aSubmission(name, { limits: [{ key: `${round} ${world}`, windowMs: 1_000, most: 2 }] });
            return kind === 'broken'
              ? aSubmission(name, { mails: [aMail(name, { data: { big: 1n } })] })
              : aSubmission(name);
          });
        round++;
        const left = () => LEFT.map(rowsOf);
        const before = left();
        const together = await Promise.allSettled(
          requests('together').map(request => ports.submissions.accept(request)),
        );
        const between = left();
        const alone: PromiseSettledResult<unknown>[] = [];
        for (const request of requests('alone'))
          alone.push(...(await Promise.allSettled([ports.submissions.accept(request)])));
        const ends = (results: readonly PromiseSettledResult<unknown>[]) =>
          results.map(result => (result.status === 'fulfilled' ? (result.value as { kind: string }).kind : 'rejected'));
        expect(ends(together)).toEqual(ends(alone));
        const after = left();
        expect(between.map((rows, at) => rows - (before[at] ?? 0))).toEqual(
          after.map((rows, at) => rows - (between[at] ?? 0)),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('without a rollback no savepoint is set', async () => {
    const asked = overheard();
    await Promise.all(many(20));
    expect(asked.filter(sql => sql.startsWith('savepoint'))).toEqual([]);
    expect(asked.filter(sql => sql === 'commit')).toHaveLength(1);
    await Promise.all([...many(5, 'more '), ports.submissions.accept(aSubmission('other', { key: 'key more 0' }))]);
    expect(asked.filter(sql => sql.startsWith('savepoint'))).toHaveLength(6);
  });

  test('a failed commit rejects all its writes and stores nothing', async () => {
    const { SQLITE_DENY, SQLITE_OK, SQLITE_TRANSACTION } = constants;
    connection.database.setAuthorizer((action, operation) =>
      action === SQLITE_TRANSACTION && operation === 'COMMIT' ? SQLITE_DENY : SQLITE_OK,
    );
    const answers = await Promise.allSettled(many(20));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
    expect(kept()).toBe(0);
    connection.database.setAuthorizer(null);
    expect(await Promise.all(many(20))).toHaveLength(20);
    expect(kept()).toBe(20);
  });

  test('a write that could not be rolled back is in no later commit', async () => {
    const { SQLITE_DENY, SQLITE_OK, SQLITE_TRANSACTION } = constants;
    connection.database.setAuthorizer((action, operation) =>
      action === SQLITE_TRANSACTION && operation === 'ROLLBACK' ? SQLITE_DENY : SQLITE_OK,
    );
    const answers = await Promise.allSettled([...many(5), ...many(1)]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 'rejected'));
    connection.database.setAuthorizer(null);
    expect(await ports.submissions.accept(aSubmission('after'))).toMatchObject({ kind: 'kept' });
    expect(kept()).toBe(1);
  });

  test('a full disk rejects writes and stores none of them, and recovers when there is space', async () => {
    const [{ page_count: pages }] = connection.query({ sql: 'pragma page_count', values: [] }) as [
      { page_count: number },
    ];
    connection.query({ sql: `pragma max_page_count = ${pages + 8}`, values: [] });
    const told: number[] = [];
    let refused = 0;
    for (let round = 0; round < 20; round++) {
      const answers = await Promise.allSettled(many(20, `${round} `));
      const failures = answers.filter(answer => answer.status === 'rejected');
      told.push(answers.length - failures.length);
      refused += failures.length;
      for (const { reason } of failures) expect(String(reason)).toContain('database or disk is full');
    }
    expect(refused).toBeGreaterThan(200);
    expect(kept()).toBe(told.reduce((sum, count) => sum + count, 0));
    connection.query({ sql: 'pragma max_page_count = 100000', values: [] });
    await Promise.all(many(20, 'after '));
    expect(kept()).toBe(told.reduce((sum, count) => sum + count, 20));
    expect(connection.query({ sql: 'pragma integrity_check', values: [] })).toEqual([{ integrity_check: 'ok' }]);
  });
});

describe('a lock held by another connection', () => {
  test('is awaited without blocking the event loop', async () => {
    const other = new DatabaseSync(join(directory, 'clairval.db'));
    other.exec('begin immediate');
    const asked = overheard();
    const answers = Promise.all(many(10));
    // The event loop continues meanwhile, and some of its turns request the lock again.
    while (asked.length < 3) await new Promise(setImmediate);
    expect(new Set(asked)).toEqual(new Set(['begin immediate']));
    expect(kept()).toBe(0);
    other.exec('commit');
    other.close();
    await answers;
    expect(kept()).toBe(10);
    expect(commits).toEqual([10]);
  });

  test('is awaited for the write timeout, not longer', async () => {
    const other = new DatabaseSync(join(directory, 'clairval.db'));
    other.exec('begin immediate');
    const asked = overheard();
    const over = expect(ports.submissions.accept(aSubmission('a'))).rejects.toThrow('locked');
    vi.advanceTimersByTime(TIMEOUT_MS);
    while (asked.length < 3) await new Promise(setImmediate);
    vi.advanceTimersByTime(1);
    await over;
    other.close();
    expect(await ports.submissions.accept(aSubmission('a'))).toMatchObject({ kind: 'kept' });
  });
});
