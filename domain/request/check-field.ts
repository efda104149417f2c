import { parseListingId } from '../listing/listing.ts';
import { MOST_MUNICIPALITIES } from '../map/zone.ts';
import { typedPostcode } from '../place/belgian-postcode.ts';
import { daysBetween, parseDay } from '../text/day.ts';
import { isPhone, phoneE164 } from '../text/phone.ts';
import { phoneInText } from '../text/phone-in-text.ts';
import { amountBeside, parseAmount } from './amount.ts';
import { parsePublicEmail, typedEmail } from './email.ts';
import { checkFile, type UploadedFile } from './check-file.ts';
import { type Field, filterOf, MOST_UNITS } from './field.ts';

/** Codes of all errors that a field can have; pages translate them. */
export type ErrorCode =
  | 'required'
  | 'at-least-one'
  | 'email-or-phone'
  | 'consent'
  | 'email'
  | 'phone'
  | 'postcode'
  | 'choice'
  | 'reference'
  | 'amount'
  | 'number'
  | 'too-low'
  | 'too-high'
  | 'date'
  | 'past'
  | 'outside-days'
  | 'period-incomplete'
  | 'period-order'
  | 'too-long'
  | 'characters'
  | 'doubled'
  | 'links'
  | 'file-kind'
  | 'file-too-big';

export type CheckedValue = string | number | boolean | readonly string[];

export type Checked =
  /** `beside`: the whole text of a phone number or an amount with words beside it. */
  { readonly value: CheckedValue | undefined; readonly beside?: string } | { readonly code: ErrorCode };

/** Parses a submitted list filter to its name and its normalised text, which is stored; `undefined` if it is invalid. */
export type ReadCriterion = (sent: string) => { readonly filter: string; readonly printed: string } | undefined;

/** Values other than the input on which a field's check depends. */
export type FieldContext = {
  readonly today: string;
  readonly options?: readonly string[] | undefined;
  readonly file?: UploadedFile | undefined;
  /** Parser of list filters that the form submits; if it is absent, every filter is refused. */
  readonly criterion?: ReadCriterion | undefined;
};

/**
 * Checks one field: returns its parsed value (`undefined` for an empty optional field) or an error code.
 * `checkField(FIELD.phone, '0470/12.34.56', { today: '2026-08-01' })` → `{ value: '+32470123456' }`
 */
export function checkField(field: Field, sent: string | readonly string[] | undefined, context: FieldContext): Checked {
  if (field.kind === 'file') return checkFile(field, context.file);
  if (field.kind === 'choices') return checkChoices(field, sent, context.options);
  if (field.kind === 'criteria') return checkCriteria(sent, context.criterion);
  if (typeof sent === 'object' && sent.length > 1) return { code: 'doubled' };
  // Replaces CR LF by LF, because browsers send one or the other depending on how the form is submitted.
  const given = ((typeof sent === 'object' ? sent[0] : sent) ?? field.whenAbsent ?? '').replace(/\r\n?/g, '\n');
  const raw = field.kind === 'long-text' ? pastedText(given) : pastedLine(given);
  if (raw.length > MOST_UNITS * field.maxLength && raw.trim().length > MOST_UNITS * field.maxLength)
    return { code: 'too-long' };
  const forbidden = field.kind === 'long-text' ? CONTROL_BUT_LINES : CONTROL;
  if (forbidden.test(raw) || MARKS.test(raw) || !raw.isWellFormed()) return { code: 'characters' };
  const text = raw.normalize('NFC').trim();
  if (text === '') return empty(field);
  if (longerThan(text, field.maxLength)) return { code: 'too-long' };
  return checkText(field, text, context);
}

/** Line breaks other than LF that word processors put into copied text: vertical tab and form feed. */
const OTHER_BREAKS = /[\u000b\u000c]/g;
/**
 * Control characters in text copied from tables and old documents, such as U+0007, which Word writes after each cell of a table. Visitors
 * do not see them.
 */
const UNSEEN = /[\u0001-\u0008\u000e-\u001f\u007f]/g;

/** A message without the controls of the program from which it was pasted. `pastedText('Ja\u000bNee\u0007')` → `'Ja\nNee'` */
function pastedText(text: string): string {
  return text.replace(OTHER_BREAKS, '\n').replace(UNSEEN, '');
}

/** A single line without the tabs and line breaks of the cell from which it was pasted. `pastedLine('Peeters\t\n')` → `'Peeters'` */
function pastedLine(line: string): string {
  return line.trim().replace(/\t+/g, ' ');
}

/** Control characters, refused because values enter mail headers and logs: messages may contain tabs and line breaks, single lines none. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const CONTROL_BUT_LINES = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

/**
 * Refuses more combining marks on a letter than any language needs (UAX 15, stream-safe text format), since normalising them takes
 * quadratic time.
 */
