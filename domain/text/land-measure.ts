/** A number of at most two decimals or exactly four; three could be thousands. */
const NUMBER = String.raw`(\d{1,5}(?:[.,](?:\d{1,2}|\d{4}))?)`;
const HECTARES = String.raw`(?:${NUMBER} ?(?:ha|hectares?|hectaren|hektar)(?!\p{L}))?`;
const ARES = String.raw`(?:${NUMBER} ?(?:a|ares?|aren|ar)(?!\p{L}))?`;
const CENTIARES = String.raw`(?:${NUMBER} ?(?:ca|centiares?|centiaren)(?!\p{L}))?`;
const MEASURE = new RegExp(`^${HECTARES} ?${ARES} ?${CENTIARES}$`, 'iu');

/**
 * Reads an area in hectares, ares and centiares, as the land register writes it, in m²; `undefined` for other texts. Below a greater unit, a
 * smaller one has at most 99. `landMeasure('1 ha 12 a 30 ca')` → `11230`, `landMeasure('12a')` → `1200`, `landMeasure('98 a 120')` →
 * `undefined`
 */
export function landMeasure(text: string): number | undefined {
  const [, hectares, ares, centiares] = MEASURE.exec(text) ?? [];
  const parts = [hectares, ares, centiares].map(part =>
    part === undefined ? undefined : Number(part.replace(',', '.')),
  );
  const [first, ...smaller] = parts.filter(part => part !== undefined);
  if (first === undefined || smaller.some(part => part > 99)) return undefined;
  const [ofHectares = 0, ofAres = 0, ofCentiares = 0] = parts;
  return Math.round(100 * (10_000 * ofHectares + 100 * ofAres + ofCentiares)) / 100;
}
