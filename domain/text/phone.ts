/** Belgian area codes of two digits; all others have three (BIPT, national numbering plan). */
const SHORT_AREA = /^0[2349]/;

/**
 * Formats a phone number without separators as Belgians write it: ten digits as 4-2-2-2; nine as 2-3-2-2 after the area codes 02, 03, 04
 * and 09, else as 3-2-2-2. Returns any other text unchanged, including numbers with separators.
 * `formatPhone('093861234')` → `'09 386 12 34'`, `formatPhone('0470123456')` → `'0470 12 34 56'`
 */
export function formatPhone(phone: string): string {
  if (!/^\d{9,10}$/.test(phone)) return phone;
  const area = phone.length === 10 ? 4 : SHORT_AREA.test(phone) ? 2 : 3;
  return [phone.slice(0, area), phone.slice(area, -4), phone.slice(-4, -2), phone.slice(-2)].join(' ');
}

/**
 * Whether a text can be a phone number: 8 to 15 digits, optionally with a leading + and with spaces, dots, slashes, hyphens and brackets
 * between, whatever kind of space or dash. Deliberately loose, so that no number is refused for its formatting.
 * `isPhone('+32 (0)2/226.88.88')` → `true`
 */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d\s./()-]+$/.test(plainPhone(text))) return false;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15;
}

/**
 * The number in E.164, for storage and `tel:` links; `undefined` if the country is unknown. A number with one leading zero is Belgian. So
 * is one of 10 or 11 digits starting with 32, since no national Belgian number starts like that. `phoneE164('02 226 88 88')` →
 * `'+3222268888'`, `phoneE164('0033 1 42 68 53 00')` → `'+33142685300'`
 */
export function phoneE164(text: string): string | undefined {
  if (!isPhone(text)) return undefined;
  const typed = plainPhone(text)
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '');
  const number = typed.startsWith('+')
    ? typed.slice(1)
    : typed.startsWith('00')
      ? typed.slice(2)
      : typed.startsWith('0')
        ? `32${typed.slice(1)}`
        : /^32\d{8,9}$/.test(typed)
          ? typed
          : undefined;
  return number !== undefined && /^[1-9]\d{6,14}$/.test(number) ? `+${number}` : undefined;
}

/** Boundaries between a phone number and the text after it. */
const BEHIND = / ?(?:[,;:(]|[-/] | (?=\p{L})|$)/gu;

/**
 * Extracts a phone number from a text, in E.164; `undefined` if the number is ambiguous. Only lengths of Belgian and of international
 * numbers are accepted, so that a time after the number is not read as further digits.
 * `phoneInText('0475 12 34 56 (après 18h)')` → `'+32475123456'`, `phoneInText('18h')` → `undefined`
 */
export function phoneInText(text: string): string | undefined {
  const typed = plainPhone(text).replace(/\s+/g, ' ');
  const start = typed.search(/[+(]?\d/);
  if (start === -1) return undefined;
  const rest = typed.slice(start);
  for (const { index } of rest.matchAll(BEHIND)) {
    const number = phoneE164(rest.slice(0, index));
    if (number !== undefined && (!number.startsWith('+32') || /^\+32\d{8,9}$/.test(number))) return number;
  }
  return undefined;
}

/** The number with plain hyphens and without the invisible characters that copied numbers carry. */
function plainPhone(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}
