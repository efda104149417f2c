/** Segments user-perceived characters; the locale does not affect grapheme boundaries. */
const GRAPHEMES = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Maximum length of a description in lists and metadata, in code points. */
const DESCRIPTION_LIMIT = 250;

/**
 * Shortens a text to `limit` code points, with '...' appended if anything was cut. Collapses white space first; cuts at the last space if
 * it is beyond 80 % of the limit, else at the last whole grapheme.
 * `cut('Lumineux appartement au centre', 24)` → `'Lumineux appartement au...'`
 */
export function cut(text: string, limit: number = DESCRIPTION_LIMIT): string {
  const clean = text.replace(/\s+/g, ' ').trim();
  const end = unitsOf(clean, limit);
  if (end === clean.length) return clean;
  const head = clean.slice(0, wholeGraphemes(clean, end));
  const space = head.lastIndexOf(' ');
  const atWord = space > 0 && codePoints(head.slice(0, space)) > limit * 0.8;
  return `${atWord ? head.slice(0, space) : head}...`;
}

/** Number of code units in the first `limit` code points. */
function unitsOf(text: string, limit: number): number {
  let units = 0;
  for (let taken = 0; taken < limit && units < text.length; taken += 1) {
    units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1;
  }
  return units;
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** The last grapheme boundary at or before `end`. */
function wholeGraphemes(text: string, end: number): number {
  let border = 0;
  for (const { index, segment } of GRAPHEMES.segment(text)) {
    if (index + segment.length > end) break;
    border = index + segment.length;
  }
  return border;
}
