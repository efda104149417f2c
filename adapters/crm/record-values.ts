import { priceBounds } from '../../domain/listing/number-bounds.ts';
import { countryIdOf } from '../../domain/place/countries.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { isPlaceholderDay, readWrittenDay } from '../../domain/text/written-day.ts';
import { type NumberBounds, type NumberUnit, readNumber } from '../../domain/text/number-reading.ts';
import { isPlaceholder } from '../../domain/text/placeholder.ts';
import { readYesNo } from '../../domain/text/yes-no.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';

/** Fields of an object received from a CRM; their values are not validated. */
export type CrmFields = Readonly<Record<string, unknown>>;

/** The object itself; `{}` for any other type. `fieldsOf({ ID: 7 })` → `{ ID: 7 }`, `fieldsOf('a')` → `{}` */
export function fieldsOf(raw: unknown): CrmFields {
  return isJsonObject(raw) ? raw : {};
}

/** Converts to a list, since some CRMs send a single item without a list. `listOf(undefined)` → `[]`, `listOf('a')` → `['a']` */
export function listOf(raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return raw === undefined || raw === null || raw === '' ? [] : [raw];
}

/** A string or number as trimmed string; `undefined` for placeholders. `text('n.v.t.')` → `undefined`, `text(7)` → `'7'` */
export function text(raw: unknown): string | undefined {
  const value = written(raw);
  return isPlaceholder(value) ? undefined : value;
}

/** The item of a list of one, which some CRMs send for a single value; any other value itself. */
function single(raw: unknown): unknown {
  return Array.isArray(raw) && raw.length === 1 ? raw[0] : raw;
}

/** A string or number, also in a list of one, as trimmed string; '' for other types. */
function written(given: unknown): string {
  const raw = single(given);
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : typeof raw === 'string' ? raw.trim() : '';
}

/**
 * Texts that CRMs send instead of an empty field of numbers. Other words are kept, because the record reader reports words in fields of
 * energy.
 */
const NO_FIGURE: ReadonlySet<string> = new Set(['', 'undefined', 'null', 'n/a']);

/** No bounds, because the record reader, which knows the field, checks them. */
const ANY: NumberBounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/**
 * A number in the format of programs, without thousands separators, such as a coordinate or a rank. `number('51,0538')` → `51.0538`,
 * `number('1.250.000')` → `undefined`
 */
export function number(raw: unknown): number | undefined {
  const value = text(raw);
  if (value === undefined || !/^-?\d{1,12}(?:[.,]\d{1,20})?$/.test(value)) return undefined;
  return Number(value.replace(',', '.'));
}

/**
 * A number if its text can be read in only one way; otherwise the text itself, which the record reader interprets by the field's bounds, or
 * reports.
 */
export type Figure = number | string | undefined;

/**
 * Parses a number that may be negative. `figure('1.250,5')` → `1250.5`, `figure('1.250')` → `'1.250'`, `figure('85 m²', 'area')` → `85`,
 * `figure('-')` → `undefined`
 */
export function figure(given: unknown, unit?: NumberUnit): Figure {
  const raw = single(given);
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  // An object or a list that is not empty, or `true`, is not a number: return its text, which the record reader reports.
  if (raw === true || (typeof raw === 'object' && raw !== null && Object.keys(raw).length > 0))
    return JSON.stringify(raw)?.slice(0, 60);
  const value = written(raw);
  if (NO_FIGURE.has(value.toLowerCase()) || !/[\p{L}\p{N}]/u.test(value)) return undefined;
  const reading = readNumber(value, { writer: 'machine', bounds: ANY, unit });
  return reading.kind === 'number' ? reading.value : value;
}

/**
 * A positive quantity; CRMs send 0 or -1 if it is unknown. Other negative numbers are returned unchanged, so that the record reader reports
 * them. `quantity(0)` → `undefined`, `quantity('85')` → `85`
 */
export function quantity(raw: unknown): Figure {
  const value = figure(raw);
  if (typeof value !== 'number') return value;
  return value > 0 || value < -1 ? Math.round(value * 100) / 100 : undefined;
}

/**
 * A certificate's value, which may be negative. CRMs send 0 or -1 if it is unknown, and some send a range with equal ends.
 * `certificateFigure(-15)` → `-15`, `certificateFigure('179-179')` → `179`
 */
