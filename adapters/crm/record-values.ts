import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { brusselsDay, isDay } from '../../domain/text/day.ts';

/** CrmFields of an object that a system sent; of anything else none. */
export type CrmFields = Readonly<Record<string, unknown>>;

/** `fieldsOf({ ID: 7 })` → the same, of a list or a text → `{}` */
export function fieldsOf(raw: unknown): CrmFields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as CrmFields) : {};
}

/** A list, also where a system sends its only item bare. `listOf(undefined)` → `[]`, `listOf('a')` → `['a']` */
export function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return raw === undefined || raw === null || raw === '' ? [] : [raw];
}

/** What systems write where they know nothing. */
const UNKNOWN: ReadonlySet<string> = new Set(['', '-', '--', 'undefined', 'null', 'n/a', '?']);

/** A text or number as a trimmed text; what means nothing is absent. `text(' - ')` → `undefined`, `text(7)` → `'7'` */
export function text(raw: unknown): string | undefined {
  const value =
    typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : typeof raw === 'string' ? raw.trim() : '';
  return UNKNOWN.has(value.toLowerCase()) ? undefined : value;
}

/** A number, also as a text with a point or a comma before its decimals. `number('129,5')` → `129.5`, `number('1.250.000')` → `undefined` */
export function number(raw: unknown): number | undefined {
  const value = text(raw);
  if (value === undefined || !/^-?\d{1,12}(?:[.,]\d{1,20})?$/.test(value)) return undefined;
  return Number(value.replace(',', '.'));
}

/** A quantity that is known: systems send 0 or -1 for one that is not. `quantity(0)` → `undefined`, `quantity('85')` → `85` */
export function quantity(raw: unknown): number | undefined {
  const value = number(raw);
  return value !== undefined && value > 0 ? Math.round(value * 100) / 100 : undefined;
}

/** How many of something; 0 is none, and -1 unknown. `count('2')` → `2`, `count(1.5)` → `undefined` */
export function count(raw: unknown): number | undefined {
  const value = number(raw);
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

const YES: ReadonlySet<string> = new Set(['true', '1', 'yes', 'ja', 'oui']);
const NO: ReadonlySet<string> = new Set(['false', '0', 'no', 'nee', 'non', 'nein']);

/** A given yes or no; anything else is unknown, which is not no. `yesNo('1')` → `true`, `yesNo(-1)` → `undefined` */
export function yesNo(raw: unknown): boolean | undefined {
  const value = String(raw).trim().toLowerCase();
  return YES.has(value) ? true : NO.has(value) ? false : undefined;
}

/** A name that is written in capitals as it is written else. `nameOf("BRAINE-L'ALLEUD")` → `"Braine-l'Alleud"` */
export function nameOf(raw: unknown): string | undefined {
  const value = text(raw);
  if (value === undefined || value !== value.toUpperCase()) return value;
  return value
    .toLowerCase()
    .replace(/(?<!\p{L})\p{L}/gu, letter => letter.toUpperCase())
    .replace(/(?<=[- ])(?:L|D)(?=['’])/g, letter => letter.toLowerCase())
    .replace(/(?<=[- ])(?:Aan|De|Den|Der|Des|Du|En|Het|La|Le|Les|Lez|Op|Sous|Sur|Ten|Ter|Van)(?=[- ])/g, word =>
      word.toLowerCase(),
    );
}

/** A deposit in euro as months of rent, whole or half; another amount is none. `monthsOf(2400, 800)` → `3` */
export function monthsOf(deposit: number | undefined, rent: number | undefined): number | undefined {
  if (deposit === undefined || rent === undefined || rent <= 0) return undefined;
  const months = (2 * deposit) / rent;
  return Number.isInteger(months) && months > 0 && months <= 24 ? months / 2 : undefined;
}

/** The fields of a point on the map; systems send 0, 0 for one that is not known. `pointOf('51.05', 3.72)` → `{ Latitude: 51.05, Longitude: 3.72 }` */
export function pointOf(latitude: unknown, longitude: unknown): CrmFields {
  const [Latitude, Longitude] = [number(latitude), number(longitude)];
  const told = Latitude !== undefined && Longitude !== undefined && (Latitude !== 0 || Longitude !== 0);
  return told ? { Latitude, Longitude } : {};
}

/** A record without the fields that are unknown. `known({ ID: '1', Floor: undefined })` → `{ ID: '1' }` */
export function known(fields: CrmFields): CrmFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** A table by a system's codes, which has nothing but what stands in it. `byCode({ SOLD: 3 }).get('toString')` → `undefined` */
export function byCode<Meaning>(table: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> {
  return new Map(Object.entries(table));
}

const COUNTRIES = byCode({ B: 10, BE: 10, F: 33, FR: 33, I: 42, IT: 42, L: 50, LU: 50 });

/** The feed's number of a country, by the letters of its cars or of ISO 3166. `countryId('be')` → `10`, `countryId('NL')` → `undefined` */
export function countryId(raw: unknown): number | undefined {
  return COUNTRIES.get(text(raw)?.toUpperCase() ?? '');
}

/** How much further back than asked for changes are looked for: a system's times have no zone, and its clock may be another. */
export const OVERLAP_MS = 3 * 3_600_000;

/** A moment as a clock in Brussels shows it. `brusselsClock(Date.UTC(2026, 0, 5, 12))` → `'2026-01-05 13:00:00'` */
export function brusselsClock(moment: number): string {
  return `${brusselsDay(moment)} ${brusselsTime(moment)}:00`;
}

/**
 * The day of a date and time as systems write it: ISO with a space or a T between, or the milliseconds of .NET.
 * `dayOf('/Date(1767610800000+0100)/')` → `'2026-01-05'`, `dayOf('2026-01-05 08:30:00')` → `'2026-01-05'`
 */
export function dayOf(raw: unknown): string | undefined {
  const value = text(raw);
  const [, ms] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(value ?? '') ?? [];
  const day = ms === undefined ? value?.slice(0, 10) : brusselsDay(Number(ms));
  // The first days of all calendars stand for none.
  return day !== undefined && isDay(day) && day > '1800' ? day : undefined;
}
