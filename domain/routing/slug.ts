/**
 * A text as a part of an address: small ASCII letters and digits joined by single dashes, at most 80 characters,
 * `'-'` where nothing is left. `slug('Maison de maître, Namur')` → `'maison-de-maitre-namur'`
 */
export function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 80).replace(/-+$/, '') || '-';
}
