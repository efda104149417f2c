import { hasCertificateDateFault } from '../energy/certificate-date.ts';
import { contradictedFact, energyOf } from '../energy/energy-label.ts';
import { renovationNotice } from '../energy/renovation-notice.ts';
import { type Region, regionOf } from '../place/region.ts';
import { shownPrice } from '../listing/price-display.ts';
import { scalarsOf } from '../rules/compare.ts';
import { addDays, daysBetween } from '../text/day.ts';
import { LANGUAGES } from '../text/language.ts';
import { plainText } from '../text/rich-text.ts';
import {
  advertDuties,
  type AdvertLaw,
  comingDuties,
  DEPOSITS,
  ENERGY,
  isHomeForRent,
  NO_AGENCY_COST,
  owesFlemishCertificate,
  PETS,
  PRIVACY,
  REFERENCE_RENT,
  RENT_AND_CHARGES,
} from './advert-duties.ts';
import { isBrusselsLetting, isPresumedAbusive, mayNotForbidPets, referenceRent } from '../letting/brussels-letting.ts';
import { advertOf } from './advert.ts';
import { newHomeFaults } from './new-home.ts';
import { forbidsPets } from './pet-ban.ts';
import { MARQUEE } from '../listing/display-state.ts';
import type { FactName, FactValue } from '../listing/facts.ts';
import { wholeArea } from '../listing/main-surface.ts';
import { numberFact } from '../listing/number-fact.ts';
import { positiveNumber } from '../listing/positive-number.ts';
import { namesStreet } from '../place/hidden-street.ts';
import type { Listing } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { publicListing } from '../listing/public-listing.ts';
import { areaExcess } from '../room/room-list.ts';
import { isDepositAboveCap, withheldFacts } from './withheld-facts.ts';

/**
 * Severity of findings, most severe first. `breach`: the advert may be fined; `warning`: visitors see wrong or private data; `hint`:
 * something to check.
 */
