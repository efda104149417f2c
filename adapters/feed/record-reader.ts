import type { z } from 'zod';
import { reason } from '../../application/finding/reason.ts';
import type { FeedRecord, ReadRecords, RecordReader } from '../../application/ports/catalogue/feed.ts';
import { implausible, coordinateFaults, correctedCoordinates } from '../../domain/advert/implausible.ts';
import type { BaseMap } from '../../domain/map/base-map.ts';
import { isNearMunicipality } from '../../domain/map/near-municipality.ts';
import { municipalityOfPostcode } from '../../domain/place/belgian-place.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { COUNTRY } from '../../domain/place/country.ts';
import type { SiteId } from '../../domain/listing/site-id.ts';
import type { Listing } from '../../domain/listing/listing.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { repairedText } from './texts/double-encoded.ts';
import { PROJECT_FIELDS, PROPERTY_FIELDS, type UnknownField, unknownFieldsOf } from './feed-fields.ts';
import { furtherTypes, type WithCountryId, projectRecord, propertyRecord } from './feed-record.ts';
import { IMPLAUSIBLE_REASONS } from './implausible-reasons.ts';
import { listingOf, projectOf } from './listing-of-records.ts';
import { plainSigns } from './texts/plain-signs.ts';
import { readCoordinates, readDocuments, readMedia, readOnlineMedia, readOwnerEmails } from './read-extras.ts';
import { placeInCountry } from './read-country.ts';
import { readFacts } from './read-facts.ts';
import { type DecidingValues, readFigures } from './read-figures.ts';
import { readLongTexts } from './read-long-texts.ts';
import { readOpenHouses } from './read-open-houses.ts';
import { fieldsOf, type PicturePlaces, readPictures } from './read-pictures.ts';
import { readRemoved } from './read-removed.ts';
import { readRooms } from './read-rooms.ts';
import { readSwitches } from './read-switches.ts';
import { readUnits } from './read-units.ts';
import { readBoolean, readId, readRawId, shown } from './read-values.ts';
import { type Remark, Remarks } from './remarks.ts';
import { withTexts } from './texts/record-texts.ts';
import { withoutPlaceholders } from './texts/without-placeholders.ts';
import { messageReason } from '../wire/schema-words.ts';

export type RecordReaderOptions = Partial<PicturePlaces> & {
  /** Type ids of the site; if absent, types are not checked. */
  readonly typeIds?: readonly number[];
  /** Borders of municipalities; if absent, coordinates are compared with the country alone. */
  readonly baseMap?: BaseMap;
};

/**
 * Parser of feed records. An invalid record is refused with id, field and reason; the listing is made of the remaining records.
 * `makeRecordReader().listing([{ ID: '1', Language: 'fr', Price: '250.000' }])` → no listing, refused: Price, `invalid-number`
 */
export function makeRecordReader({
  pictureHosts = [],
  isCopy,
  typeIds,
  baseMap,
}: RecordReaderOptions = {}): RecordReader {
  const [unknownOfProperty, unknownOfProject] = [unknownFieldsOf(PROPERTY_FIELDS), unknownFieldsOf(PROJECT_FIELDS)];
  const places: PicturePlaces = { pictureHosts, isCopy };
  return {
    id: raw => readId(raw)?.id,
    listing: (records, at) =>
      goneOf(records) ??
      read(baseMap, records, at, propertyRecord, unknownOfProperty, prepareProperty, (readable, said) => {
        const listing = listingOf(
          readable.map(({ record, fields, refuse, warn }) => ({
            ...record,
            PublishAddress: record.PublishAddress && allow(said.unread, 'PublishAddress'),
            PublishPrice: record.PublishPrice && allow(said.unread, 'PublishPrice'),
            id: record.ID,
            language: record.Language,
            facts: readFacts(fields, warn),
            pictures: readPictures(fields, record, places, refuse, warn),
            documents: readDocuments(fields, warn),
            media: readMedia(fields, warn),
            onlineMedia: readOnlineMedia(fields, warn),
            openHouses: readOpenHouses(fields, warn),
            rooms: readRooms(fields, record.ID, warn),
            units: readUnits(fields, warn),
            ownerEmails: readOwnerEmails(fields, warn),
            coordinates: readCoordinates(fields, warn),
          })),
          said.pictureFiles,
          said.warn,
        );
        for (const { fields, warn } of readable)
          for (const other of furtherTypes(fields['WebIDs']).others)
            warn(
              'WebIDs',
              reason('value-left-out', {
                why: reason('invalid-whole-number', { least: 1, most: 9999, value: shown(other) }),
              }),
            );
        for (const what of implausible(listing, typeIds ?? listing.typeIds)) {
          const [field, why] = IMPLAUSIBLE_REASONS[what];
          said.warn(field, why(listing));
        }
        return { ...listing, coordinates: pointOf(listing, baseMap, said.warn) };
      }),
    project: (records, at) =>
      read(baseMap, records, at, projectRecord, unknownOfProject, prepareProject, (readable, said) => {
        const project = projectOf(
          readable.map(({ record, fields, refuse, warn }) => ({
            ...record,
            PublicAddress: record.PublicAddress && allow(said.unread, 'PublicAddress'),
            id: record.ID,
            language: record.Language,
            pictures: readPictures(fields, record, places, refuse, warn),
            coordinates: readCoordinates(fields, warn),
          })),
          said.pictureFiles,
          said.warn,
        );
        for (const what of coordinateFaults(project.place.countryId, project.coordinates))
          said.warn('Latitude', reason(what));
        return { ...project, coordinates: pointOf(project, baseMap, said.warn) };
      }),
  };
}

