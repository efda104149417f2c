import { join } from 'node:path';
import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { AdvertFindings, ExternalIds } from '../../../application/operate/import-report.ts';
import { joinUnknownFields } from '../../../application/operate/join-unknown-fields.ts';
import { readFeed } from '../../../application/operate/read-feed.ts';
import type { Feed, FeedFinding, ReadRecords } from '../../../application/ports/catalogue/feed.ts';
import { publishCheck } from '../../../domain/advert/publish-check.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import type { Project } from '../../../domain/listing/project.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { municipalityOfPostcode } from '../../../domain/place/belgian-place.ts';
import { COUNTRY } from '../../../domain/place/country.ts';
import { findPlace, placeLookup } from '../../../domain/search/place-key.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { makeRecordReader } from '../../feed/record-reader.ts';
import { glanceAtPicture, makeNameFinder } from '../../images/picture-files.ts';
import { sitePlaces } from '../site/site-places.ts';

/** Result of checking a feed. */
export type CheckedFeed = {
  readonly listings: number;
  readonly projects: number;
  /** Records and pictures that an import would leave out. */
  readonly refused: readonly FeedFinding[];
  /** Pictures in the content directory whose file is missing, or has no format that the site shows. */
  readonly withoutFile: readonly FeedFinding[];
  /** Values that the site would show although they are incomplete or implausible. */
  readonly warnings: readonly FeedFinding[];
  readonly adverts: readonly AdvertFindings[];
  /** Id in the CRM by id on the site, for properties whose two ids differ. */
  readonly externalIds: ExternalIds;
};

export type CheckFeedParts = {
  readonly content: SiteContent;
  readonly contentDirectory: string;
  readonly pictureHosts: readonly string[];
  /** Whether the source has stored a copy of this picture itself; `undefined` for sources that never do. */
  readonly isCopy: ((place: string) => boolean) | undefined;
  /** Today's date in Brussels, as an ISO day. */
  readonly today: string;
};

/**
 * Reads a feed completely as an import does, without changing anything: no database is queried, and no picture of another host is fetched.
 * Throws the errors of the feed.
 * `checkFeed(openFeed(bytes), parts)` → `{ listings: 1, refused: [{ id: '7', field: 'Zip', reason: { code: 'missing' } }], … }`
 */
export async function checkFeed(
  feed: Feed,
  { content, contentDirectory, pictureHosts, isCopy, today }: CheckFeedParts,
): Promise<CheckedFeed> {
  const typeIds = content.types.map(({ webId }) => webId);
  const reader = makeRecordReader({ pictureHosts, isCopy, typeIds, baseMap: builtInBaseMap() });
  const book = placeLookup(sitePlaces(content));
  const refused: FeedFinding[] = [];
  const withoutFile: FeedFinding[] = [];
  /** Pictures of the content directory that records name, each with the first such record. */
  const placed = new Map<string, string>();
  const warnings: FeedFinding[] = [];
  const adverts: AdvertFindings[] = [];
  /** Per project id, the first listing that refers to it. */
  const units = new Map<string, string>();
  let listings = 0;

  const note = (read: ReadRecords<Listing | Project>) => {
    const { id = '', thing } = read;
    refused.push(...read.refused);
    warnings.push(...read.warnings);
    for (const file of read.pictureFiles.values()) {
      if (/^https?:/.test(file) || isCopy?.(file)) continue;
      placed.set(file, placed.get(file) ?? id);
    }
    if (!thing) return;
    if (thing.coordinates === undefined && !findPlace(book, thing.place.name, thing.place.postcode))
      warnings.push({ id, field: 'City', reason: unknownPlace(thing.place) });
  };
  const noteListing = (read: ReadRecords<Listing>) => {
    note(read);
    const { thing } = read;
    if (!thing) return;
    listings++;
    const { id, agentId, projectId, languages } = thing;
    const silent = content.settings.languages.filter(language => !languages.includes(language));
    if (silent.length > 0)
      warnings.push({ id, field: 'Language', reason: reason('language-missing', { languages: silent }) });
    if (agentId !== undefined && !content.team.some(member => member.id === agentId))
      warnings.push({ id, field: 'Agent', reason: reason('agent-unknown', { id: agentId }) });
    if (projectId !== undefined) units.set(projectId, units.get(projectId) ?? id);
    const findings = publishCheck(thing, today);
    if (findings.length > 0) adverts.push({ id, findings, isNew: false });
  };

  /**
   * Checks format and end of each picture file. An import decodes pictures completely and caches the results; a check would have to decode
   * all of them each time.
   */
  const lookAtPictures = async () => {
    const nameOf = makeNameFinder(file => join(contentDirectory, file));
    for (const [file, id] of placed) {
      const name = await nameOf(file);
      if (name === undefined) {
        withoutFile.push({ id, field: 'Pictures', reason: reason('no-file', { file }) });
        continue;
      }
      const looked = await glanceAtPicture(join(contentDirectory, name));
      if (!('code' in looked)) continue;
      withoutFile.push({ id, field: 'Pictures', reason: reason('picture-left-out', { picture: file, why: looked }) });
    }
  };

  const read = await readFeed(feed, reader, async batch => batch.forEach(noteListing));
  for (const project of read.projects.values()) note(project);
  await lookAtPictures();
  if (read.allProjects)
    for (const [projectId, id] of units)
      if (!read.projects.has(projectId))
        warnings.push({ id, field: 'ProjectID', reason: reason('project-unknown', { id: projectId }) });
  return {
    listings,
    projects: read.projects.size,
    refused: [...read.packages.refused, ...(read.hasUnnamed ? [WITHDRAWS_NOTHING] : []), ...read.refused, ...refused],
    withoutFile,
    warnings: [...read.packages.waits, ...joinUnknownFields([...read.warnings, ...warnings])],
    adverts,
    externalIds: read.externalIds,
  };
}

/** Finding without the names of the listings that stay published, because the check reads no catalogue. */
const WITHDRAWS_NOTHING: FeedFinding = { id: '', field: 'ID', reason: reason('withdraws-nothing') };

/** Finding on an unknown place. For a Belgian postcode it names the municipality whose centre the map shows instead. */
function unknownPlace({ countryId, postcode }: Listing['place']): Reason {
  const municipality = countryId === COUNTRY.belgium ? municipalityOfPostcode(postcode) : undefined;
  const town = municipality && [...new Set([municipality.names.fr, municipality.names.nl])].join(' / ');
  return town === undefined ? reason('place-unknown') : reason('place-by-postcode', { town });
}
