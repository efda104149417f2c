import type { DatedRule } from '../rules/dated-rule.ts';

/** Years that an energy certificate of a home is valid, in all regions. */
export const ENERGY_CERTIFICATE_YEARS: readonly DatedRule<number>[] = [
  {
    from: undefined,
    value: 10,
    source: 'Energy certificates (federia.immo 2021-09-28)',
    checked: '2026-11-26',
    doubt: 'Read at a federation, not in the decrees of the three regions.',
  },
];

/** Years that a Flemish asbestos certificate is valid. */
export const ASBESTOS_CERTIFICATE_YEARS: readonly DatedRule<number>[] = [
  {
    from: undefined,
    value: 10,
    source: 'Asbestos certificate (ovam.vlaanderen.be; the years from Compyra/huiskeuring.be)',
    checked: '2026-11-26',
    doubt: 'The years were read in a compilation, not on a page of the administration.',
  },
];
