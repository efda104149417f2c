import { positiveNumber } from '../../domain/listing/positive-number.ts';
import { countryIdOf } from '../../domain/place/countries.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { brusselsDay, isDay } from '../../domain/text/day.ts';

/** Fields of an object received from a CRM; their values are not validated. */
export type CrmFields = Readonly<Record<string, unknown>>;

/** The object itself; `{}` for any other type. `fieldsOf({ ID: 7 })` → `{ ID: 7 }`, `fieldsOf('a')` → `{}` */
export function fieldsOf(raw: unknown): CrmFields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as CrmFields) : {};
}

/** Converts to a list, since some CRMs send a single item without a list. `listOf(undefined)` → `[]`, `listOf('a')` → `['a']` */
export function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return raw === undefined || raw === null || raw === '' ? [] : [raw];
}

/** Placeholders in CRMs for an unknown value. */
const UNKNOWN: ReadonlySet<string> = new Set(['', '-', '--', 'undefined', 'null', 'n/a', '?']);

/** A string or number as trimmed string; `undefined` for placeholders. `text(' - ')` → `undefined`, `text(7)` → `'7'` */
export function text(raw: unknown): string | undefined {
  const value =
    typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : typeof raw === 'string' ? raw.trim() : '';
  return UNKNOWN.has(value.toLowerCase()) ? undefined : value;
}

/** Parses a number with a decimal point or comma. `number('129,5')` → `129.5`, `number('1.250.000')` → `undefined` */
export function number(raw: unknown): number | undefined {
  const value = text(raw);
  if (value === undefined || !/^-?\d{1,12}(?:[.,]\d{1,20})?$/.test(value)) return undefined;
  return Number(value.replace(',', '.'));
}

/** A positive quantity; CRMs send 0 or -1 for unknown ones. `quantity(0)` → `undefined`, `quantity('85')` → `85` */
export function quantity(raw: unknown): number | undefined {
  const value = positiveNumber(number(raw));
  return value === undefined ? undefined : Math.round(value * 100) / 100;
}

/** A whole number from 0; CRMs send -1 for unknown ones. `count('2')` → `2`, `count(1.5)` → `undefined` */
export function count(raw: unknown): number | undefined {
  const value = number(raw);
  return value !== undefined && Number.isInteger(value) && value >= 0 ? value : undefined;
}

const YES: ReadonlySet<string> = new Set(['true', '1', 'yes', 'ja', 'oui']);
const NO: ReadonlySet<string> = new Set(['false', '0', 'no', 'nee', 'non', 'nein']);

/** Parses yes or no; any other value is unknown, not "no". `yesNo('1')` → `true`, `yesNo(-1)` → `undefined` */
export function yesNo(raw: unknown): boolean | undefined {
  const value = String(raw).trim().toLowerCase();
  return YES.has(value) ? true : NO.has(value) ? false : undefined;
}

/** Converts a name in capitals to normal spelling. `nameOf("BRAINE-L'ALLEUD")` → `"Braine-l'Alleud"` */
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

/** Converts a deposit in euro to months of rent (whole or half); `undefined` for other amounts. `monthsOf(2400, 800)` → `3` */
export function monthsOf(deposit: number | undefined, rent: number | undefined): number | undefined {
  if (deposit === undefined || rent === undefined || rent <= 0) return undefined;
  const months = (2 * deposit) / rent;
  return Number.isInteger(months) && months > 0 && months <= 24 ? months / 2 : undefined;
}

/** Coordinate fields; empty for 0, 0, which CRMs send if unknown. `pointOf('51.05', 3.72)` → `{ Latitude: 51.05, Longitude: 3.72 }` */
export function pointOf(latitude: unknown, longitude: unknown): CrmFields {
  const [Latitude, Longitude] = [number(latitude), number(longitude)];
  const told = Latitude !== undefined && Longitude !== undefined && (Latitude !== 0 || Longitude !== 0);
  return told ? { Latitude, Longitude } : {};
}

/** Removes undefined fields. `known({ ID: '1', Floor: undefined })` → `{ ID: '1' }` */
export function known(fields: CrmFields): CrmFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Lookup table without inherited properties. `byCode({ SOLD: 3 }).get('toString')` → `undefined` */
export function byCode<Meaning>(table: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> {
  return new Map(Object.entries(table));
}

/**
 * The feed's country id by code or name; other text unchanged, so that the reader of the feed can say what is wrong with it.
 * `countryId('be')` → `10`, `countryId('Spanje')` → `1724`, `countryId('Atlantis')` → `'Atlantis'`
 */
export function countryId(raw: unknown): number | string | undefined {
  const value = text(raw);
  return value === undefined ? undefined : (countryIdOf(value) ?? value);
}

/** Changes are requested from this much earlier: a CRM's times have no zone, and its clock may differ. */
export const OVERLAP_MS = 3 * 3_600_000;

/** Local time in Brussels. `brusselsClock(Date.UTC(2026, 0, 5, 12))` → `'2026-01-05 13:00:00'` */
export function brusselsClock(moment: number): string {
  return `${brusselsDay(moment)} ${brusselsTime(moment)}:00`;
}

/**
 * ISO day of a CRM's timestamp: ISO with a space or T as separator, or .NET milliseconds.
 * `dayOf('/Date(1767610800000+0100)/')` → `'2026-01-05'`, `dayOf('2026-01-05 08:30:00')` → `'2026-01-05'`
 */
export function dayOf(raw: unknown): string | undefined {
  const value = text(raw);
  const [, ms] = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/.exec(value ?? '') ?? [];
  const day = ms === undefined ? value?.slice(0, 10) : brusselsDay(Number(ms));
  // Minimum dates such as 0001-01-01 or 1753-01-01 mean unknown.
  return day !== undefined && isDay(day) && day > '1800' ? day : undefined;
}
