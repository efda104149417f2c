import { isWithinAreas } from '../place/areas.ts';
import type { Localized } from '../text/localized.ts';
import type { CatalogueIndex, IndexedCity } from './catalogue-index.ts';
import type { ListCounts } from './list-count.ts';
import type { ReadFilters } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';

/** An option of a filter that allows several values. */
export type Choice = {
  readonly selected: boolean;
  /** Number of results if this were the filter's only value. */
  readonly count: number;
  /** Number of results after toggling this option. */
  readonly found: number;
};
export type TypeChoice = Choice & { readonly webId: number; readonly name: Localized };
export type CityChoice = Choice & Pick<IndexedCity, 'key' | 'name' | 'postcode' | 'region'>;

/** A municipality by its NIS code; `count` is the number of results with it as the only zone. */
export type MunicipalityChoice = Pick<Choice, 'selected' | 'count'> & { readonly code: string };

/** Municipalities with a listing of the goal, and selected municipalities and areas, ordered by code. */
export function municipalityChoices(
  index: CatalogueIndex,
  { goal, zone }: ListQuery,
  counts: ListCounts,
): MunicipalityChoice[] {
  const chosen = zone?.kind === 'municipalities' ? zone.codes : [];
  const offered = index.municipalities.flatMap(({ code, [goal]: total }, number) => {
    const selected = chosen.includes(code);
    return total === 0 && !selected ? [] : [{ code, selected, count: counts.options.municipality[number] ?? 0 }];
  });
  const others = chosen.filter(code => !offered.some(choice => choice.code === code));
  const countIn = (code: string) =>
    index.municipalities.reduce(
      (sum, own, number) => (isWithinAreas(own.code, [code]) ? sum + (counts.options.municipality[number] ?? 0) : sum),
      0,
    );
  return [...offered, ...others.map(code => ({ code, selected: true, count: countIn(code) }))].sort((a, b) =>
    a.code < b.code ? -1 : 1,
  );
}

/** Cities with a listing of the goal, and selected cities without one, ordered by postcode. */
export function cityChoices(
  index: CatalogueIndex,
  query: ListQuery,
  read: ReadFilters,
  counts: ListCounts,
): CityChoice[] {
  const countOf = (city: number) => counts.options.city[city] ?? 0;
  // A listing is in exactly one city, so the counts of cities can be added.
  const any = counts.options.city.reduce((sum, count) => sum + count, 0);
  const chosen = [...read.chosen.city].reduce((sum, city) => sum + countOf(city), 0);
  const last = read.chosen.city.size === 1 && !read.barren.has('city');
  const choices: CityChoice[] = [];
  index.cities.forEach((city, number) => {
    const selected = read.chosen.city.has(number);
    if (city[query.goal] === 0 && !selected) return;
    const { key, name, postcode, region } = city;
    const count = countOf(number);
    const found = !selected ? chosen + count : last ? any : chosen - count;
    choices.push({ key, name, postcode, region, selected, count, found });
  });
  return choices;
}

/** Types that the agency offers for the goal, and selected types that it does not offer, in display order. */
export function typeChoices(
  index: CatalogueIndex,
  query: ListQuery,
  read: ReadFilters,
  counts: ListCounts,
): TypeChoice[] {
  const { members: kinds } = index.columns[query.goal].groups.type;
  // Sums sets of types instead of types, so that a listing of several types counts only once.
  const countOf = (types: ReadonlySet<number>) =>
    kinds.reduce(
      (sum, kind, at) => (kind.some(type => types.has(type)) ? sum + (counts.options.type[at] ?? 0) : sum),
      0,
    );
  const any = counts.options.type.reduce((sum, count) => sum + count, 0);
  const choices: TypeChoice[] = [];
  index.types.forEach(({ webId, name, offered }, number) => {
    const selected = read.chosen.type.has(number);
    if (!offered[query.goal] && !selected) return;
    const after = new Set(read.chosen.type);
    if (selected) after.delete(number);
    else after.add(number);
    const lifted = after.size === 0 && !read.barren.has('type');
    choices.push({ webId, name, selected, count: countOf(new Set([number])), found: lifted ? any : countOf(after) });
  });
  return choices;
}
