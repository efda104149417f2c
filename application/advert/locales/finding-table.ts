import type { DutyFact } from '../../../domain/advert/advert-duties.ts';
import type { FindingCode, Weight } from '../../../domain/advert/publish-check.ts';
import type { Region } from '../../../domain/place/region.ts';

/** Findings about a single fact; the required change is that fact's own text. */
const OF_A_FACT = ['fact-missing', 'rule-begins-soon'] as const satisfies readonly FindingCode[];

/** Texts of findings in one language. They follow the property's name: 'Maison à Namur' … 'ne mentionne pas {fact}'. */
export type FindingTable = {
  readonly weight: Readonly<Record<Weight, string>>;
  readonly region: Readonly<Record<Region, string>>;
  /** May contain the placeholders {fact} and {day}. */
  readonly found: Readonly<Record<FindingCode, string>>;
  /** The required change. */
  readonly write: Readonly<Record<Exclude<FindingCode, (typeof OF_A_FACT)[number]>, string>>;
  /** Each fact as the object of a sentence, and the required change. */
  readonly facts: Readonly<Record<DutyFact, { readonly name: string; readonly write: string }>>;
};
