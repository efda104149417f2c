import type { Language } from '../../../../domain/text/language.ts';

/**
 * Municipalities created by mergers on 1 January 2025, by their new NIS code; the names of the first part apply where no names are listed.
 */
export const MERGED: readonly (readonly [code: string, parts: readonly string[], fr?: string, nl?: string])[] = [
  ['71071', ['71057', '71069'], 'Tessenderlo-Ham', 'Tessenderlo-Ham'],
  ['71072', ['71022', '73040']],
  ['73110', ['73006', '73032'], 'Bilzen-Hoeselt', 'Bilzen-Hoeselt'],
  ['73111', ['73083', '73009'], 'Tongres-Looz', 'Tongeren-Borgloon'],
  ['23106', ['23024', '23023', '23032'], 'Pajottegem', 'Pajottegem'],
  ['44088', ['44043', '44040'], 'Merelbeke-Melle', 'Merelbeke-Melle'],
  ['44086', ['44048', '44012'], 'Nazareth-De Pinte', 'Nazareth-De Pinte'],
  ['44087', ['44034', '44073']],
  ['46029', ['46014', '44045']],
  ['46030', ['46003', '46013', '11056'], 'Beveren-Kruibeke-Zwijndrecht', 'Beveren-Kruibeke-Zwijndrecht'],
  ['37021', ['37018', '37012']],
  ['37022', ['37015', '37007']],
  ['11002', ['11002', '11007']],
  ['82039', ['82003', '82005']],
];
/** The nine municipalities of the German-speaking Community, with their German names. */
export const GERMAN: Readonly<Record<string, string>> = {
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
/** German names of other municipalities, where they exist. */
export const IN_GERMAN: Readonly<Record<string, string>> = {
  '11002': 'Antwerpen',
  '21004': 'Brüssel',
  '24062': 'Löwen',
  '31005': 'Brügge',
  '35013': 'Ostende',
  '44021': 'Gent',
  '62063': 'Lüttich',
  '63080': 'Weismes',
  '63049': 'Malmedy',
};
/** Names of rivers per language, by their name in the source; other rivers keep the source's name. */
export const RIVERS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  Maas: { fr: 'Meuse', nl: 'Maas', en: 'Meuse', de: 'Maas' },
  Schelde: { fr: 'Escaut', nl: 'Schelde', en: 'Scheldt', de: 'Schelde' },
  Rhine: { fr: 'Rhin', nl: 'Rijn', en: 'Rhine', de: 'Rhein' },
  Mosel: { fr: 'Moselle', nl: 'Moezel', en: 'Moselle', de: 'Mosel' },
  'Grote Gete': { fr: 'Grande Gette', nl: 'Grote Gete', en: 'Great Gete', de: 'Große Gete' },
  Sure: { fr: 'Sûre', nl: 'Sûre', en: 'Sauer', de: 'Sauer' },
  Sarre: { fr: 'Sarre', nl: 'Saar', en: 'Saar', de: 'Saar' },
};

/** Corrects lake names of the source: the lake west of Lugano has its eastern neighbour's name, and two have names that maps do not use. */
export function lakeName(name: string, longitude: number): string {
  if (name === 'Lago di Como' && longitude < 9) return 'Lago Maggiore';
  return { Trasimeno: 'Lago Trasimeno', 'Lago di Lugano - Ceresio': 'Lago di Lugano' }[name] ?? name;
}
