import { withPlainHyphens } from './hyphens.ts';
import { withoutInvisible } from './invisible.ts';

/** Belgian area codes of two digits; all others have three (BIPT, national numbering plan). */
const SHORT_AREA = /^0[2349]/;

/**
 * Formats a phone number without separators as Belgians write it: ten digits as 4-2-2-2; nine as 2-3-2-2 after the area codes 02, 03, 04
 * and 09, else as 3-2-2-2. Returns any other text unchanged, including numbers with separators.
 * `formatPhone('093861234')` → `'09 386 12 34'`, `formatPhone('0470123456')` → `'0470 12 34 56'`
 */
export function formatPhone(phone: string): string {
  if (!/^\d{9,10}$/.test(phone)) return phone;
  const area = phone.length === 10 ? 4 : SHORT_AREA.test(phone) ? 2 : 3;
  return [phone.slice(0, area), phone.slice(area, -4), phone.slice(-4, -2), phone.slice(-2)].join(' ');
}

/**
 * Whether a text can be a phone number: 8 to 15 digits, optionally with a leading + and with spaces, dots, slashes, hyphens and brackets
 * between, whatever kind of space or dash. Deliberately loose, so that no number is refused for its formatting.
 * `isPhone('+32 (0)2/226.88.88')` → `true`
 */
export function isPhone(text: string): boolean {
  const plain = plainPhone(text);
  if (!/^\(?\+?[\d\s./()-]+$/.test(plain)) return false;
  const digits = plain.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15;
}

/**
 * The national prefix 0 between a country code and a number of the right length, as in +32 (0)2: it is not dialled from abroad.
 * Italian numbers keep their 0, so Italy is not listed.
 */
const TRUNK_ZERO = /^(32(?=0\d{8,9}$)|3[13](?=0[1-9]\d{8}$)|44(?=0\d{10}$))0/;
/** Belgian numbers without their leading zero: eight digits, or nine for mobile phones (BIPT). */
export const BELGIAN = /^(?:\d{8}|4\d{8})$/;

/**
 * The number in E.164, for storage and `tel:` links; `undefined` if the country is unknown. A number with one leading zero is taken as
 * Belgian if it has the length of Belgian numbers; otherwise it may belong to a neighbouring country. 10 or 11 digits starting with 32 are
 * taken as a Belgian number too, because no national Belgian number starts like that. `phoneE164('02 226 88 88')` → `'+3222268888'`,
 * `phoneE164('0033 1 42 68 53 00')` → `'+33142685300'`, `phoneE164('+32 0475 12 34 56')` → `'+32475123456'`, `phoneE164('06 12 34 56 78')`
 * → `undefined`
 */
export function phoneE164(text: string): string | undefined {
  if (!isPhone(text)) return undefined;
  const typed = plainPhone(text)
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '');
  const national = /^0(?!0)/.test(typed) ? typed.slice(1) : /^32\d{8,9}$/.test(typed) ? typed.slice(2) : undefined;
  if (national !== undefined) return BELGIAN.test(national) ? `+32${national}` : undefined;
  const number = (/^(?:\+|00)(.*)$/.exec(typed)?.[1] ?? '').replace(TRUNK_ZERO, '$1');
  return /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}

/** Start of another number, with at least the eight digits that the shortest number has. */
export const OTHER_NUMBER = String.raw`(?:0[1-9]|\+[1-9])(?:[ ./()-]{0,3}\d){7}`;
/** Hours of calls, such as `18:00`, `18 h` and `9-17u`. */
export const HOURS = String.raw`(?:\d{1,2} ?- ?)?\d{1,2} ?[:hu]`;
/** A comma between the short groups of one number; a comma before a longer group, another number or hours ends the number. */
const COMMA = new RegExp(String.raw`(?<=\d),(?!${OTHER_NUMBER}|${HOURS})(?=\d{2,3}(?!\d))`, 'g');
/** Quotation marks between the groups of a number and at both ends of a text; others belong to words: `'s avonds`. */
const QUOTE = /(?<=\d)['’‘"”“`´¨](?=\d)|^['’‘"”“`´¨]|['’‘"”“`´¨]$/g;

/**
 * The number with plain digits, hyphens, dots, slashes and brackets, and without invisible characters, which copied numbers may contain. Arabic
 * and Persian keyboards type digits of their own, Japanese and Chinese ones full-width digits. Quotation marks, as in `0475'12'34'56`, are
 * replaced by dots. `plainPhone('[0]2–226.88.88')` → `'(0)2-226.88.88'`, `plainPhone('٠٤٧٥')` → `'0475'`
 */
export function plainPhone(text: string): string {
  // Quotation marks are replaced before the normalization, because NFKC changes a spacing acute accent (U+00B4) to a space and a combining accent.
  return withPlainHyphens(withoutInvisible(text.trim().replace(QUOTE, '.')).normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/[·•_|\\]/g, '.')
    .replace(COMMA, '.')
    .replace(/^\+{2,}/, '+')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .trim();
}
