import { open, readFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { type Reason, reason } from '../../application/finding/reason.ts';
import { hasZeroedScan } from './zeroed-scan.ts';

const MOST_PIXELS = 50_000_000;
/** Size in pixels to which pictures are decoded to check that they are complete; JPEG is read several times faster at a small size. */
const LOOKED_AT = 16;

/** Displayed size in pixels, and the format as sharp names it; HEIC, which browsers do not show and sharp does not decode, is `heic`. */
export type CheckedPicture = { readonly format: string; readonly width: number; readonly height: number };

/** Codes (brands) of HEIC files, ISO/IEC 23008-12, B.4: the four bytes after `ftyp` at the start of a file. */
const HEIC: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

async function brandOf(picture: string | Uint8Array): Promise<string> {
  const head = Buffer.alloc(12);
  if (typeof picture === 'string') {
    await using file = await open(picture);
    await file.read(head, 0, head.length, 0);
  } else head.set(picture.subarray(0, head.length));
  return head.toString('latin1', 4, 8) === 'ftyp' ? head.toString('latin1', 8, 12) : '';
}

/** Reads format and size from the first bytes of a file. Throws if the file is not a picture. */
export async function readHead(picture: string | Uint8Array): Promise<CheckedPicture> {
  if (HEIC.has(await brandOf(picture))) return { format: 'heic', width: 0, height: 0 };
  const meta: Metadata = await sharp(picture, { limitInputPixels: MOST_PIXELS }).metadata();
  // `autoOrient`: the size after the rotation that EXIF states.
  const { width, height } = meta.format === 'svg' ? meta : meta.autoOrient;
  const isHeic = meta.format === 'heif' && meta.compression !== 'av1';
  return { format: isHeic ? 'heic' : meta.format, width, height };
}

/** Number of bytes at the end of a file that are searched for the end marker of its format; some programs append zeros after the marker. */
const TAIL = 64;

/**
 * Whether a picture file lacks the bytes with which its format ends, for example after an interrupted upload. Returns false for a format
 * without fixed last bytes. Reads a few bytes. Some programs append data of their own, so only decoding the picture shows whether the file
 * is damaged.
 */
export async function lacksEnd(place: string, format: string): Promise<boolean> {
  await using file = await open(place);
  const { size } = await file.stat();
  const [head, tail] = [Buffer.alloc(12), Buffer.alloc(TAIL)];
  await file.read(head, 0, head.length, 0);
  const { bytesRead } = await file.read(tail, 0, TAIL, Math.max(0, size - TAIL));
  const end = tail.subarray(0, bytesRead);
  switch (format) {
    case 'jpeg':
      return !end.includes(Buffer.of(0xff, 0xd9));
    case 'png':
      return !end.includes('IEND');
    case 'webp':
      return head.readUInt32LE(4) + 8 > size;
    default:
      return false;
  }
}

/**
 * Number of bytes from the start of a JPEG in which `isSentAsText` looks for line feeds, and the minimum number of line feeds for a
 * decision.
 */
const LOOKED_THROUGH = 64 * 1024;
const FEWEST_BREAKS = 24;

/**
 * Whether a JPEG was transferred as text, which FTP does in ASCII mode: each line feed has a carriage return before it. Decoders notice
 * nothing, but most pixels are wrong. In an undamaged file, one line feed in 256 has a carriage return before it by chance.
 */
function isSentAsText(picture: Uint8Array): boolean {
  const bytes = picture.subarray(0, LOOKED_THROUGH);
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let breaks = 0;
  for (let at = bytes.indexOf(0x0a); at >= 0; at = bytes.indexOf(0x0a, at + 1), breaks++)
    if (bytes[at - 1] !== 0x0d) return false;
  return breaks >= FEWEST_BREAKS;
}

/**
 * Warnings of the JPEG decoder that mean damage. Other warnings, such as those about unusual headers, occur for undamaged pictures of
 * phones and cameras too.
 */
const DAMAGED = /Corrupt JPEG data: (?:bad Huffman code|premature end of data segment)/;

/** Why a picture cannot be decoded to its end, is damaged inside, or was transferred as text; `undefined` if it is whole. */
export async function pictureFault(picture: string | Uint8Array): Promise<Reason | undefined> {
  const bytes = typeof picture === 'string' ? await readFile(picture) : picture;
  if (isSentAsText(bytes)) return reason('picture-as-text');
  const warning = await decodingError(bytes, 'warning');
  if (warning === undefined) {
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
    return isJpeg && hasZeroedScan(bytes) ? reason('picture-damaged') : undefined;
  }
  if ((await decodingError(bytes, 'truncated')) !== undefined) return reason('broken-picture');
  return DAMAGED.test(warning) ? reason('picture-damaged') : undefined;
}

/** Message with which the decoder stops: at its first error, with `failOn: 'warning'` also at its first warning; `undefined` if it decodes the whole picture. */
async function decodingError(picture: Uint8Array, failOn: 'warning' | 'truncated'): Promise<string | undefined> {
  return sharp(picture, { limitInputPixels: MOST_PIXELS, failOn })
    .resize(LOOKED_AT)
    .raw()
    .toBuffer()
    .then(
      () => undefined,
      (error: unknown) => String(error),
    );
}
