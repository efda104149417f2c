import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HttpResponse, type HttpRequest, type FileResponse, plainResponse } from '../wire/exchange.ts';

/** Bytes of an answer: a browser that asks for the rest of a film gets it piece by piece. */
const PIECE = 1024 * 1024;
const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/**
 * The films of a content directory's folder `films`, at `/films/{name}`. The names are read once, at start; what a request
 * says is only looked up among them. Browsers ask for a range of bytes (RFC 9110, 14); a range of a film that changed since
 * (If-Range), and HEAD, are about the whole film.
 */
export async function readFilms(
  contentDirectory: string,
): Promise<(request: HttpRequest) => Promise<HttpResponse | FileResponse | undefined>> {
  const folder = join(contentDirectory, 'films');
  const films = new Map<string, { readonly path: string; readonly type: string }>();
  for (const name of await readdir(folder).catch(() => [])) {
    const type = TYPES[/^[\w-]{1,80}\.(mp4|webm)$/.exec(name)?.[1] ?? ''];
    if (type) films.set(`/films/${name}`, { path: join(folder, name), type });
  }
  return async ({ method, path: address, range, ifRange }) => {
    const film = films.get(address);
    const found = film && (await stat(film.path).catch(() => undefined));
    if (!film || !found || found.size === 0) return undefined;
    const { path, type } = film;
    const { size, mtimeMs } = found;
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=604800', etag };
    if (range === undefined || method === 'HEAD' || (ifRange !== undefined && ifRange !== etag))
      return { status: 200, headers, file: { path, first: 0, last: size - 1 } };
    const request = readRange(range, size);
    if (!request)
      return plainResponse(416, 'The requested range is outside the film.', { 'content-range': `bytes */${size}` });
    const { first, last } = request;
    return {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${first}-${last}/${size}` },
      file: { path, first, last },
    };
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