const MARKS = /\p{M}{31}/u;

/** Links, including bare domains that mail programs turn into links. */
const LINK =
  /:\/\/|\bwww\.|[a-z0-9-]\.(?:com|net|org|info|biz|io|be|fr|nl|de|lu|eu|uk|ru|cn|xyz|top|site|online|shop|app|link|click)\b/i;

function empty(field: Field): Checked {
  if (!field.required) return field.kind === 'consent' ? { value: false } : { value: undefined };
  return { code: field.kind === 'consent' ? 'consent' : 'required' };
}

function checkText(field: Field, text: string, { today, options }: FieldContext): Checked {
  switch (field.kind) {
    case 'email':
      return orCode(parsePublicEmail(typedEmail(text)), 'email');
    case 'phone':
      return phoneIn(text);
    case 'postcode':
      return orCode(typedPostcode(text), 'postcode');
    case 'choice':
      return isOption(text, options) ? { value: text } : { code: 'choice' };
    case 'reference':
      return orCode(parseListingId(text), 'reference');
    case 'amount':
      return amountIn(field, text);
    case 'count':
      return within(field, /^\d{1,9}$/.test(text) ? Number(text) : undefined, 'number');
    case 'date': {
      const day = parseDay(text);
      if (day === undefined) return { code: 'date' };
      if (field.notPast && day < today) return { code: 'past' };
      return withinDays(field, daysBetween(today, day)) ? { value: day } : { code: 'outside-days' };
    }
    case 'yes-no':
      return text === 'yes' || text === 'no' ? { value: text === 'yes' } : { code: 'choice' };
    case 'consent':
      return ['yes', 'on', 'true', '1'].includes(text) ? { value: true } : empty(field);
    default:
      return field.noLinks && LINK.test(text) ? { code: 'links' } : { value: text };
  }
}

function checkChoices(
  field: Field,
  sent: string | readonly string[] | undefined,
  options: readonly string[] | undefined,
): Checked {
  const chosen = [...new Set(typeof sent === 'string' ? [sent] : (sent ?? []))].filter(text => text.trim() !== '');
  if (chosen.length === 0) return field.required ? { code: 'at-least-one' } : { value: undefined };
  return chosen.every(text => isOption(text, options)) ? { value: chosen } : { code: 'choice' };
}

function phoneIn(text: string): Checked {
  const number = phoneE164(text);
  if (number !== undefined) return { value: number };
  // Digits of hours, '02 226 88 88 9-12', may look like the end of a number.
  const within = phoneInText(text);
  if (within !== undefined) return { value: within, beside: text };
  return isPhone(text) ? { value: text } : { code: 'phone' };
}

function amountIn(field: Field, text: string): Checked {
  const amount = parseAmount(text);
  if (amount !== undefined) return within(field, amount, 'amount');
  const checked = within(field, amountBeside(text), 'amount');
  return 'code' in checked ? checked : { ...checked, beside: text };
}

/** Maximum number of criteria; lists have fewer filters. */
const MOST_CRITERIA = 60;

function checkCriteria(sent: string | readonly string[] | undefined, read: ReadCriterion = () => undefined): Checked {
  const chosen = [...new Set(typeof sent === 'string' ? [sent] : (sent ?? []))].filter(text => text !== '');
  if (chosen.length === 0) return { value: undefined };
  if (chosen.length > MOST_CRITERIA) return { code: 'choice' };
  const criteria = chosen.flatMap(text => read(text)?.printed ?? []);
  // With more than `MOST_MUNICIPALITIES` no zone can be built, and an alert without a zone would match every listing.
  const municipalities = criteria.filter(text => filterOf(text) === 'zone').length;
  return criteria.length < chosen.length || municipalities > MOST_MUNICIPALITIES
    ? { code: 'choice' }
    : { value: criteria };
}

function isOption(text: string, options: readonly string[] | undefined): boolean {
  return options ? options.includes(text) : /^[0-9A-Za-z][0-9A-Za-z_-]{0,39}$/.test(text);
}

function within({ min, max }: Field, value: number | undefined, code: ErrorCode): Checked {
  if (value === undefined) return { code };
  if (min !== undefined && value < min) return { code: 'too-low' };
  return max !== undefined && value > max ? { code: 'too-high' } : { value };
}

function withinDays({ daysAhead }: Field, ahead: number): boolean {
  return daysAhead === undefined || (ahead >= daysAhead[0] && ahead <= daysAhead[1]);
}

function orCode(value: string | undefined, code: ErrorCode): Checked {
  return value === undefined ? { code } : { value };
}

function longerThan(text: string, limit: number): boolean {
  return text.length > limit && [...text].length > limit;
}
