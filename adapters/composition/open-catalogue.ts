import { makeImportFeed } from '../../application/operate/import-feed.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { makeRecordReader } from '../feed/record-reader.ts';
import { isCopy, makePictureCopies } from '../images/picture-copies.ts';
import { builtInGround } from '../ground/built-in-ground.ts';
import { makeSiteContent } from '../memory/site-content.ts';
import type { Database } from '../sql/open-database.ts';
import { systemClock } from '../system/clock.ts';
import { takeTurns } from '../system/take-turns.ts';
import { importFirst } from './first-import.ts';
import { copiesIn, pictureFilesOf } from './picture-places.ts';
import { openFirstFeeds } from './read-site.ts';
import type { ServerSettings } from './settings.ts';

/** What imports a feed into the database of a site, for its first start and for the operator's command. */
export function makeImport(settings: ServerSettings, database: Database, content: SiteContent) {
  return makeImportFeed({
    imports: database.imports(systemClock),
    reader: makeRecordReader({
      pictureHosts: settings.pictureHosts,
      isCopy: settings.catalogueSource?.kind === 'openimmo' ? isCopy : undefined,
      typeIds: content.types.map(({ webId }) => webId),
    }),
    owners: database.owners,
    copies: makePictureCopies(copiesIn(settings.dataDirectory), settings.pictureHosts),
    pictures: pictureFilesOf(settings),
    site: makeSiteContent(content, builtInGround()),
    clock: systemClock,
  });
}

/**
 * Opens the catalogue of a site. An empty one begins with the content directory's feeds, unless listings come from the agency's
 * system. `report` says what was refused.
 */
export async function openCatalogue(settings: ServerSettings, database: Database, content: SiteContent) {
  const { types, places } = content;
  const catalogue = await database.catalogue({ types, places, ground: builtInGround(), drive: takeTurns });
  const isEmpty = async () => {
    await catalogue.look();
    return (await catalogue.current()).version === '0';
  };
  const report =
    settings.catalogueSource === undefined && (await isEmpty())
      ? await importFirst(openFirstFeeds(settings.contentDirectory), makeImport(settings, database, content), isEmpty)
      : [];
  await catalogue.look();
  return { ...catalogue, report };
}
