import type { Goal } from '../listing/listing.ts';
import type { Language } from '../text/language.ts';

/** Words of headings by goal; a type's name replaces `what`. */
const WORDS: {
  readonly [L in Language]: { readonly what: string; readonly goal: { readonly [G in Goal]: string } };
} = {
  fr: { what: 'Biens', goal: { sale: 'à vendre', rent: 'à louer' } },
  nl: { what: 'Panden', goal: { sale: 'te koop', rent: 'te huur' } },
  en: { what: 'Properties', goal: { sale: 'for sale', rent: 'for rent' } },
  de: { what: 'Immobilien', goal: { sale: 'zu verkaufen', rent: 'zu vermieten' } },
};

/**
 * Heading of a list with a single type, place, or both. Non-breaking spaces prevent line breaks within the type's name.
 * `listHeading('fr', 'rent', { type: 'Bureau', place: 'Le Roeulx' })` → `'Bureau à louer au Roeulx'`
 */
export function listHeading(
  language: Language,
  goal: Goal,
  { type, place }: { readonly type: string | undefined; readonly place: string | undefined },
): string {
  const words = WORDS[language];
  const where = place === undefined ? [] : [inPlace(language, place)];
  return [type?.replaceAll(' – ', '\u00a0–\u00a0') ?? words.what, words.goal[goal], ...where].join(' ');
}

/** 'in' with a place's name; in French, contracted with the articles Le and Les. `inPlace('fr', 'Le Roeulx')` → `'au Roeulx'` */
export function inPlace(language: Language, place: string): string {
  if (language !== 'fr') return `in ${place}`;
  if (place.startsWith('Les ')) return `aux ${place.slice(4)}`;
  return place.startsWith('Le ') ? `au ${place.slice(3)}` : `à ${place}`;
}
