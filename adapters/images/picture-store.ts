import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Disk cache of converted pictures, limited in bytes; evicts the least recently used. */
export type PictureStore = {
  /** Returns a cached picture; `undefined` if it is missing. */
  read(name: string): Promise<Buffer | undefined>;
  /** Stores a picture. Write errors are ignored: the picture is then converted again on the next request. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** Current size of the cache, and hits, misses and evictions since the start of this process. */
  figures(): { readonly [figure in 'bytes' | 'entries' | 'hits' | 'misses' | 'evictions']: number };
};

/** Default limit of the cache in bytes: 4 GiB are enough for all sizes of about twenty thousand pictures. */
const QUOTA = 4 * 1024 ** 3;

/** Cache below `directory`, which other processes may share. `quota`: limit in bytes. */
export function makePictureStore(directory: string, quota = QUOTA): PictureStore {
  /** Sizes in bytes by name; least recently used first. */
  const sizes = new Map<string, number>();
  let bytes = 0;
  const since = { hits: 0, misses: 0, evictions: 0 };
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name);
  const scanned = scan();

  /** Registers the sizes of existing files, oldest first, and deletes the oldest files beyond the quota. */
  async function scan(): Promise<void> {
    const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const found = await Promise.all(
      names
        .filter(entry => entry.isFile() && !entry.name.endsWith('.part'))
        .map(async entry => {
          const { size, mtimeMs } = await stat(join(entry.parentPath, entry.name)).catch(() => ({
            size: 0,
            mtimeMs: 0,
          }));
          return { name: entry.name, size, mtimeMs };
        }),
    );
    for (const { name, size } of found.toSorted((a, b) => a.mtimeMs - b.mtimeMs)) note(name, size);
    await shrink();
  }

  function note(name: string, size: number): void {
    bytes += size - (sizes.get(name) ?? 0);
    sizes.delete(name);
    sizes.set(name, size);
  }

  async function shrink(): Promise<void> {
    for (const [name, size] of sizes) {
      if (bytes <= quota) return;
      sizes.delete(name);
      bytes -= size;
      since.evictions++;
      await rm(pathOf(name), { force: true }).catch(() => undefined);
    }
  }

  return {
    async read(name) {
      const storedBytes = await readFile(pathOf(name)).catch(() => undefined);
      if (storedBytes) note(name, storedBytes.byteLength);
      since[storedBytes ? 'hits' : 'misses']++;
      return storedBytes;
    },
    async keep(name, made) {
      await scanned;
      const path = pathOf(name);
      const unfinished = `${path}.${process.pid}.part`;
      try {
        await mkdir(join(directory, name.slice(0, 2)), { recursive: true, mode: 0o700 });
        await writeFile(unfinished, made, { mode: 0o600 });
        await rename(unfinished, path);
      } catch {
        return void (await rm(unfinished, { force: true }).catch(() => undefined));
      }
      note(name, made.byteLength);
      await shrink();
    },
    figures: () => ({ bytes, entries: sizes.size, ...since }),
  };
}
