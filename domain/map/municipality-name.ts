import type { Language } from '../text/language.ts';
import type { Municipality } from './base-map.ts';

/** Names of a municipality on a page: in the page's language, and the local name if it differs (else ''). */
export type MunicipalityName = { readonly name: string; readonly other: string };

/**
 * Names of a municipality in a page's language. `municipalityName(ghent, 'fr')` → `{ name: 'Gand', other: 'Gent' }`;
 * for a bilingual one, `municipalityName(brussels, 'fr')` → `{ name: 'Bruxelles / Brussel', other: '' }`
 */
export function municipalityName(at: Municipality, language: Language): MunicipalityName {
  const both = (first: string, second: string) => (first === second ? first : `${first} / ${second}`);
  const bilingual = at.language === 'fr-nl';
  const local = bilingual ? both(at.fr, at.nl) : at.language === 'de' ? (at.de ?? at.fr) : at[at.language];
  if (bilingual && language === 'nl') return { name: both(at.nl, at.fr), other: '' };
  if (bilingual && language === 'fr') return { name: local, other: '' };
  const own = at[language] ?? local;
  return { name: own, other: own === local ? '' : local };
}
