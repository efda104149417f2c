import { type Criterion, criteriaOf, printCriterion, readCriterion } from '../../domain/list/criteria.ts';
import { type ListQuery, parseListQuery } from '../../domain/list/list-query.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { nameKey, namesIn, parseCity } from '../../domain/search/place-key.ts';
import type { TreeItem } from '../../domain/page/site.ts';
import { type FilterLabel, filterLabel } from '../view/filter-label.ts';
import { alertHref } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';

/** A search criterion offered by a form: the submitted value, and its label. */
export type CriterionShown = FilterLabel & { readonly value: string };

/** Initial search of an alert form. */
export type SearchPreset = {
  /** Initial values by field name. */
  readonly preset: Readonly<Record<string, string | readonly string[]>>;
  /** Filters for which the form has no fields. */
  readonly criteria: readonly CriterionShown[];
  /** Address of the form with the same search. */
  readonly action: string;
};

/** Maximum budget that the form accepts, in euro. */
const MOST_BUDGET = 100_000_000;

/**
 * Distributes the filters of an address over the alert form's fields: goal, types, towns that are zones, maximum price as budget; all
 * others become criteria. Leaves out unreadable values; `undefined` without filters.
 * `searchPreset(context, new URLSearchParams('goal=sale&type=4&garden=1'))` → `{ preset: { goal: 'buy', types: ['4'], criteria: ['garden=1'], … }, … }`
 */
export function searchPreset(context: PageContext, parameters: URLSearchParams): SearchPreset | undefined {
  const goal = parameters.get('goal');
  const asked = parseListQuery(goal === 'rent' ? 'rent' : 'sale', parameters);
  const query: ListQuery = { ...asked, unreadable: [] };
  const known = goal === 'sale' || goal === 'rent';
  const all = criteriaOf(query);
  if (!known && all.length === 0) return undefined;
  const fields = new Map<Criterion, readonly [field: string, value: string]>();
  const zoneOf = zonesByTown(context);
  for (const criterion of all) {
    const { filter, text } = criterion;
    const zone = filter === 'city' ? zoneOf(text) : undefined;
    const budget = filter === 'priceMax' ? Number(text) : 0;
    if (zone !== undefined) fields.set(criterion, ['zones', zone]);
    else if (filter === 'type' && hasType(context.content.trees, text)) fields.set(criterion, ['types', text]);
    else if (budget >= 1 && budget <= MOST_BUDGET)
      fields.set(criterion, ['budget', formatEuro(budget).replace('€ ', '')]);
  }
  const values = (field: string) => [
    ...new Set([...fields.values()].flatMap(([to, value]) => (to === field ? value : []))),
  ];
  const rest = all.filter(criterion => !fields.has(criterion)).map(printCriterion);
  const [budget] = values('budget');
  return {
    preset: {
      ...(known && { goal: goal === 'rent' ? 'rent' : 'buy' }),
      types: values('types'),
      zones: values('zones'),
      ...(budget !== undefined && { budget }),
      criteria: rest,
    },
    ...shownCriteria(context, rest),
    // Only the alert form's page calls this function, so the form's address exists. If it did not, '' would submit the form to the current
    // address.
    action: alertHref(context, query) ?? '',
  };
}

/** Stored criteria for display in a form; leaves out unreadable ones. */
export function shownCriteria(
  context: PageContext,
  printed: readonly string[],
): { readonly criteria: readonly CriterionShown[] } {
  return {
    criteria: printed.flatMap(value => {
      const criterion = readCriterion(value);
      return criterion ? { value, ...filterLabel(context, criterion) } : [];
    }),
  };
}

function hasType(trees: readonly TreeItem[], webId: string): boolean {
  return trees.some(item => item.tree === 'types' && item.webId === webId);
}

/** Finds the zone for a town by postcode and one of its names. A wider zone that contains the town does not match. */
function zonesByTown({ content, places }: PageContext): (city: string) => string | undefined {
  const { trees } = content;
  return city => {
    const town = parseCity(city);
    if (!town) return undefined;
    const place = places.get(nameKey(town));
    const names = new Set([town.name, ...(place ? namesIn(place.name) : [])].map(name => nameKey({ ...town, name })));
    const zone = trees.find(
      ({ tree, webId, name }) =>
        tree === 'zones' &&
        webId === `postcode:${town.postcode}` &&
        namesIn(name).some(own => names.has(nameKey({ ...town, name: own }))),
    );
    return zone?.id;
  };
}
