import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureQuery } from '../../domain/media/picture-address.ts';

/** Maximum number of pixels: of an input picture, and of an output for which no size was requested. */
const MOST_PIXELS_IN = 50_000_000;
const MOST_PIXELS_OUT = 4_000_000;
// Each conversion has one thread, since each thread has its own memory, which the allocator releases late. There is no memory cache,
// because the picture store stores the results.
sharp.concurrency(1);
sharp.cache(false);
/** Timeout of a conversion in seconds; large pictures are slow on a busy machine. */
const LONGEST = 20;
/** Allowed input formats, detected from the content, not the file name. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'svg']);
/** Maximum factor by which an SVG is enlarged. */
const MOST_ENLARGED = 2;
/** Maximum width of a picture on a card, in pixels. */
const CARD = 600;

/** Converts a picture to one size. Throws if `file` is not a picture. */
export async function convertPicture(file: string, query: PictureQuery): Promise<Buffer> {
  return encode(await sizedPicture(file, query), query.format ?? 'png', 'careful').toBuffer();
}

/**
 * A picture in a size, not yet encoded. Without width and height, the picture keeps its own size, up to `MOST_PIXELS_OUT`; with both, it is
 * cropped to their aspect ratio. Throws if `file` is not a picture.
 */
export async function sizedPicture(file: string, { width, height }: Target): Promise<Sharp> {
  const { own, drawing } = await look(file);
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS_OUT / (own.width * own.height)));
  const target =
    width === undefined && height === undefined ? { width: Math.floor(own.width * shrink) } : { width, height };
  // Render an SVG directly at the requested size instead of scaling it down.
  const scale = drawing ? Math.min(MOST_ENLARGED, scaleTo(own, target)) : 1;
  return open(file, drawing, scale).timeout({ seconds: LONGEST }).resize(fitted(target, drawing));
}

/**
 * Converts a picture to several sizes, in the order of `queries`, reading its file only once; used to generate a whole site. An SVG is
 * rendered at its own size, or that of its largest AVIF (shown at the top of pages), and is not enlarged for other sizes.
 * `careful`: better WebP quality for widths up to that of a card, used for pictures shown first; other WebPs take a fifth of the time at
 * the same file size. `convertSizes('a.svg', [{ width: 400, format: 'webp' }], true)` → one buffer. Throws if `file` is not a picture.
 */
export async function convertSizes(
  file: string,
  queries: readonly PictureQuery[],
  careful: boolean,
): Promise<readonly Buffer[]> {
  const { own, drawing } = await look(file);
  const scales = queries.map(query => scaleTo(own, query));
  const largest = drawing
    ? Math.min(MOST_ENLARGED, Math.max(1, ...scales.filter((_, at) => queries[at]?.format === 'avif')))
    : Math.min(1, Math.max(...scales));
  const read = open(file, drawing, largest).timeout({ seconds: LONGEST });
  const sized = drawing ? read : read.resize({ width: Math.ceil(own.width * largest), withoutEnlargement: true });
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const opaque = info.channels === 4 && isOpaque(data);
  const [base, shape] = opaque
    ? [await sharp(data, { raw }).removeAlpha().raw().toBuffer(), { ...raw, channels: 3 as const }]
    : [data, raw];
  const made: Buffer[] = [];
  for (const query of queries) {
    const { width, height, format = 'png' } = query;
    const fit = fitted({ width, height }, drawing && height !== undefined);
    const webp = careful && Math.max(width ?? 0, height ?? 0) <= CARD ? 'careful' : 'fast';
    made.push(await encode(sharp(base, { raw: shape }).resize(fit), format, webp).toBuffer());
  }
  return made;
}

/** Whether all pixels are opaque: without an alpha channel, resizing takes half the time. */
function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

type Size = { readonly width: number; readonly height: number };
type Target = { readonly width?: number | undefined; readonly height?: number | undefined };

/** Displayed size of a picture, and whether it is an SVG. */
async function look(file: string): Promise<{ readonly own: Size; readonly drawing: boolean }> {
  const meta: Metadata = await sharp(file, { limitInputPixels: MOST_PIXELS_IN }).metadata();
  if (!FORMATS.has(meta.format)) throw new Error(`pictures of the format ${meta.format} are not converted`);
  const drawing = meta.format === 'svg';
  // `autoOrient`: the size after the rotation that EXIF states.
  return { own: drawing ? { width: meta.width, height: meta.height } : meta.autoOrient, drawing };
}

/** Opens a picture with EXIF rotation applied. Output contains no metadata such as GPS position, because sharp drops it by default. */
function open(file: string, drawing: boolean, scale: number): Sharp {
  return drawing
    ? sharp(file, { density: Math.max(1, 72 * scale), limitInputPixels: MOST_PIXELS_IN })
    : sharp(file, { limitInputPixels: MOST_PIXELS_IN }).rotate();
}

function scaleTo(own: Size, { width, height }: Target): number {
  return Math.max((width ?? 0) / own.width, (height ?? 0) / own.height);
}

function fitted({ width, height }: Target, enlarge: boolean) {
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: width !== undefined && height !== undefined ? ('cover' as const) : ('inside' as const),
    withoutEnlargement: !enlarge,
  };
}

function encode(sized: Sharp, format: NonNullable<PictureQuery['format']>, webp: 'careful' | 'fast'): Sharp {
  switch (format) {
    case 'webp':
      // `smartSubsample` (sharp colour edges) takes four fifths of the conversion time. The quality gain is 0.2 dB at a width of 1360
      // pixels, and 0.5 dB at 600.
      return sized.webp(
        webp === 'careful' ? { quality: 78, effort: 4, smartSubsample: true } : { quality: 78, effort: 2 },
      );
    case 'avif':
      // A higher effort takes three times as long for 3 % smaller files.
      return sized.avif({ quality: 58, effort: 1 });
    default:
      return sized.png({ palette: true, quality: 85, compressionLevel: 9 });
  }
}
