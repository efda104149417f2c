import type { DatedRule } from '../rules/dated-rule.ts';

/** Area in m² up to which a unit in Flanders other than a home needs an energy certificate when it is sold or let. */
export const SMALL_UNIT_CERTIFICATE: readonly DatedRule<number>[] = [
  {
    from: '2020-01-01',
    value: 500,
    source: 'Energiebesluit van 19 november 2010, certificate of small units other than homes (energiesparen.be)',
    checked: '2026-11-26',
    doubt:
      'Which areas count towards the limit is not established, so all that the advert states have to be below it. In a building with several such units, a whole of over 1 000 m² has no such certificate; an advert does not tell.',
  },
];

/** Area in m² above which an office in Brussels needs an energy certificate. */
export const OFFICE_CERTIFICATE: readonly DatedRule<number>[] = [
  {
    from: '2011-05-01',
    value: 500,
    source: 'Arrêté du gouvernement bruxellois du 17 février 2011 (lexgo.be 2016)',
    checked: '2026-11-26',
    doubt: 'The area was read in an article of 2016, not in the decree.',
  },
];
