import { type AddressInfo, connect, createServer } from 'node:net';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../adapters/sql/open-database.ts';
import { openPostgres } from '../../adapters/sql/database/postgres-database.ts';
import { commit, type Outcome, type Steps } from '../../adapters/sql/database/statement.ts';
import { aReservation, aSubmission } from '../arbitraries/a-submission.ts';
import { startBreakingProxy } from '../support/faults/breaking-proxy.ts';
import { FULL } from '../support/run/full-run.ts';
import { inPostgres } from '../support/run/in-postgres.ts';
import { describeEarlierDatabases } from './database/earlier-databases.contract.ts';
import { describeKills } from './database/kill.contract.ts';
import { describeMigrations } from './database/migrate.contract.ts';
import { describeRequests } from './requests.contract.ts';

await inPostgres(async (postgres, store) => {
  describeRequests(
    'in PostgreSQL',
    async count => {
      const processes = await store.processes(count);
      await store.empty();
      return processes;
    },
    FULL ? 15 : 3,
  );

  let made = 0;
  const newDatabase = () => postgres.newDatabase(`empty_${made++}`);

  const makeEmpty = async () => {
    const url = await newDatabase();
    return {
      open: () => openPostgres({ url, timeoutMs: 20_000 }),
      schema: () => schemaOf(url),
      remove: async () => {},
    };
  };
  describeMigrations('in PostgreSQL', makeEmpty, FULL ? 1 : 25);
  describeEarlierDatabases('in PostgreSQL', makeEmpty, 15);

  const killed = await newDatabase();
  if (FULL) describeKills('in PostgreSQL', () => ({ databaseUrl: killed, dataDirectory: 'unused' }));

  describe('a faulty PostgreSQL server', () => {
    const open = (databaseUrl: string, timeoutMs = 400) =>
      openDatabase({ databaseUrl, dataDirectory: 'unused', timeoutMs });
    const ask = async (url: string, ...statements: string[]) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      return client;
    };

    test('that is unreachable is reported in one line', async () => {
      const nowhere = postgres.url.replace(/:\d+\//, ':1/');
      await expect(open(nowhere)).rejects.toThrow(/^PostgreSQL cannot be used: [^\n]+$/);
    });

    test('that does not respond at first is awaited at startup', async () => {
      const url = new URL(await newDatabase());
      let connections = 0;
      const silent = createServer(socket => {
        connections++;
        if (connections <= 2) return;
        const real = connect(Number(url.port), url.hostname);
        for (const end of [socket, real]) end.on('error', () => undefined);
        socket.pipe(real).pipe(socket);
      });
      await new Promise<void>(listening => silent.listen(0, '127.0.0.1', listening));
      const { port } = silent.address() as AddressInfo;
      const database = await open(Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href);
      expect(connections).toBeGreaterThan(2);
      expect(await database.ready()).toBe(true);
      await database.close();
      silent.close();
    });

    test('is rejected when its settings could lose confirmed data', async () => {
      const url = await newDatabase();
      const client = await ask(url, `alter database "${new URL(url).pathname.slice(1)}" set synchronous_commit = off`);
      await client.end();
      await expect(open(url)).rejects.toThrow('its synchronous_commit is off, not on.');
    });

    test('makes a write fail after its timeout while another transaction holds a lock, and works afterwards', async () => {
      const url = await newDatabase();
      const database = await open(url);
      const place = (who: string) => aSubmission(who, { reservation: aReservation(who) });
      const client = await ask(url, 'begin', 'lock table slot in access exclusive mode');
      const answers = await Promise.allSettled(['a', 'b', 'c'].map(who => database.submissions.accept(place(who))));
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      await client.query('rollback');
      await client.end();
      expect(await database.submissions.accept(place('a'))).toMatchObject({ kind: 'kept' });
      await database.close();
    });

    test('that aborts one of two deadlocked writes has it retried', async () => {
      const database = await openPostgres({ url: await newDatabase(), timeoutMs: 10_000 });
      let begun = 0;
      const select = (sql: string) => ({ sql: `select ${sql}`, values: [] });
      const held =
        "count(*) as count from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())";
      function* locking(first: number, second: number): Steps<Outcome<number>> {
        const isRetry = ++begun > 2;
        yield select(`pg_advisory_xact_lock(${first})`);
        // Each transaction holds its first lock before either waits for its second.
        for (let count = 0; !isRetry && count < 2; ) {
          const [row] = yield select(held);
          count = Number((row as { readonly count: unknown }).count);
        }
        yield select(`pg_advisory_xact_lock(${second})`);
        return commit(first);
      }
      expect(await Promise.all([database.write(() => locking(1, 2)), database.write(() => locking(2, 1))])).toEqual([
        1, 2,
      ]);
      expect(begun).toBe(3);
      await database.close();
    });

    test('that closes connections on checkout does not end the process, and is used again', async () => {
      const proxy = await startBreakingProxy(await newDatabase());
      const database = await open(proxy.url);
      proxy.break(true);
      const keepAll = () =>
        Promise.allSettled(['a', 'b', 'c'].map(who => database.submissions.accept(aSubmission(who))));
      // The proxy closes the connection that is open at its commit, and new ones before their first statement.
      expect((await keepAll()).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
      proxy.break(false);
      expect((await keepAll()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
      await database.close();
      await proxy.stop();
    });

    test('that breaks its connections is used again without a restart', async () => {
      const url = await newDatabase();
      // The timeout is 10 s, because a hundred requests take longer on a busy machine.
      const database = await open(url, 10_000);
      const breakAll = async () => {
        const client = await ask(
          url,
          // The timeout makes PostgreSQL wait for each process to end; without it some may run on for a while.
          'select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        await client.end();
      };
      const racing = Promise.allSettled(
        Array.from({ length: 100 }, (_, number) => database.submissions.accept(aSubmission(String(number)))),
      );
      await breakAll();
      const answers = await racing;
      const retried = answers.map(async (answer, number) => {
        const again = await database.submissions.accept(aSubmission(String(number)));
        if (answer.status === 'fulfilled') expect(again).toEqual({ kind: 'repeated', id: `id ${number}` });
      });
      await Promise.all(retried);
      expect(await database.outbox.depth()).toMatchObject({ waiting: 100, dead: 0 });
      // Breaks all connections again while they are idle.
      await breakAll();
      await expect.poll(() => database.ready()).toBe(true);
      await database.close();
    });
  });
});

async function schemaOf(url: string): Promise<readonly string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string }>(`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, collation_name) as line
    from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    order by 1`);
  await client.end();
  return rows.map(({ line }) => line);
}
