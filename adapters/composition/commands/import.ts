import '../node-version.ts';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ImportOptions } from '../../../application/operate/import-feed.ts';
import type { Differences, ExternalIds, ImportOutcome } from '../../../application/operate/import-report.ts';
import { makeUndoImport } from '../../../application/operate/undo-import.ts';
import { BrokenFeed, type Feed } from '../../../application/ports/feed.ts';
import { openFeed } from '../../feed/open-feed.ts';
import { builtInGround } from '../../ground/built-in-ground.ts';
import { makeSiteContent } from '../../memory/site-content.ts';
import { type Database, openDatabase } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { makeOwnFolder } from '../own-folder.ts';
import { makeImport } from '../open-catalogue.ts';
import { contentFeed, fileSource, openSource, type SourceSite } from '../open-source.ts';
import { readSite } from '../read-site.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { misspeltSettings } from '../misspelt-settings.ts';
import { readSettings, type ServerSettings, SETTING_NAMES } from '../settings.ts';
import { toldPictures } from '../shared-copies.ts';
import { advertLines } from '../advert-words.ts';
import { fail, lineOf, tellIds, untilNoOther } from './import-words.ts';
import { readArguments } from './read-arguments.ts';
import { undoImport } from './undo-import.ts';

/** How long a running site may hold a lock, or PostgreSQL think. */
const PATIENCE_MS = 30_000;
/** A file of this name is `./undo`. */
const UNDO = 'undo';
/** Lines about adverts. */
const SHOWN_ADVERTS = 200;

/**
 * Makes a feed the catalogue that visitors see, and prints what changed; without FILE the feed of `CATALOGUE_SOURCE`, else `feed.json` of
 * the content directory, with `-` that of the standard input. With `undo` it publishes again what visitors saw before the last publication.
 */
const { values, positionals } = readArguments('npm run import -- [FILE|-|undo] [--force] [--dry-run] [--quiet]', {
  options: { force: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, quiet: { type: 'boolean' } },
  most: 1,
});
const [FILE] = positionals;
const options = { force: values.force === true, dryRun: values['dry-run'] === true, quiet: values.quiet === true };
process.exitCode = (await importFrom(FILE, options)) ? 0 : 1;

/** Says whether anything could be imported. */
async function importFrom(file: string | undefined, options: ImportOptions): Promise<boolean> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return fail(settings.refused);
  if (file === UNDO) return undone(settings, options);
  for (const line of misspeltSettings(process.env, SETTING_NAMES)) console.error(`warning: ${line}`);
  const named =
    file === undefined ? (settings.catalogueSource ?? contentFeed(settings.contentDirectory)) : fileSource(file);
  if (!named)
    return fail(
      'Nothing was imported: name a FILE, set CATALOGUE_SOURCE, or lay a feed.json into the content directory.',
    );
  const shown = file === '-' ? 'the standard input' : 'path' in named ? basename(named.path) : named.kind;
  try {
    const { contentDirectory, dataDirectory } = settings;
    const { content } = await readSite(contentDirectory);
    const { languages, defaultLanguage } = content.settings;
    const input = file === '-' ? await feedsOfInput() : undefined;
    return await withDatabase(settings, async database => {
      const keepPicture = toldPictures(dataDirectory, database, systemClock);
      const environment = process.env;
      const site = { contentDirectory, dataDirectory, languages, defaultLanguage, environment, keepPicture };
      const { open, settled } = input ?? (await feedsOf(named, site));
      const importFeed = makeImport(settings, database, makeSiteContent(content, builtInGround()));
      const outcome = await untilNoOther<ImportOutcome>(() => importFeed(open(), options));
      const told = tell(shown, outcome);
      const failure = await settled(outcome.kind === 'imported' && !options.dryRun).catch(
        (error: Error) => error.message,
      );
      return typeof failure === 'string' ? fail(`${shown} cannot note that it was imported: ${failure}`) : told;
    });
  } catch (error) {
    if (error instanceof BrokenFeed) return fail(`${shown} cannot be imported: ${error.message}.`);
    return fail(`Nothing was imported: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function undone(settings: ServerSettings, options: ImportOptions): Promise<boolean> {
  try {
    return await withDatabase(settings, database =>
      undoImport(makeUndoImport({ imports: database.imports(systemClock) }), { dryRun: options.dryRun === true }),
    );
  } catch (error) {
    return fail(`Nothing was undone: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function withDatabase<Result>(
  settings: ServerSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  makeOwnFolder(settings.dataDirectory);
  const database = await openDatabase({ ...settings, patienceMs: PATIENCE_MS });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A feed that can be opened again, and who is told what became of it. */
type Feeds = { readonly open: () => Feed; readonly settled: (imported: boolean) => Promise<void> };

async function feedsOf(named: CatalogueSource, site: SourceSite): Promise<Feeds> {
  const source = await openSource(named, site);
  const { signal } = new AbortController();
  return {
    open: () => source.open({ scope: 'all', since: undefined, signal }),
    settled: async imported => source.settled?.(imported),
  };
}

async function feedsOfInput(): Promise<Feeds> {
  const bytes = await buffer(process.stdin);
  return { open: () => openFeed(bytes), settled: async () => undefined };
}

function tell(file: string, outcome: ImportOutcome): boolean {
  switch (outcome.kind) {
    case 'another-import':
      return fail('Nothing was imported: another import is running. Run the command again when it has ended.');
    case 'removes-too-much': {
      const { removed, of, refused, externalIds } = outcome;
      const part = Math.round((100 * removed.length) / of);
      for (const finding of refused) console.log(lineOf('refused', finding, externalIds));
      tellIds('would be removed', removed, externalIds);
      return fail(
        `Nothing was imported: ${file} lacks ${removed.length} of ${of} published listings (${part} %). If they are really gone, add --force.`,
      );
    }
    case 'nothing-readable':
      for (const finding of outcome.refused) console.log(lineOf('refused', finding, outcome.externalIds));
      return fail(`Nothing was imported: no listing of ${file} can be read.`);
    case 'imported': {
      const { version, report } = outcome;
      const { listings, projects, refused, leftOut, warnings, adverts, counts, externalIds } = report;
      for (const finding of refused) console.log(lineOf('refused', finding, externalIds));
      for (const finding of leftOut) console.log(lineOf('left out', finding, externalIds));
      for (const finding of warnings) console.log(lineOf('warning', finding, externalIds));
      for (const line of advertLines(adverts, SHOWN_ADVERTS)) console.log(line);
      tellDifferences('', listings, externalIds);
      tellDifferences('projects ', projects, externalIds);
      console.log(
        `${file}: ${listings.added.length} added, ${listings.changed.length} changed, ${listings.removed.length} removed, ` +
          `${counts.refused} refused, ${listings.unchanged} unchanged${listings.kept.length > 0 ? `, ${listings.kept.length} left as they were` : ''}` +
          `${counts.warned > 0 ? `, ${counts.warned} to look at` : ''}.`,
      );
      console.log(
        version === undefined
          ? options.dryRun
            ? 'Nothing was published: this was a trial.'
            : 'The published version is unchanged.'
          : `Version ${version} is published; running servers show it within a second.`,
      );
      return true;
    }
  }
}

function tellDifferences(of: string, { added, changed, removed, kept }: Differences, externalIds: ExternalIds): void {
  const lines = { added, changed, removed, 'left as they were': kept };
  for (const [what, ids] of Object.entries(lines)) tellIds(`${of}${what}`, ids, externalIds);
}
