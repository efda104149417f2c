import type { Language } from '../../../../domain/text/language.ts';

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

/**
 * Corrects lake names of the source: the lake west of Lugano has the name of its eastern neighbour, and two other lakes have names that
 * maps do not use.
 */
export function lakeName(name: string, longitude: number): string {
  if (name === 'Lago di Como' && longitude < 9) return 'Lago Maggiore';
  return { Trasimeno: 'Lago Trasimeno', 'Lago di Lugano - Ceresio': 'Lago di Lugano' }[name] ?? name;
}
