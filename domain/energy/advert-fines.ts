import type { Region } from '../place/region.ts';
import type { DatedRule } from '../rules/dated-rule.ts';

/** Euro that a missing energy mention in an advert costs at least, and a missing certificate at most. */
export type AdvertFine = { readonly least: number; readonly most: number };

/** The fines of each region. Their first days are not established; an amount for Brussels is not either. */
export const ADVERT_FINES: Readonly<Record<Region, readonly DatedRule<AdvertFine>[]>> = {
  flanders: [
    {
      from: undefined,
      value: { least: 500, most: 5000 },
      source: 'Energiedecreet art. 11.2.1 § 3 (lexgo.be 2012-03-15, snpc-nems.be)',
      checked: '2026-08-01',
    },
  ],
  wallonia: [
    {
      from: undefined,
      value: { least: 500, most: 1000 },
      source: 'Walloon fines on adverts (federia.immo 2021-09-28)',
      checked: '2026-08-01',
    },
  ],
  brussels: [],
};
