import type { FormValues } from '../request/check-form.ts';
import { fold } from '../text/fold.ts';

/** Maximum number of words in a search. */
export const MOST_WORDS = 6;

const NUMBER = /^[+/().-]*\d[\d+/().-]*$/;

/**
 * Search text of a request: its reference, name, address and phone number, folded. The phone number is included in national and in
 * international form. `foundBy({ id: 'K7P2-9QXD', email: 'jan@example.be', values: { lastName: 'Géron', phone: '+32470123456' } })`
 * → `'k7p2-9qxd geron jan@example.be 0470123456 32470123456'`
 */
export function foundBy({
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
 * Words of a search, each of which must occur in `foundBy`; a phone number is split at its separators.
 * `requestSearchWords('Géron 0470/12.34')` → `['geron', '0470', '12', '34']`
 */
export function requestSearchWords(text: string): readonly string[] {
  const words = fold(text)
    .split(/\s+/)
    .flatMap(word => (NUMBER.test(word) ? word.split(/\D+/) : [word]));
  return words.filter(word => word !== '').slice(0, MOST_WORDS);
}

/** Whether a request's search text contains all words of a search. */
export function isFound(found: string, words: readonly string[]): boolean {
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
