import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { type Reason, reason } from '../../application/finding/reason.ts';
import { DRAWN_MARKS, PNG_ICON, SVG_ICON } from '../../domain/page/brand.ts';
import type { Brand } from '../../domain/page/site.ts';
import { unreadFile } from '../wire/file-text.ts';
import { type MarkOwner, drawIcon, drawLogo, drawnLogoWidth, drawMarker, drawPreview } from './drawn-marks.ts';
import type { PictureStore } from './picture-store.ts';

/** Image files that a brand may define. */
export type MarkName = 'logo' | 'icon' | 'preview';

type Source = {
  readonly bytes: Buffer;
  readonly svg: boolean;
  readonly width: number;
  readonly height: number;
};
export type MarkSources = Partial<Readonly<Record<MarkName, Source>>>;

/** Maximum file sizes in bytes; the logo is loaded with every first page view. */
const MOST_BYTES = { logo: 150_000, icon: 1_000_000, preview: 4_000_000 } as const;
/** Minimum size of bitmaps in pixels, width and height. */
const LEAST = { logo: [60, 60], icon: [512, 512], preview: [1200, 630] } as const;
const FORMATS = new Set(['svg', 'png', 'jpeg', 'webp']);
/** Height of a bitmap logo in CSS pixels; the logo is sent at twice this height for high-resolution screens. */
const LOGO_HEIGHT = 125;
/** Size of the mark as a share of a maskable icon, inside its safe zone (W3C: a circle of 80 % of the width). */
const SAFE = 0.69;
/** Version of the drawing code, part of the cache key; increase it with each change of how marks are drawn. */
const DRAWING = 1;

/**
 * Active or external content in an SVG. Browsers ignore it in images, but the file also has a URL, which can be opened as a document.
 */
