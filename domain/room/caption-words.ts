import { fold, foldWords } from '../text/fold.ts';
import { LANGUAGES, type Language } from '../text/language.ts';
import type { PictureSubject } from './picture-subject.ts';

/** Folded names by language; `*` before a word also matches compounds that end with it, such as `Wohnküche`. */
type Names = Readonly<Partial<Record<Language, string>>>;

/** How captions name what a picture shows, in the order that decides between equally long names at the same position. */
const NAMES: Readonly<Record<PictureSubject | 'plan', Names>> = {
  laundry: {
    fr: 'buanderie',
    nl: 'wasplaats, waskamer, wasruimte',
    en: 'laundry, laundry room, utility room',
    de: 'waschkuche, waschkueche, hauswirtschaftsraum',
  },
  living: {
    fr: 'sejour, salon, living, salle de sejour, piece de vie, piece a vivre, coin salon',
    nl: 'woonkamer, leefruimte, living, zithoek, zitkamer, salon, *woonruimte',
    en: 'living room, living, lounge, sitting room, living area, reception room',
    de: 'wohnzimmer, wohnbereich, wohnraum, wohn esszimmer, salon, stube',
  },
  kitchen: {
    fr: 'cuisine, kitchenette, coin cuisine',
    nl: '*keuken, kitchenette',
    en: 'kitchen, kitchenette',
    de: '*kuche, *kueche, kochnische',
  },
  dining: {
    fr: 'salle a manger, coin repas, espace repas',
    nl: 'eetkamer, eetplaats, eethoek',
    en: 'dining room, dining area',
    de: 'esszimmer, essbereich, essplatz',
  },
  bedroom: {
    fr: 'chambre, chambres, chambre a coucher, chambre parentale, suite parentale',
    nl: '*slaapkamer, *slaapkamers, *slpk, kinderkamer, logeerkamer',
    en: 'bedroom, bedrooms, guest room, master suite',
    de: '*schlafzimmer, kinderzimmer, gastezimmer, gaestezimmer',
  },
  bathroom: {
    fr: 'salle de bain, salle de bains, sdb, baignoire',
    nl: '*badkamer, bad, ligbad',
    en: 'bathroom, bath, bathtub',
    de: 'badezimmer, bad, gastebad, gaestebad, badewanne, wannenbad',
  },
  'shower-room': {
    fr: 'salle de douche, salle de douches, salle d eau, douche, sdd',
    nl: '*douchekamer, douche, inloopdouche',
    en: 'shower room, shower, wet room',
    de: 'duschbad, dusche, duschraum',
  },
  toilet: {
    fr: 'wc, toilette, toilettes',
    nl: 'wc, *toilet, toiletten',
    en: 'wc, toilet, cloakroom',
    de: 'wc, toilette, gaste wc, gastewc',
  },
  study: { fr: 'bureau', nl: 'bureau, werkkamer, bureauruimte', en: 'study, home office', de: 'arbeitszimmer' },
  hall: {
    fr: 'hall, hall d entree, entree, vestibule, hall de nuit, couloir, palier',
    nl: 'hal, hall, inkom, inkomhal, inkomhall, gang, overloop, nachthal, traphal',
    en: 'hall, hallway, entrance, entrance hall, landing, corridor',
    de: 'diele, flur, eingang, eingangsbereich, treppenhaus',
  },
  dressing: {
    fr: 'dressing',
    nl: 'dressing, kleedkamer',
    en: 'dressing room, walk in wardrobe',
    de: 'ankleide, ankleidezimmer',
  },
  storage: {
    fr: 'debarras, rangement, cellier',
    nl: '*berging, bergruimte',
    en: 'storage room, store room, storage',
    de: 'abstellraum, abstellkammer',
  },
  veranda: { fr: 'veranda', nl: 'veranda', en: 'conservatory, veranda', de: 'wintergarten, veranda' },
  mezzanine: { fr: 'mezzanine', nl: 'mezzanine, vide', en: 'mezzanine', de: 'zwischengeschoss, galerie' },
  office: {
    fr: 'bureaux, espace de bureau',
    nl: 'kantoor, *kantoren',
    en: 'offices',
    de: 'buroraume, bueroraeume, buro, buero',
  },
  'meeting-room': {
    fr: 'salle de reunion',
    nl: 'vergaderzaal, vergaderruimte',
    en: 'meeting room',
    de: 'besprechungsraum',
  },
  shop: {
    fr: 'espace de vente, surface commerciale, magasin, vitrine',
    nl: 'winkelruimte, winkel, etalage',
    en: 'sales area, shop floor, shop',
    de: 'verkaufsflache, verkaufsraum, ladenlokal, schaufenster',
  },
  stockroom: { fr: 'reserve, stock', nl: 'voorraadruimte, stockruimte', en: 'stockroom', de: 'lagerraum' },
  workshop: { fr: 'atelier', nl: 'werkplaats, atelier', en: 'workshop', de: 'werkstatt' },
  warehouse: {
    fr: 'entrepot, hall industriel',
    nl: 'magazijn, bedrijfshal, loods',
    en: 'warehouse, industrial hall',
    de: 'lagerhalle, produktionshalle, halle',
  },
  attic: { fr: 'grenier, combles', nl: '*zolder', en: 'attic, loft space', de: 'dachboden, speicher' },
  cellar: {
    fr: 'cave, caves, sous sol',
    nl: '*kelder, kelders',
    en: 'cellar, basement, wine cellar',
    de: 'keller, kellerraum, weinkeller',
  },
  garage: {
    fr: 'garage, garages, box de garage',
    nl: '*garage, garagebox, carport',
    en: 'garage, carport',
    de: 'garage, carport, tiefgarage, doppelgarage',
  },
  'technical-room': {
    fr: 'local technique, chaufferie',
    nl: 'technische ruimte, stookplaats, tellerlokaal',
    en: 'technical room, boiler room, plant room',
    de: 'technikraum, heizungsraum, heizraum',
  },
  terrace: {
    fr: 'terrasse, terrasses, toit terrasse',
    nl: '*terras, terrassen',
    en: 'terrace, patio, roof terrace',
    de: '*terrasse',
  },
  balcony: { fr: 'balcon', nl: '*balkon', en: 'balcony', de: '*balkon, loggia' },
  garden: { fr: 'jardin, jardinet', nl: '*tuin, *tuintje', en: 'garden, yard, lawn', de: '*garten' },
  courtyard: {
    fr: 'cour, cour interieure, patio',
    nl: 'koer, binnenplaats, binnenkoer, patio',
    en: 'courtyard',
    de: 'hof, innenhof',
  },
  facade: {
    fr: 'facade, facade avant, facade arriere, facade a rue, devanture',
    nl: '*gevel',
    en: 'facade, front of the house, front, rear of the house',
    de: 'fassade, vorderseite, hausfront, ruckseite',
  },
  exterior: {
    fr: 'exterieur, vue exterieure',
    nl: 'buitenkant, buitenzicht, buitenaanzicht',
    en: 'exterior, exterior view, outside',
    de: 'aussenansicht, aussenansichten, aussen',
  },
  interior: {
    fr: 'interieur, vue interieure',
    nl: 'interieur, binnenzicht, binnen',
    en: 'interior, interior view, inside',
    de: 'innenansicht, innenansichten, innen',
  },
  view: { fr: 'vue, panorama', nl: '*zicht, uitzicht', en: 'view', de: 'ausblick, aussicht, blick' },
  pool: { fr: 'piscine', nl: '*zwembad', en: 'pool, swimming pool', de: '*schwimmbad, pool, swimmingpool' },
  parking: {
    fr: 'parking, emplacement de parking, parkings',
    nl: 'parking, *parkeerplaats, autostaanplaats',
    en: 'parking, parking space, car park',
    de: 'stellplatz, parkplatz',
  },
  plan: {
    fr: 'plan',
    nl: 'plan, grondplan, plattegrond, indelingsplan',
    en: 'floor plan, floorplan, plan',
    de: 'grundriss, grundrisse',
  },
};

