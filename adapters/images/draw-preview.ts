import sharp from 'sharp';
import type { BrandColours } from '../../domain/page/brand-colours.ts';
import { sizedPicture } from './convert-picture.ts';
import { drawable, drawText, widthOf } from './letters.ts';

/** Size of link previews, and height of the band below the photo, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const BAND = 168;
/** Pixels at both sides without text. */
const SIDE = 40;

/** Draws a photo with two centred lines below it, since some networks show only the middle of a preview. Throws if `file` is not a picture. */
export async function drawPreview(
  file: string,
  { price, about }: { readonly price: string; readonly about: string },
  colours: Pick<BrandColours, 'paper' | 'ink' | 'valley'>,
): Promise<Buffer> {
  const top = HEIGHT - BAND;
  const sized = await (await sizedPicture(file, { width: WIDTH, height: top })).png({ compressionLevel: 1 }).toBuffer();
  // A photo that is smaller than the preview is enlarged.
  const photo = await sharp(sized)
    .resize({ width: WIDTH, height: top, fit: 'cover' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const band =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${BAND}">` +
    `<path fill="${colours.paper}" d="M0 0h${WIDTH}v${BAND}H0z"/><path fill="${colours.valley}" d="M0 0h${WIDTH}v8H0z"/>` +
    line(price, { y: 86, largest: 72, fill: colours.valley }) +
    line(about, { y: 140, largest: 40, fill: colours.ink }) +
    '</svg>';
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: colours.paper } })
    .composite([
      { input: photo, left: 0, top: 0 },
      { input: Buffer.from(band), left: 0, top },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function line(
  text: string,
  { y, largest, fill }: { readonly y: number; readonly largest: number; readonly fill: string },
): string {
  // Replace every kind of space by U+0020, the only space that has an outline.
  const words = drawable(text.replace(/\s/g, ' ')).trim();
  const size = Math.min(largest, (1000 * (WIDTH - 2 * SIDE)) / Math.max(1, widthOf(words)));
  return drawText(words, { x: (WIDTH - (size * widthOf(words)) / 1000) / 2, y, size, fill });
}
