import type { Region } from '../place/region.ts';
import type { FactName } from '../listing/facts.ts';
import { inForce } from '../rules/dated-rule.ts';
import { OFFICE_CERTIFICATE, SMALL_UNIT_CERTIFICATE } from '../energy/certificate-owed.ts';
import { goalOf, isLease, TAKE_OVER } from '../listing/goal.ts';
import { ABUSIVE_RENT, LAST_RENT_DISCLOSURE, PETS_CLAUSE_VOID } from '../letting/brussels-letting.ts';
import type { Listing } from '../listing/listing.ts';
import { numberFact } from '../listing/number-fact.ts';
import { isResidential, PROPERTY_TYPE } from '../listing/property-type.ts';
import { isHall } from '../listing/subtype.ts';

/**
 * A law on adverts: its reference with article, a public address of its text (or of an authority's or professional body's page about it),
 * and its first day if known.
 */
export type AdvertLaw = {
  readonly source: string;
  readonly address: string;
  readonly from: string | undefined;
};

/** A fact that a law requires in adverts, and the condition under which it applies. */
export type AdvertDuty = {
  readonly fact: DutyFact;
  readonly law: AdvertLaw;
  /** `day`: ISO day on which the advert is published. */
  readonly applies: (listing: Listing, day: string) => boolean;
  /** Whether the municipality supplies the fact on request; until it answers, an advert that states the day of the request is legal. */
  readonly requested?: true;
  /**
   * Whether the law requires the fact in only some of the adverts for which `applies` is true, and the data do not show in which, or
   * requires the fact only after the advert, such as in the lease: a missing fact is then a hint instead of a breach.
   */
  readonly expected?: true;
};

/** Facts that a law may require. */
export const DUTY_FACTS = [
  'renterCharges',
  'energyPerformance',
  'energyLevel',
  'energyCertificateCode',
  'energyTotal',
  'co2',
  'floodParcelScore',
  'floodBuildingScore',
  'permit',
  'zoning',
  'summons',
  'preemptiveRight',
  'subdivisionPermit',
  'individualMeters',
  'lastRent',
  'referenceRentLow',
  'referenceRentHigh',
  'lawfulUse',
  'planningInformation',
] as const satisfies readonly FactName[];
export type DutyFact = (typeof DUTY_FACTS)[number];

/** The article is unknown: immo.vlan.be names only the duty. `from`: year in which the code's rules on leases took effect. */
export const BRUSSELS_HOUSING = {
  source: 'Code bruxellois du Logement',
  address: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2003/07/17/2013A31614/justel',
  from: '2018-01-01',
} as const;

/** Laws that limit the deposit for a main residence; the limits themselves are in `domain/cost/deposit.ts`. */
export const DEPOSITS: Readonly<Record<Region, AdvertLaw>> = {
  flanders: {
    source: 'Vlaams Woninghuurdecreet van 9 november 2018, art. 37',
    address: 'https://etaamb.openjustice.be/fr/nl/arrete-du-gouvernement-flamand-du-07-decembre-2018_n2018032469.html',
    from: '2019-01-01',
  },
  brussels: {
    source: 'Ordonnance bruxelloise du 4 avril 2024 (Code bruxellois du Logement)',
    address: BRUSSELS_HOUSING.address,
    from: '2024-11-01',
  },
  wallonia: {
    source: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation, art. 62',
    address: 'https://wallex.wallonie.be/eli/loi-decret/2018/03/15/2018201408',
    from: '2023-06-01',
  },
};

/** Law that makes a ban on pets in a lease void; an advert may not announce a void clause. */
export const PETS: AdvertLaw = {
  source: 'Code bruxellois du Logement, art. 218/1',
  address: BRUSSELS_HOUSING.address,
  from: PETS_CLAUSE_VOID[0]?.from,
};
export const REFERENCE_RENT: AdvertLaw = {
  source: 'Code bruxellois du Logement',
  address: 'https://loyers.brussels/',
  from: ABUSIVE_RENT[0]?.from,
};

