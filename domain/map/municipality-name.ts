import type { Language } from '../text/language.ts';
import type { Municipality } from './base-map.ts';

/** A municipality in the words of a page: as its language calls it, and as it is called there where that is another name. */
export type MunicipalityName = { readonly name: string; readonly other: string };

/** English has names of its own for these, by NIS code. */
const ENGLISH: Readonly<Record<string, string>> = {
  '11002': 'Antwerp',
  '21004': 'Brussels',
  '31005': 'Bruges',
  '33011': 'Ypres',
  '35013': 'Ostend',
  '44021': 'Ghent',
};

/**
 * `municipalityName(ghent, 'fr')` → `{ name: 'Gand', other: 'Gent' }`;
 * of a bilingual one, `municipalityName(brussels, 'fr')` → `{ name: 'Bruxelles / Brussel', other: '' }`
 */
export function municipalityName(at: Municipality, language: Language): MunicipalityName {
  const both = (first: string, second: string) => (first === second ? first : `${first} / ${second}`);
  const bilingual = at.language === 'fr-nl';
  const local = bilingual ? both(at.fr, at.nl) : at.language === 'de' ? (at.de ?? at.fr) : at[at.language];
  if (bilingual && language === 'nl') return { name: both(at.nl, at.fr), other: '' };
  if (bilingual && language === 'fr') return { name: local, other: '' };
  const own = (language === 'en' ? ENGLISH[at.code] : at[language]) ?? local;
  return { name: own, other: own === local ? '' : local };
}
