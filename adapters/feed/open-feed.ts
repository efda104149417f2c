import type { z } from 'zod';
import type { Feed, FeedFinding, FeedItem } from '../../application/operate/feed.ts';
import type { Listing } from '../../domain/listing/listing.ts';
import type { Project } from '../../domain/listing/project.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { projectRecord, propertyRecord } from './feed-record.ts';
import { listingOf, projectOf } from './listing-of-records.ts';
import { readCoordinates, readDocuments, readMedia, readOnlineMedia, readOwnerEmails } from './read-extras.ts';
import { readFacts } from './read-facts.ts';
import { readOpenHouses } from './read-open-houses.ts';
import { fieldsOf, readPictures } from './read-pictures.ts';
import { readText } from './read-values.ts';
import type { Remark } from './report.ts';
import { readJson, scanFeed, type ScannedFeed, type Slice } from './scan-feed.ts';

export type FeedOptions = {
  /** Hosts from which pictures may be taken, with their port where that is not 443. */
  readonly pictureHosts?: readonly string[];
};

/** A record that was found, not yet read. */
type Found = Slice & { readonly number: number };

/** The records of one list by the id that they name; what names none is refused at once. */
type Grouped = { readonly groups: ReadonlyMap<string, readonly Found[]>; readonly refused: readonly FeedFinding[] };

/**
 * Opens an agency's feed: JSON with `Properties` and `Projects`, one record a language. A bad record is refused with its id,
 * its field and why, the others go on. Listings are read one at a time, so that memory holds the bytes and one of them.
 * `openFeed(bytesOf('{ "Properties": [] }'))` → a feed of nothing, `openFeed(bytesOf('<html>'))` → the finding: not JSON
 */
export function openFeed(bytes: Uint8Array, { pictureHosts = [] }: FeedOptions = {}): Feed | FeedFinding {
  const scanned = scanFeed(bytes);
  if (!scanned) return { id: '', field: '', reason: whatItIs(bytes) };
  const properties = grouped(bytes, scanned, 'Properties', propertyRecord);
  const projects = grouped(bytes, scanned, 'Projects', projectRecord);
  if (!properties) return { id: '', field: 'Properties', reason: 'must be a list' };
  if ('reason' in properties) return properties;
  if (projects && 'reason' in projects) return projects;

  return {
    refused: [...properties.refused, ...(projects?.refused ?? [])],
    listingIds: new Set(properties.groups.keys()),
    projectIds: projects && new Set(projects.groups.keys()),
    *listings() {
      for (const [id, found] of properties.groups) yield listingItem(bytes, id, found, pictureHosts);
    },
    *projects() {
      // An id of both kinds is one name for pictures: the listing's come first.
      for (const [id, found] of projects?.groups ?? []) {
        const namesakes = properties.groups.get(id);
        const taken = namesakes && listingItem(bytes, id, namesakes, pictureHosts).pictureFiles;
        yield projectItem(bytes, id, found, pictureHosts, taken);
      }
    },
  };
}

function listingItem(
  bytes: Uint8Array,
  id: string,
  found: readonly Found[],
  hosts: readonly string[],
): FeedItem<Listing> {
  return itemOf(bytes, id, found, 'Properties', propertyRecord, (records, said) =>
    listingOf(
      records.map(({ record, fields, refuse, warn }) => ({
        ...record,
        id: record.ID,
        language: record.Language,
        facts: readFacts(fields, warn),
        pictures: readPictures(fields, hosts, refuse),
        documents: readDocuments(fields, warn),
        media: readMedia(fields, warn),
        onlineMedia: readOnlineMedia(fields, warn),
        openHouses: readOpenHouses(fields, warn),
        ownerEmails: readOwnerEmails(fields, warn),
        coordinates: readCoordinates(fields, warn),
      })),
      said.pictureFiles,
      said.warn,
    ),
  );
}

function projectItem(
  bytes: Uint8Array,
  id: string,
  found: readonly Found[],
  hosts: readonly string[],
  taken: ReadonlyMap<string, string> = new Map(),
): FeedItem<Project> {
  return itemOf(bytes, id, found, 'Projects', projectRecord, (records, said) =>
    projectOf(
      records.map(({ record, fields, refuse, warn }) => ({
        ...record,
        id: record.ID,
        language: record.Language,
        pictures: readPictures(fields, hosts, refuse).filter(picture => {
          if (taken.has(picture.id)) refuse('Pictures', `the id ${picture.id} belongs to a property already; left out`);
          return !taken.has(picture.id);
        }),
        coordinates: readCoordinates(fields, warn),
      })),
      said.pictureFiles,
      said.warn,
    ),
  );
}

