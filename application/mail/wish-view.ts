import type { SearchWish } from '../../domain/alert/search-wish.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';
import { readCriterion } from '../../domain/list/criteria.ts';
import { type FilterTold, filterTold } from '../view/filter-told.ts';
import type { WishView } from './mail-templates.ts';

/**
 * A search for display, in the language of `context`; leaves out types and zones removed from the content.
 * `wishView(inFrench, { goal: 'sale', types: [2], zones: ['zone-5000'], … })` → `{ goal: 'sale', types: ['Appartement'], zones: ['Namur'], … }`
 */
export function wishView(context: PageContext, wish: SearchWish): WishView {
  const { goal, types, zones, budget, bedrooms, criteria, period } = wish;
  const { trees } = context.content;
  const names = (tree: 'types' | 'zones', has: (item: (typeof trees)[number]) => boolean) =>
    trees.filter(item => item.tree === tree && has(item)).map(({ name }) => wordsOf(context, name));
  return {
    goal,
    types: names('types', ({ webId }) => types.includes(Number(webId))),
    zones: names('zones', ({ id }) => zones.includes(id)),
    ...(budget !== undefined && { budget }),
    ...(criteria && { criteria: criteriaTold(context, criteria) }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(period && { period }),
  };
}

/** Stored criteria for display; leaves out filters that no longer exist. */
export function criteriaTold(context: PageContext, criteria: readonly string[]): readonly FilterTold[] {
  return criteria.flatMap(printed => {
    const criterion = readCriterion(printed);
    return criterion ? filterTold(context, criterion) : [];
  });
}
