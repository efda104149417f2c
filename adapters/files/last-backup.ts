import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File in DATA_DIR with the time at which the last completed backup began. */
export const LAST_BACKUP = 'last-backup';

/**
 * Notes a completed backup that began at `startedAt` (ISO 8601). Returns why DATA_DIR cannot be written; `undefined` if it was.
 */
export async function noteBackup(dataDirectory: string, startedAt: string): Promise<string | undefined> {
  const file = join(dataDirectory, LAST_BACKUP);
  try {
    // Renamed into place, so that a note of another user, such as root, is replaced too.
    await writeFile(`${file}.next`, `${startedAt}\n`, { mode: 0o600 });
    await rename(`${file}.next`, file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** When the last completed backup of `dataDirectory` began, Unix ms; `undefined` where none is noted. */
export async function lastBackup(dataDirectory: string): Promise<number | undefined> {
  const noted = await readFile(join(dataDirectory, LAST_BACKUP), 'utf8').catch(() => '');
  const at = Date.parse(noted.trim());
  return Number.isNaN(at) ? undefined : at;
}
