import type { Goal } from '../../domain/listing/listing.ts';
import type { ListHeadingPhrases } from '../ports/phrases/phrases.ts';

/**
 * Heading of a list with a single type, place, or both. Non-breaking spaces prevent line breaks within the type's name.
 * `listHeading(phrases('fr').listHeading, 'rent', { type: 'Bureau', place: 'Le Roeulx' })` → `'Bureau à louer au Roeulx'`
 */
export function listHeading(
  phrases: ListHeadingPhrases,
  goal: Goal,
  { type, place }: { readonly type: string | undefined; readonly place: string | undefined },
): string {
  const where = place === undefined ? [] : [inPlace(phrases, place)];
  return [type?.replaceAll(' – ', '\u00a0–\u00a0') ?? phrases.what, phrases[goal], ...where].join(' ');
}

/** A place's name with its preposition. `inPlace(phrases('fr').listHeading, 'Le Roeulx')` → `'au Roeulx'` */
export function inPlace(phrases: ListHeadingPhrases, place: string): string {
  const [, article, rest = place] = /^(Les?) (.+)$/s.exec(place) ?? [];
  const phrase = article === 'Les' ? phrases.inLes : article === 'Le' ? phrases.inLe : phrases.in;
  return phrase.replace('{{place}}', () => rest);
}
