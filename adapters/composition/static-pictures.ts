import type { PictureQuery } from '../../domain/media/picture-address.ts';

/**
 * The addresses of pictures on a static host, which knows no query: each size is a file. The static build puts this in the
 * place of `domain/media/picture-address.ts`. `pictureAddress('a', { width: 400, format: 'webp' })` → `'/pictures/a-w400.webp'`
 */
export function pictureAddress(id: string, { width, height, format = 'png' }: PictureQuery = {}, base = ''): string {
  return `${base}/pictures/${encodeURIComponent(id)}${width ? `-w${width}` : ''}${height ? `-h${height}` : ''}.${format}`;
}

/** What an address of this shape stands for. */
export function readStaticAddress(address: string): { readonly id: string; readonly query: string } | undefined {
  const [, id, width, height, format] =
    /^\/pictures\/([\w-]+?)(?:-w(\d+))?(?:-h(\d+))?\.(webp|png|avif)$/.exec(address) ?? [];
  if (id === undefined || format === undefined) return undefined;
  const query = new URLSearchParams({ ...(width ? { width } : {}), ...(height ? { height } : {}), format });
  return { id, query: query.toString() };
}
