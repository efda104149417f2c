import { foldedWords, foldWords } from '../text/fold.ts';
import { LANGUAGES } from '../text/language.ts';
import { type PropertyTypeName, propertyTypeName } from './property-type.ts';
import type { PublicListing } from './listing.ts';

type Subtype = { readonly of: readonly PropertyTypeName[]; readonly terms: readonly string[] };

/** Subtypes that feeds name in words: the property types to which they belong, and their terms in four languages. */
const SUBTYPES = {
  studio: { of: ['apartment'], terms: ['studio', 'studette', 'eenkamerflat', 'Einzimmerwohnung'] },
  studentRoom: {
    of: ['apartment', 'house', 'other'],
    terms: ['kot', 'chambre d’étudiant', 'studentenkamer', 'studentenkot', 'student room', 'Studentenzimmer'],
  },
  loft: { of: ['apartment'], terms: ['loft'] },
  penthouse: { of: ['apartment'], terms: ['penthouse', 'dakappartement', 'Dachterrassenwohnung'] },
  duplex: { of: ['apartment'], terms: ['duplex', 'Maisonette', 'Maisonettewohnung'] },
  mansion: {
    of: ['house'],
    terms: ['maison de maître', 'hôtel de maître', 'herenhuis', 'townhouse', 'town mansion', 'Herrenhaus'],
  },
  farmhouse: {
    of: ['house'],
    terms: ['ferme', 'fermette', 'hoeve', 'boerderij', 'farmhouse', 'Bauernhof', 'Bauernhaus'],
  },
  chalet: { of: ['house'], terms: ['chalet'] },
  bungalow: { of: ['house'], terms: ['bungalow'] },
  villa: { of: ['house'], terms: ['villa'] },
  shop: { of: ['commerce'], terms: ['magasin', 'boutique', 'winkel', 'shop', 'Laden', 'Ladenlokal'] },
  hall: {
    of: ['commerce', 'other'],
    terms:
      'hall|hangar|entrepôt|hal|bedrijfshal|loods|magazijn|industrial hall|warehouse|Halle|Gewerbehalle|Lagerhalle'.split(
        '|',
      ),
  },
  garage: { of: ['other'], terms: ['garage', 'box', 'garagebox', 'lock-up garage'] },
  parking: {
    of: ['other'],
    terms: ['parking', 'emplacement', 'staanplaats', 'autostaanplaats', 'parkeerplaats', 'Stellplatz'],
  },
} as const satisfies Readonly<Record<string, Subtype>>;

export type SubtypeName = keyof typeof SUBTYPES;

/** Names of all subtypes. */
export const SUBTYPE_NAMES = Object.keys(SUBTYPES) as readonly SubtypeName[];

/** Maximum number of words before the subtype: an adjective may precede the noun, as in 'Gemeubelde studio van 31 m²'. */
const LAST_START = 1;

/**
 * Subtype of a property, recognised in the feed's name of the type or at the beginning of its type description, in any
 * language; `undefined` if neither names a subtype of the main type.
 * `subtypeOf({ typeIds: [2], mainTypeName: {}, typeDescription: { nl: 'Gemeubelde studio van 31 m²' } })` → `'studio'`
 */
export function subtypeOf(
  listing: Pick<PublicListing, 'typeIds' | 'mainTypeName' | 'typeDescription'>,
): SubtypeName | undefined {
  const type = propertyTypeName(listing.typeIds[0] ?? 0);
  if (type === undefined) return undefined;
  const possible = SUBTYPE_NAMES.filter(name => (SUBTYPES[name].of as readonly PropertyTypeName[]).includes(type));
  for (const texts of [listing.mainTypeName, listing.typeDescription]) {
    for (const language of LANGUAGES) {
      const words = foldedWords(texts[language] ?? '');
      const found = possible.find(name => SUBTYPES[name].terms.some(term => beginsWith(words, foldWords(term))));
      // A text that names two types, such as 'Appartement – Loft', is skipped: it does not show which of the two is meant.
      if (found && !/[–/]/.test(texts[language] ?? '')) return found;
    }
  }
  return undefined;
}

function beginsWith(words: readonly string[], term: string): boolean {
  for (let start = 0; start <= LAST_START; start++)
    if (`${words.slice(start).join(' ')} `.startsWith(`${term} `)) return true;
  return false;
}

/**
 * Whether a property is a hall. Several duties of business buildings exempt industrial buildings, workshops and stores, and the advert of a
 * hall does not state its use. `isHall({ typeIds: [5], mainTypeName: { nl: 'Loods' } })` → `true`
 */
export function isHall({
  typeIds,
  mainTypeName = {},
  typeDescription = {},
}: Pick<PublicListing, 'typeIds'> & Partial<Pick<PublicListing, 'mainTypeName' | 'typeDescription'>>): boolean {
  return subtypeOf({ typeIds, mainTypeName, typeDescription }) === 'hall';
}
