import type { BrandColours } from '../../domain/page/brand-colours.ts';
import { DRAWN_LOGO } from '../../domain/page/brand.ts';
import { drawable, drawText, widthOf } from './letters.ts';

/** Name and colours of the agency whose marks are drawn. */
export type MarkOwner = { readonly name: string; readonly colours: BrandColours };

/** Metrics of Fraunces as shares of the font size: cap height and line height. */
const CAPITAL = 0.7;
const LEADING = 1.06;
/** Largest font size in the logo, in pixels of the drawn SVG; a larger name would dominate the icon beside it. */
const LARGEST = 34;

/** SVG icon, 100 by 100: the name's initial under a roof. */
export function drawIcon({ name, colours }: MarkOwner): string {
  return picture(100, 100, emblem(name, colours));
}

/** Width of the drawn logo for a name in pixels, at most that of `DRAWN_LOGO`. */
export function drawnLogoWidth(name: string): number {
  const { lines, size } = setIn(name, LOGO_ROOM);
  return Math.ceil(LOGO_ROOM.x + (size / 1000) * Math.max(0, ...lines.map(widthOf)));
}

/** SVG logo: the icon and the name beside it, on one or two lines. */
export function drawLogo({ name, colours }: MarkOwner): string {
  const { height } = DRAWN_LOGO;
  return picture(
    drawnLogoWidth(name),
    height,
    `<g transform="scale(${height / 100})">${emblem(name, colours)}</g>${words(name, colours.ink, LOGO_ROOM)}`,
  );
}

/** SVG for link previews of pages without a picture of their own, 1200 by 630. */
export function drawPreview({ name, colours }: MarkOwner): string {
  return picture(
    1200,
    630,
    `<path fill="${colours.paper}" d="M0 0h1200v630H0z"/><path fill="${colours.valley}" d="M0 594h1200v36H0z"/>` +
      `<g transform="translate(100 197) scale(2)">${emblem(name, colours)}</g>` +
      words(name, colours.ink, { x: 350, width: 750, middle: 297, largest: 118 }),
  );
}

/** SVG marker of a single property on a map. */
export function drawMarker({ colours }: Pick<MarkOwner, 'colours'>): string {
  return picture(
    44,
    54,
    `<path d="M22 52C13 42 3 32 3 21a19 19 0 0 1 38 0c0 11-10 21-19 31z" fill="${colours.valley}" stroke="${colours.card}" stroke-width="2.5"/>` +
      `<path d="M12.500 21.500 22 13.500l9.500 8M15.500 20v9.500h13V20M20 29.500v-5.500h4v5.500" fill="none" stroke="${colours.paper}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}

function emblem(name: string, { valley, paper, sand }: BrandColours): string {
  const [initial = ''] = drawable(name.trim()).toUpperCase();
  const size = 62;
  const foot =
    initial === '' ? '' : drawText(initial, { x: 50 - (widthOf(initial) * size) / 2000, y: 84, size, fill: paper });
  return (
    `<rect width="100" height="100" rx="22" fill="${valley}"/>` +
    `<path d="M25 34 50 17 75 34" fill="none" stroke="${sand}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${foot}`
  );
}

type Room = { readonly x: number; readonly width: number; readonly middle: number; readonly largest: number };

const LOGO_ROOM: Room = {
  x: 74,
  width: DRAWN_LOGO.width - 74,
  middle: DRAWN_LOGO.height / 2,
  largest: LARGEST,
};

/** The name at the largest size that fits, on one line or on two if these can be larger. */
function words(name: string, fill: string, room: Room): string {
  const { lines, size } = setIn(name, room);
  const first = room.middle + (size * CAPITAL) / 2 - ((lines.length - 1) * size * LEADING) / 2;
  return lines.map((line, at) => drawText(line, { x: room.x, y: first + at * size * LEADING, size, fill })).join('');
}

function setIn(name: string, { width, largest }: Room): { readonly lines: readonly string[]; readonly size: number } {
  const text = drawable(name).trim();
  const sizeOf = (lines: readonly string[]) =>
    Math.min(
      lines.length > 1 ? 0.76 * largest : largest,
      ...lines.map(line => (1000 * width) / Math.max(1, widthOf(line))),
    );
  const [lines = [text]] = [[text], ...inTwo(text)].toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return { lines, size: sizeOf(lines) };
}

/** All ways to split a name into two lines. `inTwo('Huis & Haard')` → `[['Huis', '& Haard'], ['Huis &', 'Haard']]` */
function inTwo(text: string): string[][] {
  const parts = text.split(/\s+/);
  return parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(' '), parts.slice(at + 1).join(' ')]);
}

function picture(width: number, height: number, drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>\n`;
}
