import { parsePictureQuery, type PictureQuery } from '../../../domain/media/picture-address.ts';

/**
 * Address of a picture on a static host, which ignores queries: each size is a file. The static build replaces
 * `domain/media/picture-address.ts` by this module. `pictureAddress('a', { width: 400, format: 'webp' })` → `'/pictures/a-w400.webp'`
 */
export function pictureAddress(id: string, { width, height, format = 'png' }: PictureQuery = {}): string {
  return `/pictures/${encodeURIComponent(id)}${width ? `-w${width}` : ''}${height ? `-h${height}` : ''}.${format}`;
}

/**
 * Whether pictures are converted on request. On a static host, all files are written at build time, so pages use AVIF only at their top.
 */
export const GENERATED_ON_REQUEST = false;

/** Parses an address of this form; `undefined` if no page can contain it. */
export function readStaticAddress(address: string): { readonly id: string; readonly query: PictureQuery } | undefined {
  const [, id, width, height, format] =
    /^\/pictures\/([\w-]+?)(?:-w(\d+))?(?:-h(\d+))?\.(webp|png|avif)$/.exec(address) ?? [];
  if (id === undefined || format === undefined) return undefined;
  const parsed = parsePictureQuery(
    new URLSearchParams({ ...(width ? { width } : {}), ...(height ? { height } : {}), format }),
  );
  return parsed.ok ? { id, query: parsed.query } : undefined;
}
