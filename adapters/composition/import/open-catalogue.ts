import { type ImportFeed, makeImportFeed } from '../../../application/operate/import-feed.ts';
import { makeNotedImport } from '../../../application/operate/note-imports.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import { makeRecordReader } from '../../feed/record-reader.ts';
import { isCopy, makePictureCopies } from '../../images/picture-copies.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import type { Database } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { takeTurns } from '../../system/take-turns.ts';
import { importFirst } from '../site/first-import.ts';
import { copiesIn, pictureFilesOf } from '../site/picture-places.ts';
import { openFirstFeeds } from '../site/read-site.ts';
import { sitePlaces } from '../site/site-places.ts';
import type { ServerSettings } from '../settings.ts';
import { recordedCopies } from './recorded-copies.ts';

/**
 * Returns the function that imports a feed into the site's database, each time with the current content; outcomes are stored for the desk.
 */
export function makeImport(settings: ServerSettings, database: Database, site: SiteContentSource): ImportFeed {
  const { pictureHosts, dataDirectory, catalogueSource } = settings;
  const mayCopy = catalogueSource?.kind === 'openimmo' ? isCopy : undefined;
  const parts = {
    imports: database.imports(systemClock),
    owners: database.owners,
    known: database.listingsKnown,
    copies: recordedCopies(makePictureCopies(copiesIn(dataDirectory), pictureHosts), database, systemClock),
    pictures: pictureFilesOf(settings),
    site,
    clock: systemClock,
  };
  const importFeed: ImportFeed = (feed, options) => {
    const { content, baseMap } = site.current();
    const typeIds = content.types.map(({ webId }) => webId);
    const reader = makeRecordReader({ pictureHosts, isCopy: mayCopy, typeIds, baseMap });
    return makeImportFeed({ ...parts, reader })(feed, options);
  };
  return makeNotedImport({
    importFeed,
    reports: database.importReports,
    clock: systemClock,
  });
}

/**
 * Opens the catalogue of a site. Imports the content directory's feeds if the catalogue is empty, unless listings come from the agency's
 * CRM. `report` lists the refused records.
 */
export async function openCatalogue(settings: ServerSettings, database: Database, site: SiteContentSource) {
  const { content } = site.current();
  const places = sitePlaces(content);
  const catalogue = await database.catalogue({
    types: content.types,
    places,
    baseMap: builtInBaseMap(),
    runSlices: takeTurns,
  });
  const isEmpty = async () => {
    await catalogue.look();
    return (await catalogue.current()).version === '0';
  };
  const report =
    settings.catalogueSource === undefined && (await isEmpty())
      ? await importFirst(openFirstFeeds(settings.contentDirectory), makeImport(settings, database, site), isEmpty)
      : [];
  await catalogue.look();
  return { ...catalogue, report };
}
