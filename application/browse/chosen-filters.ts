import { codecOf } from '../../domain/list/filter-codec.ts';
import { FILTER_NAMES, FILTERS } from '../../domain/list/filters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { type FilterLabel, filterLabel } from '../view/filter-label.ts';
import type { PageContext } from '../view/page-context.ts';

/** A chosen filter value and the address of the list without it. */
export type ChosenFilter = FilterLabel & {
  readonly withoutHref: string;
  /** Number of results without this value; `undefined` if the list has results. */
  readonly countWithout: number | undefined;
};

/** The chosen values of all filters, one entry per value; unreadable values come last. */
export function chosenFilters(
  context: PageContext,
  query: ListQuery,
  href: (changed: Partial<ListQuery>) => string,
  found?: (changed: Partial<ListQuery>) => number,
): readonly ChosenFilter[] {
  const without = (changed: Partial<ListQuery>) => ({ withoutHref: href(changed), countWithout: found?.(changed) });
  const readable = FILTER_NAMES.flatMap(filter => {
    const value = query[filter];
    const { read, print } = codecOf(filter);
    const texts = value === undefined ? [] : print(value);
    return texts.map((text): ChosenFilter => {
      const others = read(texts.filter(other => other !== text)).value;
      return { ...filterLabel(context, { filter, text }), ...without({ [filter]: others, page: 1 }) };
    });
  });
  const unreadable = query.unreadable.map(({ filter, value }): ChosenFilter => {
    const rest = query.unreadable.filter(other => other.value !== value);
    // The labels of flags take no value and those of distances take two, so an unreadable value of such a filter is shown as plain text.
    const kind = ['flag', 'near'].includes(FILTERS[filter].kind) ? 'q' : filter;
    return { kind, name: value.replaceAll('|', ' '), ...without({ unreadable: rest, page: 1 }) };
  });
  return [...readable, ...unreadable];
}

/** A list without two of its filter values, with its number of results. */
export type RelaxedSearch = { readonly labels: readonly FilterLabel[]; readonly href: string; readonly count: number };

/** Maximum number of proposals, and of filters that are combined: each pair costs one count of the list. */
const MOST_PAIRS = 3;
const MOST_TRIED = 8;

/**
 * Pairs of filters without which an empty list has results, most results first; `[]` if leaving out a single filter already finds
 * something. All values of a filter count as one.
 */
export function relaxedSearches(
  context: PageContext,
  query: ListQuery,
  href: (changed: Partial<ListQuery>) => string,
  found: (changed: Partial<ListQuery>) => number,
): readonly RelaxedSearch[] {
  const tried = FILTER_NAMES.flatMap(filter => {
    const value = query[filter];
    const texts = value === undefined ? [] : codecOf(filter).print(value);
    const labels = texts.map(text => filterLabel(context, { filter, text }));
    return labels.length === 0 ? [] : [{ labels, cleared: { [filter]: codecOf(filter).read([]).value } }];
  }).slice(0, MOST_TRIED);
  if (tried.some(({ cleared }) => found(cleared) > 0)) return [];
  return tried
    .flatMap((one, at) => tried.slice(at + 1).map(other => [one, other] as const))
    .map(([one, other]) => {
      const cleared = { ...one.cleared, ...other.cleared, page: 1 };
      return { labels: [...one.labels, ...other.labels], href: href(cleared), count: found(cleared) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_PAIRS);
}
