import { stat } from 'node:fs/promises';
import { type HttpResponse, type HttpRequest, type FileResponse, plainResponse } from '../wire/exchange.ts';
import { etagOf, readRange } from './read-range.ts';

/** Path of the street tiles of maps. */
export const TILES_ADDRESS = '/map/tiles.pmtiles';

/**
 * Serves the file of map tiles in pieces, never more than one at a time: a GET needs a byte range (RFC 9110, 14), of which at most the
 * first piece is sent. Only pages of the site may read it. HEAD returns its size. If the file was replaced (If-Range), the response is 416
 * instead of the whole file that RFC 9110 suggests, as 416 makes the maps' reader start again.
 */
export function makeTilesFile(
  file: string,
): (request: HttpRequest) => Promise<HttpResponse | FileResponse | undefined> {
  return async ({ method, path, range, ifRange }) => {
    if (path !== TILES_ADDRESS || method === 'POST') return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile() || found.size === 0) return undefined;
    const { size } = found;
    const etag = etagOf(found);
    const headers = {
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, no-transform',
      'cross-origin-resource-policy': 'same-origin',
      etag,
    };
    if (method === 'HEAD') return { status: 200, headers, file: { path: file, first: 0, last: size - 1 } };
    if (range === undefined)
      return plainResponse(400, 'This file is given in pieces: the request has to name a range of bytes.', {
        'accept-ranges': 'bytes',
        'cache-control': 'no-store',
      });
    const asked = ifRange === undefined || ifRange === etag ? readRange(range, size) : undefined;
    if (!asked)
      return plainResponse(416, 'The requested range is outside the file, or of another state of it.', {
        'content-range': `bytes */${size}`,
        'cache-control': 'no-store',
      });
    const { first, last } = asked;
    return {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${first}-${last}/${size}` },
      file: { path: file, first, last },
    };
  };
}
