import { type Criterion, criteriaOf, printCriterion, readCriterion } from '../../domain/list/criteria.ts';
import { type ListQuery, parseListQuery } from '../../domain/list/list-query.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { nameKey, namesIn, parseCity } from '../../domain/search/place-key.ts';
import type { TreeItem } from '../../domain/page/site.ts';
import { type FilterLabel, filterLabel } from '../view/filter-label.ts';
import { alertHref } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';

/** A criterion that a form offers to keep: as it is sent, and in words. */
export type CriterionShown = FilterLabel & { readonly value: string };

/** The search that an alert's form begins with. */
export type SearchPreset = {
  /** What stands in the fields, by name. */
  readonly preset: Readonly<Record<string, string | readonly string[]>>;
  /** What the fields cannot say. */
  readonly criteria: readonly CriterionShown[];
  /** The address of the form with the same search. */
  readonly action: string;
};

/** The greatest budget that the form takes. */
const MOST_BUDGET = 100_000_000;

/**
 * The search of an address in the fields of the alert's form: the goal, types that the form has, towns that are one of its
 * zones, the highest price as the budget; all else as criteria. What cannot be read is left out; nothing where nothing is asked.
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
    // The form's own page shows this, so that page exists; an empty action is the address it was opened at.
    action: alertHref(context, query) ?? '',
  };
}

/** Printed criteria as a form offers them; those that cannot be read are left out. */
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

/** The zone that is a town: that of its postcode, by one of the town's own names. A town within a wider zone is not that zone. */
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
