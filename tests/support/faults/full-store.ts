import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../../adapters/sql/database/migrate.ts';
import { sqlRequestPorts } from '../../../adapters/sql/open-database.ts';
import type { SqlDatabase } from '../../../adapters/sql/database/sql-database.ts';
import { openSqlite } from '../../../adapters/sql/database/sqlite-database.ts';
import { Outage } from '../../../application/ports/outage.ts';

/** `full`: reads work, writes fail; `away`: both fail. */
type State = 'well' | 'full' | 'away';

/** SQLite ports that a test can make full or unavailable; counts the refused writes. */
export async function openFullStore() {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-full-'));
  const database = await openSqlite({ file: join(directory, 'clairval.db'), timeoutMs: 20_000 });
  await migrate(database);
  let state: State = 'well';
  let refused = 0;
  const breaking: SqlDatabase = {
    ...database,
    write(steps, timeoutMs) {
      if (state === 'well') return database.write(steps, timeoutMs);
      refused++;
      return Promise.reject(new Outage('SQLite: database or disk is full'));
    },
    read: steps => (state === 'away' ? Promise.reject(new Outage('SQLite: disk I/O error')) : database.read(steps)),
  };
  return {
    store: sqlRequestPorts(breaking),
    become: (next: State) => void (state = next),
    refused: () => refused,
    async close() {
      await database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