/**
 * Coordinates of a listing, corrected if latitude and longitude are swapped; `undefined` with a warning if they lie far from the
 * municipality of its postcode.
 */
function pointOf(
  { place, coordinates }: Pick<Listing, 'place' | 'coordinates'>,
  baseMap: BaseMap | undefined,
  warn: Remark,
): Coordinates | undefined {
  const point = correctedCoordinates(place.countryId, coordinates);
  const municipality = place.countryId === COUNTRY.belgium ? municipalityOfPostcode(place.postcode) : undefined;
  if (!point || !baseMap || !municipality || isNearMunicipality(baseMap, municipality, point) !== false) return point;
  warn('Latitude', reason('coordinates-far', { postcode: place.postcode }));
  return undefined;
}

/** Figures, switches and long texts of a property's record. */
function prepareProperty(fields: FeedRecord): DecidingValues {
  const [figures, others] = [readFigures(fields), prepareProject(fields)];
  return {
    values: { ...figures.values, ...others.values },
    refused: figures.refused,
    leftOut: [...figures.leftOut, ...others.leftOut],
  };
}

/** Reads a project's fields that decide whether other data is shown (see `readSwitches`), and its long texts. */
function prepareProject(fields: FeedRecord): DecidingValues {
  const [switches, texts] = [readSwitches(fields), readLongTexts(fields)];
  return {
    values: { ...switches.values, ...texts.values },
    refused: [],
    leftOut: [...switches.leftOut, ...texts.leftOut],
  };
}

type RecordSchema = typeof propertyRecord | typeof projectRecord;

type ReadableRecord<S extends RecordSchema> = {
  readonly record: WithCountryId<z.output<S>>;
  readonly fields: FeedRecord;
  readonly refuse: Remark;
  readonly warn: Remark;
};

/** Result for a listing whose records state that it is removed; other fields are ignored. */
function goneOf(records: readonly FeedRecord[]): ReadRecords<Listing> | undefined {
  const named = firstId(records);
  if (!named) return undefined;
  const warnings = new Remarks();
  const gone = readRemoved(records.map(fieldsOf), warnings.in());
  if (!gone) return undefined;
  const nothing = { thing: undefined, whole: true, pictureFiles: new Map(), refused: [] };
  return { ...named, ...nothing, gone, warnings: warnings.of(named.id, 1) };
}

