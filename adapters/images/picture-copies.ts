import { hash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Reason, reason, reasonText } from '../../application/finding/reason.ts';
import type { PictureCopies, PictureCopy } from '../../application/ports/catalogue/picture-copies.ts';
import { pictureFault, readHead } from './check-picture.ts';
import { fetchPublic, NotFetched } from './fetch-public.ts';

const MOST_BYTES = 20 * 1024 * 1024;
/** Timeout for one picture including redirects, in milliseconds. */
const LONGEST_MS = 20_000;
const AT_WORK = 4;
/** Allows 127.0.0.1 for test setups, which is safe because a host must be listed in `PICTURE_HOSTS` anyway. */
const PICTURES = { mostBytes: MOST_BYTES, accept: 'image/*', letsThisMachine: true };

/** File extensions of the accepted formats, by sharp's name. SVG is excluded because it may contain scripts. */
const KEPT: Readonly<Record<string, string>> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', gif: 'gif' };

/** Prefix of copies' names in the catalogue; paths of the content directory cannot contain a colon. */
export const COPY_PREFIX = 'copy:';

/**
 * Stores copies of remote pictures in `folder`, one per URL: a changed picture needs another URL. Fetches only https URLs on `hosts`, also
 * after redirects, and refuses private addresses.
 */
export function makePictureCopies(
  folder: string,
  hosts: readonly string[],
  longestMs: number = LONGEST_MS,
): PictureCopies {
  async function storedCopies(): Promise<ReadonlyMap<string, string>> {
    const names = await readdir(folder).catch(() => []);
    return new Map(names.filter(name => NAME.test(name)).map(name => [name.split('.', 1)[0] ?? '', name]));
  }

  async function copyOne(address: string, name: string): Promise<PictureCopy> {
    const signal = AbortSignal.timeout(longestMs);
    try {
      return await storePhotograph(folder, name, await fetchPublic(address, { hosts, signal, ...PICTURES }));
    } catch (error) {
      return { refused: signal.aborted ? reason('too-slow') : reasonOf(error) };
    }
  }

  return {
    hosts,
    async copy(addresses) {
      const copies = new Map<string, PictureCopy>();
      if (addresses.length === 0) return copies;
      const before = await storedCopies();
      const waiting = [...addresses];
      const work = async () => {
        for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
          const name = hash('sha256', address).slice(0, 32);
          const file = before.get(name);
          copies.set(address, file === undefined ? await copyOne(address, name) : { file: `${COPY_PREFIX}${file}` });
        }
      };
      await Promise.all(Array.from({ length: AT_WORK }, work));
      return copies;
    },
    async keepOnly(files) {
      for (const file of (await storedCopies()).values())
        if (!files.has(`${COPY_PREFIX}${file}`)) await rm(join(folder, file), { force: true });
    },
  };
}

/**
 * Copies on one of several machines: `folder` may lack copies that another machine stored in the shared catalogue. Fetches them under the
 * same restrictions as `makePictureCopies`.
 * `await makeCopyFolder('/srv/var/copies', ['crm.example']).fetch('copy:0a1b….jpg', 'https://crm.example/1.jpg')` → `undefined`
 */
export function makeCopyFolder(folder: string, hosts: readonly string[], longestMs: number = LONGEST_MS) {
  const nameOf = (file: string) => file.slice(COPY_PREFIX.length);
  return {
    /** Names of all copies in the folder. */
    async files(): Promise<ReadonlySet<string>> {
      const names = await readdir(folder).catch(() => []);
      return new Set(names.filter(name => NAME.test(name)).map(name => `${COPY_PREFIX}${name}`));
    },
    /** Fetches a copy under its existing name, even if the host now sends another format. Returns the reason of a failure, for the log. */
    async fetch(file: string, address: string): Promise<string | undefined> {
      const signal = AbortSignal.timeout(longestMs);
      try {
        const bytes = await fetchPublic(address, { hosts, signal, ...PICTURES });
        const checked = await checkPhotograph(bytes);
        if ('refused' in checked) return reasonText(checked.refused, 'en');
        await keep(folder, nameOf(file), bytes);
        return undefined;
      } catch (error) {
        return reasonText(signal.aborted ? reason('too-slow') : reasonOf(error), 'en');
      }
    },
    /** Stores the bytes of a copy that another machine has checked. */
    put: (file: string, bytes: Uint8Array) => keep(folder, nameOf(file), bytes),
    forget: (file: string) => rm(join(folder, nameOf(file)), { force: true }),
  };
}

export type CopyFolder = ReturnType<typeof makeCopyFolder>;

/**
 * Stores pictures that a feed contains (not URLs) among the copies in `folder`, under a hash of their content, without duplicates.
 * `await makeStorePicture('/srv/var/copies')(bytes)` → `{ file: 'copy:0a1b….jpg', width: 1600, height: 900 }`
 */
export function makeStorePicture(folder: string) {
  return async (bytes: Uint8Array): Promise<StoredPicture | { readonly refused: Reason }> => {
    if (bytes.length > MOST_BYTES) return { refused: reason('too-large', { mb: MOST_BYTES / 1024 / 1024 }) };
    return storePhotograph(folder, hash('sha256', bytes).slice(0, 32), bytes).catch(error => {
      // System errors such as a full disk are not the picture's fault, so they do not refuse the picture.
      if (error instanceof Error && 'syscall' in error) throw error;
      return { refused: reasonOf(error) };
    });
  };
}

/** A stored picture with its size after EXIF rotation. */
export type StoredPicture = { readonly file: string; readonly width: number; readonly height: number };

/** Whether a value is a valid name of a copy. `isCopy('copy:../secret')` → `false` */
export function isCopy(file: string): boolean {
  return file.startsWith(COPY_PREFIX) && NAME.test(file.slice(COPY_PREFIX.length));
}

const NAME = /^[\da-f]{32}\.(?:jpg|png|webp|avif|gif)$/;

/** Validates a photo and stores it unless it exists. */
async function storePhotograph(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<StoredPicture | { readonly refused: Reason }> {
  const there = (end: string) => stat(join(folder, `${name}.${end}`)).then(Boolean, () => false);
  const checked = await checkPhotograph(bytes, there);
  if ('refused' in checked) return checked;
  const file = `${name}.${checked.end}`;
  if (!checked.known) await keep(folder, file, bytes);
  return { file: `${COPY_PREFIX}${file}`, width: checked.width, height: checked.height };
}

/** Validates a photo by its content; skips full decoding if `isKnown` reports that it is already stored. */
async function checkPhotograph(
  bytes: Uint8Array,
  isKnown: (end: string) => Promise<boolean> = async () => false,
): Promise<
  | { readonly end: string; readonly known: boolean; readonly width: number; readonly height: number }
  | { readonly refused: Reason }
> {
  const { format, width, height } = await readHead(bytes);
  const end = KEPT[format];
  if (end === undefined) return { refused: reason('not-photograph', { format }) };
  const known = await isKnown(end);
  const fault = known ? undefined : await pictureFault(bytes);
  if (fault) return { refused: fault };
  return { end, known, width, height };
}

async function keep(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${name}.${process.pid}.part`);
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, join(folder, name));
}

function reasonOf(error: unknown): Reason {
  if (error instanceof NotFetched) return error.reason;
  return error instanceof Error && 'code' in error
    ? reason('not-fetched', { error: String(error.code) })
    : reason('not-picture');
}
