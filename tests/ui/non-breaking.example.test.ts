import { expect, test } from 'vitest';
import { withNonBreakingUnits } from '../../ui/components/common/non-breaking.ts';

test.each([
  ['Eine Wohnung von 72 m², 3 km vom Meer', 'Eine Wohnung von 72\u00a0m², 3\u00a0km vom Meer'],
  ['EPC B, 118 kWh/m².jaar', 'EPC B, 118\u00a0kWh/m².jaar'],
  ['10 % du prix, € 1.250 ou 85 € par mois', '10\u00a0% du prix, €\u00a01.250 ou 85\u00a0€ par mois'],
  ['2 maisons, 3 mètres, 4 Minuten, 12 hals', '2 maisons, 3 mètres, 4 Minuten, 12 hals'],
])('in ‘%s’ non-breaking spaces join numbers and units', (text, kept) => {
  expect(withNonBreakingUnits(text)).toBe(kept);
});
