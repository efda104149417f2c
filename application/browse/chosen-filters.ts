import { codecOf } from '../../domain/list/filter-codec.ts';
import { FILTER_NAMES, FILTERS, type FilterName, type FlagFilter } from '../../domain/list/filters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import { parseCity } from '../../domain/search/place-key.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';
import { townName } from './town-name.ts';

/** A chosen value of a filter with the address of the list without it; `-not` leaves out what the flag names. */
export type ChosenFilter = {
  readonly kind: FilterName | `${FlagFilter}-not`;
  readonly name: string;
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
      return { ...told(context, filter, text), ...without({ [filter]: others, page: 1 }) };
    });
  });
  const unreadable = query.unreadable.map(({ filter, value }): ChosenFilter => {
    const rest = query.unreadable.filter(other => other.value !== value);
    // The words of a flag have no place for a value: it is shown as the text that it is.
    const kind = FILTERS[filter].kind === 'flag' ? 'q' : filter;
    return { kind, name: value, ...without({ unreadable: rest, page: 1 }) };
  });
  return [...readable, ...unreadable];
}

function told(context: PageContext, filter: FilterName, text: string): Pick<ChosenFilter, 'kind' | 'name'> {
  const { index } = context.catalogue;
  const row = FILTERS[filter];
  switch (row.kind) {
    case 'text':
      return { kind: filter, name: text };
    case 'names': {
      const named = parseCity(text);
      const name = townName(context, text) ?? named?.name ?? text;
      return { kind: filter, name: named ? `${name} ${named.postcode}` : name };
    }
    case 'numbers': {
      const type = index.types.find(({ webId }) => String(webId) === text);
      return { kind: filter, name: wordsOf(context, type?.name ?? {}) || text };
    }
    case 'at-least':
    case 'at-most':
      return { kind: filter, name: row.column === 'price' ? formatEuro(Number(text)) : text };
    case 'flag':
      return { kind: text === '0' ? `${filter as FlagFilter}-not` : filter, name: '' };
    case 'area':
      return { kind: filter, name: '' };
  }
}
