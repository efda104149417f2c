import { appendFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { type Reason, reason } from '../../application/finding/reason.ts';
import type { PictureCopy } from '../../application/ports/catalogue/picture-copies.ts';
import type { PictureFiles, PictureSize } from '../../application/ports/catalogue/picture-files.ts';
import { fileNameKeys } from '../../domain/media/file-name-keys.ts';
import { type CheckedPicture, lacksEnd, pictureFault, readHead } from './check-picture.ts';
import { COPY_PREFIX } from './picture-copies.ts';
import { readDrawing } from './read-drawing.ts';

/** Number of pictures opened in parallel. */
const AT_WORK = 4;

/** Formats that the site converts, as `readHead` names them. */
const SHOWN: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif', 'gif', 'svg']);

/** Cached check: file, modification time (ms), width, height, and that it was decoded to its end. */
const measured = z.tuple([z.string(), z.number(), z.int().positive(), z.int().positive(), z.literal('whole')]);

/**
 * Format and displayed size of a picture file, or why the site cannot show it. Reads the first and last bytes of photographs only, and
 * decodes photographs that lack their end.
 */
export async function glanceAtPicture(place: string): Promise<CheckedPicture | Reason> {
  const looked = await lookAtPicture(place);
  if ('code' in looked || !(await lacksEnd(place, looked.format))) return looked;
  return (await pictureFault(place)) ?? looked;
}

/** Format and displayed size of a picture file, or why the site cannot show its format. Reads the first bytes of photographs only. */
async function lookAtPicture(place: string): Promise<CheckedPicture | Reason> {
  try {
    const looked = (await readDrawing(place)) ?? (await readHead(place));
    const { format, width, height } = looked;
    if (!SHOWN.has(format)) return reason('not-photograph', { format });
    return width > 0 && height > 0 ? looked : reason('not-picture');
  } catch {
    return reason('not-picture');
  }
}

/** Displayed size of a picture file, or why the site cannot show it. Photographs are decoded to their end. */
export async function measurePicture(place: string): Promise<PictureSize | Reason> {
  const looked = await lookAtPicture(place);
  if ('code' in looked) return looked;
  const { format, width, height } = looked;
  // An SVG is not decoded here, because decoding takes as long as rendering it for visitors.
  const fault = format === 'svg' ? undefined : await pictureFault(place);
  return fault ?? { width, height };
}

/**
 * Finds a picture on disk: the file itself, else a file of its folder whose name is another spelling of it, such as in letter case or
 * percent-encoding (`fileNameKeys`); `undefined` if neither exists. `placeOf`: path of a content file or copy.
 * `await makeNameFinder(file => join('/srv/agency', file))('pictures/Caf%C3%A9.jpg')` → `'pictures/Café.jpg'`
 */
export function makeNameFinder(placeOf: (file: string) => string): (file: string) => Promise<string | undefined> {
  const folders = new Map<string, Folder>();

  /** Names in a folder, listed again only if the folder changed, since checking a million files one by one would be slower. */
  async function listed(folder: string): Promise<Folder> {
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: -1 }));
    const cached = folders.get(folder);
    if (cached?.mtimeMs === mtimeMs) return cached;
    const names = new Set(mtimeMs < 0 ? [] : await readdir(folder).catch(() => []));
    const fresh: Folder = { mtimeMs, names, spellings: undefined };
    folders.set(folder, fresh);
    return fresh;
  }

  return async file => {
    const place = placeOf(file);
    const folder = await listed(dirname(place));
    const name = basename(place);
    // Check the file itself too: the listing may be stale, and some file systems ignore letter case.
    if (folder.names.has(name) || (await stat(place).catch(() => undefined))) return file;
    const spellings = (folder.spellings ??= spellingsOf(folder.names));
    const [first] = fileNameKeys(name)
      .flatMap(key => spellings.get(key) ?? [])
      .toSorted((one, other) => one - other);
    const alike = first === undefined ? undefined : [...folder.names][first];
    return alike === undefined ? undefined : `${file.slice(0, file.lastIndexOf('/') + 1)}${alike}`;
  };
}

/**
 * Picture files on disk. `placeOf`: path of a content file or copy. Sizes are cached in `sizesFile`, one JSON line each, until a file
 * changes: opening all pictures of a large feed at each import would take minutes.
 */
export function makePictureFiles(placeOf: (file: string) => string, sizesFile: string): PictureFiles {
  const nameOf = makeNameFinder(placeOf);
  let known: Promise<Map<string, Measured>> | undefined;
  const cachedSizes = () => (known ??= readSizes(sizesFile));

  /** Size and modification time of a picture, or why it cannot be shown. */
  async function measure(file: string, of: ReadonlyMap<string, Measured>): Promise<Measured | Reason> {
    const place = placeOf(file);
    try {
      const { mtimeMs } = await stat(place);
      const before = of.get(file);
      if (before?.mtimeMs === mtimeMs) return before;
      const measuredNow = await measurePicture(place);
      return 'code' in measuredNow ? measuredNow : { mtimeMs, ...measuredNow };
    } catch {
      return reason('not-picture');
    }
  }

  /** Checks pictures, several at once, and caches the results. */
  async function measureAll(files: readonly string[]): Promise<ReadonlyMap<string, Measured | Reason>> {
    const of = await cachedSizes();
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
      // Ignore failures: a result that could not be cached is determined again by the next check.
      await mkdir(dirname(sizesFile), { recursive: true, mode: 0o700 }).catch(() => undefined);
      await appendFile(sizesFile, lines.join(''), { mode: 0o600 }).catch(() => undefined);
    }
    return found;
  }

  return {
    async find(files) {
      const of = await cachedSizes();
      const names = new Map<string, string | undefined>();
      for (const file of files) names.set(file, await nameOf(file));
      // Copies were decoded when they were stored, so they are not decoded again.
      const unseen = [...names.values()].filter(
        name => name !== undefined && !of.has(name) && !name.startsWith(COPY_PREFIX),
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

/**
 * A listed folder. `spellings`: index in `names` of the first name with each key of `fileNameKeys`; built only when a name is not found
 * unchanged.
 */
type Folder = {
  readonly mtimeMs: number;
  readonly names: ReadonlySet<string>;
  spellings: ReadonlyMap<string, number> | undefined;
};

function spellingsOf(names: ReadonlySet<string>): ReadonlyMap<string, number> {
  const spellings = new Map<string, number>();
  for (const [at, name] of [...names].entries())
    for (const key of fileNameKeys(name)) if (!spellings.has(key)) spellings.set(key, at);
  return spellings;
}

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
