import { belgianPlaces } from '../place/belgian-place.ts';
import { fold } from '../text/fold.ts';

/** Characters that people write in place of letters. `1` and `!` are `i` here; `readingsOf` also tries `l`. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Whether a password is easily guessed: in a list of frequent passwords (in lower case), one character repeated, or a frequent password, a
 * Belgian place or a public word of the account (agency, site, e-mail address) with only digits and punctuation added or with digits for
 * letters. Accents and repetitions of the whole do not make it harder to guess. `isGuessable('Clairval2026!', ['Clairval'], frequent)` and
 * `isGuessable('Brux3ll3s26', [], frequent)` → `true`, `isGuessable('trois chats sur un toit', ['Clairval'], frequent)` → `false`
 */
export function isGuessable(password: string, context: readonly string[], frequent: ReadonlySet<string>): boolean {
  const small = password.normalize('NFC').toLowerCase();
  if (/^(.)\1*$/su.test(small)) return true;
  if ([small, fold(small)].some(text => isFrequent(text, frequent))) return true;
  const readings = readingsOf(small);
  const isAmong = (words: ReadonlySet<string>) => readings.some(letters => words.has(letters));
  return isAmong(frequent) || isAmong(placeWords()) || isAmong(new Set(context.map(word => once(lettersOf(word)))));
}

/**
 * Letters of a password: as typed, and with look-alike characters replaced by letters. The characters after the last letter are
 * tried both ways: removed and replaced.
 */
function readingsOf(password: string): readonly string[] {
  const signs = [...password];
  const ended = signs.slice(0, signs.findLastIndex(isLetter) + 1).join('');
  const looked = [ended, password].flatMap(text =>
    ['i', 'l'].map(one => [...text].map(sign => (/[1!]/.test(sign) ? one : (LOOKALIKES[sign] ?? sign))).join('')),
  );
  return [password, ...looked].map(text => once(lettersOf(text))).filter(letters => letters !== '');
}

let places: ReadonlySet<string> | undefined;

/** Letters of the names of Belgian towns, in all languages; computed on first use. */
function placeWords(): ReadonlySet<string> {
  places ??= new Set(belgianPlaces().flatMap(({ names }) => Object.values(names).map(lettersOf)));
  return places;
}

function isFrequent(text: string, frequent: ReadonlySet<string>): boolean {
  const signs = [...text];
  const bare = signs.slice(signs.findIndex(isLetter), signs.findLastIndex(isLetter) + 1).join('');
  return [text, once(text), bare, once(bare)].some(word => frequent.has(word));
}

/** Reduces a repeated text to one occurrence; returns any other text unchanged. `once('welkomwelkom')` → `'welkom'` */
function once(text: string): string {
  // In the doubled text, the text occurs again after its period: after its whole length, or earlier if it is a repetition.
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
