import type { FlagFilter } from '../../list/filters.ts';
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
};
