import type { FlagFilter } from '../../list/filters.ts';
import type { Goal } from '../../listing/listing.ts';

/** What a word or phrase of a sentence stands for. */
export type Meaning =
  /** `isUsual`: the goal only where none is said, and no price of a sale. */
  | { readonly is: 'goal'; readonly goal: Goal; readonly isUsual?: true }
  /** A property type, by web id. `isUsual`: only where no other one is said. */
  | { readonly is: 'type'; readonly type: number; readonly isUsual?: true }
  /** A kind or feature that has no filter: it is searched as a word. */
  | { readonly is: 'text' }
  | { readonly is: 'flag'; readonly flag: FlagFilter; readonly value: boolean }
  | { readonly is: 'unit'; readonly unit: Unit }
  /** A number written in letters. */
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'bound'; readonly bound: BoundWord }
  /** What such sentences say beside a criterion. */
  | { readonly is: Particle };

export type BoundWord = 'most' | 'least' | 'about' | 'between';

export type Unit =
  | 'bedrooms'
  /** All rooms, the living room included. */
  | 'rooms'
  | 'm2'
  | 'are'
  | 'hectare'
  | 'euro'
  | 'thousand'
  | 'million'
  | 'month'
  | 'km'
  /** A unit for which lists have no filter, such as bathrooms or minutes. */
  | 'other';

export type Particle =
  | 'little'
  | 'with'
  | 'not'
  | 'near'
  | 'epc'
  | 'better'
  | 'price'
  | 'or-more'
  | 'or-less'
  /** What somebody wants to do on land: 'to build a house'. */
  | 'build'
  /** A quality of which listings have no fact: it is said, and not searched. */
  | 'opinion'
  /** People by their origin or faith: no criterion. */
  | 'people'
  /** People by their family: no criterion where they are excluded. */
  | 'family';

/** Phrases of one meaning by language, separated by bars. Written as people type them; case, accents, hyphens and plurals do not matter. */
export type Row = {
  readonly means: readonly Meaning[];
  readonly fr?: string;
  readonly nl?: string;
  readonly en?: string;
  readonly de?: string;
};
