import type { FormValues } from '../request/check-form.ts';
import { fold } from '../text/fold.ts';

/** Maximum number of words in a search. */
export const MOST_WORDS = 6;

/** Signs that separate words as spaces do: they occur in pasted addresses and quotations. */
const BETWEEN = /[\s,;«»‹›“”„"]+/;
/** Brackets and punctuation that are removed from both ends of a searched word. */
const AROUND = '.:!?()[]{}…';
const NUMBER = /^[+/().-]*\d[\d+/().-]*$/;

/** Fields whose words the search finds: names, places and messages. */
const WORDED = ['firstName', 'lastName', 'street', 'postcode', 'city', 'remark', 'text', 'message'];
const APOSTROPHES = /['’‘`´ʼ′]/g;
const HYPHENS = /[-‐‑–]/g;

/** Folds a text for the search: no accents or capitals; apostrophes are left out, hyphens are spaces. */
function folded(text: string): string {
  return fold(text).replace(APOSTROPHES, '').replace(HYPHENS, ' ').trim().replace(/\s+/g, ' ');
}

/**
 * Text in which the desk searches: reference, names, address, phone number, message, and the property with its title and place in each
 * language (`subjectWords`), folded.
 * `searchText({ id: 'K7P2-9QXD', email: undefined, values: { lastName: "D'Hondt" }, subjectId: '6398214' }, ['Loft à Liège'])`
 * → `'k7p2 9qxd dhondt 6398214 loft a liege'`
 */
export function searchText(
  request: {
    readonly id: string;
    readonly email: string | undefined;
    readonly values: FormValues;
    readonly subjectId: string | undefined;
  },
  subjectWords: readonly string[],
): string {
  const { id, email, values, subjectId } = request;
  const phone = phoneIn(values)?.replace(/\D/g, '') ?? '';
  const national = phone.startsWith('32') ? `0${phone.slice(2)}` : '';
  const words = WORDED.map(field => textIn(values, field));
  const parts = [id, ...words, email ?? '', national, phone, subjectId ?? '', ...subjectWords];
  // Each word once: a search never spans words, and a shorter text is searched faster.
  return [...new Set(folded(parts.join(' ')).split(' '))].join(' ');
}

/**
 * Text that versions of the site before `searchText` search: reference, name, address and phone number of a request, folded. The phone
 * number is included in national and in international form.
 * `legacySearchText({ id: 'K7P2-9QXD', email: 'jan@example.be', values: { lastName: 'Géron', phone: '+32470123456' } })`
 * → `'k7p2-9qxd geron jan@example.be 0470123456 32470123456'`
 */
export function legacySearchText({
  id,
  email,
  values,
}: {
  readonly id: string;
  readonly email: string | undefined;
  readonly values: FormValues;
}): string {
  const phone = phoneIn(values)?.replace(/\D/g, '') ?? '';
  const national = phone.startsWith('32') ? `0${phone.slice(2)}` : '';
  return [id, textIn(values, 'firstName'), textIn(values, 'lastName'), email ?? '', national, phone]
    .map(part => fold(part).trim().replace(/\s+/g, ' '))
    .filter(part => part !== '')
    .join(' ');
}

/**
 * Splits a search into words, each of which must occur in `searchText`; a phone number is split at its separators. Commas and the quotation
 * marks, brackets or stops around a word do not matter, since addresses and sentences are pasted. A word of punctuation only matches the
 * same punctuation. `requestSearchWords("D'Hondt, 0470/12.34")` → `['dhondt', '0470', '12', '34']`
 */
export function requestSearchWords(text: string): readonly string[] {
  const words = folded(text)
    .split(BETWEEN)
    .map(word => withoutSignsAround(word) || word)
    .flatMap(word => (NUMBER.test(word) ? word.split(/\D+/).map(withoutDialPrefix) : [word]))
    .filter(word => word !== '');
  const signs = text.trim();
  return words.length === 0 && signs !== '' ? [signs] : words.slice(0, MOST_WORDS);
}

/** Removes the signs of `AROUND` from both ends of a word. `withoutSignsAround('(Liège).')` → `'Liège'` */
function withoutSignsAround(word: string): string {
  const isSign = (at: number) => AROUND.includes(word.charAt(at));
  let [from, to] = [0, word.length];
  while (from < to && isSign(from)) from += 1;
  while (from < to && isSign(to - 1)) to -= 1;
  return word.slice(from, to);
}

/** A country code without the 00 that may precede it. `withoutDialPrefix('0032470123456')` → `'32470123456'` */
function withoutDialPrefix(digits: string): string {
  return digits.replace(/^00(?=[1-9]\d)/, '');
}

/** Whether a request's search text contains all words of a search. */
export function matchesSearch(found: string, words: readonly string[]): boolean {
  return words.every(word => found.includes(word));
}

/** Phone number of a request, if given. */
export function phoneIn(values: FormValues): string | undefined {
  return textIn(values, 'phone') === '' ? undefined : textIn(values, 'phone');
}

function textIn(values: FormValues, field: string): string {
  const value = Object.hasOwn(values, field) ? values[field] : undefined;
  return typeof value === 'string' ? value : '';
}
