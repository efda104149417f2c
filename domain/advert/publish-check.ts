import { energyLabel, labelsDiffer } from '../energy/energy-label.ts';
import { type Region, regionOf } from '../place/region.ts';
import { shownPrice } from '../listing/price-display.ts';
import { scalarsOf } from '../rules/compare.ts';
import { daysBetween } from '../text/day.ts';
import { LANGUAGES } from '../text/language.ts';
import { plainText } from '../text/rich-text.ts';
import {
  advertDuties,
  ENERGY_FLANDERS,
  isHomeForRent,
  isStandingHome,
  NO_AGENCY_COST,
  RENT_AND_CHARGES,
} from './advert-duties.ts';
import { MARQUEE } from '../listing/display-state.ts';
import type { FactName } from '../listing/facts.ts';
import { numberFact } from '../listing/number-fact.ts';
import { namesStreet } from '../listing/hidden-street.ts';
import type { Listing } from '../listing/listing.ts';

/** What an advert still lacks, or says though it may not; the agency's screen has the words. */
export type PublishFinding = {
  readonly code: FindingCode;
  /** The fact that would settle it, where one would. */
  readonly fact?: FactName;
  /** The law's own reference, else the authority or federation that states the rule. */
  readonly source: string;
  /** 'law': an advert without it can be fined; 'privacy': it tells what was to stay hidden; 'quality': worth a look. */
  readonly weight: 'law' | 'privacy' | 'quality';
};

export type FindingCode =
  | 'fact-missing'
  | 'rent-hidden'
  | 'agency-cost-asked'
  | 'code-or-address-missing'
  | 'hidden-street-named'
  | 'labels-differ'
  | 'certificate-expired'
  | 'certificate-ends-soon'
  | 'planning-requested'
  | 'open-house-hours'
  | 'open-house-past'
  | 'open-house-capacity';

/**
 * What the law of its region still wants of a property's advert, and what the advert tells that was to stay hidden. Nothing
 * is asked for a property that is gone, nor abroad, where other law rules.
 * `publishCheck(flatForRentInBrusselsWithoutCharges, '2026-08-01')` → `[{ code: 'fact-missing', fact: 'renterCharges', … }]`
 */
export function publishCheck(listing: Listing, today: string): readonly PublishFinding[] {
  const region = regionOf(listing.place.countryId, listing.place.postcode);
  const advertised = region !== undefined && listing.marquee !== MARQUEE.sold;
  return [
    ...(advertised ? lawFindings(listing, region, today) : []),
    ...streetFindings(listing),
    ...qualityFindings(listing, today),
    ...openHouseFindings(listing, today),
  ];
}

function lawFindings(listing: Listing, region: Region, today: string): readonly PublishFinding[] {
  const unsaid = advertDuties(listing, region, today).filter(({ fact }) => !said(listing, fact, today));
  const { planningRequestedOn: requestedOn } = listing.facts;
  const waits = typeof requestedOn === 'string' && requestedOn <= today;
  const missing = unsaid.filter(({ requested }) => !(requested && waits));
  const awaited = unsaid.find(duty => !missing.includes(duty));
  const addressShown = listing.publishAddress && listing.address.street.trim() !== '';
  const codeOwed = region === 'flanders' && isStandingHome(listing) && !addressShown;
  return [
    ...(isHomeForRent(listing) && shownPrice(listing) === undefined
      ? [{ code: 'rent-hidden', source: RENT_AND_CHARGES.source, weight: 'law' } as const]
      : []),
    ...(isHomeForRent(listing) && numberFact(listing, 'agencyCost') !== undefined
      ? [{ code: 'agency-cost-asked', fact: 'agencyCost', source: NO_AGENCY_COST.source, weight: 'law' } as const]
      : []),
    ...missing.map(({ fact, law }) => ({ code: 'fact-missing', fact, source: law.source, weight: 'law' }) as const),
    ...(awaited
      ? [
          {
            code: 'planning-requested',
            fact: 'planningRequestedOn',
            source: awaited.law.source,
            weight: 'quality',
          } as const,
        ]
      : []),
    ...(codeOwed && !said(listing, 'energyCertificateCode', today)
      ? [{ ...CODE_OR_ADDRESS, source: ENERGY_FLANDERS.source }]
      : []),
  ];
}

const CODE_OR_ADDRESS = { code: 'code-or-address-missing', fact: 'energyCertificateCode', weight: 'law' } as const;

/** A usable score or a label will do for the energy; any other fact stands for itself. */
function said(listing: Listing, fact: FactName, today: string): boolean {
  if (fact === 'energyPerformance') return energyLabel(listing, today) !== undefined;
  const value = listing.facts[fact];
  return scalarsOf(value).length > 0 && !(fact === 'energyTotal' && value === 0);
}

function streetFindings(listing: Listing): readonly PublishFinding[] {
  if (listing.publishAddress) return [];
  const texts = LANGUAGES.flatMap(language => [
    listing.title[language] ?? '',
    listing.typeDescription[language] ?? '',
    plainText(listing.description[language] ?? []),
    ...listing.pictures.map(({ alt }) => alt[language] ?? ''),
    ...listing.documents.map(({ name }) => name[language] ?? ''),
    ...Object.values(listing.facts).map(value => (typeof value === 'object' ? (value[language] ?? '') : '')),
  ]);
  return texts.some(text => namesStreet(text, listing.address.street))
    ? [{ code: 'hidden-street-named', source: 'Regulation (EU) 2016/679, art. 5', weight: 'privacy' }]
    : [];
}

function qualityFindings(listing: Listing, today: string): readonly PublishFinding[] {
  const { energyExpiry } = listing.facts;
  const differing: PublishFinding = {
    code: 'labels-differ',
    fact: 'energyLabel',
    source: 'Number and label of one certificate name different classes',
    weight: 'quality',
  };
  const expired: PublishFinding = { code: 'certificate-expired', ...EXPIRY };
  return [
    ...(labelsDiffer(listing, today) ? [differing] : []),
    ...(typeof energyExpiry !== 'string' ? [] : energyExpiry < today ? [expired] : endsSoon(energyExpiry, today)),
  ];
}

const EXPIRY = {
  fact: 'energyExpiry',
  source: 'Certificates are valid for 10 years (federia.immo 2021-09-28)',
  weight: 'quality',
} as const;
/** Days before its end in which a certificate is to be renewed. */
const ENDS_SOON = 60;

function endsSoon(expiry: string, today: string): readonly PublishFinding[] {
  return daysBetween(today, expiry) <= ENDS_SOON ? [{ code: 'certificate-ends-soon', ...EXPIRY }] : [];
}

const OPEN_HOUSE = {
  source: 'Visitors are shown days to come, with hours and a number of places that can be',
  weight: 'quality',
} as const;

/** What is wrong with open houses, each fault once. */
function openHouseFindings({ openHouses = [] }: Listing, today: string): readonly PublishFinding[] {
  return [
    ...(openHouses.some(({ from, to }) => to <= from) ? [{ code: 'open-house-hours', ...OPEN_HOUSE } as const] : []),
    ...(openHouses.some(({ day }) => day < today) ? [{ code: 'open-house-past', ...OPEN_HOUSE } as const] : []),
    ...(openHouses.some(({ capacity = 1 }) => capacity < 1)
      ? [{ code: 'open-house-capacity', ...OPEN_HOUSE } as const]
      : []),
  ];
}
