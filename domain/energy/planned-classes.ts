import type { DatedRule } from '../rules/dated-rule.ts';

/** Minimum energy class that Flanders plans for homes to let: `terraced` for flats and terraced houses, `other` for all others. */
export const LETTING_CLASSES: readonly DatedRule<{ readonly terraced: string; readonly other: string }>[] = [
  {
    from: '2030-01-01',
    value: { terraced: 'D', other: 'E' },
    source: 'Flemish government, minimum labels of homes to let',
    checked: '2026-11-27',
    announced: true,
    doubt:
      'Read in a compilation and at immo-europe.be, not in a decree; only the year is named. Stricter labels are to follow.',
  },
];

/** Classes of homes that Brussels plans to phase out. */
export const ENDED_CLASSES: readonly DatedRule<readonly string[]>[] = [
  {
    from: '2033-01-01',
    value: ['F', 'G'],
    source: 'Brussels government, renovation strategy',
    checked: '2026-11-27',
    announced: true,
    doubt: 'Read in a compilation and at monastucesetconseils, not in an ordinance; only the year is named.',
  },
];
