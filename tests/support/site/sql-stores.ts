import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';
import { type Database, openDatabase } from '../../../adapters/sql/open-database.ts';
import { memoryFolder } from './memory-folder.ts';

/** Milliseconds; long enough for a busy machine, because these tests are not about the timeout. */
const TIMEOUT_MS = 20_000;

/** Tables in an order that allows deleting their rows. */
const TABLES = [
  'desk_log',
  'request_note',
  'request_state',
  'listing_known',
  'desk_setting',
  'visit_window',
  'busy_time',
  'blocked_time',
  'agent_calendar',
  'agent_recovery_code',
  'agent_second_factor',
  'agent_session',
  'agent_link',
  'agent',
  'agent_successor',
  'import_report',
  'night_report',
  'asked_mail',
  'mail',
  'appointment',
  'offer',
  'idempotency_key',
  'once_value',
  'submission',
  'used_challenge',
  'slot',
  'subscription',
  'recommendation_stop',
  'alarm',
  'alert_run',
  'limit_window',
  'import_run',
  'listing_change',
  'listing',
  'project',
  'catalogue',
  'owner_session',
  'recovery_code',
  'second_factor',
  'owner_link',
  'owner_listing',
  'owner',
  'feed_owner',
  'listing_known',
  'import_report',
  'night_report',
  'login_try',
  'visit',
  'visit_day',
  'visit_salt',
  'kept_file',
  'picture_copy',
  'worker_lease',
];

const EMPTYING = TABLES.map(table => `delete from ${table}`).join(';');

/** Bytes that a test database may need. */
const MEMORY = 2 ** 29;

/** A database shared by several processes, created once and emptied for each test. */
export type SharedStore = {
  empty(): Promise<void>;
  /** One connection per process; the first ones are reused in each call. */
  processes(count: number): Promise<readonly Database[]>;
  close(): Promise<void>;
};

/** The databases of two processes, emptied. */
export async function twoProcesses(store: SharedStore): Promise<readonly [Database, Database]> {
  await store.processes(2);
  await store.empty();
  const [one, other] = await store.processes(2);
  if (!one || !other) throw new Error('two processes');
  return [one, other];
}

export function sqliteStore(): SharedStore & { readonly file: string } {
  const directory = mkdtempSync(join(memoryFolder(MEMORY), 'clairval-sqlite-'));
  const file = join(directory, 'clairval.db');
  const shared = sharedStore(
    () => openDatabase({ dataDirectory: directory, timeoutMs: TIMEOUT_MS }),
    async () => {
      const database = new DatabaseSync(file);
      database.exec(`begin; ${EMPTYING}; commit`);
      database.close();
    },
  );
  return {
    ...shared,
    file,
    async close() {
      await shared.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export function postgresStore(url: string): SharedStore {
  const pool = new Pool({ connectionString: url, max: 1 });
  const shared = sharedStore(
    () => openDatabase({ databaseUrl: url, dataDirectory: 'unused', timeoutMs: TIMEOUT_MS }),
    async () => void (await pool.query(EMPTYING)),
  );
  return {
    ...shared,
    async close() {
      await shared.close();
      await pool.end();
    },
  };
}

function sharedStore(open: () => Promise<Database>, empty: () => Promise<void>): SharedStore {
  const opened: Database[] = [];
  return {
    async empty() {
      // Finishes a sweep that the last test's clock started, or it would delete the next test's rows.
      await Promise.all(opened.map(database => database.sweep(0)));
      await empty();
    },
    async processes(count) {
      while (opened.length < count) opened.push(await open());
      return opened.slice(0, count);
    },
    async close() {
      await Promise.all(opened.map(database => database.close()));
    },
  };
}
