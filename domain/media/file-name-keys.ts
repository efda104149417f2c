/**
 * Keys under which the spellings of one file name meet, the most exact first: composed or decomposed accents, any letter case, percent-encoded
 * as UTF-8 or Latin-1, also twice, UTF-8 that was read as Latin-1, and any kind of space and apostrophe. Two names are the same if they share
 * a key. `fileNameKeys('Fa%C3%A7ade.jpg')` → `['fa%c3%a7ade.jpg', 'façade.jpg']`
 */
export function fileNameKeys(name: string): readonly string[] {
  const plain = decoded(decoded(name));
  const spellings = [name, decoded(name), readAsUtf8(decoded(name)), spaced(plain), spaced(readAsUtf8(plain))];
  return [...new Set(spellings.map(spelling => spelling.normalize('NFC').toLowerCase()))];
}

/** The name with single spaces, also for the plus signs of forms, and with straight apostrophes. */
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

/** The name whose UTF-8 bytes were read as Latin-1; the name itself if they were not. */
function readAsUtf8(name: string): string {
  const codes = [...name].map(sign => sign.codePointAt(0) ?? 0);
  if (codes.every(code => code < 0x80) || codes.some(code => code > 0xff)) return name;
  try {
    return decodeURIComponent(codes.map(code => `%${code.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return name;
  }
}
