/** A merger of 1 January 2025: the new NIS code, the NIS codes of its parts, and its names if they differ from those of the first part. */
export type Merger = {
  readonly code: string;
  readonly parts: readonly string[];
  readonly fr?: string;
  readonly nl?: string;
};

export const MERGERS: readonly Merger[] = [
  { code: '71071', parts: ['71057', '71069'], fr: 'Tessenderlo-Ham', nl: 'Tessenderlo-Ham' },
  { code: '71072', parts: ['71022', '73040'] },
  { code: '73110', parts: ['73006', '73032'], fr: 'Bilzen-Hoeselt', nl: 'Bilzen-Hoeselt' },
  { code: '73111', parts: ['73083', '73009'], fr: 'Tongres-Looz', nl: 'Tongeren-Borgloon' },
  { code: '23106', parts: ['23024', '23023', '23032'], fr: 'Pajottegem', nl: 'Pajottegem' },
  { code: '44088', parts: ['44043', '44040'], fr: 'Merelbeke-Melle', nl: 'Merelbeke-Melle' },
  { code: '44086', parts: ['44048', '44012'], fr: 'Nazareth-De Pinte', nl: 'Nazareth-De Pinte' },
  { code: '44087', parts: ['44034', '44073'] },
  { code: '46029', parts: ['46014', '44045'] },
  {
    code: '46030',
    parts: ['46003', '46013', '11056'],
    fr: 'Beveren-Kruibeke-Zwijndrecht',
    nl: 'Beveren-Kruibeke-Zwijndrecht',
  },
  { code: '37021', parts: ['37018', '37012'] },
  { code: '37022', parts: ['37015', '37007'] },
  { code: '11002', parts: ['11002', '11007'] },
  { code: '82039', parts: ['82003', '82005'] },
];

/**
 * Municipalities that the list of postcodes still names although they merged on 1 January 2019, with the NIS code of the municipality into
 * which they merged.
 */
export const MERGED_IN_2019: Readonly<Record<string, string>> = {
  Puurs: '12041',
  'Sint-Amands': '12041',
  Nevele: '44083',
  Knesselare: '44084',
  Lovendegem: '44085',
  Waarschoot: '44085',
  Zomergem: '44085',
  Kruishoutem: '45068',
  Zingem: '45068',
  'Meeuwen-Gruitrode': '72042',
  Opglabbeek: '72042',
  Neerpelt: '72043',
  Overpelt: '72043',
};

/** NIS code of Walloon municipalities by postcode and Dutch name; of the two sources, only the list of postcodes has these names. */
export const DUTCH_NAMES: Readonly<Record<string, string>> = {
  '4840 Welkenraat': '63084',
  '4850 Blieberg': '63088',
  '5030 Gembloers': '92142',
  '7730 Steenput': '57027',
};

/** NIS code of the right municipality for places that the list of postcodes assigns to a municipality of another name. */
export const PART_OF: Readonly<Record<string, string>> = {
  '3220 Kortrijk-Dutsel': '24043',
  '4420 Sint-Niklaas': '62093',
  '4607 Feneur': '62027',
  '4837 Balen': '63004',
};

/** Both names of parts along the language border, French first; the list of postcodes has them in rows of their own. */
export const PART_NAMES: readonly (readonly [postcode: string, fr: string, nl: string])[] = [
  ['1020', 'Laeken', 'Laken'],
  ['3790', 'Fourons-Saint-Martin', 'Sint-Martens-Voeren'],
  ['3790', 'Mouland', 'Moelingen'],
  ['3792', 'Fourons-Saint-Pierre', 'Sint-Pieters-Voeren'],
  ['3798', 'Fourons-le-Comte', "'s-Gravenvoeren"],
  ['7780', 'Comines', 'Komen'],
  ['7784', 'Bas-Warneton', 'Neerwaasten'],
  ['7784', 'Warneton', 'Waasten'],
  ['7850', 'Marcq', 'Mark'],
  ['7850', 'Petit-Enghien', 'Lettelingen'],
  ['8587', 'Espierres', 'Spiere'],
  ['8587', 'Helchin', 'Helkijn'],
];

/** The nine municipalities of the German-speaking Community, with their German names. */
export const GERMAN_SPEAKING: Readonly<Record<string, string>> = {
  '63001': 'Amel',
  '63012': 'Büllingen',
  '63013': 'Bütgenbach',
  '63023': 'Eupen',
  '63040': 'Kelmis',
  '63048': 'Lontzen',
  '63061': 'Raeren',
  '63067': 'Sankt Vith',
  '63087': 'Burg-Reuland',
};

/** German names of other municipalities, where they are in use. */
export const IN_GERMAN: Readonly<Record<string, string>> = {
  '12025': 'Mecheln',
  '21004': 'Brüssel',
  '24062': 'Löwen',
  '31005': 'Brügge',
  '33011': 'Ypern',
  '35013': 'Ostende',
  '62063': 'Lüttich',
  '63080': 'Weismes',
  '81001': 'Arel',
};

/** English names of municipalities, where they are in use. */
export const IN_ENGLISH: Readonly<Record<string, string>> = {
  '11002': 'Antwerp',
  '21004': 'Brussels',
  '31005': 'Bruges',
  '33011': 'Ypres',
  '35013': 'Ostend',
  '44021': 'Ghent',
};

/** Districts created in 2019, by the first two digits of NIS codes; the list of municipalities still has the earlier districts. */
export const DISTRICTS: Readonly<Record<string, { readonly fr: string; readonly nl: string }>> = {
  '57': { fr: 'Tournai-Mouscron', nl: 'Doornik-Moeskroen' },
  '58': { fr: 'La Louvière', nl: 'La Louvière' },
};
