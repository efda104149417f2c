import { municipalityName } from '../../domain/map/municipality-name.ts';
import { nameKey, parseCity } from '../../domain/search/place-key.ts';
import { type PageContext, wordsOf } from './page-context.ts';

/**
 * What a town that an address asks for is called in the page's language; nothing where neither catalogue nor content knows it.
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
 * A municipality by its NIS code as the page's language calls it, a bilingual one by one name in each of its languages; one that there
 * is no more by its code. `municipalityIn(inFrench, '44021')` → `'Gand'`
 */
export function municipalityIn({ baseMap, language }: PageContext, code: string): string {
  const municipality = baseMap.municipalities.get(code);
  if (!municipality) return code;
  return language === 'fr' || language === 'nl'
    ? municipality[language]
    : municipalityName(municipality, language).name;
}
