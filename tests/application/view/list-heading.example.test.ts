import { expect, test } from 'vitest';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { listHeading } from '../../../application/view/list-heading.ts';

test.each([
  ['fr', 'sale', 'Maison – Villa', 'Namur', 'Maison\u00a0–\u00a0Villa à vendre à Namur'],
  ['fr', 'rent', 'Bureau', 'Le Roeulx', 'Bureau à louer au Roeulx'],
  ['fr', 'sale', undefined, 'Les Bons Villers', 'Biens à vendre aux Bons Villers'],
  ['fr', 'sale', undefined, 'La Louvière', 'Biens à vendre à La Louvière'],
  ['fr', 'sale', undefined, "L'Écluse", "Biens à vendre à L'Écluse"],
  ['fr', 'sale', undefined, 'Lessines', 'Biens à vendre à Lessines'],
  ['nl', 'sale', 'Huis – Villa', 'Namen', 'Huis\u00a0–\u00a0Villa te koop in Namen'],
  ['nl', 'rent', undefined, 'De Panne', 'Panden te huur in De Panne'],
  ['nl', 'rent', undefined, 'Le Roeulx', 'Panden te huur in Le Roeulx'],
  ['de', 'sale', undefined, 'Les Bons Villers', 'Immobilien zu verkaufen in Les Bons Villers'],
  ['en', 'rent', 'Office', undefined, 'Office for rent'],
  ['de', 'rent', 'Haus – Villa', 'Lüttich', 'Haus\u00a0–\u00a0Villa zu vermieten in Lüttich'],
] as const)('in %s, %s of %s in %s is headed %s', (language, goal, type, place, heading) => {
  expect(listHeading(phrasesIn(language).listHeading, goal, { type, place })).toBe(heading);
});
