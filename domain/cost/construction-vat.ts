import type { DatedRule } from '../rules/dated-rule.ts';

/** VAT on a new home, percent. */
export const CONSTRUCTION_VAT: readonly DatedRule<number>[] = [
  { from: undefined, value: 21, source: 'VAT Code, ordinary rate', checked: '2026-11-27' },
];

/** VAT on a home that replaces a demolished one and is sold by a developer, in percent, and its conditions: m² and years. */
export type RebuiltVat = {
  readonly percent: number;
  /** Largest habitable area, m². */
  readonly mostArea: number;
  /**
   * Years after the purchase in which the buyer has to live in the home, as their own and only one (`ownHomeYears`), or has to
   * let it (`letYears`).
   */
  readonly ownHomeYears: number;
  readonly letYears: number;
};

/** The lower rate, by the day on which VAT becomes due; the calculator uses the day of the deed instead. */
export const REBUILT_VAT: readonly DatedRule<RebuiltVat>[] = [
  {
    from: '2025-07-01',
    value: { percent: 6, mostArea: 175, ownHomeYears: 5, letYears: 15 },
    source: 'Programme law of 2025-07-18; royal decree no. 20, annex, table A, heading XXXVII',
    checked: '2026-11-27',
    doubt:
      'Read in summaries (moore.be 2025-06-06, barreaudeliege-huy.be, ligne-tva.be), which list further conditions, such as a declaration before VAT is due, and no 6 % on fossil heating. That land sold with the home follows its rate was not read, so the calculator says that it counts it so, and the seller and the notary confirm it.',
  },
];
