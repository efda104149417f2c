import type { Region } from '../place/region.ts';
import type { DatedRule } from '../rules/dated-rule.ts';

/** Fines in euro: `least` is the minimum for a missing energy mention in an advert, `most` the maximum for a missing certificate. */
export type AdvertFine = { readonly least: number; readonly most: number };

/** Fines by region. Their start dates are unknown, and so is the amount for Brussels. */
export const ADVERT_FINES: Readonly<Record<Region, readonly DatedRule<AdvertFine>[]>> = {
  flanders: [
    {
      from: undefined,
      value: { least: 500, most: 5000 },
      source: 'Energiedecreet art. 11.2.1 § 3 (lexgo.be 2012-03-15, snpc-nems.be)',
      checked: '2026-11-26',
      doubt: 'The amounts were read at a federation and in an article of 2012, not in the decree.',
    },
  ],
  wallonia: [
    {
      from: undefined,
      value: { least: 500, most: 1000 },
      source: 'Walloon fines on adverts (federia.immo 2021-09-28)',
      checked: '2026-11-26',
      doubt: 'The amounts were read at a federation in 2021, not in the decree.',
    },
  ],
  brussels: [],
};
