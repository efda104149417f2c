import type { Stats } from 'node:fs';

/** Maximum bytes per response; for more, the client requests further ranges. */
const PIECE = 1024 * 1024;

/**
 * Parses one byte range; both ends are included, and the range is shortened to at most `PIECE` bytes. `undefined` if the file has no such
 * bytes. Lists of ranges are not supported, as no player and no map requests them. `readRange('bytes=10-', 100)` → `{ first: 10, last: 99
 * }`
 */
export function readRange(range: string, size: number): { readonly first: number; readonly last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > end) return undefined;
  return { first, last: Math.min(end, first + PIECE - 1) };
}

/** ETag of a file, which changes with every write. */
export function etagOf({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
