import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Pool } from 'pg';

/** Direct access to a site's database, without its code. */
export type StoredRows = {
  all<Row>(sql: string): Promise<readonly Row[]>;
  /** Makes all mails due that are scheduled, or were being sent when the site was killed. Only while no site runs. */
  letTimePass(): Promise<void>;
  /** Number of mails that are pending or failed for good. */
  unsent(): Promise<number>;
  close(): Promise<void>;
};

export function openRows(settings: { readonly databaseUrl?: string; readonly dataDirectory: string }): StoredRows {
  const { all, close } = settings.databaseUrl === undefined ? inFile(settings.dataDirectory) : at(settings.databaseUrl);
  return {
    all,
    letTimePass: async () => void (await all('update mail set due_at = 0 where due_at is not null')),
    async unsent() {
      const [row] = await all<{ count: string | number }>(
        'select (select count(*) from mail where sent_at is null) + (select count(*) from asked_mail) as count',
      );
      return Number(row?.count);
    },
    close,
  };
}

function inFile(directory: string): Pick<StoredRows, 'all' | 'close'> {
  // A running server locks the database for some milliseconds at a time.
  const database = new DatabaseSync(join(directory, 'clairval.db'), { timeout: 5_000 });
  return {
    all: async <Row>(sql: string) => database.prepare(sql).all() as Row[],
    close: async () => database.close(),
  };
}

function at(url: string): Pick<StoredRows, 'all' | 'close'> {
  const pool = new Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  return { all: async <Row>(sql: string) => (await pool.query(sql)).rows as Row[], close: () => pool.end() };
}
