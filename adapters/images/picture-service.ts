import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { PreviewPicture } from '../../application/view/preview-picture.ts';
import { parsePictureQuery } from '../../domain/media/picture-address.ts';
import { type HttpResponse, plainResponse } from '../wire/exchange.ts';
import type { BrandColours } from '../../domain/page/brand-colours.ts';
import { convertPicture } from './convert-picture.ts';
import { drawPreview } from './draw-preview.ts';
import type { PictureStore } from './picture-store.ts';

/** Maximum number of parallel conversions, and of waiting conversions; further requests get status 503. */
const AT_WORK = 2;
const WAITING = 64;

export type PictureService = {
  respond(id: string, query: string): Promise<HttpResponse>;
  /** The picture of a property in link previews: a photo with two lines of text. */
  respondPreview(picture: PreviewPicture | undefined, colours: BrandColours): Promise<HttpResponse>;
};

/** Version of how previews are drawn, part of the cache key; increase it with each change of `drawPreview`. */
const DRAWING = 1;

/**
 * Serves pictures by id in the allowed sizes, converted on first request and cached in `store`. `fileOf` maps ids to paths, so that no
 * part of a request is used as a path.
 */
export function makePictureService(
  fileOf: (id: string) => Promise<string | undefined>,
  store: PictureStore,
  convert: typeof convertPicture = convertPicture,
): PictureService {
  const making = new Map<string, Promise<Buffer>>();
  const turn = limited(AT_WORK, WAITING);

  async function respond(id: string, query: string): Promise<HttpResponse> {
    const parsed = parsePictureQuery(new URLSearchParams(query));
    if (!parsed.ok)
      return plainResponse(400, `This size of picture is not available (${parsed.reason}).`, {
        'cache-control': 'no-store',
      });
    const { query: size } = parsed;
    const format = size.format ?? 'png';
    return serve(id, size, format, file => convert(file, size));
  }

  async function respondPreview(picture: PreviewPicture | undefined, colours: BrandColours): Promise<HttpResponse> {
    if (!picture) return plainResponse(404, 'The picture does not exist.', { 'cache-control': 'no-store' });
    return serve(picture.pictureId, [DRAWING, picture, colours], 'jpeg', file => drawPreview(file, picture, colours));
  }

  /** Serves the picture that `make` creates from a file, cached by the file's state and by `of`, the other inputs of `make`. */
  async function serve(
    id: string,
    of: unknown,
    format: string,
    make: (file: string) => Promise<Buffer>,
  ): Promise<HttpResponse> {
    const file = await fileOf(id);
    if (file === undefined) return plainResponse(404, 'The picture does not exist.', { 'cache-control': 'no-store' });
    let modified: number;
    try {
      modified = (await stat(file)).mtimeMs;
    } catch {
      return plainResponse(404, 'The picture does not exist.', { 'cache-control': 'no-store' });
    }
    const key = createHash('sha256')
      .update(JSON.stringify([id, modified, of]))
      .digest('hex')
      .slice(0, 32);
    const name = `${key}.${format}`;
    let made = making.get(name);
    if (!made) {
      made = convertedPicture(name, () => make(file)).finally(() => making.delete(name));
      making.set(name, made);
    }
    try {
      return {
        status: 200,
        headers: {
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
          'cross-origin-resource-policy': 'cross-origin',
        },
        body: await made,
        shared: true,
      };
    } catch (error) {
      if (error instanceof Busy)
        return plainResponse(503, 'The server is busy with other pictures. Please try again in a moment.', {
          'retry-after': '2',
        });
      if (error instanceof NoPicture)
        return plainResponse(404, 'The picture cannot be read.', { 'cache-control': 'no-store' });
      throw error;
    }
  }

  async function convertedPicture(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await store.read(name);
    if (cached) return cached;
    const bytes = await turn(() =>
      make().catch((error: unknown) => {
        // sharp's timeout error: the picture is valid, and a retry may get more processor time.
        if (error instanceof Error && error.message.startsWith('timeout: '))
          throw new Busy('the conversion of a picture timed out', { cause: error });
        throw new NoPicture('a picture cannot be converted', { cause: error });
      }),
    );
    await store.keep(name, bytes);
    return bytes;
  }

  return { respond, respondPreview };
}

class Busy extends Error {}
class NoPicture extends Error {}

function limited(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async work => {
    if (busy >= atOnce) {
      if (queue.length >= waiting) throw new Busy(`${waiting} conversions of pictures are waiting already`);
      await new Promise<void>(next => queue.push(next));
    }
    busy++;
    try {
      return await work();
    } finally {
      busy--;
      queue.shift()?.();
    }
  };
}
