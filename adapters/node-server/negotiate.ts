import type { Encoding } from './page-cache.ts';

/**
 * Memoized choices by `Accept-Encoding` header: browsers send few distinct values, and parsing one takes longer than finding a page in the
 * cache.
 */
const chosen = new Map<string, Encoding>();
const MOST_CHOSEN = 100;
const LONGEST_CHOSEN = 100;

/** Chooses the best encoding that the client accepts. `chooseEncoding('gzip, br')` → `'br'`, `chooseEncoding('br;q=0')` → `'identity'` */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const encoding = bestOf(acceptEncoding);
  if (chosen.size < MOST_CHOSEN && acceptEncoding.length <= LONGEST_CHOSEN) chosen.set(acceptEncoding, encoding);
  return encoding;
}

function bestOf(acceptEncoding: string): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  if (accepts(acceptEncoding, 'gzip')) return 'gzip';
  return 'identity';
}

function accepts(header: string, encoding: string): boolean {
  return header
    .split(',')
    .some(part => part.trim().split(';')[0]?.trim().toLowerCase() === encoding && !/;\s*q=0(?:\.0*)?\s*$/.test(part));
}

/** Whether the client already has these bytes. `etagMatches('W/"a", "b"', '"b"')` → `true` */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some(candidate => candidate.trim().replace(/^W\//, '') === etag);
}
