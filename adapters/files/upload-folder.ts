import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileShelf } from '../../application/ports/file-shelf.ts';
import type { Uploads } from '../../application/ports/uploads.ts';

/** Names that were given here; anything else is no file of ours. */
const NAME = /^[\w-]{22}\.pdf$/;
/** The same, and those that were not written to their end. */
const OURS = /^[\w-]{22}\.pdf(?:\.part)?$/;

/** Files of visitors in a folder that no address leads to, under names drawn by chance, for the site's own user alone. */
export function makeUploadFolder(
  folder: string,
): Uploads & FileShelf & { read(name: string): Promise<Uint8Array | undefined> } {
  return {
    async keep(bytes) {
      const name = `${randomBytes(16).toString('base64url')}.pdf`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.part`);
      try {
        await synced(part, 'wx', bytes);
        await rename(part, join(folder, name));
        // The name is on the disk once its folder is.
        await synced(folder, 'r');
        return name;
      } catch (error) {
        for (const left of [part, join(folder, name)]) await rm(left, { force: true });
        throw error;
      }
    },
    async forget(name) {
      if (OURS.test(name)) await rm(join(folder, name), { force: true });
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const files = names
        .filter(name => OURS.test(name))
        .map(async name => {
          const found = await stat(join(folder, name)).catch(() => undefined);
          return found ? [{ name, at: found.mtimeMs }] : [];
        });
      return (await Promise.all(files)).flat();
    },
    async read(name) {
      if (!NAME.test(name)) return undefined;
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        // What cannot be read at this moment is not gone.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        return undefined;
      }
    },
  };
}

async function synced(path: string, flags: string, bytes?: Uint8Array): Promise<void> {
  const file = await open(path, flags, 0o600);
  try {
    if (bytes) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
