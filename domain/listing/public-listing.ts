import { regionOf } from '../place/region.ts';
import { shownPrice } from './price-display.ts';
import { changedIn, type Localized } from '../text/localized.ts';
import { changedTexts } from '../text/rich-text.ts';
import type { FactName, Facts } from './facts.ts';
import { namesStreet, withoutStreet } from '../place/hidden-street.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { Listing, ListingId, Picture, PublicListing } from './listing.ts';
import type { Project, PublicProject } from './project.ts';
import type { RentalUnit } from '../investment/rental-unit.ts';
import type { Room } from '../room/room.ts';

/** Facts that reveal a hidden price. */
const PRICE_FACTS: readonly FactName[] = ['rentPerMonth', 'bouquet', 'annuity', 'marketValue', 'notaryFees'];

/**
 * Removes private data from a listing. Built field by field, so that new fields stay private until added here. A hidden address removes
 * its street from every text; a hidden price also removes the facts that reveal it.
 * `publicListing({ …, publishAddress: false }, centreOfGhent)` → `{ …, address: undefined, coordinates: { …, exact: false } }`
 */
export function publicListing(listing: Listing, cityCentre: Coordinates | undefined): PublicListing {
  const hidden = listing.publishAddress ? '' : listing.address.street;
  return {
    id: listing.id,
    goal: listing.goal,
    typeIds: listing.typeIds,
    place: listing.place,
    marquee: listing.marquee,
    marqueeName: listing.marqueeName,
    priceUnit: listing.priceUnit,
    priceUnitText: listing.priceUnitText,
    title: textsWithoutStreet(listing.title, hidden),
    typeDescription: textsWithoutStreet(listing.typeDescription, hidden),
    mainTypeName: listing.mainTypeName,
    description:
      hidden === ''
        ? listing.description
        : changedIn(listing.description, text => changedTexts(text, words => withoutStreet(words, hidden))),
    facts: publicFacts(listing, hidden),
    pictures: picturesWithoutStreet(listing.pictures, hidden),
    documents: listing.documents.map(({ id, name }) => ({ id, name: textsWithoutStreet(name, hidden) })),
    media: listing.media.filter(url => !namesStreet(wordsOf(url), hidden)),
    onlineMedia: listing.onlineMedia.filter(({ url }) => !namesStreet(wordsOf(url), hidden)),
    ...(listing.openHouses && { openHouses: listing.openHouses }),
    ...(listing.rooms && { rooms: roomsWithoutStreet(listing.rooms, hidden) }),
    ...(listing.units && { units: publicUnits(listing.units, hidden, listing.publishPrice) }),
    agentId: listing.agentId,
    projectId: listing.projectId,
    newBuild: listing.newBuild,
    viager: listing.viager,
    publishedOn: listing.publishedOn,
    changedOn: listing.changedOn,
    languages: listing.languages,
    price: shownPrice(listing),
    address: publicAddress(listing),
    coordinates: publicCoordinates(listing, cityCentre),
  };
}

/** Removes private data from a project and adds the ids of its units; hides its address as `publicListing` does. */
export function publicProject(
  project: Project,
  unitIds: readonly ListingId[],
  cityCentre: Coordinates | undefined,
): PublicProject {
  const hidden = project.publishAddress ? '' : project.address.street;
  return {
    id: project.id,
    title: textsWithoutStreet(project.title, hidden),
    description:
      hidden === ''
        ? project.description
        : changedIn(project.description, text => changedTexts(text, words => withoutStreet(words, hidden))),
    place: project.place,
    pictures: picturesWithoutStreet(project.pictures, hidden),
    externalWeb: namesStreet(wordsOf(project.externalWeb ?? ''), hidden) ? undefined : project.externalWeb,
    deliveryYear: project.deliveryYear,
    publishedOn: project.publishedOn,
    address: publicAddress(project),
    coordinates: publicCoordinates(project, cityCentre),
    unitIds,
  };
}

type Addressed = Pick<Listing, 'publishAddress' | 'address' | 'coordinates'>;

function publicAddress({ publishAddress, address }: Addressed): PublicListing['address'] {
  const { street, houseNumber, boxNumber } = address;
  return publishAddress && street.trim() !== '' ? { street, houseNumber, boxNumber } : undefined;
}

function publicCoordinates(
  { publishAddress, coordinates }: Addressed,
  cityCentre: Coordinates | undefined,
): PublicListing['coordinates'] {
  const shown = (publishAddress ? coordinates : undefined) ?? cityCentre;
  return (
    shown && { latitude: shown.latitude, longitude: shown.longitude, exact: publishAddress && shown === coordinates }
  );
}

/**
 * Public registers reveal an address by its EPC number. With a hidden address the number is therefore shown only where the law requires
 * it: in Flanders instead of the address (Energiedecreet of 2009-05-08, art. 11.2.1 § 3), in Wallonia in every advert.
 */
function publicFacts(listing: Listing, hidden: string): Facts {
  const region = regionOf(listing.place.countryId, listing.place.postcode);
  const codeMayShow = listing.publishAddress || region === 'flanders' || region === 'wallonia';
  const dropped = new Set<string>([
    ...(codeMayShow ? [] : ['energyCertificateCode']),
    ...(listing.publishPrice ? [] : PRICE_FACTS),
  ]);
  const facts = Object.entries(listing.facts).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(
    facts.map(([name, value]) => [name, typeof value === 'object' ? textsWithoutStreet(value, hidden) : value]),
  );
}

function picturesWithoutStreet(pictures: readonly Picture[], hidden: string): readonly Picture[] {
  return pictures.map(({ id, width, height, alt, kind, shows, altered, originalId }) => ({
    id,
    width,
    height,
    alt: textsWithoutStreet(alt, hidden),
    kind,
    ...(shows && { shows }),
    ...(altered && { altered }),
    ...(originalId !== undefined && { originalId }),
  }));
}

function roomsWithoutStreet(rooms: readonly Room[], hidden: string): readonly Room[] {
  return rooms.map(({ kind, level, area, height, name, pictures, at, plan }) => ({
    kind,
    ...(level !== undefined && { level }),
    ...(area !== undefined && { area }),
    ...(height !== undefined && { height }),
    ...(name && { name: textsWithoutStreet(name, hidden) }),
    ...(pictures && { pictures }),
    ...(at && { at }),
    ...(plan !== undefined && { plan }),
  }));
}

/** Units without private data. The price can be estimated from the units' rents, so a hidden price also hides the rents. */
function publicUnits(units: readonly RentalUnit[], hidden: string, publishPrice: boolean): readonly RentalUnit[] {
  return units.map(({ name, area, bedrooms, rent, leaseEnd }) => ({
    ...(name && { name: textsWithoutStreet(name, hidden) }),
    ...(area !== undefined && { area }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(publishPrice && rent !== undefined && { rent }),
    ...(leaseEnd !== undefined && { leaseEnd }),
  }));
}

/** Replaces the punctuation of a URL by spaces, because 'rue-de-fer' names a street as 'rue de Fer' does. */
function wordsOf(url: string): string {
  try {
    return decodeURIComponent(url).replace(/[^\p{L}\p{N}]+/gu, ' ');
  } catch {
    return url.replace(/[^\p{L}\p{N}]+/gu, ' ');
  }
}

function textsWithoutStreet(texts: Localized, hidden: string): Localized {
  return hidden === '' ? texts : changedIn(texts, text => withoutStreet(text, hidden));
}
