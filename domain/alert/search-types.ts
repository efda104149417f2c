import type { TreeItem } from '../page/site.ts';

/** A type of the alert's form by its web id: what it covers, and what stands beside it under the same heading. */
export type SearchType = { readonly covers: ReadonlySet<number>; readonly siblings: ReadonlySet<number> };

/** The types by their web ids; a type covers those below it. Types at the top of the tree are no siblings: they share nothing. */
export function searchTypes(trees: readonly TreeItem[]): ReadonlyMap<number, SearchType> {
  const types = trees.filter(({ tree }) => tree === 'types');
  const below = Map.groupBy(types, ({ parentId }) => parentId);
  const found = new Map<number, SearchType>();
  const add = (item: TreeItem): ReadonlySet<number> => {
    const covers = new Set([Number(item.webId), ...(below.get(item.id) ?? []).flatMap(child => [...add(child)])]);
    const beside = item.parentId === undefined ? [] : (below.get(item.parentId) ?? []);
    found.set(Number(item.webId), { covers, siblings: new Set(beside.map(({ webId }) => Number(webId))) });
    return covers;
  };
  for (const item of types) if (item.parentId === undefined) add(item);
  return found;
}
