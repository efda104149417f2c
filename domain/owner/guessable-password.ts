import { fold } from '../text/fold.ts';

/**
 * Whether a password is easily guessed: in a list of frequent passwords (in lower case), one character repeated, or a frequent password or a
 * public word of the account (agency, site, e-mail address) with only digits and punctuation added. Accents and repetitions of the whole do
 * not make it harder to guess. `isGuessable('Clairval2026!', ['Clairval'], frequent)` → `true`,
 * `isGuessable('trois chats sur un toit', ['Clairval'], frequent)` → `false`
 */
export function isGuessable(password: string, context: readonly string[], frequent: ReadonlySet<string>): boolean {
  const small = password.normalize('NFC').toLowerCase();
  if (/^(.)\1*$/su.test(small)) return true;
  if ([small, fold(small)].some(text => isFrequent(text, frequent))) return true;
  const letters = once(lettersOf(password));
  return letters !== '' && context.some(word => once(lettersOf(word)) === letters);
}

function isFrequent(text: string, frequent: ReadonlySet<string>): boolean {
  const signs = [...text];
  const bare = signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('');
  return [text, once(text), bare, once(bare), once(lettersOf(text))].some(word => frequent.has(word));
}

/** A text that is repeated, once; any other unchanged. `once('welkomwelkom')` → `'welkom'` */
function once(text: string): string {
  // A text is a repetition if it occurs in itself written twice, elsewhere than at both ends.
  const period = `${text}${text}`.indexOf(text, 1);
  return period < 1 ? text : text.slice(0, period);
}

/**
 * Public words of an account: its e-mail address, the part before the @, and the names in it. `accountWords('jan.maes@example.be')` →
 * `['jan.maes@example.be', 'jan.maes', 'jan', 'maes']`
 */
export function accountWords(email: string): readonly string[] {
  const local = email.slice(0, email.lastIndexOf('@'));
  return [email, local, ...local.split(/[^\p{L}]+/u).filter(name => name !== '' && name !== local)];
}

function isLetter(sign: string): boolean {
  return /\p{L}/u.test(sign);
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, '');
}
