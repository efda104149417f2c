import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';
import { backUp } from '../../../adapters/composition/backup/back-up.ts';
import { restore } from '../../../adapters/composition/backup/restore.ts';
import { readSettings, type ServerSettings } from '../../../adapters/composition/settings.ts';
import { type Database, openDatabase } from '../../../adapters/sql/open-database.ts';
import { fixedClock } from './sample-site.ts';

/** A temporary folder of a test file: `scratchFolder('restore')('a')` returns a path inside it. */
export function scratchFolder(name: string): (inside: string) => string {
  const folder = mkdtempSync(join(tmpdir(), `clairval-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return inside => join(folder, inside);
}

/** The stored data of a site in a directory, without a server. */
export function keptSite(
  dataDirectory: string,
  environment: Readonly<Record<string, string>> = {},
  clock = fixedClock(),
) {
  const settings = readSettings({ DATA_DIR: dataDirectory, ...environment });
  if ('refused' in settings) throw new Error(settings.refused);
  const path = (name: string) => join(dataDirectory, name);
  return {
    settings: settings satisfies ServerSettings,
    path,
    lay(name: string, text: string) {
      mkdirSync(dirname(path(name)), { recursive: true, mode: 0o700 });
      writeFileSync(path(name), text, { mode: 0o600 });
    },
    /** Names of all files, except the database's. */
    files: (): readonly string[] =>
      existsSync(dataDirectory)
        ? readdirSync(dataDirectory, { recursive: true, withFileTypes: true })
            .filter(entry => entry.isFile() && !entry.name.startsWith('clairval.db'))
            .map(entry => join(entry.parentPath, entry.name).slice(dataDirectory.length + 1))
            .toSorted()
        : [],
    async inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
      const database = await openDatabase({ ...settings, timeoutMs: 20_000 });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
    rows(sql: string): readonly unknown[] {
      const database = new DatabaseSync(path('clairval.db'), { readOnly: true });
      const rows = database.prepare(sql).all();
      database.close();
      return rows.map(row => ({ ...row }));
    },
    backUp: (file: string) => backUp(settings, file, clock),
    restore: (file: string, ...journals: readonly string[]) => restore(settings, file, journals, clock),
  };
}
