import type { Localized } from '../text/localized.ts';

/** A unit of an investment property that is let or can be let. It never names its tenant. */
export type RentalUnit = {
  /** Name of the unit, such as 'First floor'; absent if the agency gives none. */
  readonly name?: Localized;
  /** Area in m², above 0. */
  readonly area?: number;
  readonly bedrooms?: number;
  /** Rent a month in euro without charges, above 0; absent if unknown, or if the price is hidden. */
  readonly rent?: number;
  /** ISO day on which the lease ends; absent if the unit is not let, or if the day is unknown. */
  readonly leaseEnd?: string;
};

/** Maximum number of units of a property; further units of a feed are ignored. */
export const MOST_UNITS = 60;
