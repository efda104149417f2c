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
    // The labels of flags take no value and those of distances take two, so an unreadable one is shown as plain text.
    const kind = ['flag', 'near'].includes(FILTERS[filter].kind) ? 'q' : filter;
    return { kind, name: value.replaceAll('|', ' '), ...without({ unreadable: rest, page: 1 }) };
  });
  return [...readable, ...unreadable];
}
