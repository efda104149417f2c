/**
 * Soft hyphens, characters without a width, marks of direction, other controls of the format and byte order marks, which copied texts may
 * contain.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** Removes invisible characters from a text. `withoutInvisible('\u200e0470\u200b 12')` → `'0470 12'` */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Replaces each invisible character by its escape, so that a message shows it. `withShownInvisible('Price\u200b')` → `'Price\\u200b'` */
export function withShownInvisible(text: string): string {
  return text.replace(INVISIBLE, sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
