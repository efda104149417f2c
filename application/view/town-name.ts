import { municipalityName } from '../../domain/map/municipality-name.ts';
import { nameKey, parseCity } from '../../domain/search/place-key.ts';
import { areaWithCode } from '../../domain/place/areas.ts';
import { type PageContext, wordsOf } from './page-context.ts';

/**
 * Name of a town in the page's language; `undefined` if neither catalogue nor content knows it.
 * `townName(context, 'Liège|4000')` → `'Luik'` on a Dutch page
 */
export function townName(context: PageContext, asked: string): string | undefined {
  const { index } = context.catalogue;
  const named = parseCity(asked);
  if (!named) return undefined;
  const number = index.citiesNamed(named)?.[0];
  const known = number === undefined ? context.places.get(nameKey(named)) : index.cities[number];
  return (known && wordsOf(context, known.name)) || undefined;
}

/**
 * Name of a municipality or area by its code in the page's language, for a bilingual municipality in each of its languages; an unknown code
 * is returned unchanged. `municipalityIn(inFrench, '44021')` → `'Gand'`
 */
export function municipalityIn({ baseMap, gazetteer, language }: PageContext, code: string): string {
  const municipality = baseMap.municipalities.get(code);
  if (!municipality) return gazetteer?.areaName(code, language) ?? areaWithCode(code)?.names[language] ?? code;
  return language === 'fr' || language === 'nl'
    ? municipality[language]
    : municipalityName(municipality, language).name;
}
