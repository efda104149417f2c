/**
 * Normalised keys of a file name, the most exact first. Two names are the same file if they share a key: they may differ in
 * composed or decomposed accents, letter case, percent-encoding (UTF-8 or Latin-1, once or twice), UTF-8 that was decoded as
 * Latin-1, spaces and apostrophes.
 * `fileNameKeys('Fa%C3%A7ade.jpg')` → `['fa%c3%a7ade.jpg', 'façade.jpg']`
 */
export function fileNameKeys(name: string): readonly string[] {
  const plain = decoded(decoded(name));
  const spellings = [name, decoded(name), readAsUtf8(decoded(name)), spaced(plain), spaced(readAsUtf8(plain))];
  return [...new Set(spellings.map(spelling => spelling.normalize('NFC').toLowerCase()))];
}

/**
 * Replaces spaces and the plus signs of form encoding by single spaces, typographic apostrophes by straight ones, and `&amp;` by
 * `&`.
 */
function spaced(name: string): string {
  return name
    .replace(/&amp;/gi, '&')
    .replace(/[\u0092’‘´`]/g, "'")
    .replace(/[\s+]+/g, ' ')
    .trim();
}

function decoded(name: string): string {
  if (!/%[\da-f]{2}/i.test(name)) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name.replaceAll(/%([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
  }
}

/** Repairs a name whose UTF-8 bytes were decoded as Latin-1; returns any other name unchanged. */
function readAsUtf8(name: string): string {
  const codes = [...name].map(sign => sign.codePointAt(0) ?? 0);
  if (codes.every(code => code < 0x80) || codes.some(code => code > 0xff)) return name;
  try {
    return decodeURIComponent(codes.map(code => `%${code.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return name;
  }
}
