import type { Stats } from 'node:fs';

/** Bytes of an answer: a reader that asks for more gets it piece by piece. */
const PIECE = 1024 * 1024;

/**
 * One range of bytes, both ends included and no longer than a piece; none where there are no such bytes. A list of ranges
 * is none: no player and no map asks for one. `readRange('bytes=10-', 100)` → `{ first: 10, last: 99 }`
 */
export function readRange(range: string, size: number): { readonly first: number; readonly last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range.trim()) ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (first > end) return undefined;
  return { first, last: Math.min(end, first + PIECE - 1) };
}

/** The mark of the state of a file: another one after every writing. */
export function etagOf({ size, mtimeMs }: Pick<Stats, 'size' | 'mtimeMs'>): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
