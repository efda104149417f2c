/** Crockford's base 32, five bits a letter: without those that are mistaken for others when read out. https://www.crockford.com/base32.html */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters for bytes that were drawn by chance, one each. `crockfordOf(Uint8Array.of(0, 31, 33))` → `'0Z1'` */
export function crockfordOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => LETTERS[byte % LETTERS.length]).join('');
}

/** What a person typed, in capitals and with letters that are no digits read as those; none where another sign is in it. `readCrockford('o1l')` → `'011'` */
export function readCrockford(text: string): string | undefined {
  // Some letters beyond ASCII become others, or two, in capitals.
  if (!/^[0-9A-Za-z]*$/.test(text)) return undefined;
  const read = text.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return [...read].every(letter => LETTERS.includes(letter)) ? read : undefined;
}