/** Parses the records of one id, at most one per language, and merges the valid ones. */
function read<S extends RecordSchema, Thing>(
  baseMap: BaseMap | undefined,
  records: readonly FeedRecord[],
  at: string | undefined,
  schema: S,
  unknownIn: (fields: FeedRecord) => ReadonlyMap<string, UnknownField>,
  prepare: (fields: FeedRecord) => DecidingValues,
  make: (
    readable: readonly ReadableRecord<S>[],
    said: {
      readonly pictureFiles: Map<string, string>;
      readonly warn: Remark;
      /** Refused records. */
      readonly unread: readonly FeedRecord[];
    },
  ) => Thing,
): ReadRecords<Thing> {
  const named = firstId(records);
  const id = named?.id;
  const refused = new Remarks();
  const warnings = new Remarks();
  const pictureFiles = new Map<string, string>();
  const unknown = new Map<string, UnknownField>();
  const byLanguage = new Map<string, ReadableRecord<S>>();
  const unread: FeedRecord[] = [];
  for (const given of records) {
    const { fields: repaired, changed: encodedTwice } = withTexts(fieldsOf(given), repairedText);
    const fields = withoutPlaceholders(withTexts(repaired, plainSigns).fields);
    for (const [name, found] of unknownIn(fields)) unknown.set(name, found);
    const prepared = prepare(fields);
    const { parsed, leftOut } = parseWithoutSpares(schema, { ...fields, ...prepared.values });
    if (!parsed.success || prepared.refused.length > 0) {
      unread.push(fields);
      const issues = parsed.error?.issues.map(({ path, message }) => [path.join('.'), messageReason(message)] as const);
      // Report at most five issues per record.
      for (const [field, why] of [...(issues ?? []), ...prepared.refused].slice(0, 5)) refused.note(field, why);
      continue;
    }
    const language = parsed.data.Language;
    const placed = placeInCountry(parsed.data as z.output<S>, language, {
      coordinates: readCoordinates(fields, () => {}),
      baseMap,
    });
    if ('refused' in placed) {
      unread.push(fields);
      refused.note(...placed.refused);
      continue;
    }
    const { record } = placed;
    for (const [field, why] of placed.findings) warnings.note(field, why, language);
    // Two ids of a CRM may be stored under the same id: refuse a record whose CRM id differs from that of the first one.
    const rawId = readRawId(fields['ID']);
    const groupId = named?.externalId ?? id;
    if (record.ID !== id || groupId !== rawId)
      refused.note('ID', reason('record-of-other-id', { id: rawId ?? '', other: groupId ?? '' }));
    else if (byLanguage.has(language)) refused.note('Language', reason('second-record', { language }));
    else {
      for (const [field, why] of [...prepared.leftOut, ...leftOut]) warnings.note(field, why, language);
      for (const field of encodedTwice) warnings.note(field, reason('encoded-twice'), language);
      byLanguage.set(language, { record, fields, refuse: refused.in(language), warn: warnings.in(language) });
    }
  }
  // Sort by language, so that the result does not depend on the feed's order.
  const readable = LANGUAGES.flatMap(language => byLanguage.get(language) ?? []);
  const thing = readable.length === 0 ? undefined : make(readable, { pictureFiles, warn: warnings.in(), unread });
  for (const [name, { meant }] of unknown)
    warnings.note(name, meant === undefined ? reason('field-of-none') : reason('unknown-field', { meant }));
  const findings = (remarks: Remarks) => remarks.of(id ?? at ?? '', readable.length);
  const whole = unread.length === 0;
  return { ...named, id, thing, whole, pictureFiles, refused: findings(refused), warnings: findings(warnings) };
}

/** Whether refused records also allow showing a field, since a restriction in any language applies. */
function allow(unread: readonly FeedRecord[], field: string): boolean {
  return unread.every(fields => readBoolean(fields[field]) === true);
}

function firstId(records: readonly FeedRecord[]): SiteId | undefined {
  for (const record of records) {
    const id = readId(fieldsOf(record)['ID']);
    if (id) return id;
  }
  return undefined;
}

/** Optional fields: an invalid one is left out, and the record is not refused. */
const SPARES: ReadonlySet<PropertyKey> = new Set([
  'Agent',
  'BoxNr',
  'ChangedOn',
  'CountryName',
  'DeliveryYear',
  'HouseNumber',
  'MainTypeName',
  'MarqueeName',
  'PriceUnit',
  'PriceUnitText',
  'TypeDescription',
]);

/** Validates a record without its invalid optional fields (`SPARES`), which are reported. */
function parseWithoutSpares<S extends RecordSchema>(
  schema: S,
  fields: FeedRecord,
): { readonly parsed: z.ZodSafeParseResult<z.output<S>>; readonly leftOut: DecidingValues['leftOut'] } {
  const parsed = parseRecord(schema, fields);
  const spares = (parsed.error?.issues ?? []).filter(({ path: [field = ''] }) => SPARES.has(field));
  if (spares.length === 0) return { parsed, leftOut: [] };
  const kept = Object.fromEntries(spares.map(({ path: [field = ''] }) => [field, null]));
  return {
    parsed: parseRecord(schema, { ...fields, ...kept }),
    leftOut: spares.map(({ path, message }) => [
      path.join('.'),
      reason('value-left-out', { why: messageReason(message) }),
    ]),
  };
}

/** Validates a record; missing fields become null, so that one rule covers both. */
function parseRecord<S extends RecordSchema>(schema: S, fields: FeedRecord): z.ZodSafeParseResult<z.output<S>> {
  const known: Record<string, unknown> = {};
  for (const field of Object.keys(schema.shape)) known[field] = Object.hasOwn(fields, field) ? fields[field] : null;
  return schema.safeParse(known) as z.ZodSafeParseResult<z.output<S>>;
}