/**
 * A caption that begins with "plan" means a floor plan only if a storey, a dwelling or a number follows: 'plan de travail' is a worktop,
 * 'plan d'eau' a lake.
 */
const FLOOR_PLAN =
  /^plan(?: \d\w*| (?:(?:du|de l|de la|des|van de|van het|of the) )?(?:rez|r\b|niveau|etage|sous|premier|deuxieme|second|dernier|maison|appartement|logement|bien|interieur|gelijkvloers|verdieping|kelder|woning|ground|first|third|house|flat|apartment).*)?$/;

type Name = {
  readonly subject: PictureSubject | 'plan';
  readonly words: string;
  readonly source: string;
  readonly pattern: RegExp;
};

/** A pattern that finds whole words of a folded text. */
const wholeWords = (source: string) => new RegExp(`(?:^| )${source}(?= |$)`, 'u');

const PATTERNS: Readonly<Record<Language, readonly Name[]>> = Object.fromEntries(
  LANGUAGES.map(language => [
    language,
    (Object.keys(NAMES) as (PictureSubject | 'plan')[]).flatMap(subject =>
      (NAMES[subject][language] ?? '').split(', ').flatMap(name => {
        const words = name.replace('*', '');
        const source = name.startsWith('*') ? String.raw`[\p{L}]*${words}` : words;
        return name === '' ? [] : [{ subject, words, source, pattern: wholeWords(source) }];
      }),
    ),
  ]),
) as unknown as Record<Language, readonly Name[]>;

