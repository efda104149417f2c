/** Parts of an address line: the street, the digits of the house number, and the rest of the number, such as `A`, `-14`, `/3` or `bus 3`. */
export type StreetLine = { readonly street: string; readonly house: string; readonly extension: string };

/** `n°`, `nr.` and the like before a number. */
const NUMBER_SIGN = String.raw`(?:n[°ºro.]{1,3}\s?)?`;
const LETTERS = String.raw`(?:\s?(?:bis|ter|quater|\p{L})(?!\p{L}))?`;
/** Further numbers or a box after a sign: `12-14`, `12/3`, `12 A + 14`. */
const FURTHER = String.raw`(?:\s?[-–+&/]\s?\w{1,6}){0,3}`;
const BOX = String.raw`(?:[\s,]{1,3}(?:bte|boite|boîte|bus|box|b)(?!\p{L})\.?\s?[\w/-]{1,6})?`;
/** Matches the shortest possible street, so that a box number is not taken for the house number. */
const BEHIND = new RegExp(
  String.raw`^(.*?[^\s,])(?:\s*,\s*|\s+)${NUMBER_SIGN}(\d{1,5})(${LETTERS}${FURTHER}${BOX})$`,
  'iu',
);
/**
 * French lines may begin with the number, followed by a comma or by a kind of street: `8, rue Haute`, `8 rue Haute`. Other lines that begin
 * with a number, such as `11 Novemberlaan`, are names of streets.
 */
const BEFORE = new RegExp(
  String.raw`^(\d{1,5})(${LETTERS}${FURTHER})(?:\s*,\s*|\s+(?=(?:rue|av|avenue|bd|boulevard|chauss[ée]e|place|square|impasse|all[ée]e|chemin|quai|clos|route|dr[èe]ve|ruelle|venelle|sentier|voie)\b))(\p{L}.*)$`,
  'iu',
);

/**
 * Splits a line into street and house number; `undefined` if it has no number, or another form.
 * `splitStreetLine('Kouter 12 A bus 3')` → `{ street: 'Kouter', house: '12', extension: 'A bus 3' }`, `splitStreetLine('8, rue Haute')` →
 * `{ street: 'rue Haute', house: '8', extension: '' }`, `splitStreetLine('Laan van 11 november')` → `undefined`
 */
export function splitStreetLine(line: string): StreetLine | undefined {
  const written = line.trim();
  const [, street, house, extension = ''] = BEHIND.exec(written) ?? [];
  if (street !== undefined && house !== undefined)
    return { street, house, extension: extension.replace(/^[\s,]+/, '') };
  const [, first, beside = '', name] = BEFORE.exec(written) ?? [];
  return first === undefined || name === undefined
    ? undefined
    : { street: name, house: first, extension: beside.trim() };
}
