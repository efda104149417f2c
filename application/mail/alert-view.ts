import type { AlertCriteria } from '../../domain/alert/alert-criteria.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';
import { readCriterion } from '../../domain/list/criteria.ts';
import { type FilterLabel, filterLabel } from '../view/filter-label.ts';
import type { AlertView } from './mail-templates.ts';

/**
 * A search for display, in the language of `context`; leaves out types and zones removed from the content.
 * `alertView(inFrench, { goal: 'sale', types: [2], zones: ['zone-5000'], … })` → `{ goal: 'sale', types: ['Appartement'], zones: ['Namur'], … }`
 */
export function alertView(context: PageContext, wish: AlertCriteria): AlertView {
  const { goal, types, zones, budget, bedrooms, criteria, period } = wish;
  const { trees } = context.content;
  const names = (tree: 'types' | 'zones', has: (item: (typeof trees)[number]) => boolean) =>
    trees.filter(item => item.tree === tree && has(item)).map(({ name }) => wordsOf(context, name));
  return {
    goal,
    types: names('types', ({ webId }) => types.includes(Number(webId))),
    zones: names('zones', ({ id }) => zones.includes(id)),
    ...(budget !== undefined && { budget }),
    ...(criteria && { criteria: criteriaLabels(context, criteria) }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(period && { period }),
  };
}

/** Stored criteria for display; leaves out filters that no longer exist. */
export function criteriaLabels(context: PageContext, criteria: readonly string[]): readonly FilterLabel[] {
  return criteria.flatMap(printed => {
    const criterion = readCriterion(printed);
    return criterion ? filterLabel(context, criterion) : [];
  });
}
