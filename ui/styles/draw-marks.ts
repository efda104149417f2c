/**
 * Writes the agency's marks to ui/public: the logo with its name as outlines (a picture loads no typeface), the icons, and
 * the picture that link previews show where a page has none. Run after a change of name or colours.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { BRAND_COLOURS } from '../../domain/page/brand-colours.ts';
// @ts-expect-error the package has no types
import subsetFont from 'subset-font';

// The package calls itself a module in one place and not in another; required, it is found by either.
const { parse } = createRequire(import.meta.url)('opentype.js');

const NAME = 'Clairval';
const { valley, brick: sun, paper } = BRAND_COLOURS;
const INK = { valley, sun, paper, far: '#7f9c8d', sky: '#f0e3cc' };
const OUT = new URL('../public/', import.meta.url);
const FONT = new URL(
  '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
  import.meta.url,
);

/** A house that is a window: through it a valley, and the sun over it. Drawn on 100 by 100. */
const emblem = `
  <clipPath id="gable"><path d="M50 3 94 38V90a7 7 0 0 1-7 7H13a7 7 0 0 1-7-7V38z"/></clipPath>
  <g clip-path="url(#gable)">
    <path fill="${INK.sky}" d="M0 0h100v100H0z"/>
    <circle fill="${INK.sun}" cx="50" cy="50" r="17"/>
    <path fill="${INK.far}" d="M100 38C82 42 66 56 44 72v28h56z"/>
    <path fill="${INK.valley}" d="M0 44c20 2 34 16 50 28s32 14 50 15v13H0z"/>
    <path fill="${INK.sky}" d="M48.500 72.500C33 80 57 84 38 99h17c14-15-13-18-5.500-26.500z"/>
  </g>
  <path fill="none" stroke="${INK.valley}" stroke-width="5.5" stroke-linejoin="round" d="M50 5.500 92.500 39.300V89a6 6 0 0 1-6 6h-73a6 6 0 0 1-6-6V39.300z"/>`;

const bytes = await subsetFont(readFileSync(FONT), NAME, {
  targetFormat: 'truetype',
  variationAxes: { wght: 520, opsz: 40 },
});
const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** The name as outlines, `width` wide, its left edge at `x` and its foot at `y`. */
function wordmark(x: number, y: number, width: number): string {
  const box = font.getPath(NAME, 0, 0, 100, { letterSpacing: 0.005 }).getBoundingBox();
  const size = (100 * width) / (box.x2 - box.x1);
  const path = font.getPath(NAME, x - (box.x1 * size) / 100, y, size, { letterSpacing: 0.005 });
  return path.commands.map(written).join('');
}

type Command = { readonly type: string; readonly [coordinate: string]: number | string };

/** The package's own writer makes NaN of numbers that end on a whole one. */
function written(command: Command): string {
  const places = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].filter(key => key in command);
  return command.type + places.map(key => Number(Number(command[key]).toFixed(2))).join(' ');
}

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 125" width="150" height="125">
<g transform="translate(36.500 0.500) scale(.77)">${emblem}</g>
<path fill="${INK.valley}" d="${wordmark(6, 122, 138)}"/>
</svg>
`.replaceAll(/\n\s*/g, '\n');

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${emblem}</svg>\n`.replaceAll(
  /\n\s*/g,
  '\n',
);
const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-22 -22 144 144"><path fill="${INK.paper}" d="M-22-22h144v144H-22z"/>${emblem}</svg>`;

writeFileSync(new URL('icons/logo.svg', OUT), logo);
writeFileSync(new URL('icons/icon.svg', OUT), icon);
const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9 });
await png(icon, 32).toFile(new URL('icons/icon-32.png', OUT).pathname);
await png(tile, 180).toFile(new URL('icons/icon-180.png', OUT).pathname);
await png(tile, 512).toFile(new URL('icons/icon-512.png', OUT).pathname);

const panel = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path fill="${INK.paper}" d="M0 0h470v630H0z"/><g transform="translate(70 175) scale(2.200)">${logo.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')}</g></svg>`,
);
const street = await sharp(readFileSync(new URL('../../fixtures/agency/pictures/banner-town.svg', import.meta.url)), {
  density: 110,
})
  .resize(1200, 630, { fit: 'cover', position: 'right' })
  .toBuffer();
const preview = await sharp(street)
  .composite([{ input: panel }])
  .png({ palette: true, colours: 128, effort: 10 })
  .toBuffer();
writeFileSync(new URL('preview.png', OUT), preview);
console.log(`logo ${logo.length} bytes, preview ${preview.byteLength} bytes`);
