import { fold } from '../text/fold.ts';
import { FREQUENT_PASSWORDS } from './frequent-passwords.ts';

/**
 * Whether a password is among those that are tried first: a frequent one, one character over and over, or one of the words
 * that everybody knows of this account (the agency, the site, the address) with nothing but figures and signs around it.
 * `isGuessable('Clairval2026!', ['Clairval'])` → `true`, `isGuessable('trois chats sur un toit', ['Clairval'])` → `false`
 */
export function isGuessable(password: string, context: readonly string[]): boolean {
  const small = password.normalize('NFC').toLowerCase();
  if (FREQUENT_PASSWORDS.has(small) || /^(.)\1*$/su.test(small)) return true;
  const letters = lettersOf(password);
  return letters !== '' && context.some(word => lettersOf(word) === letters);
}

/** What is known to everybody of an account: `accountWords('Jan.Peeters@example.be')` → the address and what stands before its @ */
export function accountWords(email: string): readonly string[] {
  return [email, email.slice(0, email.lastIndexOf('@'))];
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, '');
}
