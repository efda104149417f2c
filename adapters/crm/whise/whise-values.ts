import { type Language, localeOf } from '../../../domain/text/language.ts';
import { dayOf, factDay, type Figure, fieldsOf, listOf, text } from '../record-values.ts';

/**
 * The id of an object as text, since tables are keyed by text; also of an object in a list of one, and of a bare id.
 * `idIn({ id: 5 })`, `idIn([{ id: '5' }])`, `idIn(5)` → `'5'`
 */
export function idIn(raw: unknown): string | undefined {
  const [only, ...others] = listOf(raw);
  return others.length > 0 ? undefined : text(typeof only === 'object' ? fieldsOf(only).id : only);
}

/** Whise's language id. `languageId('fr')` → `'fr-BE'` */
export function languageId(language: Language): string {
  return localeOf(language).replace('_', '-');
}

/** Text in a language from a list with one entry per language. `textIn([{ languageId: 'fr-BE', content: 'Maison' }], 'fr')` → `'Maison'` */
export function textIn(raw: unknown, language: Language): string | undefined {
  const entry = listOf(raw)
    .map(fieldsOf)
    .find(fields => text(fields.languageId)?.slice(0, 2).toLowerCase() === language);
  return text(entry?.content);
}

/**
 * Sum of the defined values; `undefined` if all are missing. If a value is unclear, returns all terms as a text. `sum([1, undefined, 2])` →
 * `3`
 */
export function sum(all: readonly Figure[]): Figure {
  const given = all.filter(each => each !== undefined);
  const numbers = given.filter(each => typeof each === 'number');
  if (numbers.length < given.length) return given.join(' + ');
  return given.length === 0 ? undefined : numbers.reduce((before, each) => before + each, 0);
}

/** Energy label; Whise writes plus signs as `p`. `labelOf('App')` → `'A++'`, `labelOf('None')` → `undefined` */
export function labelOf(raw: unknown): string | undefined {
  const label = text(raw);
  return label?.toLowerCase() === 'none'
    ? undefined
    : label?.replace(/^A(p{1,3})$/, (_, plus) => `A${'+'.repeat(plus.length)}`);
}

/**
 * ISO day of a detail's date, which has the month first, unless that number is above 12.
 * `detailDay('08/18/2025 00:00')`, `detailDay('18/08/2025')` → `'2025-08-18'`
 */
export function detailDay(raw: unknown): string | undefined {
  const [, first, second, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?: |$)/.exec(text(raw) ?? '') ?? [];
  if (year === undefined) return factDay(raw);
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second];
  return factDay(`${year}-${month}-${day}`);
}

/** A timestamp with a time of day and without a zone. */
const WITHOUT_ZONE = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?$/;

/** Brussels day of a timestamp without zone, which is in UTC. `utcDay('2025-04-28T22:30:00')` → `'2025-04-29'` */
export function utcDay(raw: unknown): string | undefined {
  const value = text(raw);
  return dayOf(value !== undefined && WITHOUT_ZONE.test(value) ? `${value}Z` : value);
}
