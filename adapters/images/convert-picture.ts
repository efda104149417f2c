import sharp, { type Metadata, type Sharp } from 'sharp';
import type { PictureQuery } from '../../domain/media/picture-address.ts';

/** Largest picture that is opened and largest that is given out where no size is asked for, in pixels. */
const MOST_PIXELS_IN = 50_000_000;
const MOST_PIXELS_OUT = 4_000_000;
// One thread a conversion: each thread has memory of its own, which the allocator gives back late. Nothing is cached in memory: what is
// made is kept by the store.
sharp.concurrency(1);
sharp.cache(false);
/** Seconds that a picture may take: on a machine that is busy with much else a large one takes some. */
const LONGEST = 20;
/** What pictures may be, by their bytes and not by their names. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'svg']);
/** A drawing is enlarged no further. */
const MOST_ENLARGED = 2;
/** The widest that a card shows. */
const CARD = 600;

/** One picture in one size. Throws where `file` holds no picture. */
export async function convertPicture(file: string, query: PictureQuery): Promise<Buffer> {
  const { width, height, format = 'png' } = query;
  const { own, drawing } = await look(file);
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS_OUT / (own.width * own.height)));
  const target =
    width === undefined && height === undefined ? { width: Math.floor(own.width * shrink) } : { width, height };
  // A drawing is drawn at the size asked for, never drawn large and shrunk.
  const scale = drawing ? Math.min(MOST_ENLARGED, scaleTo(own, target)) : 1;
  return encode(
    open(file, drawing, scale).timeout({ seconds: LONGEST }).resize(fitted(target, drawing)),
    format,
    'careful',
  ).toBuffer();
}

/**
 * One picture in several sizes, in their order, from one reading of its file: for a site whose sizes are all made at once. A drawing
 * is drawn at its own size, or as large as its largest avif, which stands at the head of a page, and is not enlarged for the others.
 * `careful` where a picture is shown first, such as on a card; the others, and those wider than cards, are made as webp in a fifth of
 * the time, of as many bytes. `convertSizes('a.svg', [{ width: 400, format: 'webp' }], true)` → one buffer. Throws where `file` holds
 * no picture.
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

/** Whether nothing shows through: without their fourth channel pictures are made smaller in half the time. */
function isOpaque(rgba: Uint8Array): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}

type Size = { readonly width: number; readonly height: number };
type Target = { readonly width?: number | undefined; readonly height?: number | undefined };

/** How large a picture is as it is looked at, and whether it is a drawing. */
async function look(file: string): Promise<{ readonly own: Size; readonly drawing: boolean }> {
  const meta: Metadata = await sharp(file, { limitInputPixels: MOST_PIXELS_IN }).metadata();
  if (!FORMATS.has(meta.format)) throw new Error(`a picture is of the format ${meta.format}`);
  const drawing = meta.format === 'svg';
  // A camera held upright notes that its picture lies on its side.
  return { own: drawing ? { width: meta.width, height: meta.height } : meta.autoOrient, drawing };
}

/** A picture without what a camera noted about place and time, as nothing asks for it to be kept. */
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
      // Sharp colours at edges take four fifths of the time: 0.2 dB at a width of 1360 pixels, 0.5 dB at 600.
      return sized.webp(
        webp === 'careful' ? { quality: 78, effort: 4, smartSubsample: true } : { quality: 78, effort: 2 },
      );
    case 'avif':
      // More effort takes thrice as long and saves three percent.
      return sized.avif({ quality: 58, effort: 1 });
    default:
      return sized.png({ palette: true, quality: 85, compressionLevel: 9 });
  }
}
