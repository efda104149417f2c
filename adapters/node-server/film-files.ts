import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HttpResponse, type HttpRequest, type FileResponse, plainResponse } from '../wire/exchange.ts';
import { etagOf, readRange } from './read-range.ts';

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
    const { size } = found;
    const etag = etagOf(found);
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
