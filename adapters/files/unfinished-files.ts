import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds without a change after which an incomplete file counts as left by a killed process. */
const LEFT_MS = 3_600_000;

/** Names of incomplete files: `x.part`, and `.x.eml.0a1b2c3d` for mails of the outbox. */
const UNFINISHED = /\.part$|^\..+\.eml\.[\da-f]{8}$/;

/**
 * Deletes incomplete files that have not changed for an hour and returns their number. `now`: Unix ms; `deep`: includes subfolders;
 * `start`: only names with this prefix. Ignores a missing folder, and symbolic links.
 * `await deleteIncompleteFiles('/srv/var/uploads', Date.now())` → `2`
 */
export async function deleteIncompleteFiles(
  folder: string,
  now: number,
  { deep = false, start = '' }: { readonly deep?: boolean; readonly start?: string } = {},
): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: deep }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  let deleted = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !UNFINISHED.test(entry.name) || !entry.name.startsWith(start)) continue;
    const path = join(entry.parentPath, entry.name);
    if (!(await isUnchangedForAnHour(path, now))) continue;
    await rm(path, { force: true });
    deleted++;
  }
  return deleted;
}

/** Whether a file exists and has not changed for an hour. */
export async function isUnchangedForAnHour(path: string, now: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && now - found.mtimeMs > LEFT_MS;
}
