/** Available picture widths in pixels: from thumbnails and cards to full screen; banners use 1920 (600 on phones), link previews 1200. */
export const PICTURE_WIDTHS = [100, 400, 600, 1200, 1360, 1920] as const;
/** Available heights in pixels: logos and thumbnails; link previews use 630. */
export const PICTURE_HEIGHTS = [60, 75, 125, 630] as const;
export const PICTURE_FORMATS = ['webp', 'png', 'avif'] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
export type PictureHeight = (typeof PICTURE_HEIGHTS)[number];
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Size in pixels and format; an absent value is that of the original. Width 1200 requires height 630, and the reverse: a link preview. */
export type PictureQuery = {
  readonly width?: PictureWidth;
  readonly height?: PictureHeight;
  readonly format?: PictureFormat;
};

/** Whether sizes and formats are generated on request; a static export generates all of them in advance, and its pages use fewer. */
export const GENERATED_ON_REQUEST: boolean = true;

const KEYS = ['width', 'height', 'format'] as const;

/**
 * Address of a picture in a size.
 * `pictureAddress('1234567-2', { width: 400, format: 'webp' })` → `'/pictures/1234567-2?width=400&format=webp'`
 */
export function pictureAddress(id: string, query: PictureQuery = {}): string {
  let address = `/pictures/${encodeURIComponent(id)}`;
  let sign = '?';
  for (const key of KEYS) {
    if (query[key] === undefined) continue;
    address += `${sign}${key}=${query[key]}`;
    sign = '&';
  }
  return address;
}

export type PictureQueryRefusal = 'unknown-key' | 'doubled' | 'width' | 'height' | 'format' | 'preview';

/**
 * Parses the query of a picture's address. Refuses other sizes than `PICTURE_WIDTHS` and `PICTURE_HEIGHTS` instead of rounding them, since
 * arbitrary sizes would let attackers fill the disk.
 * `parsePictureQuery(new URLSearchParams('width=401'))` → `{ ok: false, reason: 'width' }`
 */
export function parsePictureQuery(
  parameters: URLSearchParams,
): { readonly ok: true; readonly query: PictureQuery } | { readonly ok: false; readonly reason: PictureQueryRefusal } {
  const read = new Map<string, string>();
  for (const [key, value] of parameters) {
    if (key !== 'width' && key !== 'height' && key !== 'format') return { ok: false, reason: 'unknown-key' };
    if (read.has(key)) return { ok: false, reason: 'doubled' };
    read.set(key, value);
  }
  const width = PICTURE_WIDTHS.find(size => String(size) === read.get('width'));
  if (read.has('width') && width === undefined) return { ok: false, reason: 'width' };
  const height = PICTURE_HEIGHTS.find(size => String(size) === read.get('height'));
  if (read.has('height') && height === undefined) return { ok: false, reason: 'height' };
  const format = PICTURE_FORMATS.find(name => name === read.get('format'));
  if (read.has('format') && format === undefined) return { ok: false, reason: 'format' };
  if ((width === 1200) !== (height === 630)) return { ok: false, reason: 'preview' };
  return { ok: true, query: { ...(width && { width }), ...(height && { height }), ...(format && { format }) } };
}
