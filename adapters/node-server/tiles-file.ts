import { stat } from 'node:fs/promises';
import { type HttpResponse, type HttpRequest, type FileResponse, plainResponse } from '../wire/exchange.ts';
import { etagOf, readRange } from './read-range.ts';

/** Where maps ask for their streets. */
export const TILES_ADDRESS = '/map/tiles.pmtiles';

/**
 * Gives the file of map tiles in pieces, never more than one at a time: a GET has to ask for a range of bytes (RFC 9110, 14), and
 * of a longer one gets the beginning. Only pages of the site may read it. HEAD tells its size. Of a file that was replaced since
 * (If-Range) no range is given: where RFC 9110 suggests the whole file, 416 is what makes the maps' reader begin anew.
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
