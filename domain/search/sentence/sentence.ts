import type { FilterName, FlagFilter } from '../../list/filters.ts';
import type { Goal } from '../../listing/listing.ts';
import type { SaidPlace } from './place-names.ts';

/** Criteria parsed from a visitor's search sentence; a criterion that the sentence does not state is `undefined` or empty. */
export type Sentence = {
  readonly goal: Goal | undefined;
  /** Web ids of property types. */
  readonly types: readonly number[];
  /** Kinds and features without a filter, as typed: 'penthouse'. */
  readonly texts: readonly string[];
  readonly flags: Readonly<Partial<Record<FlagFilter, boolean>>>;
  readonly bedroomsMin: number | undefined;
  /** Euro; per month for rentals. */
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  /** m². */
  readonly areaMin: number | undefined;
  readonly landMin: number | undefined;
  /** Worst accepted energy class, in lower case. */
  readonly letter: string | undefined;
  /** kWh/m².year. */
  readonly epcMax: number | undefined;
  readonly places: readonly SaidPlace[];
  /** Radius around the first place, in kilometres. */
  readonly km: number | undefined;
  /** Words that were not understood, as typed; adjacent words form one phrase. */
  readonly rest: readonly string[];
  /** Phrases of `rest` that are not searched as words: they name a quality for which listings have no field, or exclude something. */
  readonly opinions: readonly string[];
  /** Phrases that ask for or exclude groups of people: never used as a criterion. */
  readonly refused: readonly string[];
  /** The sentence as it was read: one line of at most 300 characters. */
  readonly text: string;
  /** Positions in `text` of all criteria and phrases above, in order and without overlaps; a preposition or article belongs to the words after it. */
  readonly spans: readonly SentenceSpan[];
};

/**
 * Meaning of a part of a sentence: the name of its filter (`near` for every kind of place); `goal`: sale or rent; `rest`: words not
 * understood; `refused`: words about groups of people, by which a search may not filter.
 */
export type SpanMeaning = FilterName | 'goal' | 'rest' | 'refused';

/** A part of a sentence: its positions in the text, and its meanings. */
export type SentenceSpan = { readonly from: number; readonly to: number; readonly says: readonly SpanMeaning[] };
