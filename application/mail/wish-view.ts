import type { SearchWish } from '../../domain/alert/search-wish.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';
import type { WishView } from './mail-templates.ts';

/**
 * A search as a page or mail in the language of `context` says it; a type or zone that the content has no more is left out.
 * `wishView(inFrench, { goal: 'sale', types: [2], zones: ['zone-5000'], … })` → `{ goal: 'sale', types: ['Appartement'], zones: ['Namur'], … }`
 */
export function wishView(context: PageContext, { goal, types, zones, budget, bedrooms, period }: SearchWish): WishView {
  const { trees } = context.content;
  const names = (tree: 'types' | 'zones', has: (item: (typeof trees)[number]) => boolean) =>
    trees.filter(item => item.tree === tree && has(item)).map(({ name }) => wordsOf(context, name));
  return {
    goal,
    types: names('types', ({ webId }) => types.includes(Number(webId))),
    zones: names('zones', ({ id }) => zones.includes(id)),
    budget,
    ...(bedrooms !== undefined && { bedrooms }),
    ...(period && { period }),
  };
}