/** Candidates for a home are informed of its last rent before they sign, so that the rental application has to show it. */
export const LAST_RENT: AdvertLaw = { ...BRUSSELS_HOUSING, from: LAST_RENT_DISCLOSURE[0]?.from };

/** Rent and common charges must be in every advert of a home to let. */
export const RENT_AND_CHARGES: Readonly<Record<Region, AdvertLaw>> = {
  flanders: {
    source: 'Vlaams Woninghuurdecreet van 9 november 2018, art. 4',
    address: 'https://www.oostkamp.be/product/3640/reglement-bekendmaken-huurprijzen',
    from: '2019-01-01',
  },
  brussels: BRUSSELS_HOUSING,
  // Article unknown (ecaussinnes.be names only the duty).
  wallonia: {
    source: 'Décret wallon du 15 mars 2018 relatif au bail d’habitation',
    address: 'https://wallex.wallonie.be/eli/loi-decret/2018/03/15/2018201408',
    from: '2018-09-01',
  },
};
/** Laws on energy data in adverts. */
export const ENERGY: Readonly<Record<Region, AdvertLaw>> = {
  flanders: {
    source: 'Energiedecreet van 8 mei 2009, art. 11.2.1',
    address: 'https://navigator.emis.vito.be/mijn-navigator?woId=32014&woLang=nl',
    from: '2012-01-01',
  },
  brussels: {
    source: 'Arrêté du gouvernement bruxellois du 17 février 2011, art. 6',
    address: 'https://etaamb.openjustice.be/fr/arrete-du-gouvernement-de-la-region-de-bruxellescapit_n2011031104',
    from: '2011-05-01',
  },
  wallonia: {
    source: 'Décret wallon du 28 novembre 2013, art. 34 § 4',
    address: 'https://wallex.wallonie.be/eli/loi-decret/2013/11/28/2013207272',
    from: '2015-01-01',
  },
};
/** Small units other than homes need an energy certificate since 2020 (energiesparen.be); their adverts follow the article for homes. */
export const ENERGY_OF_BUSINESSES: AdvertLaw = { ...ENERGY.flanders, from: SMALL_UNIT_CERTIFICATE[0]?.from };
/** The party that commissions the agency pays its fee: the landlord, if the agency advertises the home. */
export const NO_AGENCY_COST: AdvertLaw = {
  source: 'Loi du 18 juin 2009 (frais d’intermédiation locative)',
  address: 'https://www.ejustice.just.fgov.be/eli/loi/2009/06/18',
  from: undefined,
};
export const PRIVACY: AdvertLaw = {
  source: 'RGPD (2016/679), art. 5',
  address: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  from: '2018-05-25',
};
/** Duty and first day as stated by the Flemish environment agency (vmm.vlaanderen.be); article unknown. */
export const FLOOD: AdvertLaw = {
  source: 'Waterwetboek van 15 juni 2018',
  address:
    'https://vmm.vlaanderen.be/beleid/waterbeleid/overstromingen/meerlaagse-waterveiligheid/overstromingsschade-voorkomen',
  from: '2023-01-01',
};
export const PLANNING: AdvertLaw = {
  source: 'VCRO art. 5.2.6',
  address:
    'https://www.biv.be/nieuws/artikels/publiciteit-en-vergunningenstatus-van-een-goed-wees-transparant-ten-aanzien-van-potentiele-kopers',
  from: undefined,
};
/** By ordinances of 2014-04-03 and 2014-05-08. Adverts for leases of up to nine years are exempt (art. 280, and the minister's letter). */
export const PLANNING_BRUSSELS: AdvertLaw = {
  source: 'CoBAT art. 281',
  address: 'https://novacitoyen.irisnet.be/actualites-accueil/renseignements-urbanistiques-et-publicite-immobiliere',
  from: '2014-11-01',
};

/** Maximum length of an ordinary lease in years; the duties of a sale also apply to longer leases. */
const LONG_LEASE = 9;

const sale = (listing: Listing) => goalOf(listing.goal) === 'sale';
const longLease = (listing: Listing) => (numberFact(listing, 'leaseYears') ?? 0) > LONG_LEASE;
const saleOrLongLease = (listing: Listing) => sale(listing) || longLease(listing);
const ofBuilding = (listing: Listing) => saleOrLongLease(listing) && listing.typeIds[0] !== PROPERTY_TYPE.land;

