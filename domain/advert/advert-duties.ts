import type { Region } from '../place/region.ts';
import type { FactName } from '../listing/facts.ts';
import { goalOf } from '../listing/goal.ts';
import type { Listing } from '../listing/listing.ts';
import { isResidential, PROPERTY_TYPE } from '../listing/property-type.ts';

/** A law on adverts: its reference, or the authority or federation that states it, and its first day where known. */
export type AdvertLaw = { readonly source: string; readonly from: string | undefined };

/** A fact that a law wants in the adverts to which it applies. */
export type AdvertDuty = {
  readonly fact: FactName;
  readonly law: AdvertLaw;
  readonly applies: (listing: Listing) => boolean;
  /** Whether the municipality tells it on request: an advert that says since when that was asked for breaks no law meanwhile. */
  readonly requested?: true;
};

export const ENERGY_FLANDERS: AdvertLaw = {
  source: 'Energiedecreet of 2009-05-08, art. 11.2.1 § 3',
  from: '2012-01-01',
};
export const RENT_AND_CHARGES: AdvertLaw = {
  source: 'Rent and common charges in every public notice of a letting (immo.vlan.be 30852)',
  from: undefined,
};
/** Who asks an agency to let a home pays it: the landlord, where the agency advertises the home. */
export const NO_AGENCY_COST: AdvertLaw = {
  source: 'No agency cost for the tenant of a home (law of 2009-06-18 on mediation costs)',
  from: undefined,
};
const ENERGY_BRUSSELS: AdvertLaw = {
  source: 'Decree of the Brussels government of 2011-02-17, art. 6',
  from: '2011-05-01',
};
const ENERGY_WALLONIA: AdvertLaw = { source: 'PEB indicators (federia.immo 2021-09-28)', from: '2015-01-01' };
const FLOOD: AdvertLaw = { source: 'P-score and G-score (vmm.vlaanderen.be, biv.be)', from: '2023-01-01' };
const PLANNING: AdvertLaw = { source: 'VCRO art. 5.2.6', from: undefined };
/** Ordinances of 2014-04-03 and 2014-05-08. A letting of up to nine years owes it not (its article 280). */
const PLANNING_BRUSSELS: AdvertLaw = { source: 'CoBAT art. 281', from: '2014-11-01' };
const METERS: AdvertLaw = { source: 'Individual meters in a letting (immo.vlan.be 30852)', from: undefined };

const sale = (listing: Listing) => goalOf(listing.goal) === 'sale';
const saleOfBuilding = (listing: Listing) => sale(listing) && listing.typeIds[0] !== PROPERTY_TYPE.land;

/** Whether a property is a home to let. */
export function isHomeForRent(listing: Listing): boolean {
  return isResidential(listing.typeIds) && !sale(listing);
}

/** Whether a property is a home that stands: one in building has no certificate before its delivery. */
export function isStandingHome(listing: Listing): boolean {
  return isResidential(listing.typeIds) && !listing.newBuild;
}

const EVERYWHERE: readonly AdvertDuty[] = [{ fact: 'renterCharges', law: RENT_AND_CHARGES, applies: isHomeForRent }];

/** Land and garages owe no energy mention. Planning duties bind lettings over nine years too, which no feed tells apart. */
const BY_REGION: Readonly<Record<Region, readonly AdvertDuty[]>> = {
  flanders: [
    { fact: 'energyPerformance', law: ENERGY_FLANDERS, applies: isStandingHome },
    { fact: 'floodParcelScore', law: FLOOD, applies: sale },
    { fact: 'floodBuildingScore', law: FLOOD, applies: saleOfBuilding },
    { fact: 'permit', law: PLANNING, applies: sale, requested: true },
    { fact: 'zoning', law: PLANNING, applies: sale, requested: true },
    { fact: 'summons', law: PLANNING, applies: sale, requested: true },
    { fact: 'preemptiveRight', law: PLANNING, applies: sale, requested: true },
    { fact: 'subdivisionPermit', law: PLANNING, applies: sale, requested: true },
  ],
  brussels: [
    { fact: 'energyPerformance', law: ENERGY_BRUSSELS, applies: isStandingHome },
    { fact: 'co2', law: ENERGY_BRUSSELS, applies: isStandingHome },
    { fact: 'individualMeters', law: METERS, applies: isHomeForRent },
    { fact: 'lawfulUse', law: PLANNING_BRUSSELS, applies: sale, requested: true },
    { fact: 'planningInformation', law: PLANNING_BRUSSELS, applies: sale, requested: true },
  ],
  wallonia: [
    { fact: 'energyPerformance', law: ENERGY_WALLONIA, applies: isStandingHome },
    { fact: 'energyCertificateCode', law: ENERGY_WALLONIA, applies: isStandingHome },
    { fact: 'energyTotal', law: ENERGY_WALLONIA, applies: isStandingHome },
  ],
};

/** The duties that bind an advert in a region on a day. `advertDuties(flatForRent, 'brussels', '2026-08-01')` → charges, energy, CO2, meters */
export function advertDuties(listing: Listing, region: Region, today: string): readonly AdvertDuty[] {
  return [...EVERYWHERE, ...BY_REGION[region]].filter(
    ({ law, applies }) => (law.from === undefined || law.from <= today) && applies(listing),
  );
}