export const WEIGHTS = ['breach', 'warning', 'hint'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Something that an advert lacks or must not contain; the translation tables have a text for each `code`. */
export type PublishFinding = {
  readonly code: FindingCode;
  readonly weight: Weight;
  /** The fact to fill in or correct, if any. */
  readonly fact?: FactName;
  /** The region whose law applies; absent for rules of the whole country. */
  readonly region?: Region;
  /** The law that requires the change; absent if none does. */
  readonly law?: AdvertLaw;
  /** ISO day that the text of the finding names, such as the day on which a rule takes effect. */
  readonly day?: string;
};

/** Severity of each finding: breaches of the law, probable errors (`warning`), and reminders (`hint`). */
export const FINDING_WEIGHTS = {
  'fact-missing': 'breach',
  'rent-hidden': 'breach',
  'agency-cost-asked': 'breach',
  'code-or-address-missing': 'breach',
  'labels-differ': 'breach',
  'pets-forbidden': 'breach',
  'hidden-street-named': 'warning',
  'certificate-expired': 'warning',
  'certificate-dates': 'warning',
  'deposit-above-cap': 'warning',
  'reference-rent-order': 'warning',
  'open-house-hours': 'warning',
  'open-house-past': 'warning',
  'open-house-capacity': 'warning',
  'rooms-above-living-area': 'hint',
  'land-seller-unknown': 'hint',
  'rebuilt-too-large': 'hint',
  'fact-contradicted': 'hint',
  'certificate-ends-soon': 'hint',
  'fact-expected': 'hint',
  'rent-above-reference': 'hint',
  'planning-requested': 'hint',
  'rule-begins-soon': 'hint',
  'renovation-term-changes': 'hint',
} as const satisfies Record<string, Weight>;
export type FindingCode = keyof typeof FINDING_WEIGHTS;

/** Days in advance for hints about an expiring certificate or a new rule. */
const SOON = 60;

/**
 * Findings about a property's advert, most severe first: what the law of its region requires and the advert lacks, and private data in
 * it. Legal duties are not checked for sold or let properties or abroad. `streetNamed`: whether the original texts mention a hidden street;
 * pass the value if the listing no longer has these texts.
 * `publishCheck(flatForRentInBrusselsWithoutCharges, '2026-08-01')` → `[{ code: 'fact-missing', weight: 'breach', fact: 'renterCharges',
 * … }]`
 */
export function publishCheck(
  listing: Listing,
  today: string,
  streetNamed = namesHiddenStreet(listing),
): readonly PublishFinding[] {
  const region = regionOf(listing.place.countryId, listing.place.postcode);
  const advertised = region !== undefined && listing.marquee !== MARQUEE.sold;
  const findings = [
    ...(advertised ? lawFindings(listing, region, today) : []),
    ...(streetNamed ? [found('hidden-street-named', { law: PRIVACY })] : []),
    ...energyFindings(listing, region, today),
    ...(advertised ? brusselsFindings(listing, today) : []),
    ...(advertised ? newHomeFaults(listing, today).map(({ code, fact }) => found(code, { fact })) : []),
    ...(advertised ? comingRules(listing, region, today) : []),
    ...openHouseFindings(listing, today),
    ...roomFindings(listing),
    ...contradictedFacts(listing, today),
  ];
  return WEIGHTS.flatMap(weight => findings.filter(finding => finding.weight === weight));
}

function found(code: FindingCode, more: Omit<PublishFinding, 'code' | 'weight'> = {}): PublishFinding {
  return { code, weight: FINDING_WEIGHTS[code], ...more };
}

function lawFindings(listing: Listing, region: Region, today: string): readonly PublishFinding[] {
  const unstated = advertDuties(listing, region, today).filter(({ fact }) => !isStated(listing, fact, today));
  const { planningRequestedOn: requestedOn } = listing.facts;
  const waits = typeof requestedOn === 'string' && requestedOn <= today;
  const missing = unstated.filter(({ requested, expected }) => !expected && !(requested && waits));
  const expected = unstated.filter(duty => duty.expected);
  const awaited = unstated.find(({ requested }) => requested && waits);
  const codeOwed = region === 'flanders' && owesFlemishCertificate(listing, today) && !isAddressShown(listing);
  return [
    ...(isHomeForRent(listing) && shownPrice(listing) === undefined
      ? [found('rent-hidden', { region, law: RENT_AND_CHARGES[region] })]
      : []),
    ...(isHomeForRent(listing) && numberFact(listing, 'agencyCost') !== undefined
      ? [found('agency-cost-asked', { fact: 'agencyCost', law: NO_AGENCY_COST })]
      : []),
    ...(isDepositAboveCap(listing, today)
      ? [found('deposit-above-cap', { fact: 'deposit', region, law: DEPOSITS[region] })]
      : []),
    ...missing.map(({ fact, law }) => found('fact-missing', { fact, region, law })),
    ...expected.map(({ fact, law }) => found('fact-expected', { fact, region, law })),
    ...(contradictedFact(listing, today)
      ? [found('labels-differ', { fact: 'energyLabel', region, law: ENERGY[region] })]
      : []),
    ...(codeOwed && !isStated(listing, 'energyCertificateCode', today)
      ? [found('code-or-address-missing', { fact: 'energyCertificateCode', region, law: ENERGY.flanders })]
      : []),
    ...(awaited
      ? [
          found('planning-requested', {
            fact: 'planningRequestedOn',
            region,
            law: awaited.law,
            day: String(requestedOn),
          }),
        ]
      : []),
  ];
}

/** Whether visitors see the whole address. Some systems write the number after the street, into the same field. */
function isAddressShown({ publishAddress, address: { street, houseNumber } }: Listing): boolean {
  return publishAddress && street.trim() !== '' && (houseNumber.trim() !== '' || /\d/.test(street));
}

/**
 * Whether the advert states a fact; for energy, a usable score or a class is enough, for a home one of its region. A score of 0 counts only
 * if it yields a class, and another text, such as 'in opmaak', never.
 */
function isStated(listing: Listing, fact: FactName, today: string): boolean {
  if (fact === 'energyPerformance') {
    const { epcClass, named } = energyOf(listing, today);
    const stated = isResidential(listing.typeIds) ? epcClass : named;
    return stated !== undefined || numberFact(listing, fact) !== undefined;
  }
  const value = listing.facts[fact];
  return scalarsOf(value).length > 0 && !(fact === 'energyTotal' && value === 0);
}

/**
 * Whether a text of a listing mentions its street although the address is hidden. Visitors get the text without the street, but other sites
 * that publish the advert may not remove it.
 */
export function namesHiddenStreet(listing: Listing): boolean {
  return !listing.publishAddress && textsOf(listing).some(text => namesStreet(text, listing.address.street));
}

/** All texts of a listing in all languages. */
function textsOf(listing: Listing): readonly string[] {
  return LANGUAGES.flatMap(language => [
    listing.title[language] ?? '',
    listing.typeDescription[language] ?? '',
    plainText(listing.description[language] ?? []),
    ...listing.pictures.map(({ alt }) => alt[language] ?? ''),
    ...listing.documents.map(({ name }) => name[language] ?? ''),
    ...[...(listing.rooms ?? []), ...(listing.units ?? [])].map(({ name }) => name?.[language] ?? ''),
    ...Object.values(listing.facts).map(value => (typeof value === 'object' ? (value[language] ?? '') : '')),
  ]);
}

function energyFindings(listing: Listing, region: Region | undefined, today: string): readonly PublishFinding[] {
  const { energyExpiry: day } = listing.facts;
  const certificate = { fact: 'energyExpiry', ...(region && { region, law: ENERGY[region] }) } as const;
  return [
    ...(region && hasCertificateDateFault(listing.facts, today)
      ? [
          found('certificate-dates', {
            fact: isGiven(listing.facts.energyCertificateDate) ? 'energyCertificateDate' : 'energyExpiry',
          }),
        ]
      : []),
    ...(typeof day !== 'string' || daysBetween(today, day) > SOON
      ? []
      : [found(day < today ? 'certificate-expired' : 'certificate-ends-soon', { ...certificate, day })]),
  ];
}

/** Findings by the rules of the Brussels housing code for adverts of homes to let. */
function brusselsFindings(listing: Listing, today: string): readonly PublishFinding[] {
  if (!isBrusselsLetting(listing)) return [];
  const { facts } = listing;
  const here = { region: 'brussels' } as const;
  const isBan = facts.petsAllowed === false;
  const range = referenceRent(listing);
  const rent = positiveNumber(listing.price);
  return [
    ...(mayNotForbidPets(listing, today) && (isBan || textsOf(listing).some(forbidsPets))
      ? [found('pets-forbidden', { ...here, law: PETS, ...(isBan && { fact: 'petsAllowed' as const }) })]
      : []),
    ...(isGiven(facts.referenceRentLow) && isGiven(facts.referenceRentHigh) && !range
      ? [found('reference-rent-order', { ...here, fact: 'referenceRentLow' })]
      : []),
    ...(range && rent !== undefined && isPresumedAbusive(rent, range.high, today)
      ? [found('rent-above-reference', { ...here, fact: 'referenceRentHigh', law: REFERENCE_RENT })]
      : []),
  ];
}

const isGiven = (value: FactValue | undefined) => scalarsOf(value).length > 0;

/** Rules that start or change soon, so that the advert can be prepared now. */
function comingRules(listing: Listing, region: Region, today: string): readonly PublishFinding[] {
  const until = addDays(today, SOON);
  const coming = comingDuties(listing, region, today, until).filter(({ fact }) => !isStated(listing, fact, today));
  const now = renovationNotice(listing, today);
  const then = renovationNotice(listing, until);
  return [
    ...coming.map(({ fact, law }) => found('rule-begins-soon', { fact, region, law, day: law.from ?? until })),
    ...(then?.from !== undefined && then.years !== now?.years && then.from > today
      ? [found('renovation-term-changes', { region, day: then.from })]
      : []),
  ];
}

/** Findings about open houses, each kind once. Past open houses, which the page omits, are reported only if none is still to come. */
function openHouseFindings({ openHouses = [] }: Listing, today: string): readonly PublishFinding[] {
  return [
    ...(openHouses.some(({ from, to }) => to <= from) ? [found('open-house-hours')] : []),
    ...(openHouses.length > 0 && openHouses.every(({ day }) => day < today) ? [found('open-house-past')] : []),
    ...(openHouses.some(({ capacity = 1 }) => capacity < 1) ? [found('open-house-capacity')] : []),
  ];
}

/**
 * Facts left out of the findings about contradictions: other findings report them, or the law makes them void, or the page shows another
 * figure instead of them.
 */
const TOLD_OTHERWISE: ReadonlySet<FactName> = new Set<FactName>([
  'energyLabel',
  'energyPerformance',
  'energyCertificateDate',
  'petsAllowed',
  'referenceRentLow',
  'referenceRentHigh',
  'lastRent',
  'deposit',
  'agencyCost',
  'floodZone',
  'registrationRights',
]);

/** Findings about facts that the page leaves out because other data of the advert contradict them. */
function contradictedFacts(listing: Listing, today: string): readonly PublishFinding[] {
  return [...withheldFacts(advertOf(publicListing(listing, undefined), today))]
    .filter(fact => isGiven(listing.facts[fact]) && !TOLD_OTHERWISE.has(fact))
    .map(fact => found('fact-contradicted', { fact }));
}

/** A finding if the rooms together exceed the stated area; cellars, garages and outside spaces are not counted. */
function roomFindings(listing: Listing): readonly PublishFinding[] {
  const whole = wholeArea(listing);
  const exceeded = whole !== undefined && areaExcess(whole.area, listing.rooms ?? []) > 0;
  return exceeded ? [found('rooms-above-living-area', { fact: whole.fact })] : [];
}