/** Whether a property is a home to let; taking over a business in a house is not a lease of a home. */
export function isHomeForRent(listing: Listing): boolean {
  return isResidential(listing.typeIds) && isLease(listing.goal);
}

/** Whether a property is an existing home: one under construction has no certificate before its delivery. */
function isStandingHome(listing: Listing): boolean {
  return isResidential(listing.typeIds) && !listing.newBuild;
}

/** Whether a property is an existing office, shop or industrial building, and the offer is not the take-over of a business. */
function isStandingBusiness({ typeIds: [main], goal, newBuild }: Listing): boolean {
  return (main === PROPERTY_TYPE.office || main === PROPERTY_TYPE.commerce) && goal !== TAKE_OVER && !newBuild;
}

/**
 * Areas in m² that the advert of a business states. The areas count different parts of the building, so a comparison with a limit has to
 * hold for each area.
 */
function floorAreas(listing: Listing): readonly number[] {
  return (['officeArea', 'builtArea', 'totalArea'] as const).flatMap(name => numberFact(listing, name) ?? []);
}

function isSmallBusiness(listing: Listing, today: string): boolean {
  const areas = floorAreas(listing);
  const most = inForce(SMALL_UNIT_CERTIFICATE, today)?.value ?? 0;
  return isStandingBusiness(listing) && !isHall(listing) && areas.length > 0 && areas.every(area => area <= most);
}

function isPerhapsSmallBusiness(listing: Listing, today: string): boolean {
  const areas = floorAreas(listing);
  const most = inForce(SMALL_UNIT_CERTIFICATE, today)?.value ?? 0;
  const isLarge = areas.length > 0 && areas.every(area => area > most);
  return isStandingBusiness(listing) && !isLarge && !isSmallBusiness(listing, today);
}

function isLargeOffice(listing: Listing, today: string): boolean {
  const areas = floorAreas(listing);
  const least = inForce(OFFICE_CERTIFICATE, today)?.value ?? Number.POSITIVE_INFINITY;
  const isOffice = isStandingBusiness(listing) && listing.typeIds[0] === PROPERTY_TYPE.office;
  return isOffice && areas.length > 0 && areas.every(area => area > least);
}

/** Whether stated areas do not decide if a Brussels office exceeds the area limit: some are above and some below, or none is stated. */
function isPerhapsLargeOffice(listing: Listing, today: string): boolean {
  const areas = floorAreas(listing);
  const least = inForce(OFFICE_CERTIFICATE, today)?.value;
  if (least === undefined || !isStandingBusiness(listing) || listing.typeIds[0] !== PROPERTY_TYPE.office) return false;
  const isSmall = areas.length > 0 && areas.every(area => area <= least);
  return !isSmall && !isLargeOffice(listing, today);
}

/** Whether an advert in Flanders has to state an energy certificate: for an existing home, and for a small unit that is not a home. */
export function owesFlemishCertificate(listing: Listing, today: string): boolean {
  return isStandingHome(listing) || isSmallBusiness(listing, today);
}

const wasPerhapsLet = (listing: Listing) => isHomeForRent(listing) && !listing.newBuild;
const isNewHome = (listing: Listing) => isResidential(listing.typeIds) && listing.newBuild;

/** Whether a property is an existing building with homes beside an office or shop: each of them has a certificate of its own. */
function isMixedBuilding({ typeIds, newBuild }: Listing): boolean {
  return typeIds[0] === PROPERTY_TYPE.investment && !isResidential(typeIds) && !newBuild;
}

