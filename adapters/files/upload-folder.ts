import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileShelf } from '../../application/ports/file-shelf.ts';
import type { BegunFile, Uploads } from '../../application/ports/uploads.ts';

/** Names that were given here; anything else is no file of ours. */
const NAME = /^[\w-]{22}\.pdf$/;
/** The same, and those that were not written to their end. */
const OURS = /^[\w-]{22}\.pdf(?:\.part)?$/;

/** Files of visitors in a folder that is not served, under random names, readable by the site's own user alone. */
export function makeUploadFolder(
  folder: string,
): Uploads & FileShelf & { read(name: string): Promise<Uint8Array | undefined> } {
  return {
    begin: () => beginFile(folder, `${randomBytes(16).toString('base64url')}.pdf`),
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

/** A file that is `<name>.part` until it is kept, so that what a crash leaves is known by its name. */
function beginFile(folder: string, name: string): BegunFile {
  const part = join(folder, `${name}.part`);
  let file: FileHandle | undefined;
  let laid = false;
  let failed: { readonly error: unknown } | undefined;

  async function openPart(): Promise<FileHandle> {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncFolder(dirname(made));
    const opened = await open(part, 'wx', 0o600);
    laid = true;
    return opened;
  }
  async function close(): Promise<void> {
    const closing = file;
    file = undefined;
    await closing?.close();
  }

  return {
    async write(bytes) {
      if (failed) return;
      try {
        file ??= await openPart();
        await file.appendFile(bytes);
      } catch (error) {
        failed = { error };
      }
    },
    async keep() {
      if (failed) throw failed.error;
      file ??= await openPart();
      await file.sync();
      await close();
      await rename(part, join(folder, name));
      try {
        await syncFolder(folder);
      } catch (error) {
        await rm(join(folder, name), { force: true });
        throw error;
      }
      return name;
    },
    async drop() {
      await close();
      // A kept file has another name by now.
      if (laid) await rm(part, { force: true });
    },
  };
}

/** A name is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
