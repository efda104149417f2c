import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, RESTORING_FOLDER } from '../sql/open-database.ts';
import type { ServerSettings } from './settings.ts';

/**
 * Why a command that needs the site's database cannot run, as a line for the operator; `undefined` if it can. With SQLite, opening would
 * create an empty database in a mistyped `DATA_DIR`, and the command would report success.
 * `noDatabaseIn({ dataDirectory: '/srv/var', databaseUrl: undefined })` → `'There is no database in /srv/var. Set DATA_DIR …'`
 */
export function noDatabaseIn({
  dataDirectory,
  databaseUrl,
}: Pick<ServerSettings, 'dataDirectory' | 'databaseUrl'>): string | undefined {
  // `makeWritableDirectory` reports a file in the place of the folder, so this function does not.
  const isFile = statSync(dataDirectory, { throwIfNoEntry: false })?.isFile() === true;
  // Opening the database refuses a folder with an incomplete restore, and the error message explains how to continue.
  const isHalfRestored = existsSync(join(dataDirectory, RESTORING_FOLDER));
  return databaseUrl === undefined && !isFile && !isHalfRestored && !existsSync(join(dataDirectory, DATABASE_FILE))
    ? `There is no database in ${dataDirectory}. Set DATA_DIR to the value that the site has.`
    : undefined;
}
