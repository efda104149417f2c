import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { type PictureQuery, parsePictureQuery } from '../../domain/media/picture-address.ts';
import { type HttpResponse, plainResponse } from '../wire/exchange.ts';
import type { PictureStore } from './picture-store.ts';

/** Largest picture that is opened and largest that is given out where no size is asked for, in pixels. */
const MOST_PIXELS_IN = 50_000_000;
const MOST_PIXELS_OUT = 4_000_000;
/** Conversions at once, and how many may wait; beyond that a visitor is asked to come back. */
const AT_WORK = 2;
const WAITING = 64;
// One thread a conversion: each thread has memory of its own, which the allocator gives back late. Nothing is cached in memory: what is
// made is kept by the store.
sharp.concurrency(1);
sharp.cache(false);
/** Seconds that a picture may take. */
const LONGEST = 5;
/** What pictures may be, by their bytes and not by their names. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'svg']);

export type PictureService = { respond(id: string, query: string): Promise<HttpResponse> };

/**
 * Pictures by id in the allowed sizes, made on first request and kept in `store`. `fileOf` says where each picture lies: no
 * part of a request ever becomes a path.
 */
export function makePictureService(
  fileOf: (id: string) => Promise<string | undefined>,
  store: PictureStore,
): PictureService {
  const making = new Map<string, Promise<Buffer>>();
  const turn = limited(AT_WORK, WAITING);

  async function respond(id: string, query: string): Promise<HttpResponse> {
    const parsed = parsePictureQuery(new URLSearchParams(query));
    if (!parsed.ok)
      return plainResponse(400, `This size of picture is not available (${parsed.reason}).`, {
        'cache-control': 'no-store',
      });
    const file = await fileOf(id);
    if (file === undefined) return plainResponse(404, 'The picture does not exist.', { 'cache-control': 'no-store' });
    const format = parsed.query.format ?? 'png';
    let modified: number;
    try {
      modified = (await stat(file)).mtimeMs;
    } catch {
      return plainResponse(404, 'The picture does not exist.', { 'cache-control': 'no-store' });
    }
    const key = createHash('sha256')
      .update(JSON.stringify([id, modified, parsed.query]))
      .digest('hex')
      .slice(0, 32);
    const name = `${key}.${format}`;
    let made = making.get(name);
    if (!made) {
      made = kept(name, file, parsed.query).finally(() => making.delete(name));
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
      if (error instanceof QueueFull)
        return plainResponse(503, 'The server is busy with other pictures. Please try again in a moment.', {
          'retry-after': '2',
        });
      if (error instanceof NoPicture)
        return plainResponse(404, 'The picture cannot be read.', { 'cache-control': 'no-store' });
      throw error;
    }
  }

  async function kept(name: string, file: string, query: PictureQuery): Promise<Buffer> {
    const held = await store.read(name);
    if (held) return held;
    const bytes = await turn(() =>
      convert(file, query).catch(error => {
        throw new NoPicture('a picture cannot be read', { cause: error });
      }),
    );
    await store.keep(name, bytes);
    return bytes;
  }

  return { respond };
}

async function convert(file: string, query: PictureQuery): Promise<Buffer> {
  const { width, height, format = 'png' } = query;
  const plain = sharp(file, { limitInputPixels: MOST_PIXELS_IN });
  const meta = await plain.metadata();
  if (!FORMATS.has(meta.format)) throw new Error(`a picture is of the format ${meta.format}`);
  const drawing = meta.format === 'svg';
  // As it is looked at: a camera held upright notes that its picture lies on its side.
  const own = drawing ? { width: meta.width, height: meta.height } : meta.autoOrient;
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS_OUT / (own.width * own.height)));
  const target =
    width === undefined && height === undefined ? { width: Math.floor(own.width * shrink) } : { width, height };
  // A drawing is drawn at the size asked for, never drawn large and shrunk.
  const scale = drawing ? Math.min(2, Math.max((target.width ?? 0) / own.width, (height ?? 0) / own.height)) : 1;
  const input = drawing
    ? sharp(file, { density: Math.max(1, 72 * scale), limitInputPixels: MOST_PIXELS_IN })
    : plain.rotate();
  // What a camera noted about place and time is left out, as nothing asks for it to be kept.
  const sized = input.timeout({ seconds: LONGEST }).resize({
    ...target,
    fit: width !== undefined && height !== undefined ? 'cover' : 'inside',
    withoutEnlargement: !drawing,
  });
  switch (format) {
    case 'webp':
      return sized.webp({ quality: 78, effort: 4, smartSubsample: true }).toBuffer();
    case 'avif':
      // More effort takes thrice as long and saves three percent.
      return sized.avif({ quality: 58, effort: 1 }).toBuffer();
    default:
      return sized.png({ palette: true, quality: 85, compressionLevel: 9 }).toBuffer();
  }
}

class QueueFull extends Error {}
class NoPicture extends Error {}

function limited(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let busy = 0;
  const queue: (() => void)[] = [];
  return async work => {
    if (busy >= atOnce) {
      if (queue.length >= waiting) throw new QueueFull();
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
