import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Answer, type Asked, plainAnswer } from '../wire/exchange.ts';

/** Bytes of an answer: a browser that asks for the rest of a film gets it piece by piece. */
const PIECE = 1024 * 1024;
const LARGEST = 64 * PIECE;
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/**
 * The films of a content directory's folder `films`, at `/films/{name}`. The names are read once, at start; what a request
 * says is only looked up among them. Browsers ask for a range of bytes (RFC 9110, 14); a film of over 64 MiB is left out.
 */
export async function readFilms(contentDirectory: string): Promise<(asked: Asked) => Promise<Answer | undefined>> {
  const folder = join(contentDirectory, 'films');
  const names = await readdir(folder).catch(() => []);
  const films = new Map<string, { readonly file: string; readonly type: string; readonly size: number }>();
  for (const name of names) {
    const type = TYPES[/^[\w-]{1,80}\.(mp4|webm)$/.exec(name)?.[1] ?? ''];
    if (!type) continue;
    const file = join(folder, name);
    const { size } = await stat(file);
    if (size <= LARGEST) films.set(`/films/${name}`, { file, type, size });
  }
  const wholeFilm = sharedReading();
  return async ({ path, range }) => {
    const film = films.get(path);
    if (!film) return undefined;
    const { file, type, size } = film;
    const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=604800' };
    if (range === undefined) return { status: 200, headers, body: await wholeFilm(file), shared: false };
    const asked = readRange(range, size);
    if (!asked) return plainAnswer(416, 'The film has no such bytes.', { 'content-range': `bytes */${size}` });
    const { first, last } = asked;
    const handle = await open(file);
    try {
      const bytes = Buffer.alloc(last - first + 1);
      const { bytesRead } = await handle.read(bytes, 0, bytes.byteLength, first);
      return {
        status: 206,
        headers: { ...headers, 'content-range': `bytes ${first}-${first + bytesRead - 1}/${size}` },
        body: bytes.subarray(0, bytesRead),
        shared: false,
      };
    } finally {
      await handle.close();
    }
  };
}

/** Reads whole files, each into one memory for all who are still being sent it: a hundred of them hold one film, not a hundred. */
function sharedReading(): (file: string) => Promise<Buffer> {
  const underWay = new Map<string, Promise<Buffer>>();
  const held = new Map<string, WeakRef<Buffer>>();
  return async file => {
    const there = held.get(file)?.deref();
    if (there) return there;
    let reading = underWay.get(file);
    if (!reading) {
      reading = readFile(file).finally(() => underWay.delete(file));
      underWay.set(file, reading);
    }
    const bytes = await reading;
    held.set(file, new WeakRef(bytes));
    return bytes;
  };
}

/**
 * One range of bytes, both ends included and no longer than a piece; none where there are no such bytes. A list of ranges
 * is none: no player asks for one. `readRange('bytes=10-', 100)` → `{ first: 10, last: 99 }`
 */
export function readRange(range: string, size: number): { readonly first: number; readonly last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > end) return undefined;
  return { first, last: Math.min(end, first + PIECE - 1) };
}
