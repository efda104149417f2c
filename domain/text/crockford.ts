/**
 * Crockford's base 32 (5 bits per letter), without letters that are easily confused when read aloud.
 * https://www.crockford.com/base32.html
 */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes random bytes, one letter each (5 of the 8 bits). `crockfordOf(Uint8Array.of(0, 31, 33))` → `'0Z1'` */
export function crockfordOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('');
}

/**
 * Normalises typed text: upper case, O as 0, I and L as 1; `undefined` if it contains other characters. `readCrockford('o1l')` → `'011'`
 */
export function readCrockford(text: string): string | undefined {
  // Some non-ASCII letters become ASCII letters, or two letters, in upper case.
  if (!/^[0-9A-Za-z]*$/.test(text)) return undefined;
  const read = text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return [...read].every(letter => LETTERS.includes(letter)) ? read : undefined;
}
