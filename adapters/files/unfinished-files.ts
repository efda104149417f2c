import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A file being written changes all the time; one unchanged for this long was left by a killed process. */
export const LEFT_MS = 3_600_000;

/** Names of files until they are whole: `x.part`, and mails of the outbox, `.x.eml.0a1b2c3d`. */
const UNFINISHED = /\.part$|^\..+\.eml\.[\da-f]{8}$/;

/**
 * Deletes the files in a folder, and below it where `deep`, that were not written to their end and have stood still for an hour by `now`
 * (milliseconds since 1970), of those that begin with `start`; gives how many. A folder that is not there holds none, and links are left
 * alone.
 * `await deleteLeftFiles('/srv/var/uploads', Date.now())` → `2`
 */
export async function deleteLeftFiles(
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
    if (!(await isLeft(path, now))) continue;
    await rm(path, { force: true });
    deleted++;
  }
  return deleted;
}

/** Whether a file has stood still for an hour; one that is gone meanwhile was not left. */
export async function isLeft(path: string, now: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined);
  return found !== undefined && now - found.mtimeMs > LEFT_MS;
}