/** Duties by region. Land and garages need no energy mention. */
export const ADVERT_DUTIES: Readonly<Record<Region, readonly AdvertDuty[]>> = {
  flanders: [
    { fact: 'renterCharges', law: RENT_AND_CHARGES.flanders, applies: isHomeForRent },
    { fact: 'energyPerformance', law: ENERGY.flanders, applies: isStandingHome },
    { fact: 'energyPerformance', law: ENERGY_OF_BUSINESSES, applies: isSmallBusiness },
    { fact: 'energyPerformance', law: ENERGY_OF_BUSINESSES, applies: isPerhapsSmallBusiness, expected: true },
    { fact: 'energyPerformance', law: ENERGY.flanders, applies: isMixedBuilding, expected: true },
    // Until its completion a new home may have no certificate yet (EPB decree).
    { fact: 'energyPerformance', law: ENERGY.flanders, applies: isNewHome, expected: true },
    { fact: 'energyLevel', law: ENERGY.flanders, applies: isNewHome, expected: true },
    { fact: 'floodParcelScore', law: FLOOD, applies: saleOrLongLease },
    { fact: 'floodBuildingScore', law: FLOOD, applies: ofBuilding },
    { fact: 'permit', law: PLANNING, applies: saleOrLongLease, requested: true },
    { fact: 'zoning', law: PLANNING, applies: saleOrLongLease, requested: true },
    { fact: 'summons', law: PLANNING, applies: saleOrLongLease, requested: true },
    { fact: 'preemptiveRight', law: PLANNING, applies: saleOrLongLease, requested: true },
    { fact: 'subdivisionPermit', law: PLANNING, applies: saleOrLongLease, requested: true },
  ],
  brussels: [
    { fact: 'renterCharges', law: RENT_AND_CHARGES.brussels, applies: isHomeForRent },
    { fact: 'energyPerformance', law: ENERGY.brussels, applies: isStandingHome },
    { fact: 'energyPerformance', law: ENERGY.brussels, applies: isLargeOffice },
    { fact: 'energyPerformance', law: ENERGY.brussels, applies: isPerhapsLargeOffice, expected: true },
    { fact: 'energyPerformance', law: ENERGY.brussels, applies: isMixedBuilding, expected: true },
    { fact: 'co2', law: ENERGY.brussels, applies: isStandingHome },
    { fact: 'individualMeters', law: BRUSSELS_HOUSING, applies: isHomeForRent },
    // Hints only: a home let for the first time has no last rent, and reference rents are required in the lease, not in the advert.
    { fact: 'lastRent', law: LAST_RENT, applies: wasPerhapsLet, expected: true },
    { fact: 'referenceRentLow', law: REFERENCE_RENT, applies: isHomeForRent, expected: true },
    { fact: 'referenceRentHigh', law: REFERENCE_RENT, applies: isHomeForRent, expected: true },
    { fact: 'lawfulUse', law: PLANNING_BRUSSELS, applies: saleOrLongLease, requested: true },
    { fact: 'planningInformation', law: PLANNING_BRUSSELS, applies: saleOrLongLease, requested: true },
  ],
  wallonia: [
    { fact: 'renterCharges', law: RENT_AND_CHARGES.wallonia, applies: isHomeForRent },
    { fact: 'energyPerformance', law: ENERGY.wallonia, applies: isStandingHome },
    { fact: 'energyPerformance', law: ENERGY.wallonia, applies: isMixedBuilding, expected: true },
    { fact: 'energyCertificateCode', law: ENERGY.wallonia, applies: isStandingHome },
    { fact: 'energyTotal', law: ENERGY.wallonia, applies: isStandingHome },
  ],
};

/**
 * Duties that apply to an advert in a region on a day. `advertDuties(flatForRent, 'brussels', '2026-08-01')` → charges, energy, CO2,
 * meters
 */
export function advertDuties(listing: Listing, region: Region, today: string): readonly AdvertDuty[] {
  return ADVERT_DUTIES[region].filter(
    ({ law, applies }) => (law.from === undefined || law.from <= today) && applies(listing, today),
  );
}

/** Duties that start to apply to an advert after `today`, up to and including `until`. */
export function comingDuties(listing: Listing, region: Region, today: string, until: string): readonly AdvertDuty[] {
  return ADVERT_DUTIES[region].filter(
    ({ law: { from }, applies, expected }) =>
      !expected && from !== undefined && from > today && from <= until && applies(listing, until),
  );
}
