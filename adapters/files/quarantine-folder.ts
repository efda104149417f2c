import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Quarantine } from '../../application/ports/submissions/quarantine.ts';
import { syncFolder } from './sync-folder.ts';

/** Names of the files in this folder: a quarantined file, or its warning. */
const OURS = /^([\w-]{22}\.pdf)(?:\.txt)?$/;

/**
 * Quarantine folder beside the uploads folder: `<name>` is a file that must not be mailed, `<name>.txt` states why. The warning is
 * written first, so that a crash leaves no file without a warning.
 */
export function makeQuarantineFolder(
  folder: string,
  uploads: string,
): Omit<Quarantine, 'look'> & {
  /** Lists all quarantined files; `at` is the modification time (Unix ms) of the file or its warning, whichever is later. */
  list(): Promise<readonly { readonly name: string; readonly at: number }[]>;
  forget(name: string): Promise<void>;
} {
  const warningOf = (name: string) => join(folder, `${name}.txt`);
  return {
    async withhold(name, warning) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(warningOf(name), warning, { mode: 0o600, flush: true });
      await renameIfThere(join(uploads, name), join(folder, name));
      await syncFolder(folder);
    },
    async release(name) {
      await renameIfThere(join(folder, name), join(uploads, name));
      await rm(warningOf(name), { force: true });
    },
    async list() {
      const found = new Map<string, number>();
      for (const entry of await readdir(folder).catch(() => [])) {
        const [, name] = OURS.exec(entry) ?? [];
        const at = name === undefined ? undefined : await stat(join(folder, entry)).catch(() => undefined);
        if (name !== undefined && at) found.set(name, Math.max(at.mtimeMs, found.get(name) ?? 0));
      }
      return [...found].map(([name, at]) => ({ name, at }));
    },
    async forget(name) {
      await rm(join(folder, name), { force: true });
      await rm(warningOf(name), { force: true });
    },
  };
}

/** Ignores a missing file, which was already moved. */
async function renameIfThere(from: string, to: string): Promise<void> {
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
