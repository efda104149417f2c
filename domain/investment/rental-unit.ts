import type { Localized } from '../text/localized.ts';

/** A unit of an investment property that is let or can be let. It never names its tenant. */
export type RentalUnit = {
  /** What it is called, 'First floor'; absent if the agency does not say. */
  readonly name?: Localized;
  /** Area in m², above 0. */
  readonly area?: number;
  readonly bedrooms?: number;
  /** Rent a month in euro without charges, above 0; absent where it is not known, or the price is hidden. */
  readonly rent?: number;
  /** ISO day on which its lease ends; absent where it is not let, or the agency does not say. */
  readonly leaseEnd?: string;
};

/** Most units of one property; a feed with more is cut. */
export const MOST_UNITS = 60;