/**
 * One pattern with all names of a language. Most captions are in another language and fail this test, so their names need not be
 * tried one by one.
 */
const ANY_NAME = Object.fromEntries(
  LANGUAGES.map(language => [language, wholeWords(`(?:${PATTERNS[language].map(({ source }) => source).join('|')})`)]),
) as Record<Language, RegExp>;

/** Subject that a caption names. `only`: besides it, the caption contains at most a number or an article. */
type NamedSubject = { readonly subject: PictureSubject | 'plan'; readonly only: boolean };

/**
 * Subject named in a caption of folded words, by the words of one language. The first named subject counts; a view, an inside or an outside
 * counts only if the caption names nothing else. `subjectNamed('cuisine ouverte sur le sejour', 'fr')` → `{ subject: 'kitchen', only: false
 * }`, `subjectNamed('plan de travail', 'fr')` → `undefined`
 */
function subjectNamed(folded: string, language: Language): NamedSubject | undefined {
  if (!ANY_NAME[language].test(folded)) return undefined;
  const found = PATTERNS[language].flatMap(name => {
    const at = name.pattern.exec(folded);
    if (!at || (name.words === 'plan' && !FLOOR_PLAN.test(folded))) return [];
    return [{ ...name, index: at.index, length: at[0].length, rank: GENERAL.has(name.subject) ? 1 : 0 }];
  });
  found.sort((one, other) => one.rank - other.rank || one.index - other.index || other.length - one.length);
  const [first] = found;
  if (!first) return undefined;
  const rest = folded.replace(first.pattern, ' ').replace(/\b(?:\d+|i+|le|la|les|the|de|het|die|der|das)\b/g, '');
  return { subject: first.subject, only: rest.trim() === '' };
}

const GENERAL: ReadonlySet<string> = new Set(['view', 'interior', 'exterior', 'parking']);

/**
 * Parses a picture's caption in a record of `language`. `alt`: the caption as alternative text; '' if it is a file name, only names its
 * `subject`, or only names a room in another language (some systems send the same caption with the texts of all languages).
 * `readCaption('Keuken', 'fr')` → `{ alt: '', subject: 'kitchen' }`, `readCaption('IMG_2034.jpg', 'fr')` → `{ alt: '' }`
 */
export function readCaption(
  caption: string,
  language: Language,
): { readonly alt: string; readonly subject?: PictureSubject | 'plan' } {
  if (isFileName(caption)) return { alt: '' };
  const folded = foldWords(caption);
  const own = subjectNamed(folded, language);
  if (own) return { alt: caption, subject: own.subject };
  const foreign = LANGUAGES.flatMap(other => subjectNamed(folded, other) ?? []);
  const named = foreign.find(({ only }) => only) ?? foreign[0];
  return named ? { alt: named.only ? '' : caption, subject: named.subject } : { alt: caption };
}

/** File names. */
const FILE_NAME = /^[^\n]{1,200}\.(?:jpe?g|jpe|jfif|png|webp|avif|gif|hei[cf]|tiff?|bmp|svg)$/;
/** Prefixes that cameras and programs write before a picture's number, without spaces. */
const COUNTED: ReadonlySet<string> = new Set(
  ' img dsc dscn dscf dji pic pict p photo foto bild image afbeelding picture screenshot whatsappimage whatsappimageat'.split(
    ' ',
  ),
);

/**
 * Whether a caption says nothing about the picture because it is a file name or a number. `isFileName('IMG_2034.jpg')` → `true`,
 * `isFileName('DSC 0012')` → `true`
 */
function isFileName(caption: string): boolean {
  const folded = fold(caption.trim());
  return FILE_NAME.test(folded) || (/\d/.test(folded) && COUNTED.has(folded.replace(/[\d\s_().:#-]/g, '')));
}
