import { reason } from '../../application/finding/reason.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { Listing, OnlineMedium, OpenHouse, StreetAddress } from '../../domain/listing/listing.ts';
import { momentOf } from '../../domain/listing/open-house.ts';
import { isStudio } from '../../domain/listing/studio.ts';
import { namesStreet } from '../../domain/place/hidden-street.ts';
import type { Project } from '../../domain/listing/project.ts';
import { picturesOfRooms } from '../../domain/listing/pictures-of-rooms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { ProjectRecord, PropertyRecord } from './feed-record.ts';
import {
  commonValue,
  isAllowedByAll,
  type InLanguage,
  localized,
  localizedRichText,
  mergeFacts,
  mergePictures,
  mergePlace,
} from './merge-records.ts';
import { mergeRooms, mergeUnits } from './merge-rooms.ts';
import { httpsAddress, type RawDocument } from './read-extras.ts';
import type { RawFacts } from './read-facts.ts';
import { richTextOf, wordsOf, type WrittenText } from './read-description.ts';
import type { RawPicture } from './read-pictures.ts';
import type { RawRoom } from './read-rooms.ts';
import type { RawUnit } from './read-units.ts';
import type { Remark } from './remarks.ts';

/** A parsed property record; values are not yet merged with those of other languages. */
export type RawProperty = InLanguage<PropertyRecord> & {
  readonly id: PropertyRecord['ID'];
  readonly facts: RawFacts;
  readonly pictures: readonly RawPicture[];
  readonly documents: readonly RawDocument[];
  readonly media: readonly string[];
  readonly onlineMedia: readonly OnlineMedium[];
  readonly openHouses: readonly OpenHouse[];
  readonly rooms: readonly RawRoom[];
  readonly units: readonly RawUnit[];
  readonly ownerEmails: readonly string[];
  readonly coordinates: Coordinates | undefined;
};

export type RawProject = InLanguage<ProjectRecord> & {
  readonly id: ProjectRecord['ID'];
  readonly pictures: readonly RawPicture[];
  readonly coordinates: Coordinates | undefined;
};

/** Merges the records of a listing, one per language; reports differences between them. `files`: receives picture paths by id. */
export function listingOf(records: readonly RawProperty[], files: Map<string, string>, remark: Remark): Listing {
  const same = <V extends string | number | boolean | null>(field: string, value: (record: RawProperty) => V) =>
    commonValue(records, field, value, remark);
  const id = same('ID', record => record.id);
  const publishAddress = isAllowedByAll(records, 'PublishAddress', record => record.PublishAddress, remark);
  const address = addressOf(records, publishAddress, remark);
  const publishedOn = same('PublishedOn', record => record.PublishedOn);
  const documents = records.flatMap(record => record.documents);
  const openHouses = new Map<string, OpenHouse>();
  for (const each of records.flatMap(record => record.openHouses))
    if (!openHouses.has(momentOf(each))) openHouses.set(momentOf(each), each);
  if (!publishAddress) warnOfStreet(records, address.street, remark);
  const mainTypeName = localized(records, record => record.MainTypeName);
  const typeDescription = localized(records, record => record.TypeDescription);
  const facts = mergeFacts(records, remark);
  const listed = mergePictures(records, files);
  const { rooms, pictures } = picturesOfRooms(mergeRooms(records, listed, remark), listed);
  const units = mergeUnits(records, remark);
  const { bedrooms, ...withoutBedrooms } = facts;
  const notFilledIn = bedrooms === 0 && !isStudio({ mainTypeName, typeDescription });
  return {
    id,
    goal: same('Goal', record => record.Goal),
    typeIds: [
      ...new Set([
        same('WebID', record => record.WebID),
        ...same('WebIDs', r => r.WebIDs.join())
          .split(',')
          .filter(Boolean)
          .map(Number),
      ]),
    ],
    place: mergePlace(records, remark),
    marquee: same('Marquee', record => record.Marquee),
    marqueeName: localized(records, record => record.MarqueeName),
    // CRMs send 0 for a price that was not filled in, so 0 counts as no price.
    price: same('Price', record => record.Price) || undefined,
    publishPrice: isAllowedByAll(records, 'PublishPrice', record => record.PublishPrice, remark),
    priceUnit: same('PriceUnit', record => record.PriceUnit),
    priceUnitText: localized(records, record => record.PriceUnitText),
    title: localized(records, record => record.Title),
    typeDescription,
    mainTypeName,
    description: localizedRichText(records, record => richTextOf(record.Description, record.DescriptionFormat)),
    facts: notFilledIn ? withoutBedrooms : facts,
    pictures,
    documents: [...new Set(documents.map(document => document.id))].map(documentId => ({
      id: documentId,
      name: localized(records, record => record.documents.find(document => document.id === documentId)?.name ?? ''),
    })),
    media: [...new Set(records.flatMap(record => record.media))],
    onlineMedia: [
      ...new Map(
        records.flatMap(({ onlineMedia }) => onlineMedia.map(medium => [medium.url, medium] as const)),
      ).values(),
    ],
    ...(openHouses.size > 0 && { openHouses: [...openHouses.values()] }),
    ...(rooms.length > 0 && { rooms }),
    ...(units.length > 0 && { units }),
    agentId: same('Agent', record => record.Agent) || undefined,
    projectId: same('ProjectID', record => record.ProjectID) || undefined,
    newBuild: same('NewBuild', record => record.NewBuild),
    viager: same('Viager', record => record.Viager),
    publishedOn,
    changedOn: same('ChangedOn', record => record.ChangedOn || record.PublishedOn),
    languages: records.map(record => record.language),
    publishAddress,
    address,
    coordinates: records.find(record => record.coordinates)?.coordinates,
    ownerEmails: [...new Set(records.flatMap(record => record.ownerEmails))].sort(),
  };
}