type RecordSchema = typeof propertyRecord | typeof projectRecord;

type ReadRecord<S extends RecordSchema> = {
  readonly record: z.output<S>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly refuse: Remark;
  readonly warn: Remark;
};

/** Reads the records of one id, at most one a language, and makes one thing of those that can be read. */
function itemOf<S extends RecordSchema, Thing>(
  bytes: Uint8Array,
  id: string,
  found: readonly Found[],
  list: string,
  schema: S,
  make: (
    records: readonly ReadRecord<S>[],
    said: { readonly pictureFiles: Map<string, string>; readonly warn: Remark },
  ) => Thing,
): FeedItem<Thing> {
  const refused: FeedFinding[] = [];
  const warnings: FeedFinding[] = [];
  const pictureFiles = new Map<string, string>();
  const said =
    (findings: FeedFinding[], prefix = ''): Remark =>
    (field, reason) =>
      findings.push({ id, field: `${prefix}${field}`, reason });
  const byLanguage = new Map<string, ReadRecord<S>>();
  let whole = true;
  for (const slice of found) {
    const fields = fieldsOf(readJson(bytes, slice)?.value);
    const parsed = parseRecord(schema, fields);
    if (!parsed.success) {
      whole = false;
      refused.push(...faultsOf(parsed.error, id || `${list}[${slice.number}]`));
      continue;
    }
    const record = parsed.data;
    const language = record.Language;
    if (byLanguage.has(language)) said(refused)('Language', `a second record in ${language}; the first stands`);
    else {
      const prefix = `${language}.`;
      byLanguage.set(language, { record, fields, refuse: said(refused, prefix), warn: said(warnings, prefix) });
    }
  }
  // In the order of the languages, so that the order of the feed decides nothing.
  const records = LANGUAGES.flatMap(language => byLanguage.get(language) ?? []);
  const thing = records.length === 0 ? undefined : make(records, { pictureFiles, warn: said(warnings) });
  return { id, thing, whole, pictureFiles, refused, warnings };
}

function grouped(
  bytes: Uint8Array,
  scanned: ScannedFeed,
  list: 'Properties' | 'Projects',
  schema: RecordSchema,
): Grouped | FeedFinding | undefined {
  const slices = scanned.get(list);
  if (!slices) return undefined;
  if ('start' in slices) return { id: '', field: list, reason: 'must be a list' };
  const groups = new Map<string, Found[]>();
  const refused: FeedFinding[] = [];
  for (const [number, slice] of slices.entries()) {
    const read = readJson(bytes, slice);
    if (!read) return { id: '', field: `${list}[${number}]`, reason: notJson(bytes, slice.start) };
    const fields = fieldsOf(read.value);
    const id = schema.shape.ID.safeParse(Object.hasOwn(fields, 'ID') ? fields.ID : null);
    if (id.success) {
      const group = groups.get(id.data);
      const found = { ...slice, number };
      if (group) group.push(found);
      else groups.set(id.data, [found]);
    } else {
      const parsed = parseRecord(schema, fields);
      if (!parsed.success) refused.push(...faultsOf(parsed.error, readText(fields.ID, 40) || `${list}[${number}]`));
    }
  }
  return { groups, refused };
}

/** A field that is left out reads as null, so that one rule speaks for both. */
function parseRecord<S extends RecordSchema>(
  schema: S,
  fields: Readonly<Record<string, unknown>>,
): z.ZodSafeParseResult<z.output<S>> {
  const known = Object.keys(schema.shape).map(field => [field, Object.hasOwn(fields, field) ? fields[field] : null]);
  return schema.safeParse(Object.fromEntries(known)) as z.ZodSafeParseResult<z.output<S>>;
}

/** The first faults of a record. */
function faultsOf(error: z.ZodError, id: string): FeedFinding[] {
  return error.issues.slice(0, 5).map(({ path, message }) => ({ id, field: path.join('.'), reason: message }));
}

function whatItIs(bytes: Uint8Array): string {
  const read = readJson(bytes, { start: 0, end: Math.min(bytes.length, 1_000_000) });
  return read ? 'the feed must be an object with Properties and Projects' : notJson(bytes, undefined);
}

function notJson(bytes: Uint8Array, at: number | undefined): string {
  if (at === undefined) return 'the feed is not JSON';
  let line = 1;
  for (let byte = 0; byte < at; byte++) if (bytes[byte] === 0x0a) line++;
  return `the feed is not JSON in UTF-8: see the record that begins on line ${line}`;
}
