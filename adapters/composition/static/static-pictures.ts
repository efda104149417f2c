import { parsePictureQuery, type PictureQuery } from '../../../domain/media/picture-address.ts';

/**
 * The addresses of pictures on a static host, which knows no query: each size is a file. The static build puts this in the
 * place of `domain/media/picture-address.ts`. `pictureAddress('a', { width: 400, format: 'webp' })` → `'/pictures/a-w400.webp'`
 */
export function pictureAddress(id: string, { width, height, format = 'png' }: PictureQuery = {}, base = ''): string {
  return `${base}/pictures/${encodeURIComponent(id)}${width ? `-w${width}` : ''}${height ? `-h${height}` : ''}.${format}`;
}

/** All files are made before anyone asks: avif only of what stands at the head of a page. */
export const MADE_WHEN_ASKED = false;

/** What an address of this shape stands for; nothing where no page names it so. */
export function readStaticAddress(address: string): { readonly id: string; readonly query: PictureQuery } | undefined {
  const [, id, width, height, format] =
    /^\/pictures\/([\w-]+?)(?:-w(\d+))?(?:-h(\d+))?\.(webp|png|avif)$/.exec(address) ?? [];
  if (id === undefined || format === undefined) return undefined;
  const parsed = parsePictureQuery(
    new URLSearchParams({ ...(width ? { width } : {}), ...(height ? { height } : {}), format }),
  );
  return parsed.ok ? { id, query: parsed.query } : undefined;
}
