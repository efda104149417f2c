import { appendFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { PictureFiles, PictureSize } from '../../application/ports/catalogue/picture-files.ts';

/** Number of pictures opened in parallel. */
const AT_WORK = 4;

/** Cached measurement: file, modification time (ms), width, height. */
const measured = z.tuple([z.string(), z.number(), z.int().positive(), z.int().positive()]);

/**
 * Picture files on disk. `placeOf`: path of a content file or copy. Sizes are cached in `sizesFile`, one JSON line each, until a file
 * changes: opening all pictures of a large feed at each import would take minutes.
 */
export function makePictureFiles(placeOf: (file: string) => string, sizesFile: string): PictureFiles {
  const folders = new Map<string, { readonly mtimeMs: number; readonly names: ReadonlySet<string> }>();
  let known: Promise<Map<string, Measured>> | undefined;

  /** Names in a folder, listed again only if the folder changed, since checking a million files one by one would be slower. */
  async function namesIn(folder: string): Promise<ReadonlySet<string>> {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: -1 }));
    const cached = folders.get(folder);
    if (cached?.mtimeMs === mtimeMs) return cached.names;
    const names = new Set(mtimeMs < 0 ? [] : await readdir(folder).catch(() => []));
    folders.set(folder, { mtimeMs, names });
    return names;
  }

  /** Size and modification time of a picture; `undefined` if it is not one. */
  async function measure(file: string, of: ReadonlyMap<string, Measured>): Promise<Measured | undefined> {
    const place = placeOf(file);
    try {
      const { mtimeMs } = await stat(place);
      const before = of.get(file);
      if (before?.mtimeMs === mtimeMs) return before;
      const meta = await sharp(place).metadata();
      // `autoOrient` has the size after the EXIF rotation.
      const { width, height } = meta.format === 'svg' ? meta : meta.autoOrient;
      return width > 0 && height > 0 ? { mtimeMs, width, height } : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    async missing(files) {
      const missing = new Set<string>();
      const listed = new Map<string, ReadonlySet<string>>();
      for (const file of files) {
        const place = placeOf(file);
        const folder = dirname(place);
        const names = listed.get(folder) ?? (await namesIn(folder));
        listed.set(folder, names);
        // Checks the file itself too: the cached list of names may be outdated, and some file systems ignore letter case.
        if (!names.has(basename(place)) && !(await stat(place).catch(() => undefined))) missing.add(file);
      }
      return missing;
    },
    async sizes(files) {
      const sizes = new Map<string, PictureSize>();
      if (files.length === 0) return sizes;
      known ??= readSizes(sizesFile);
      const of = await known;
      const lines: string[] = [];
      const waiting = [...new Set(files)];
      const work = async () => {
        for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
          const found = await measure(file, of);
          if (!found) continue;
          const { mtimeMs, width, height } = found;
          sizes.set(file, { width, height });
          if (of.get(file) === found) continue;
          of.set(file, found);
          lines.push(`${JSON.stringify([file, mtimeMs, width, height])}\n`);
        }
      };
      await Promise.all(Array.from({ length: AT_WORK }, work));
      if (lines.length > 0) {
        // Failures are ignored: sizes that could not be cached are measured again.
        await mkdir(dirname(sizesFile), { recursive: true, mode: 0o700 }).catch(() => undefined);
        await appendFile(sizesFile, lines.join(''), { mode: 0o600 }).catch(() => undefined);
      }
      return sizes;
    },
  };
}

type Measured = PictureSize & { readonly mtimeMs: number };

/** Loads cached sizes; the last line for a file counts, truncated lines are ignored. */
async function readSizes(sizesFile: string): Promise<Map<string, Measured>> {
  const text = await readFile(sizesFile, 'utf8').catch(() => '');
  const sizes = new Map<string, Measured>();
  for (const line of text.split('\n')) {
    const read = measured.safeParse(jsonIn(line));
    if (!read.success) continue;
    const [file, mtimeMs, width, height] = read.data;
    sizes.set(file, { mtimeMs, width, height });
  }
  return sizes;
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