export function certificateFigure(raw: unknown, unit?: NumberUnit): Figure {
  const value = figure(raw, unit);
  return value === 0 || value === -1 ? undefined : value;
}

/** A whole number from 0; CRMs send -1 for an unknown number. `count('2')` → `2`, `count('2-3')` → `'2-3'`, `count(-1)` → `undefined` */
export function count(raw: unknown): Figure {
  const value = figure(raw);
  return typeof value === 'number' && value < 0 ? undefined : value;
}

/** A count as a number only, for calculations of the adapter itself. `countIn('2')` → `2`, `countIn('2-3')` → `undefined` */
export function countIn(raw: unknown): number | undefined {
  const value = count(raw);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/**
 * Converts an amount to another period or unit. If the amount's text is ambiguous, returns the text with the division appended, so that the
 * reported value is not mistaken for a converted one.
 * `dividedAmount('12.000', { least: 240, most: 2_400_000 }, 12)` → `1000`, `dividedAmount('a lot', …, 12)` → `'a lot / 12'`
 */
export function dividedAmount(raw: unknown, bounds: NumberBounds, divisor: number): Figure {
  const amount = amountIn(raw, bounds);
  if (typeof amount !== 'number') return amount === undefined ? undefined : `${amount} / ${divisor}`;
  return Math.round((100 * amount) / divisor) / 100;
}

/**
 * An amount above 0 in euro, read within plausible bounds; its text if it is still ambiguous. `amountIn('1.200', { least: 20, most: 200_000
 * })` → `1200`
 */
function amountIn(raw: unknown, bounds: NumberBounds): Figure {
  const value = quantity(raw);
  if (typeof value !== 'string') return value;
  const reading = readNumber(value, { writer: 'machine', bounds, unit: 'euro' });
  return reading.kind === 'number' ? reading.value : value;
}

/**
 * An amount with its currency. In euro it is a number; in any other currency it is a text, which the record reader refuses, so that it is
 * not shown as euro. `inCurrency(389000, '€')` → `389000`, `inCurrency(389000, 'CHF')` → `'389000 CHF'`
 */
export function inCurrency(amount: Figure, currency: unknown): Figure {
  // Do not use `text` here, because `text` treats a sign such as $ as a placeholder.
  const name = written(currency);
  // Some systems send the currency's id in a list of their own: a value without a letter or sign counts as euro.
  const isEuro = !/[\p{L}\p{Sc}]/u.test(name) || /^(?:€|eur|euros?)$/i.test(name);
  return amount === undefined || isEuro ? amount : `${amount} ${name.toUpperCase()}`;
}

/** A parsed yes or no; any other text stays as it is, and the record reader reports it. */
export type Switch = boolean | string | undefined;

/** Parses yes or no; CRMs send -1 for unknown. `yesNo('1')` → `true`, `yesNo(-1)` → `undefined`, `yesNo('maybe')` → `'maybe'` */
export function yesNo(raw: unknown): Switch {
  // An object or list is neither yes nor no: return its text, which the record reader reports.
  const value =
    typeof raw === 'object' && raw !== null ? JSON.stringify(raw) : typeof raw === 'boolean' ? String(raw) : text(raw);
  return value === undefined || value === '-1' ? undefined : (readYesNo(value) ?? value);
}

/**
 * Parses a switch that decides what visitors see. A placeholder such as `-`, `?` or -1 stays as its text, so that the record reader hides what
 * the switch is about and reports it; for a switch that hides, no value would mean "shown".
 * `visibilitySwitch('ja')` → `true`, `visibilitySwitch('?')` → `'?'`, `visibilitySwitch('')` → `undefined`
 */
export function visibilitySwitch(raw: unknown): Switch {
  if (typeof raw !== 'string' && typeof raw !== 'number') return yesNo(raw);
  const value = String(raw).trim();
  return value === '' ? undefined : (readYesNo(value) ?? value);
}

/**
 * Converts a CRM's "hide" field to a "show" field. `showFromHide(false)` → `true`, `showFromHide('maybe')` → `'maybe'`,
 * `showFromHide(undefined)` → `false`
 */
export function showFromHide(hides: Switch): Switch {
  return typeof hides === 'string' ? hides : hides === false;
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

/** Value of the feed's field `Goal` for a property to let. */
const RENTAL = 1;
/** Bounds of a plausible deposit for a rental, in euro. */
const DEPOSIT: NumberBounds = { least: 20, most: 1_000_000 };

/**
 * Converts a deposit in euro to months of rent (whole or half); `undefined` for other amounts. `monthsOf(2400, 800)` → `3`,
 * `monthsOf('2 or 3', 800)` → `'2 or 3 / 800'`
 */
export function monthsOf(deposit: unknown, rent: Figure): Figure {
  const [amount, monthly] = [amountIn(deposit, DEPOSIT), amountIn(rent, priceBounds(RENTAL))];
  if (amount === undefined || monthly === undefined) return undefined;
  if (typeof amount === 'string' || typeof monthly === 'string') return `${amount} / ${monthly}`;
  const months = (2 * amount) / monthly;
  return Number.isInteger(months) && months > 0 && months <= 24 ? months / 2 : undefined;
}

/**
 * Coordinate fields; empty if both are 0, which CRMs send for an unknown position, or if one of them is missing. The text of an unreadable
 * coordinate is kept, so that the record reader reports it. `pointOf('51.05', 3.72)` → `{ Latitude: 51.05, Longitude: 3.72 }`
 */
export function pointOf(latitude: unknown, longitude: unknown): CrmFields {
  const [Latitude, Longitude] = [latitude, longitude].map(raw => number(raw) ?? text(raw));
  const isKnown = Latitude !== undefined && Longitude !== undefined && (Latitude !== 0 || Longitude !== 0);
  return isKnown ? { Latitude, Longitude } : {};
}

/** Removes undefined fields. `withoutUndefined({ ID: '1', Floor: undefined })` → `{ ID: '1' }` */
export function withoutUndefined(fields: CrmFields): CrmFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Lookup table without inherited properties. `byCode({ SOLD: 3 }).get('toString')` → `undefined` */
export function byCode<Meaning>(table: Readonly<Record<string, Meaning>>): ReadonlyMap<string, Meaning> {
  return new Map(Object.entries(table));
}

/**
 * The feed's country id for a code or name. Numbers and other text are returned unchanged, so that the feed's parser can compare them with
 * the town or report them. `countryId('be')` → `10`, `countryId('Spanje')` → `1724`, `countryId('32')` → `32`, `countryId('Atlantis')` →
 * `'Atlantis'`
 */
export function countryId(raw: unknown): number | string | undefined {
  const value = text(raw);
  if (value === undefined) return undefined;
  return /^\d{1,4}$/.test(value) ? Number(value) : (countryIdOf(value) ?? value);
}

/** Milliseconds by which the start of a request for changes is moved back: a CRM's times have no zone, and its clock may differ. */
export const OVERLAP_MS = 3 * 3_600_000;

/** Local time in Brussels. `brusselsClock(Date.UTC(2026, 0, 5, 12))` → `'2026-01-05 13:00:00'` */
export function brusselsClock(moment: number): string {
  return `${brusselsDay(moment)} ${brusselsTime(moment)}:00`;
}

/**
 * ISO day of a CRM's timestamp in any unambiguous spelling; `undefined` for the timestamps that CRMs send instead of none.
 * `dayOf('/Date(1767610800000+0100)/')` → `'2026-01-05'`, `dayOf('5/01/2026 8:00:00')` → `'2026-01-05'`
 */
export function dayOf(raw: unknown): string | undefined {
  const day = readWrittenDay(text(raw) ?? '');
  return day === undefined || isPlaceholderDay(day) ? undefined : day;
}

/**
 * Parses the day of a fact; a text that is not a day is returned unchanged, and the record reader reports it.
 * `factDay('2026-01-05 08:30:00')` → `'2026-01-05'`, `factDay('à convenir')` → `'à convenir'`, `factDay('0001-01-01')` → `undefined`
 */
export function factDay(raw: unknown): string | undefined {
  const value = text(raw);
  return readWrittenDay(value ?? '') === undefined ? value : dayOf(value);
}

/**
 * The first value that is a day. If no value is a day, the first text is returned, so that the record reader reports it as invalid.
 * `firstDay('gisteren', '2026-11-01')` → `'2026-11-01'`, `firstDay('gisteren')` → `'gisteren'`
 */
export function firstDay(...given: readonly unknown[]): string | undefined {
  return given.map(dayOf).find(day => day !== undefined) ?? given.map(text).find(said => said !== undefined);
}
