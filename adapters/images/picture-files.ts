import { appendFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { type Reason, reason } from '../../application/finding/reason.ts';
import type { PictureCopy } from '../../application/ports/catalogue/picture-copies.ts';
import type { PictureFiles, PictureSize } from '../../application/ports/catalogue/picture-files.ts';
import { fileNameKeys } from '../../domain/media/file-name-keys.ts';
import { faultOf, readHead } from './check-picture.ts';
import { COPY } from './picture-copies.ts';

/** Number of pictures opened in parallel. */
const AT_WORK = 4;

/** Formats that the site converts, as `readHead` names them. */
const SHOWN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'svg']);

/** Cached check: file, modification time (ms), width, height, and that it was decoded to its end. */
const measured = z.tuple([z.string(), z.number(), z.int().positive(), z.int().positive(), z.literal('whole')]);

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

  /** Size and modification time of a picture, or why it cannot be shown. */
  async function measure(file: string, of: ReadonlyMap<string, Measured>): Promise<Measured | Reason> {
    const place = placeOf(file);
    try {
      const { mtimeMs } = await stat(place);
      const before = of.get(file);
      if (before?.mtimeMs === mtimeMs) return before;
      const { format, width, height } = await readHead(place);
      if (!SHOWN.has(format)) return reason('not-photograph', { format });
      // Drawings are not decoded here: that takes as long as showing them.
      const fault = format === 'svg' ? undefined : await faultOf(place);
      return fault ?? (width > 0 && height > 0 ? { mtimeMs, width, height } : reason('not-picture'));
    } catch {
      return reason('not-picture');
    }
  }

  /** The file's name on disk, else another spelling of it in the same folder; `undefined` if there is none. */
  async function nameOf(file: string): Promise<string | undefined> {
    const place = placeOf(file);
    const names = await namesIn(dirname(place));
    const name = basename(place);
    // Check the file itself too: the listing may be stale, and some file systems ignore letter case.
    if (names.has(name) || (await stat(place).catch(() => undefined))) return file;
    const keys = new Set(fileNameKeys(name));
    const alike = [...names].find(other => fileNameKeys(other).some(key => keys.has(key)));
    return alike === undefined ? undefined : `${file.slice(0, file.lastIndexOf('/') + 1)}${alike}`;
  }

  /** Checks pictures, several at once, and caches the results. */
  async function measureAll(files: readonly string[]): Promise<ReadonlyMap<string, Measured | Reason>> {
    known ??= readSizes(sizesFile);
    const of = await known;
    const found = new Map<string, Measured | Reason>();
    const lines: string[] = [];
    const waiting = [...new Set(files)];
    const work = async () => {
      for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
        const one = await measure(file, of);
        found.set(file, one);
        if ('code' in one || of.get(file) === one) continue;
        of.set(file, one);
        lines.push(`${JSON.stringify([file, one.mtimeMs, one.width, one.height, 'whole'])}\n`);
      }
    };
    await Promise.all(Array.from({ length: AT_WORK }, work));
    if (lines.length > 0) {
      // Failures are ignored: results that could not be cached are found again.
      await mkdir(dirname(sizesFile), { recursive: true, mode: 0o700 }).catch(() => undefined);
      await appendFile(sizesFile, lines.join(''), { mode: 0o600 }).catch(() => undefined);
    }
    return found;
  }

  return {
    async find(files) {
      known ??= readSizes(sizesFile);
      const of = await known;
      const names = new Map<string, string | undefined>();
      for (const file of files) names.set(file, await nameOf(file));
      // Copies were decoded when they were stored.
      const unseen = [...names.values()].filter(
        name => name !== undefined && !of.has(name) && !name.startsWith(COPY),
      ) as string[];
      const seen = await measureAll(unseen);
      return new Map(
        [...names].map(([file, name]): readonly [string, PictureCopy] => {
          if (name === undefined) return [file, { refused: reason('not-in-content') }];
          const one = seen.get(name);
          return [file, one && 'code' in one ? { refused: one } : { file: name }];
        }),
      );
    },
    async sizes(files) {
      const sizes = new Map<string, PictureSize>();
      for (const [file, one] of await measureAll(files))
        if (!('code' in one)) sizes.set(file, { width: one.width, height: one.height });
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