export function projectOf(records: readonly RawProject[], files: Map<string, string>, remark: Remark): Project {
  const publishAddress = isAllowedByAll(records, 'PublicAddress', record => record.PublicAddress, remark);
  const address = addressOf(records, publishAddress, remark);
  const external = commonValue(records, 'ExternalWeb', record => record.ExternalWeb, remark);
  const externalWeb = httpsAddress(external);
  if (external !== '' && externalWeb === undefined) remark('ExternalWeb', reason('not-https'));
  if (!publishAddress) warnOfStreet(records, address.street, remark);
  return {
    id: commonValue(records, 'ID', record => record.id, remark),
    title: localized(records, record => record.Title),
    description: localizedRichText(records, record => richTextOf(record.Description, record.DescriptionFormat)),
    place: mergePlace(records, remark),
    publishAddress,
    address,
    coordinates: records.find(record => record.coordinates)?.coordinates,
    pictures: mergePictures(records, files),
    externalWeb,
    deliveryYear: commonValue(records, 'DeliveryYear', record => record.DeliveryYear, remark) || undefined,
    publishedOn: commonValue(records, 'PublishedOn', record => record.PublishedOn, remark),
  };
}

type AddressRecord = {
  readonly language: Language;
  readonly Street: string;
  readonly HouseNumber: string;
  readonly BoxNr: string;
};

// In Brussels, streets differ by language: a published address uses the first record's name, without a remark. For a hidden address, keep
// all names joined by ' / ' (the notation of bilingual streets), so that each can be removed from texts.
const addressOf = (records: readonly AddressRecord[], publishAddress: boolean, remark: Remark): StreetAddress => ({
  street: publishAddress
    ? (records[0]?.Street ?? '')
    : [...new Set(records.map(({ Street }) => Street).filter(Boolean))].join(' / '),
  houseNumber: commonValue(records, 'HouseNumber', record => record.HouseNumber, remark),
  boxNumber: commonValue(records, 'BoxNr', record => record.BoxNr, remark),
});

/** Warns if a text names the street of a hidden address; the agent must change the text. */
function warnOfStreet(
  records: readonly (AddressRecord & {
    readonly Title: string;
    readonly TypeDescription?: string;
    readonly Description: WrittenText;
  })[],
  street: string,
  remark: Remark,
): void {
  for (const record of records) {
    for (const field of ['Title', 'TypeDescription', 'Description'] as const) {
      if (namesStreet(wordsOf(record[field] ?? ''), street))
        remark(`${record.language}.${field}`, reason('street-named'));
    }
  }
}
