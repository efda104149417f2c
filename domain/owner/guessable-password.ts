import { fold } from '../text/fold.ts';

/**
 * Whether a password is among those that are tried first: a frequent one (a set in small letters), one character over and over,
 * or one of the public words of this account (the agency, the site, the address) with nothing but figures and
 * signs around it. `isGuessable('Clairval2026!', ['Clairval'], frequent)` → `true`,
 * `isGuessable('trois chats sur un toit', ['Clairval'], frequent)` → `false`
 */
export function isGuessable(password: string, context: readonly string[], frequent: ReadonlySet<string>): boolean {
  const small = password.normalize('NFC').toLowerCase();
  if (frequent.has(small) || /^(.)\1*$/su.test(small)) return true;
  const letters = lettersOf(password);
  return letters !== '' && context.some(word => lettersOf(word) === letters);
}

/** The public words of an account: `accountWords('Jan.Peeters@example.be')` → the address and what stands before its @ */
export function accountWords(email: string): readonly string[] {
  return [email, email.slice(0, email.lastIndexOf('@'))];
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, '');
}
