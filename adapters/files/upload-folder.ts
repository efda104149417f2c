import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenUpload, VisitorFiles } from '../../application/ports/submissions/uploads.ts';
import { makeQuarantineFolder } from './quarantine-folder.ts';
import { syncFolder } from './sync-folder.ts';

/** Pattern of the names that this folder gives to uploaded files. */
const NAME = /^[\w-]{22}\.pdf$/;
/** Pattern of the names of complete and incomplete uploads. */
const OURS = /^[\w-]{22}\.pdf(?:\.part)?$/;

/**
 * Files uploaded by visitors, under random names and readable only by the site's user, in two folders of `directory` that are not served:
 * `uploads`, and `quarantine` for files that must not be mailed.
 */
export function makeUploadFolder(directory: string): VisitorFiles {
  const folder = join(directory, 'uploads');
  const quarantineFolder = join(directory, 'quarantine');
  const quarantine = makeQuarantineFolder(quarantineFolder, folder);
  return {
    begin: () => beginFile(folder, `${randomBytes(16).toString('base64url')}.pdf`),
    async forget(name) {
      if (!OURS.test(name)) return;
      await rm(join(folder, name), { force: true });
      await quarantine.forget(name);
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const files = names
        .filter(name => OURS.test(name))
        .map(async name => {
          const found = await stat(join(folder, name)).catch(() => undefined);
          return found ? [{ name, at: found.mtimeMs }] : [];
        });
      return [...(await Promise.all(files)).flat(), ...(await quarantine.list())];
    },
    read: async name => (NAME.test(name) ? readIfThere(join(folder, name)) : undefined),
    look: async name =>
      NAME.test(name)
        ? ((await readIfThere(join(folder, name))) ?? readIfThere(join(quarantineFolder, name)))
        : undefined,
    async withhold(name, warning) {
      if (NAME.test(name)) await quarantine.withhold(name, warning);
    },
    async release(name) {
      if (NAME.test(name)) await quarantine.release(name);
    },
    warning: async name => {
      const warning = NAME.test(name) ? await readIfThere(join(quarantineFolder, `${name}.txt`)) : undefined;
      return warning && new TextDecoder().decode(warning);
    },
    places: name =>
      NAME.test(name)
        ? [join(folder, name), join(quarantineFolder, name), join(quarantineFolder, `${name}.txt`)].filter(path =>
            existsSync(path),
          )
        : [],
  };
}

/** Returns `undefined` only if the file does not exist; throws for other errors, which may be temporary. */
async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** An upload in progress: named `<name>.part` until it is stored, so that leftovers of a crash can be recognised. */
function beginFile(folder: string, name: string): OpenUpload {
  const part = join(folder, `${name}.part`);
  let file: FileHandle | undefined;
  let isCreated = false;
  let failed: { readonly error: unknown } | undefined;

  async function openPart(): Promise<FileHandle> {
    const made = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (made !== undefined) await syncFolder(dirname(made));
    const opened = await open(part, 'wx', 0o600);
    isCreated = true;
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
      // After `keep` the file was renamed, so this deletes nothing.
      if (isCreated) await rm(part, { force: true });
    },
  };
}
