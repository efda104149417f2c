import { expect, test } from 'vitest';
import { listHeading } from '../../../domain/list/list-heading.ts';

test.each([
  ['fr', 'sale', 'Maison – Villa', 'Namur', 'Maison\u00a0–\u00a0Villa à vendre à Namur'],
  ['fr', 'rent', 'Bureau', 'Le Roeulx', 'Bureau à louer au Roeulx'],
  ['fr', 'sale', undefined, 'Les Bons Villers', 'Biens à vendre aux Bons Villers'],
  ['fr', 'sale', undefined, 'La Louvière', 'Biens à vendre à La Louvière'],
  ['fr', 'sale', undefined, "L'Écluse", "Biens à vendre à L'Écluse"],
  ['fr', 'sale', undefined, 'Lessines', 'Biens à vendre à Lessines'],
  ['nl', 'sale', 'Huis – Villa', 'Namen', 'Huis\u00a0–\u00a0Villa te koop in Namen'],
  ['nl', 'rent', undefined, 'De Panne', 'Panden te huur in De Panne'],
  ['en', 'rent', 'Office', undefined, 'Office for rent'],
  ['de', 'rent', 'Haus – Villa', 'Lüttich', 'Haus\u00a0–\u00a0Villa zu vermieten in Lüttich'],
] as const)('in %s, %s of %s in %s is headed %s', (language, goal, type, place, heading) => {
  expect(listHeading(language, goal, { type, place })).toBe(heading);
});
