/** Soft hyphens, characters without a width, marks of direction and byte order marks, which copied texts may contain. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Removes invisible characters from a text. `withoutInvisible('\u200e0470\u200b 12')` → `'0470 12'` */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}
