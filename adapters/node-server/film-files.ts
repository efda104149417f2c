import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HttpResponse, type HttpRequest, type FileResponse, plainResponse } from '../wire/exchange.ts';
import { etagOf, readRange } from './read-range.ts';

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/**
 * Serves the video files in the content directory's folder `films` at `/films/{name}`. A requested name is only
 * compared with those in the folder. Supports byte ranges (RFC 9110, 14); for HEAD, and for a range of an older version
 * of the file (If-Range), the response is the whole file.
 */
export function makeFilms(
  contentDirectory: string,
): (request: HttpRequest) => Promise<HttpResponse | FileResponse | undefined> {
  const folder = join(contentDirectory, 'films');
  return async ({ method, path: address, range, ifRange }) => {
    const [, asked, ending = ''] = /^\/films\/([\w-]{1,80}\.(mp4|webm))$/.exec(address) ?? [];
    const type = TYPES[ending];
    if (asked === undefined || type === undefined) return undefined;
    const name = (await readdir(folder).catch(() => [])).find(each => each === asked);
    if (name === undefined) return undefined;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.size === 0) return undefined;
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
