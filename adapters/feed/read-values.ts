import { z } from 'zod';
import { type Reason, reason } from '../../application/finding/reason.ts';
import { plainLine } from '../wire/rich-text/plain-line.ts';
import { reasonMessage } from '../wire/schema-words.ts';
import { shownValue as shown } from '../wire/shown-value.ts';
import {
  DAY,
  FIELD_SHAPES,
  nonEmpty,
  type FieldJsonSchema,
  NUMBER,
  orMissing,
  textOf,
  YES_NO,
} from './field-shapes.ts';
import { isPlaceholder } from '../../domain/text/placeholder.ts';
import { isPlaceholderDay, isZeroDay, readWrittenDay } from '../../domain/text/written-day.ts';
import { readYesNo } from '../../domain/text/yes-no.ts';
import { type SiteId, siteId, LONGEST_EXTERNAL_ID } from '../../domain/listing/site-id.ts';

/** Whether a value is missing: CRMs omit such a field, or send null or an empty string. */
const absent = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');

const CLEAN_NUMBER = /^-?\d{1,12}(?:\.\d{1,2})?$/;

/**
 * A finite number, also as a string. Strings such as '250.000' are refused, because the point may separate thousands or decimals.
 * `readNumber('12.5')` → `12.5`, `readNumber('250 kWh')` → `undefined`
 */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  return typeof raw === 'string' && CLEAN_NUMBER.test(raw.trim()) ? Number(raw) : undefined;
}

export { readYesNo as readBoolean };

/** An ISO day from any spelling with one meaning. `readDay('2026-05-04T00:00:00')`, `readDay('4 mei 2026')` → `'2026-05-04'` */
export function readDay(raw: unknown): string | undefined {
  const day = writtenDayOf(raw);
  return day === undefined || isPlaceholderDay(day) ? undefined : day;
}

/**
 * Whether a day is missing, or is a day that systems send instead of an empty field. `isNoDay('0001-01-01T00:00:00')`,
 * `isNoDay('0000-00-00')` → `true`
 */
export function isNoDay(raw: unknown): boolean {
  const day = writtenDayOf(raw);
  const isZero = (typeof raw === 'string' || typeof raw === 'number') && isZeroDay(String(raw));
  return absent(raw) || isZero || (day !== undefined && isPlaceholderDay(day));
}

/** ISO day of a string or number. A number is parsed as a string too: it may be a Unix time, or a day such as 20260504. */
function writtenDayOf(raw: unknown): string | undefined {
  return typeof raw === 'string' || typeof raw === 'number' ? readWrittenDay(String(raw)) : undefined;
}

/** A single line of text without control characters; `undefined` for other types and longer texts. */
export function readText(raw: unknown, longest: number): string | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'string' || raw.length > longest) return undefined;
  return raw.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

/** The words of a single line of text that may hold HTML, one space between them. `readWords('gaz &amp;  mazout', 500)` → `'gaz & mazout'` */
export function readWords(raw: unknown, longest: number): string | undefined {
  const text = readText(raw, longest);
  return text === undefined ? undefined : plainLine(text).replace(/ {2,}/g, ' ');
}

/**
 * The id of a property or project as sent by the CRM; `undefined` for a placeholder, which several records may have, and for a number that
 * JavaScript rounds, because several ids become the same number.
 * `readRawId(6398214)` → `'6398214'`, `readRawId('n/a')` → `undefined`
 */
export function readRawId(raw: unknown): string | undefined {
  const isRounded = typeof raw === 'number' && Math.abs(raw) > Number.MAX_SAFE_INTEGER;
  const id = isRounded ? undefined : readText(raw, LONGEST_EXTERNAL_ID);
  return id === undefined || isPlaceholder(id) ? undefined : id;
}

/** The id under which a property or project is stored. `readId(6398214)` → `{ id: '6398214' }`, `readId(null)` → `undefined` */
export function readId(raw: unknown): SiteId | undefined {
  return siteId(readRawId(raw) ?? '');
}

export const isAbsent = absent;
export { shown };

/** Adds an issue to a schema whose message encodes the reason; `messageReason` decodes it. */
export function refuse(context: z.RefinementCtx, why: Reason): never {
  context.addIssue({ code: 'custom', message: reasonMessage(why) });
  return z.NEVER;
}

/** Definition of a field: its parser, finding and JSON Schema. */
type Readable<T> = {
  readonly read: (raw: unknown) => T | undefined;
  readonly isMissing?: (raw: unknown) => boolean;
  /** Returns the reason for refusing a value. `value`: the value as the finding displays it. */
  readonly refusal: (value: string) => Reason;
  readonly json: FieldJsonSchema;
  /** Default value for a missing field; without a default, a record that lacks the field is refused. */
  readonly otherwise?: { readonly value: T } | undefined;
};

/** Schema of a field parsed by `read`; an invalid value makes the record invalid. */
function field<T>({ read, isMissing = absent, refusal, json, otherwise }: Readable<T>) {
  const schema = z.transform((raw: unknown, context): T => {
    const missing = isMissing(raw);
    if (missing && otherwise) return otherwise.value;
    const value = missing ? undefined : read(raw);
    if (value !== undefined) return value;
    return refuse(context, missing ? reason('missing') : refusal(shown(raw)));
  });
  return schema.register(FIELD_SHAPES, { json: otherwise ? orMissing(json) : nonEmpty(json), needed: !otherwise });
}

const given = <T>(value: T | undefined) => (value === undefined ? undefined : { value });

export const number = (otherwise?: number) =>
  field({
    read: readNumber,
    refusal: value => reason('invalid-number', { value }),
    json: NUMBER,
    otherwise: given(otherwise),
  });

export const optionalNumber = () =>
  field<number | null>({
    read: readNumber,
    refusal: value => reason('invalid-number', { value }),
    json: NUMBER,
    otherwise: { value: null },
  });

/** An integer from `least` to `most`. */
export const whole = (least: number, most: number, otherwise?: number) =>
  field({
    read: raw => {
      const value = readNumber(raw);
      return value !== undefined && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
    },
    refusal: value => reason('invalid-whole-number', { least, most, value }),
    json: {
      type: ['integer', 'string'],
      minimum: least,
      maximum: most,
      pattern: String.raw`^\s*-?\d{1,12}(?:\.0{1,2})?\s*$`,
    },
    otherwise: given(otherwise),
  });

export const flag = (otherwise: boolean) =>
  field({
    read: readYesNo,
    refusal: value => reason('invalid-yes-no', { value }),
    json: YES_NO,
    otherwise: { value: otherwise },
  });

export const day = (otherwise?: string) =>
  field({
    read: readDay,
    isMissing: isNoDay,
    refusal: value => reason('invalid-day', { value }),
    json: DAY,
    otherwise: given(otherwise),
  });

const line = (longest: number, otherwise?: string) =>
  field({
    read: raw => readText(raw, longest),
    refusal: value => reason('invalid-text', { longest, value }),
    json: textOf(longest),
    otherwise: given(otherwise),
  });

/** A single-line text whose HTML is removed, such as a title. */
export const words = (longest: number, otherwise?: string) =>
  field({
    read: raw => readWords(raw, longest),
    refusal: value => reason('invalid-text', { longest, value }),
    json: textOf(longest),
    otherwise: given(otherwise),
  });

export const optionalLine = (longest: number) => line(longest, '');
