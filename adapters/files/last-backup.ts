import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** File in DATA_DIR with the time at which the last completed backup began. */
export const LAST_BACKUP = 'last-backup';

/** Stores the start time `startedAt` (ISO 8601) of a completed backup. Returns why that failed; `undefined` on success. */
export async function noteBackup(dataDirectory: string, startedAt: string): Promise<string | undefined> {
  const file = join(dataDirectory, LAST_BACKUP);
  try {
    // Write a temporary file and rename it, because a file that another user, such as root, has written can be replaced but not
    // overwritten.
    await writeFile(`${file}.next`, `${startedAt}\n`, { mode: 0o600 });
    await rename(`${file}.next`, file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** When the last completed backup of `dataDirectory` began, Unix ms; `undefined` if none is stored. */
export async function lastBackup(dataDirectory: string): Promise<number | undefined> {
  const noted = await readFile(join(dataDirectory, LAST_BACKUP), 'utf8').catch(() => '');
  const at = Date.parse(noted.trim());
  return Number.isNaN(at) ? undefined : at;
}