const UNSAFE_SVG =
  /<(?:\w+:)?(?:script|foreignObject|iframe)|<!(?:DOCTYPE|ENTITY)|\son\w+\s*=|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/)|url\(\s*["']?(?!#|data:)|@import/i;
/** An `<image>` element, and an embedded reference in it that is not a bitmap. */
const SVG_IMAGE = /<(?:\w+:)?image\s[^>]*/gi;
const OTHER_BYTES = /href\s*=\s*["'](?!data:image\/(?:png|jpe?g|webp))/i;

/**
 * Reads the image files of a brand. Invalid files are listed in `refused` and treated as missing; missing marks are drawn from the
 * agency's name and colours. `marks`: URLs and sizes for pages; a URL ends with a hash, so that browsers fetch a changed mark at once.
 */
export async function readMarks(
  files: Partial<Readonly<Record<MarkName, string | undefined>>>,
  bearer: MarkOwner,
): Promise<{
  readonly sources: MarkSources;
  readonly marks: Pick<Brand, 'logo' | 'icon'>;
  readonly refused: readonly { readonly mark: MarkName; readonly reason: Reason }[];
}> {
  const sources: { [name in MarkName]?: Source } = {};
  const refused: { mark: MarkName; reason: Reason }[] = [];
  for (const mark of ['logo', 'icon', 'preview'] as const) {
    const file = files[mark];
    if (file === undefined) continue;
    const read = await readSource(mark, file);
    if ('code' in read) refused.push({ mark, reason: read });
    else sources[mark] = read;
  }
  const { logo, icon } = sources;
  const mark = logo && markOf(logo);
  return {
    sources,
    marks: {
      logo: mark
        ? { ...mark, address: versioned(mark.address, logo.bytes) }
        : {
            ...DRAWN_MARKS.logo,
            address: versioned(DRAWN_MARKS.logo.address, drawLogo(bearer)),
            width: drawnLogoWidth(bearer.name),
          },
      icon: versioned(icon && !icon.svg ? PNG_ICON : SVG_ICON, icon?.bytes ?? drawIcon(bearer)),
    },
    refused,
  };
}

function isUnsafe(svg: string): boolean {
  if (UNSAFE_SVG.test(svg)) return true;
  return (svg.match(SVG_IMAGE) ?? []).some(image => OTHER_BYTES.test(image));
}

/** Reads and validates an image file, or returns why it is refused. */
async function readSource(mark: MarkName, file: string): Promise<Source | Reason> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return unreadFile(bytes);
  if (bytes.byteLength > MOST_BYTES[mark]) return reason('mark-too-large', { size: MOST_BYTES[mark] / 1000 });
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  if (!metadata || !FORMATS.has(metadata.format)) return reason('mark-not-picture');
  const { width, height } = metadata;
  const svg = metadata.format === 'svg';
  if (svg && isUnsafe(bytes.toString('utf8'))) return reason('mark-unsafe');
  const [leastWidth, leastHeight] = LEAST[mark];
  if (!svg && (width < leastWidth || height < leastHeight))
    return reason('mark-too-small', { pixels: `${width} × ${height}`, least: `${leastWidth} × ${leastHeight}` });
  if (mark === 'icon' && Math.abs(width - height) > 0.02 * width) return reason('mark-not-square');
  return { bytes, svg, width, height };
}

/** Adds a hash of a mark to its path. `versioned('/icons/logo.svg', bytes)` → `'/icons/logo.svg?1f0c92ab'` */
function versioned(path: string, bytes: string | Uint8Array): string {
  const hash = createHash('sha256').update(`${DRAWING} ${path}`).update(bytes).digest('hex');
  return `${path}?${hash.slice(0, 8)}`;
}

function markOf({ svg, width, height }: Source): Brand['logo'] {
  if (svg) return { address: '/icons/logo.svg', width: Math.round(width), height: Math.round(height) };
  return { address: '/icons/logo.png', width: Math.round((width * LOGO_HEIGHT) / height), height: LOGO_HEIGHT };
}

/**
 * Renders all marks of the site by URL path: logo, icons in all sizes, map marker, link preview picture. Expensive results are cached in
 * `store` under a hash of their inputs.
 */
export async function makeMarks(
  sources: MarkSources,
  bearer: MarkOwner,
  store: PictureStore,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { logo } = sources;
  const icon: Source = sources.icon ?? drawn(drawIcon(bearer), 100, 100);
  const preview: Source = sources.preview ?? drawn(drawPreview(bearer), 1200, 630);
  const { paper } = bearer.colours;
  const cached = async (name: string, source: Source, draw: () => Promise<Buffer>) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([DRAWING, name, paper]))
      .update(source.bytes);
    const key = `${hash.digest('hex').slice(0, 32)}.mark`;
    const before = await store.read(key);
    if (before) return before;
    const made = await draw();
    await store.keep(key, made);
    return made;
  };
  const onPaper = (size: number) => cached(`icon-${size}`, icon, () => onGround(icon, size, paper));
  const bare = (size: number) => cached(`bare-${size}`, icon, () => resized(icon, size, size).png().toBuffer());

  const files = new Map<string, Uint8Array>([
    ['/icons/marker.svg', Buffer.from(drawMarker(bearer))],
    ['/icons/icon-180.png', await onPaper(180)],
    ['/icons/icon-192.png', await onPaper(192)],
    ['/icons/icon-512.png', await onPaper(512)],
    ['/favicon.ico', asIcon(await bare(32), 32)],
    [
      '/preview.png',
      await cached('preview', preview, () =>
        resized(preview, 1200, 630, 'cover')
          .flatten({ background: paper })
          .png({ palette: true, colours: 128, effort: 10 })
          .toBuffer(),
      ),
    ],
  ]);
  if (icon.svg) files.set(SVG_ICON, icon.bytes);
  else files.set(PNG_ICON, await bare(96));
  if (!logo) files.set(DRAWN_MARKS.logo.address, Buffer.from(drawLogo(bearer)));
  else if (logo.svg) files.set(markOf(logo).address, logo.bytes);
  else {
    const { address, width, height } = markOf(logo);
    files.set(
      address,
      await cached('logo', logo, () =>
        resized(logo, 2 * width, 2 * height)
          .png({ palette: true })
          .toBuffer(),
      ),
    );
  }
  return files;
}

function drawn(svg: string, width: number, height: number): Source {
  return { bytes: Buffer.from(svg), svg: true, width, height };
}

function resized(source: Source, width: number, height: number, fit: 'contain' | 'cover' = 'contain') {
  // Vector images are rendered at twice the target width. A density of 72 dpi is one pixel per SVG unit.
  const density = source.svg ? Math.min(2400, Math.max(1, (72 * 2 * width) / source.width)) : 72;
  return sharp(source.bytes, { density, limitInputPixels: 50_000_000 }).resize(width, height, {
    fit,
    background: '#00000000',
  });
}

async function onGround(icon: Source, size: number, background: string): Promise<Buffer> {
  const inner = Math.round(SAFE * size);
  const input = await resized(icon, inner, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG in an ICO file with one entry (ICONDIR, ICONDIRENTRY), for /favicon.ico. */
function asIcon(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}
