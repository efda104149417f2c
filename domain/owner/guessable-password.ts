import { fold } from '../text/fold.ts';

/**
 * Whether a password is easily guessed: in a list of frequent passwords (in lower case), one character repeated, or a frequent password or a
 * public word of the account (agency, site, e-mail address) with only digits and punctuation added. `isGuessable('Clairval2026!', ['Clairval'], frequent)` →
 * `true`,
 * `isGuessable('trois chats sur un toit', ['Clairval'], frequent)` → `false`
 */
export function isGuessable(password: string, context: readonly string[], frequent: ReadonlySet<string>): boolean {
  const small = password.normalize('NFC').toLowerCase();
  if (frequent.has(small) || /^(.)\1*$/su.test(small)) return true;
  const signs = [...small];
  const bare = signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('');
  if (bare !== small && frequent.has(bare)) return true;
  const letters = lettersOf(password);
  return letters !== '' && context.some(word => lettersOf(word) === letters);
}

/**
 * Public words of an account: its e-mail address and the part before the @. `accountWords('jan@example.be')` → `['jan@example.be',
 * 'jan']`
 */
export function accountWords(email: string): readonly string[] {
  return [email, email.slice(0, email.lastIndexOf('@'))];
}

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign);
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, '');
}
