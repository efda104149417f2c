import { labelsDiffer } from '../energy/energy-label.ts';
import { type Region, regionOf } from '../place/region.ts';
import { shownPrice } from '../price/price-display.ts';
import { scalarsOf } from '../rules/compare.ts';
import { LANGUAGES } from '../text/language.ts';
import { plainText } from '../text/rich-text.ts';
import { MARQUEE } from './display-state.ts';
import type { FactName } from './facts.ts';
import { goalOf } from './goal.ts';
import { namesStreet } from './hidden-street.ts';
import type { Listing } from './listing.ts';
import { isResidential, PROPERTY_TYPE } from './property-type.ts';

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
  | 'code-or-address-missing'
  | 'hidden-street-named'
  | 'labels-differ'
  | 'certificate-expired';

/**
 * What the law of its region still wants of a property's advert, and what the advert tells that was to stay hidden. Nothing
 * is asked for a property that is gone, nor abroad, where other law rules.
 * `publishCheck(flatForRentInBrusselsWithoutCharges, '2026-08-01')` → `[{ code: 'fact-missing', fact: 'renterCharges', … }]`
 */
export function publishCheck(listing: Listing, today: string): readonly PublishFinding[] {
  const region = regionOf(listing.place.countryId, listing.place.postcode);
  const advertised = region !== undefined && listing.marquee !== MARQUEE.sold;
  return [
    ...(advertised
      ? [...rentFindings(listing), ...factFindings(listing, region), ...codeFindings(listing, region)]
      : []),
    ...streetFindings(listing),
    ...qualityFindings(listing, today),
  ];
}

function rentFindings(listing: Listing): readonly PublishFinding[] {
  return homeForRent(listing) && shownPrice(listing) === undefined
    ? [{ code: 'rent-hidden', source: RENT_AND_CHARGES, weight: 'law' }]
    : [];
}

function factFindings(listing: Listing, region: Region): readonly PublishFinding[] {
  return [...DUTIES.everywhere, ...DUTIES[region]]
    .filter(({ fact, applies }) => applies(listing) && !said(listing, fact))
    .map(({ fact, source }) => ({ code: 'fact-missing', fact, source, weight: 'law' }));
}

/** A score or a label will do; any other fact stands for itself. */
function said(listing: Listing, fact: FactName): boolean {
  const filled = (name: FactName) => scalarsOf(listing.facts[name]).length > 0;
  return filled(fact) || (fact === 'energyPerformance' && filled('energyLabel'));
}

function codeFindings(listing: Listing, region: Region): readonly PublishFinding[] {
  const addressShown = listing.publishAddress && listing.address.street.trim() !== '';
  return region === 'flanders' && standingHome(listing) && !addressShown && !said(listing, 'energyCertificateCode')
    ? [{ code: 'code-or-address-missing', fact: 'energyCertificateCode', source: ENERGY_FLANDERS, weight: 'law' }]
    : [];
}

function streetFindings(listing: Listing): readonly PublishFinding[] {
  if (listing.publishAddress) return [];
  const texts = LANGUAGES.flatMap(language => [
    listing.title[language] ?? '',
    listing.typeDescription[language] ?? '',
    plainText(listing.description[language] ?? []),
    ...listing.pictures.map(picture => picture.alt[language] ?? ''),
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
  const expired: PublishFinding = {
    code: 'certificate-expired',
    fact: 'energyExpiry',
    source: 'Certificates are valid for 10 years (federia.immo 2021-09-28)',
    weight: 'quality',
  };
  return [
    ...(labelsDiffer(listing, today) ? [differing] : []),
    ...(typeof energyExpiry === 'string' && energyExpiry < today ? [expired] : []),
  ];
}
