import type { TreeItem } from '../page/site.ts';

/** A property type of the alert form. `covers`: the type itself and all types below it; `siblings`: the types under the same parent. */
export type SearchType = { readonly covers: ReadonlySet<number>; readonly siblings: ReadonlySet<number> };

/** Types by web id; a type covers those below it. Root types are not siblings, because they have no common heading. */
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
