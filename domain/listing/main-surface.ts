import type { FactName } from './facts.ts';
import type { PublicListing } from './listing.ts';
import { numberFact } from './number-fact.ts';
import { isResidential, PROPERTY_TYPE } from './property-type.ts';

/** Facts that can be the main surface of a property. */
export type SurfaceName = Extract<FactName, 'livingArea' | 'officeArea' | 'builtArea' | 'totalArea' | 'groundArea'>;

/** The main surface of a property, in m². */
export type MainSurface = { readonly name: SurfaceName; readonly value: number };

// `builtArea` is only the footprint of the building, so `totalArea`, the sum of its floors, takes precedence.
const HOME = ['livingArea', 'totalArea', 'builtArea'] as const;
const OFFICE = ['officeArea', 'livingArea', 'totalArea', 'builtArea'] as const;
/** The offices of a shop or hall, or the flats above a shop, are only a part of the property, so the total area comes first. */
const WHOLE = ['totalArea', 'livingArea', 'builtArea', 'officeArea'] as const;
const LAND = ['groundArea'] as const;

/** A listing or its brief. */
type Surfaced = { readonly typeIds: readonly number[]; readonly facts: Pick<PublicListing['facts'], SurfaceName> };

/**
 * The main surface of a property, by its main type: the living area of a home, the offices of an office, the plot of land, and all floors
 * of a shop, hall, garage or mixed building; if several surfaces are known, the most meaningful one. `undefined` if none is known.
 * `mainSurface({ typeIds: [7], facts: { officeArea: 140, totalArea: 1840 } })` → `{ name: 'totalArea', value: 1840 }`
 */
export function mainSurface(listing: Surfaced, isHome = isResidential(listing.typeIds)): MainSurface | undefined {
  for (const name of isHome ? HOME : businessSurfaces(listing.typeIds)) {
    const value = numberFact(listing, name);
    if (value !== undefined) return { name, value };
  }
  return undefined;
}

function businessSurfaces([main]: readonly number[]): readonly SurfaceName[] {
  if (main === PROPERTY_TYPE.office) return OFFICE;
  return main === PROPERTY_TYPE.land ? LAND : WHOLE;
}

/** The stated area, in m², with which the sum of a property's rooms is compared. */
export type WholeArea = { readonly fact: 'livingArea' | 'officeArea' | 'totalArea'; readonly area: number };

/**
 * The living area, else for offices the office area, else the total area; `undefined` if none is stated.
 * `wholeArea({ typeIds: [5], facts: { officeArea: 410, totalArea: 520 } })` → `{ fact: 'officeArea', area: 410 }`
 */
export function wholeArea(listing: Surfaced): WholeArea | undefined {
  const offices = listing.typeIds[0] === PROPERTY_TYPE.office ? (['officeArea'] as const) : [];
  for (const fact of ['livingArea', ...offices, 'totalArea'] as const) {
    const area = numberFact(listing, fact);
    if (area !== undefined) return { fact, area };
  }
  return undefined;
}
