import { z } from 'zod';
import { type KeptId, keptId, LONGEST_EXTERNAL_ID } from '../../domain/listing/kept-id.ts';

/** Agency systems leave a field out, or send null or an empty text: all three mean that there is no value. */
const absent = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '');

const CLEAN_NUMBER = /^-?\d{1,12}(?:\.\d{1,2})?$/;

/**
 * A finite number, also as a clean text. A text such as '250.000' is refused: it may be thousands or thousandths.
 * `readNumber('12.5')` → `12.5`, `readNumber('250 kWh')` → `undefined`
 */
export function readNumber(raw: unknown): number | undefined {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
  return typeof raw === 'string' && CLEAN_NUMBER.test(raw.trim()) ? Number(raw) : undefined;
}

/** Yes or no, also as 1, 0, 'true', 'false'. `readBoolean('1')` → `true`, `readBoolean('ja')` → `undefined` */
export function readBoolean(raw: unknown): boolean | undefined {
  const value = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  return value === false || value === 0 || value === '0' || value === 'false' ? false : undefined;
}

/** An ISO day, also the start of an ISO time. `readDay('2026-05-04T00:00:00')` → `'2026-05-04'` */
export function readDay(raw: unknown): string | undefined {
  const day = typeof raw === 'string' ? /^(\d{4}-\d{2}-\d{2})(?:T.{0,30})?$/.exec(raw.trim())?.[1] : undefined;
  if (day === undefined || day.startsWith('0')) return undefined;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day ? day : undefined;
}

/** One line of text without control characters, or nothing where the raw value is no text. */
export function readText(raw: unknown, longest: number): string | undefined {
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'string' || raw.length > longest) return undefined;
  return raw.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
}

/** The id of a property or project as its system writes it. `readRawId(6398214)` → `'6398214'`, `readRawId('')` → `undefined` */
export function readRawId(raw: unknown): string | undefined {
  return readText(raw, LONGEST_EXTERNAL_ID) || undefined;
}

/** The id under which a property or project is kept. `readId(6398214)` → `{ id: '6398214' }`, `readId(null)` → `undefined` */
export function readId(raw: unknown): KeptId | undefined {
  return keptId(readRawId(raw) ?? '');
}

export const isAbsent = absent;

/** A field read by `read`; where it is absent `otherwise` stands, where it cannot be read the record is bad. */
function field<T>(read: (raw: unknown) => T | undefined, says: string, otherwise?: { readonly value: T }) {
  return z.transform((raw: unknown, context): T => {
    if (absent(raw) && otherwise) return otherwise.value;
    const value = absent(raw) ? undefined : read(raw);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: absent(raw) ? 'is missing' : `${says}, but is ${shown(raw)}` });
    return z.NEVER;
  });
}

export const number = (otherwise?: number) =>
  field(readNumber, 'must be a number', otherwise === undefined ? undefined : { value: otherwise });

export const optionalNumber = () => field<number | null>(readNumber, 'must be a number', { value: null });

/** A whole number from `least` to `most`. */
export const whole = (least: number, most: number, otherwise?: number) =>
  field(
    raw => {
      const value = readNumber(raw);
      return value !== undefined && Number.isInteger(value) && value >= least && value <= most ? value : undefined;
    },
    `must be a whole number from ${least} to ${most}`,
    otherwise === undefined ? undefined : { value: otherwise },
  );

export const flag = (otherwise: boolean) => field(readBoolean, 'must be true or false', { value: otherwise });

export const day = (otherwise?: string) =>
  field(readDay, 'must be an ISO day', otherwise === undefined ? undefined : { value: otherwise });

export const line = (longest: number) =>
  field(raw => readText(raw, longest), `must be a text of at most ${longest} characters`);

export const optionalLine = (longest: number) =>
  field(raw => readText(raw, longest), `must be a text of at most ${longest} characters`, { value: '' });

/** Text with line breaks. */
export const longText = (longest: number) =>
  field(
    raw => (typeof raw === 'string' && raw.length <= longest ? raw : undefined),
    `must be a text of at most ${longest} characters`,
    { value: '' },
  );

/** A raw value for a report, short. */
export function shown(raw: unknown): string {
  if (typeof raw === 'string') return JSON.stringify(raw.length > 40 ? `${raw.slice(0, 40)}…` : raw);
  if (Array.isArray(raw)) return 'a list';
  return typeof raw === 'object' && raw !== null ? 'an object' : String(raw);
}
