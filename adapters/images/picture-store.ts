import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Made pictures on the disk, bounded in bytes: what was not asked for longest goes first. */
export type PictureStore = {
  /** Gives a kept picture; none where there is none. */
  read(name: string): Promise<Buffer | undefined>;
  /** Keeps a picture. A disk that takes no more loses nothing: the picture is made again when it is asked for again. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** What this process knows to be there, and what it found, missed and put out for want of room since its start. */
  figures(): { readonly [figure in 'bytes' | 'entries' | 'hits' | 'misses' | 'evictions']: number };
};

/** All sizes of some twenty thousand pictures, in bytes. */
const QUOTA = 4 * 1024 ** 3;

/** A store below `directory`, where other processes may keep theirs as well. `quota` in bytes. */
export function makePictureStore(directory: string, quota = QUOTA): PictureStore {
  /** Sizes by name, the one used last at the end. */
  const sizes = new Map<string, number>();
  let bytes = 0;
  const since = { hits: 0, misses: 0, evictions: 0 };
  const pathOf = (name: string) => join(directory, name.slice(0, 2), name);
  const scanned = scan();

  /** What earlier runs left, oldest first. */
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
      const held = await readFile(pathOf(name)).catch(() => undefined);
      if (held) note(name, held.byteLength);
      since[held ? 'hits' : 'misses']++;
      return held;
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
