import type { FilterName, FlagFilter } from '../../list/filters.ts';
import type { Goal } from '../../listing/listing.ts';
import type { SaidPlace } from './place-names.ts';

/** What a visitor's sentence asks for; absent: nothing said. */
export type Sentence = {
  readonly goal: Goal | undefined;
  /** Web ids. */
  readonly types: readonly number[];
  /** Kinds and features without a filter, as typed: 'penthouse'. */
  readonly texts: readonly string[];
  readonly flags: Readonly<Partial<Record<FlagFilter, boolean>>>;
  readonly bedroomsMin: number | undefined;
  /** Euro; of a month for rentals. */
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
  /** m². */
  readonly areaMin: number | undefined;
  readonly landMin: number | undefined;
  /** A letter of the certificate in lower case: this or better. */
  readonly letter: string | undefined;
  /** kWh/m².year. */
  readonly epcMax: number | undefined;
  readonly places: readonly SaidPlace[];
  /** Kilometres around the only place. */
  readonly km: number | undefined;
  /** Words that mean nothing here, as typed; neighbours form one phrase. */
  readonly rest: readonly string[];
  /** Those of `rest` that say a quality of which listings have no fact. */
  readonly opinions: readonly string[];
  /** People whom somebody wants or excludes: no criterion. */
  readonly refused: readonly string[];
  /** The sentence as it was read: one line of at most 300 characters. */
  readonly text: string;
  /** Where in `text` each of these stands, in order and without overlaps; small words belong to what follows them. */
  readonly spans: readonly SentenceSpan[];
};

/** What a part of a sentence says: filters (`near` for each kind of place), a goal, words without a meaning, or people. */
export type SpanMeaning = FilterName | 'goal' | 'rest' | 'refused';

/** A part of a sentence by its positions in the text, with what it says. */
export type SentenceSpan = { readonly from: number; readonly to: number; readonly says: readonly SpanMeaning[] };
