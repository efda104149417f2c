import { brusselsDay } from '../../../domain/text/day.ts';
import { type Language, localeOf } from '../../../domain/text/language.ts';
import { dayOf, fieldsOf, listOf, number, text } from '../record-values.ts';

/** `idIn({ id: 5 })` → `'5'` */
export function idIn(raw: unknown): string | undefined {
  return text(fieldsOf(raw).id);
}

/** A language as Whise names it; which country's German it has is not known. `languageId('fr')` → `'fr-BE'` */
export function languageId(language: Language): string {
  return localeOf(language).replace('_', '-');
}

/** The text of a list with one entry a language. `textIn([{ languageId: 'fr-BE', content: 'Maison' }], 'fr')` → `'Maison'` */
export function textIn(raw: unknown, language: Language): string | undefined {
  const entry = listOf(raw)
    .map(fieldsOf)
    .find(fields => text(fields.languageId)?.slice(0, 2).toLowerCase() === language);
  return text(entry?.content);
}

/** A sum of what is known; of nothing there is none. `sum([1, undefined, 2])` → `3` */
export function sum(all: readonly (number | undefined)[]): number | undefined {
  const told = all.filter(each => each !== undefined);
  return told.length === 0 ? undefined : told.reduce((before, each) => before + each, 0);
}

/** A figure of a certificate, which may be negative; also as a range from itself to itself. `figure('179-179')` → `179`, `figure('120-140')` → `undefined` */
export function figure(raw: unknown): number | undefined {
  const value = number(/^(\d+(?:[.,]\d+)?)\s*-\s*\1$/.exec(text(raw) ?? '')?.[1] ?? raw);
  return value === 0 || value === -1 ? undefined : value;
}

/** An energy class; those with signs are written in letters. `labelOf('App')` → `'A++'`, `labelOf('None')` → `undefined` */
export function labelOf(raw: unknown): string | undefined {
  const label = text(raw);
  return label?.toLowerCase() === 'none'
    ? undefined
    : label?.replace(/^A(p{1,3})$/, (_, plus) => `A${'+'.repeat(plus.length)}`);
}

/** A day in details, month first. `detailDay('08/18/2025 00:00')` → `'2025-08-18'` */
export function detailDay(raw: unknown): string | undefined {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?: |$)/.exec(text(raw) ?? '') ?? [];
  return dayOf(year === undefined ? raw : `${year}-${month}-${day}`);
}

/** The day in Brussels of a moment that comes without a zone and is of UTC. `utcDay('2025-04-28T22:30:00')` → `'2025-04-29'` */
export function utcDay(raw: unknown): string | undefined {
  const value = text(raw);
  const moment =
    value === undefined ? Number.NaN : Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}Z`);
  return Number.isNaN(moment) ? dayOf(raw) : dayOf(brusselsDay(moment));
}
