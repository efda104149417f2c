import { MARQUEE } from '../listing/display-state.ts';
import type { ListingBrief } from '../listing/listing-brief.ts';
import type { PublicListing } from '../listing/listing.ts';
import { positiveNumber } from '../listing/positive-number.ts';
import type { Reduction } from '../listing/price-story.ts';

type FlagFact = {
  /** Whether a listing has the fact. */
  of(listing: FlaggedListing): boolean;
  /**
   * Terms for the fact in all four languages: a listing that has the fact, or one of these terms in its texts, is found by each of them.
   * Empty if no search term finds it.
   */
  readonly terms: readonly string[];
};

/** The part of a listing from which its flags follow. */
export type FlaggedListing = Pick<ListingBrief | PublicListing, 'viager' | 'newBuild'> & {
  readonly facts: ListingBrief['facts'];
  readonly marquee?: number;
  /** The reduction of the listing's price that is in force. */
  readonly reduction?: Reduction | undefined;
};

/**
 * Facts that a listing has or has not. List filters test them, and searches find listings by their terms. One row adds a fact to the index
 * and to the search; its list filter is a separate row in `domain/list/filters.ts`, which can only name a fact of this table.
 */
export const FLAG_FACTS = {
  viager: { of: ({ viager }) => viager, terms: ['viager', 'lijfrente', 'life annuity', 'Leibrente'] },
  newBuild: {
    of: ({ newBuild }) => newBuild,
    terms: ['neuf', 'neuve', 'construction neuve', 'nieuwbouw', 'new build', 'Neubau'],
  },
  furnished: {
    of: ({ facts }) => facts.furnished === true,
    terms: ['meublé', 'meublée', 'gemeubeld', 'gemeubelde', 'furnished', 'möbliert', 'möblierte'],
  },
  garden: { of: ({ facts }) => isAbove0(facts.gardenArea), terms: ['jardin', 'tuin', 'garden', 'Garten'] },
  terrace: { of: ({ facts }) => isAbove0(facts.terraceArea), terms: ['terrasse', 'terras', 'terrace'] },
  lift: { of: ({ facts }) => facts.lift === true, terms: ['ascenseur', 'lift', 'elevator', 'Aufzug'] },
  /** A garage or a parking space. Each word has its own row in `MEANINGS`: a search for one does not mean the other. */
  garage: { of: ({ facts }) => isAbove0(facts.garages) || isAbove0(facts.parkings), terms: [] },
  /** The property is neither sold nor let. */
  available: { of: ({ marquee }) => marquee !== MARQUEE.sold, terms: [] },
  /** The current price is below the first one. */
  reduced: { of: ({ reduction }) => reduction !== undefined, terms: [] },
} as const satisfies Readonly<Record<string, FlagFact>>;

export type FlagFactName = keyof typeof FLAG_FACTS;
export const FLAG_FACT_NAMES = Object.keys(FLAG_FACTS) as readonly FlagFactName[];

const isAbove0 = (value: unknown): boolean => positiveNumber(value) !== undefined;
