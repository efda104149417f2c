import { REGIONS, type Region } from '../place/region.ts';
import type { DatedRule } from '../rules/dated-rule.ts';
import {
  ADVERT_DUTIES,
  type AdvertLaw,
  BRUSSELS_HOUSING,
  ENERGY,
  ENERGY_OF_BUSINESSES,
  FLOOD,
  LAST_RENT,
  NO_AGENCY_COST,
  PETS,
  PLANNING,
  PLANNING_BRUSSELS,
  PRIVACY,
  REFERENCE_RENT,
  RENT_AND_CHARGES,
} from './advert-duties.ts';

/** A law on adverts, and the fact that it requires or forbids, as listed in the register of rules. */
export type AdvertLawRule = {
  readonly name: string;
  readonly region?: Region;
  readonly rows: readonly DatedRule<readonly string[]>[];
};

type Reading = { readonly name: string; readonly law: AdvertLaw; readonly region?: Region; readonly doubt?: string };

/** Each law with the doubts about its source or first day. */
const READINGS: readonly Reading[] = [
  {
    name: 'advert-rent-and-charges',
    region: 'flanders',
    law: RENT_AND_CHARGES.flanders,
    doubt: 'Read on the site of a municipality (oostkamp.be), not in the decree.',
  },
  {
    name: 'advert-rent-and-charges',
    region: 'brussels',
    law: BRUSSELS_HOUSING,
    doubt: 'The article of the code was not found: a property portal (immo.vlan.be) names the duty without it.',
  },
  {
    name: 'advert-rent-and-charges',
    region: 'wallonia',
    law: RENT_AND_CHARGES.wallonia,
    doubt: 'The article of the decree was not found: a municipality (ecaussinnes.be) names the duty without it.',
  },
  ...REGIONS.map(region => ({ name: 'advert-energy', region, law: ENERGY[region] })),
  {
    name: 'advert-energy-of-businesses',
    region: 'flanders',
    law: ENERGY_OF_BUSINESSES,
    doubt:
      'Read on pages of the administration (energiesparen.be) and of others, not in the decree. Some buildings are exempt, such as industrial ones; an advert does not tell all of them.',
  },
  {
    name: 'advert-flood-scores',
    region: 'flanders',
    law: FLOOD,
    doubt:
      'The article was not found: the administration (vmm.vlaanderen.be) names the duty and its first day without it.',
  },
  {
    name: 'advert-planning',
    region: 'flanders',
    law: PLANNING,
    doubt: 'Since when it applies was not found, so the check asks for it on every day.',
  },
  { name: 'advert-planning', region: 'brussels', law: PLANNING_BRUSSELS },
  {
    name: 'advert-planning',
    region: 'wallonia',
    law: { source: 'CoDT art. D.IV.99', address: 'https://wallex.wallonie.be/', from: undefined },
    doubt:
      'The planning code until 2017 asked for planning mentions in adverts (CWATUPE art. 152, gillescarnoy 2014). The code since then names deeds alone (CoDT art. D.IV.99, uvcw), so the check asks for none.',
  },
  { name: 'advert-pets', region: 'brussels', law: PETS },
  { name: 'advert-last-rent', region: 'brussels', law: LAST_RENT },
  {
    name: 'advert-reference-rent',
    region: 'brussels',
    law: REFERENCE_RENT,
    doubt:
      'The article was not found: a law firm (sybarius 2025) and the Region (loyers.brussels) name the rule without it.',
  },
  {
    name: 'advert-agency-cost',
    law: NO_AGENCY_COST,
    doubt: 'Since when it applies was not found, so the check asks for it on every day.',
  },
  { name: 'advert-hidden-street', law: PRIVACY },
  {
    name: 'advert-altered-pictures',
    law: {
      source: 'Regulation (EU) 2024/1689, art. 50',
      address: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
      from: '2026-08-02',
    },
    doubt: 'Its first day was read at two law firms (addleshawgoddard 2026, licentium 2026-06), not in the regulation.',
  },
];

const CHECKED = '2026-11-26';

/** Laws on adverts in the form of dated rules; each value lists the facts that adverts have to state. */
export const ADVERT_LAW_ROWS: readonly AdvertLawRule[] = READINGS.map(({ name, region, law, doubt }) => {
  const facts = new Set(
    REGIONS.flatMap(each => ADVERT_DUTIES[each].flatMap(duty => (duty.law === law ? duty.fact : []))),
  );
  const row: DatedRule<readonly string[]> = {
    from: law.from,
    value: [...facts],
    source: law.source,
    checked: CHECKED,
    ...(doubt !== undefined && { doubt }),
  };
  return { name, ...(region && { region }), rows: [row] };
});
