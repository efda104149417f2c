import { codecOf } from '../../domain/list/filter-codec.ts';
import { FILTER_NAMES, FILTERS } from '../../domain/list/filters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { type FilterLabel, filterLabel } from '../view/filter-label.ts';
import type { PageContext } from '../view/page-context.ts';

/** A chosen value of a filter with the address of the list without it. */
export type ChosenFilter = FilterLabel & {
  readonly withoutHref: string;
  /** What the list would find without it; absent where it finds something with it. */
  readonly countWithout: number | undefined;
};

/** What a list is narrowed by, a value at a time; those that cannot be read stand last. */
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
    // The words of a flag have no place for a value, those of a distance ask for two: it is shown as the text that it is.
    const kind = ['flag', 'near'].includes(FILTERS[filter].kind) ? 'q' : filter;
    return { kind, name: value, ...without({ unreadable: rest, page: 1 }) };
  });
  return [...readable, ...unreadable];
}
