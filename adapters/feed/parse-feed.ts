import type { z } from 'zod';
import type { Listing } from '../../domain/listing/listing.ts';
import type { Project } from '../../domain/listing/project.ts';
import type { Language } from '../../domain/text/language.ts';
import { projectRecord, propertyRecord } from './feed-record.ts';
import { listingOf, projectOf, type RawProject, type RawProperty } from './listing-of-records.ts';
import { groupById } from './merge-records.ts';
import { readCoordinates, readDocuments, readMedia, readOnlineMedia, readOwnerEmails } from './read-extras.ts';
import { readFacts } from './read-facts.ts';
import { fieldsOf, readPictures } from './read-pictures.ts';
import { readText } from './read-values.ts';
import type { FeedReport, Remark } from './report.ts';

export type ParsedFeed = {
  readonly listings: readonly Listing[];
  readonly projects: readonly Project[];
  /** Where each picture lies: a path inside the content directory or an https address; it stays on the server. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Records that were left out, each with its first faults. */
  readonly refused: readonly FeedReport[];
  /** What was left out of records that were kept, and what an agent should look at. */
  readonly warnings: readonly FeedReport[];
};

export type FeedOptions = {
  /** Hosts from which pictures may be taken. */
  readonly pictureHosts?: readonly string[];
};

/**
 * Reads an agency's feed: JSON with `Properties` and `Projects`, one record a language. A bad record is refused with its
 * id, its field and why, the others go on; it never throws.
 * `parseFeed('{ "Properties": [] }')` → nothing in any list, `parseFeed('<html>')` → one refusal: not JSON
 */
export function parseFeed(text: string, { pictureHosts = [] }: FeedOptions = {}): ParsedFeed {
  const refused: FeedReport[] = [];
  const warnings: FeedReport[] = [];
  const pictureFiles = new Map<string, string>();
  const feed = readJson(text, refused);
  const properties = readRecords(feed, 'Properties', propertyRecord, refused);
  const projects = readRecords(feed, 'Projects', projectRecord, refused);
  const warn =
    (id: string, prefix = ''): Remark =>
    (field, reason) =>
      warnings.push({ id, field: `${prefix}${field}`, reason });

  const raw = properties.map(({ id, language, record, fields }): RawProperty => {
    const remark = warn(id, `${language}.`);
    return {
      ...record,
      id,
      language,
      facts: readFacts(fields, remark),
      pictures: readPictures(fields, pictureHosts, remark),
      documents: readDocuments(fields, remark),
      media: readMedia(fields, remark),
      onlineMedia: readOnlineMedia(fields, remark),
      ownerEmails: readOwnerEmails(fields, remark),
      coordinates: readCoordinates(fields, remark),
    };
  });
  const rawProjects = projects.map(({ id, language, record, fields }): RawProject => {
    const remark = warn(id, `${language}.`);
    return {
      ...record,
      id,
      language,
      pictures: readPictures(fields, pictureHosts, remark),
      coordinates: readCoordinates(fields, remark),
    };
  });
  return {
    listings: groupById(raw).map(records => listingOf(records, pictureFiles, warn(records[0]?.id ?? ''))),
    projects: groupById(rawProjects).map(records => projectOf(records, pictureFiles, warn(records[0]?.id ?? ''))),
    pictureFiles,
    refused,
    warnings,
  };
}

function readJson(text: string, refused: FeedReport[]): Readonly<Record<string, unknown>> {
  try {
    const feed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof feed === 'object' && feed !== null && !Array.isArray(feed)) return feed as Record<string, unknown>;
    refused.push({ id: '', field: '', reason: 'the feed must be an object with Properties and Projects' });
  } catch {
    refused.push({ id: '', field: '', reason: 'the feed is not JSON' });
  }
  return {};
}

/** The records of a list that can be read, at most one a language of each id. */
function readRecords<S extends z.ZodObject & z.ZodType<{ readonly ID: string; readonly Language: Language }>>(
  feed: Readonly<Record<string, unknown>>,
  list: string,
  schema: S,
  refused: FeedReport[],
) {
  const entries = Object.hasOwn(feed, list) ? feed[list] : [];
  if (!Array.isArray(entries)) {
    refused.push({ id: '', field: list, reason: 'must be a list' });
    return [];
  }
  const seen = new Set<string>();
  return entries.flatMap((entry: unknown, index) => {
    const fields = fieldsOf(entry);
    const id = readText(fields.ID, 40) ?? '';
    // A field that is left out reads as null, so that one rule speaks for both.
    const known = Object.keys(schema.shape).map(field => [field, Object.hasOwn(fields, field) ? fields[field] : null]);
    const parsed = schema.safeParse(Object.fromEntries(known));
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues.slice(0, 5)) {
        refused.push({ id: id || `${list}[${index}]`, field: path.join('.'), reason: message });
      }
      return [];
    }
    const record = parsed.data as z.output<S>;
    const key = `${record.ID} ${record.Language}`;
    if (seen.has(key)) {
      refused.push({
        id: record.ID,
        field: 'Language',
        reason: `a second record in ${record.Language}; the first stands`,
      });
      return [];
    }
    seen.add(key);
    return [{ id: record.ID as z.output<S>['ID'], language: record.Language, record, fields }];
  });
}
