/** Unicode's category Cf: soft hyphens, characters without a width, marks of direction, byte order marks. Copied texts may contain them. */
const INVISIBLE = /\p{Cf}/gu;

/** Removes invisible characters from a text. `withoutInvisible('\u200e0470\u200b 12')` → `'0470 12'` */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Replaces each invisible character by its escape, so that a message shows it. `withShownInvisible('Price\u200b')` → `'Price\\u200b'` */
export function withShownInvisible(text: string): string {
  return text.replace(INVISIBLE, sign => `\\u${sign.codePointAt(0)?.toString(16).padStart(4, '0')}`);
}
