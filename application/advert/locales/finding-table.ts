import type { DutyFact } from '../../../domain/advert/advert-duties.ts';
import type { FindingCode, Weight } from '../../../domain/advert/publish-check.ts';
import type { Region } from '../../../domain/place/region.ts';

/** Findings that stand for a fact: what is to be written is that of the fact. */
export const OF_A_FACT = ['fact-missing', 'rule-begins-soon'] as const satisfies readonly FindingCode[];

/** What findings on adverts are called in one language. Texts go on from the property: 'Maison à Namur' … 'ne mentionne pas {fact}'. */
export type FindingTable = {
  readonly weight: Readonly<Record<Weight, string>>;
  readonly region: Readonly<Record<Region, string>>;
  /** Places that they leave open: {fact}, {day}. */
  readonly found: Readonly<Record<FindingCode, string>>;
  /** What to change. */
  readonly write: Readonly<Record<Exclude<FindingCode, (typeof OF_A_FACT)[number]>, string>>;
  /** Each fact as the object of a sentence, and what to write of it. */
  readonly facts: Readonly<Record<DutyFact, { readonly name: string; readonly write: string }>>;
};
