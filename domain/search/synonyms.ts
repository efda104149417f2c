import { FLAG_FACT_NAMES, FLAG_FACTS, type FlagFactName } from './flag-facts.ts';
import { PROPERTY_TYPE } from '../listing/property-type.ts';
import type { Language } from '../text/language.ts';

/** Synonyms of property types by web id; the displayed names are in the content. Includes plurals, because search matches prefixes. */
export const TYPE_SYNONYMS: ReadonlyMap<number, Readonly<Record<Language, readonly string[]>>> = new Map([
  [
    PROPERTY_TYPE.apartment,
    {
      fr: ['appartements', 'flat', 'flats'],
      nl: ['appartementen', 'flat', 'flats'],
      en: ['apartments', 'flat', 'flats'],
      de: ['Wohnungen', 'Appartement', 'Etagenwohnung'],
    },
  ],
  [
    PROPERTY_TYPE.investment,
    {
      fr: ['immeubles', 'bien de rapport', 'investissement'],
      nl: ['opbrengsteigendommen', 'beleggingspand', 'investering'],
      en: ['investment', 'block of flats'],
      de: ['Mehrfamilienhaus', 'Renditeobjekt', 'Zinshaus'],
    },
  ],
  [
    PROPERTY_TYPE.house,
    {
      fr: ['maisons', 'villas', 'habitation', 'pavillon'],
      nl: ['huizen', 'woning', 'woningen', 'eengezinswoning', 'gezinswoning'],
      en: ['houses', 'homes', 'villas'],
      de: ['Häuser', 'Einfamilienhaus', 'Wohnhaus', 'Villen'],
    },
  ],
  [
    PROPERTY_TYPE.office,
    {
      fr: ['bureaux'],
      nl: ['kantoren', 'kantoorruimte'],
      en: ['offices'],
      de: ['Büros', 'Bürofläche'],
    },
  ],
  [
    PROPERTY_TYPE.land,
    {
      fr: ['terrains', 'parcelle', 'terrain à bâtir'],
      nl: ['gronden', 'bouwgrond', 'bouwgronden', 'perceel', 'kavel', 'terrein'],
      en: ['plot', 'plots', 'building land'],
      de: ['Grundstücke', 'Bauland', 'Baugrundstück', 'Parzelle'],
    },
  ],
  [
    PROPERTY_TYPE.commerce,
    {
      fr: ['commerces', 'magasin', 'boutique', 'commercial'],
      nl: ['handelspand', 'handelsruimte', 'winkel', 'winkels'],
      en: ['shop', 'shops', 'store', 'retail'],
      de: ['Laden', 'Läden', 'Geschäft', 'Gewerbe'],
    },
  ],
]);

/**
 * Synonyms in all four languages, a row per meaning: a listing with one of the terms in its title, type or description, or with the fact,
 * is found by all of them.
 */
export const MEANINGS: readonly { readonly fact?: FlagFactName; readonly terms: readonly string[] }[] = [
  // Students search for 'studio' and 'kot' and mean the same.
  {
    terms:
      'studio|studios|studette|eenkamerflat|Einzimmerwohnung|1-Zimmer-Wohnung|1-Zimmer-Apartment|kot|kots|koten|chambre d’étudiant|kot étudiant|logement étudiant|studentenkamer|studentenkot|studentenhuis|studentenhuisvesting|studentenverblijf|studentenflat|studentenstudio|kotkamer|student room|student rooms|room for students|student housing|student accommodation|student flat|Studentenzimmer|Studentenwohnung|Studentenbude'.split(
        '|',
      ),
  },
  { terms: ['loft', 'lofts'] },
  { terms: ['penthouse', 'penthouses', 'attique', 'dakappartement', 'Dachterrassenwohnung'] },
  { terms: ['duplex', 'maisonnette appartement', 'Maisonette', 'Maisonettewohnung'] },
  { terms: ['triplex'] },
  {
    terms: [
      'rez-de-chaussée',
      'rez',
      'rdc',
      'gelijkvloers',
      'gelijkvloerse',
      'ground floor',
      'Erdgeschoss',
      'Erdgeschosswohnung',
      'Parterre',
    ],
  },
  {
    terms: [
      'garage',
      'garages',
      'garagebox',
      'garageboxen',
      'box de garage',
      'garage box',
      'lock-up garage',
      'carport',
      'Tiefgarage',
    ],
  },
  {
    terms: [
      'parking',
      'parkings',
      'emplacement de parking',
      'emplacement parking',
      'place de parking',
      'staanplaats',
      'autostaanplaats',
      'parkeerplaats',
      'standplaats',
      'autostandplaats',
      'parking space',
      'parking spot',
      'car space',
      'Stellplatz',
      'Parkplatz',
    ],
  },
  { terms: ['villa', 'villas', 'Villen'] },
  {
    terms: [
      'maison de maître',
      'hôtel de maître',
      'herenhuis',
      'herenhuizen',
      'town mansion',
      'mansion',
      'townhouse',
      'town house',
      'Herrenhaus',
      'Stadthaus',
    ],
  },
  { terms: ['bel-étage', 'bel-étages'] },
  { terms: ['bungalow', 'bungalows', 'plain-pied'] },
  { terms: ['ferme', 'fermette', 'hoeve', 'boerderij', 'farm', 'farmhouse', 'Bauernhof', 'Bauernhaus'] },
  { terms: ['château', 'châteaux', 'kasteel', 'castle', 'Schloss'] },
  { terms: ['chalet', 'chalets'] },
  {
    terms: [
      'maison mitoyenne',
      'mitoyenne',
      'rijwoning',
      'rijhuis',
      'gesloten bebouwing',
      'terraced house',
      'terraced',
      'Reihenhaus',
    ],
  },
  {
    terms: [
      'trois façades',
      '3 façades',
      'drie gevels',
      '3 gevels',
      '3-gevelwoning',
      'driegevelwoning',
      'driegevel',
      'maison jumelée',
      'halfopen',
      'halfopen bebouwing',
      'HOB',
      'koppelwoning',
      'semi-detached',
      'Doppelhaushälfte',
    ],
  },
  {
    terms: [
      'quatre façades',
      '4 façades',
      'vier gevels',
      '4 gevels',
      '4-gevelwoning',
      'viergevelwoning',
      'viergevel',
      'vrijstaand',
      'vrijstaande',
      'open bebouwing',
      'detached',
      'freistehend',
      'freistehendes',
    ],
  },
  { terms: ['terrain à bâtir', 'bouwgrond', 'building land', 'building plot', 'Bauland', 'Baugrundstück'] },
  { terms: ['entrepôt', 'hangar', 'magazijn', 'opslagplaats', 'loods', 'warehouse', 'Lager', 'Lagerhalle'] },
  { terms: ['atelier', 'werkplaats', 'workshop', 'Werkstatt'] },
  { terms: ['horeca', 'restaurant', 'café', 'brasserie', 'Gaststätte'] },
  { terms: ['vue mer', 'vue sur mer', 'zeezicht', 'sea view', 'sea-front', 'Meerblick'] },
  { terms: ['balcon', 'balkon', 'balcony'] },
  { terms: ['piscine', 'zwembad', 'swimming pool', 'Schwimmbad', 'Pool'] },
  { terms: ['à rénover', 'te renoveren', 'to renovate', 'renovierungsbedürftig'] },
  ...FLAG_FACT_NAMES.map(fact => ({ fact, terms: FLAG_FACTS[fact].terms })).filter(({ terms }) => terms.length > 0),
];
