import '../node-version.ts';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { severityLine } from '../../../application/finding/finding-line.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import {
  type Differences,
  type ExternalIds,
  findingsOf,
  type ImportOutcome,
} from '../../../application/operate/import-report.ts';
import { makeUndoImport } from '../../../application/operate/undo-import.ts';
import { failureFrom } from '../../../application/operate/import-source.ts';
import { BrokenFeed, type Feed } from '../../../application/ports/catalogue/feed.ts';
import type { ImportFinding } from '../../../application/ports/operation/operation-reports.ts';
import type { Language } from '../../../domain/text/language.ts';
import { openFeed } from '../../feed/open-feed.ts';
import { openSiteContent } from '../site/site-places.ts';
import { type Database, openDatabase } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { advertLines } from '../report/advert-lines.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import {
  advertEntries,
  feedEntry,
  type FindingEntry,
  type ImportDocument,
  importDocumentOf,
  openJsonOutput,
  noDifferences,
} from '../report/command-document.ts';
import { COMMAND_WORDS } from '../report/command-words.ts';
import { misspeltSettings } from '../misspelt-settings.ts';
import { makeImport } from '../import/open-catalogue.ts';
import { contentFeed, fileSource, openSource, type SourceSite } from '../import/open-source.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { readSite } from '../site/read-site.ts';
import { readSettings, type ServerSettings, SETTING_NAMES } from '../settings.ts';
import { recordedPictures } from '../import/recorded-copies.ts';
import { changeLines, idLine } from '../report/id-lines.ts';
import { readArguments } from './common/read-arguments.ts';
import { undoImport } from './undo-import.ts';
import { retryWhileImporting } from './common/retry-while-importing.ts';

/** Maximum wait for a lock held by the running site, and for one PostgreSQL statement, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** Argument that undoes the last import; a file of this name has to be given as `./undo`. */
const UNDO = 'undo';
/** Maximum number of lines about adverts. */
const SHOWN_ADVERTS = 200;

/**
 * Imports a feed as the catalogue that visitors see, and prints what changed: FILE, or `-` for standard input; without FILE the feed of
 * `CATALOGUE_SOURCE`, else `feed.json` of the content directory. `undo` publishes the catalogue again that visitors saw before the last
 * publication. Exit code 1 when nothing was imported, or a whole package was refused.
 */
const { values, positionals } = readArguments(
  'npm run import -- [FILE|-|undo] [--force] [--dry-run] [--quiet] [--json]',
  {
    options: {
      force: { type: 'boolean' },
      'dry-run': { type: 'boolean' },
      quiet: { type: 'boolean' },
      json: { type: 'boolean' },
    },
    most: 1,
  },
);
const [FILE] = positionals;
const options = { force: values.force === true, dryRun: values['dry-run'] === true, quiet: values.quiet === true };
const printDocument = values.json === true ? openJsonOutput() : undefined;
const say = printDocument ? () => undefined : (line: string) => console.log(line);
const document = await (FILE === UNDO ? undone() : importFrom(FILE));
if (document.failure !== undefined) console.error(document.failure);
printDocument?.({ ...document, dryRun: options.dryRun });
process.exitCode = document.failure === undefined ? 0 : 1;

async function importFrom(given: string | undefined): Promise<ImportDocument> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return importDocumentOf('failed', { failure: settings.refused });
  for (const misspelt of misspeltSettings(process.env, SETTING_NAMES))
    console.error(severityLine('warning', misspelt, 'en'));
  const named =
    given === undefined ? (settings.catalogueSource ?? contentFeed(settings.contentDirectory)) : fileSource(given);
  if (!named)
    return importDocumentOf('failed', {
      failure:
        'Nothing was imported: name a FILE, set CATALOGUE_SOURCE, or put a feed.json into the content directory.',
    });
  const file = given === '-' ? '-' : 'path' in named ? basename(named.path) : named.kind;
  // The language is English until the content is read, which states the site's language.
  let language: Language = 'en';
  try {
    const { contentDirectory, dataDirectory } = settings;
    const { content } = await readSite(contentDirectory);
    const { languages, defaultLanguage } = content.settings;
    language = defaultLanguage;
    const input = given === '-' ? await feedsOfInput() : undefined;
    return await withDatabase(settings, async database => {
      const site: SourceSite = {
        contentDirectory,
        dataDirectory,
        languages,
        defaultLanguage,
        environment: process.env,
        storePicture: recordedPictures(dataDirectory, database, systemClock),
      };
      const { open, settled } = input ?? (await feedsOf(named, site));
      const importFeed = makeImport(settings, database, openSiteContent(content));
      const outcome = await retryWhileImporting<ImportOutcome>(
        () => importFeed(open(), options),
        () => say(COMMAND_WORDS[language].import.waiting),
      );
      // If FILE is the source that `CATALOGUE_SOURCE` names, record this success, so that a recorded failure of the running site's imports
      // ends.
      if (named === settings.catalogueSource && outcome.kind === 'imported' && !options.dryRun) {
        const { refused, warned } = outcome.report.counts;
        await database.importRuns.ended({ at: systemClock.now(), failure: undefined, findings: { refused, warned } });
      }
      const document = printOutcome(file, outcome, language);
      const notNoted = await settled(outcome.kind === 'imported' && !options.dryRun).then(
        () => undefined,
        (error: Error) => COMMAND_WORDS[language].import.notNoted(shown(file, language), error.message),
      );
      return notNoted === undefined ? document : { failure: notNoted, ...document };
    });
  } catch (error) {
    const words = COMMAND_WORDS[language].import;
    if (!(error instanceof BrokenFeed))
      return importDocumentOf('failed', { file, failure: words.failed(failureFrom(error).reason) });
    const failure = words.broken(shown(file, language), reasonText(error.reason, language));
    const whole = feedEntry('refused', file, { id: '', field: '', reason: error.reason }, language);
    return importDocumentOf('failed', { file, failure, findings: [whole] });
  }
}

async function undone(): Promise<ImportDocument> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return importDocumentOf('failed', { failure: settings.refused });
  // Only the language of the content is needed, so an unreadable content is no error here.
  const language = await readSite(settings.contentDirectory).then(
    ({ content }) => content.settings.defaultLanguage,
    () => 'en' as const,
  );
  try {
    return await withDatabase(settings, database =>
      undoImport(makeUndoImport({ imports: database.imports(systemClock) }), {
        dryRun: options.dryRun,
        language,
        say,
      }),
    );
  } catch (error) {
    return importDocumentOf('failed', { failure: COMMAND_WORDS[language].import.notUndone(messageOf(error)) });
  }
}

async function withDatabase<Result>(
  settings: ServerSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  makeWritableDirectory(settings.dataDirectory);
  const database = await openDatabase({ ...settings, timeoutMs: TIMEOUT_MS });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** A feed that can be opened again, and a callback for the result of its import. */
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

/** Prints the outcome of an import and returns its JSON document. */
function printOutcome(file: string, outcome: ImportOutcome, language: Language): ImportDocument {
  const words = COMMAND_WORDS[language].import;
  switch (outcome.kind) {
    case 'another-import':
      return importDocumentOf(outcome.kind, { file, failure: words.failed(words.anotherImport) });
    case 'removes-too-much': {
      const { removed, of, counts, externalIds } = outcome;
      const findings = tellFindings(file, findingsOf(outcome), language);
      for (const line of idLine(words.wouldBeRemoved, removed, externalIds, language)) say(line);
      const percent = Math.round((100 * removed.length) / of);
      const lacks = words.lacks(shown(file, language), removed.length, of, percent);
      const listings = { ...noDifferences(), removed: [...removed] };
      const failure = words.failed(lacks);
      return importDocumentOf(outcome.kind, {
        file,
        failure,
        listings,
        ...counts,
        externalIds: namesOf(removed, externalIds),
        findings,
      });
    }
    case 'nothing-readable': {
      const findings = tellFindings(file, findingsOf(outcome), language);
      const failure = words.failed(words.noneReadable(shown(file, language)));
      return importDocumentOf(outcome.kind, { file, failure, ...outcome.counts, findings });
    }
    case 'imported': {
      const { version, report } = outcome;
      const { listings, projects, adverts, counts, externalIds } = report;
      const findings = tellFindings(file, findingsOf(report), language);
      for (const line of advertLines(adverts, SHOWN_ADVERTS, language)) say(line);
      for (const line of changeLines(listings, externalIds, words.ids, language)) say(line);
      for (const line of changeLines(projects, externalIds, words.projectIds, language)) say(line);
      say(
        words.counted({
          file: shown(file, language),
          added: listings.added.length,
          changed: listings.changed.length,
          removed: listings.removed.length,
          refused: counts.refused,
          unchanged: listings.unchanged.length,
          kept: listings.kept.length,
          warned: counts.warned,
        }),
      );
      say(version === undefined ? (options.dryRun ? words.trial : words.same) : words.published(version));
      const { refusedPackages } = report;
      return importDocumentOf(options.dryRun ? 'trial' : 'imported', {
        ...(refusedPackages > 0 && { failure: words.packagesRefused(shown(file, language), refusedPackages) }),
        file,
        ...(version !== undefined && { version }),
        listings: listed(listings),
        projects: listed(projects),
        ...counts,
        externalIds: namesOf([...idsOf(listings), ...idsOf(projects)], externalIds),
        findings: [...findings, ...advertEntries(file, adverts, externalIds, language)],
      });
    }
  }
}

function tellFindings(file: string, findings: readonly ImportFinding[], language: Language): FindingEntry[] {
  for (const finding of findings) say(severityLine(finding.severity, finding, language));
  return findings.map(finding => feedEntry(finding.severity, file, finding, language));
}

function listed({ added, changed, removed, kept, unchanged }: Differences): ImportDocument['listings'] {
  return {
    added: [...added],
    changed: [...changed],
    removed: [...removed],
    kept: [...kept],
    unchanged: unchanged.length,
    unchangedIds: [...unchanged],
  };
}

function idsOf({ added, changed, removed, kept, unchanged }: Differences): readonly string[] {
  return [...added, ...changed, ...removed, ...kept, ...unchanged];
}

function namesOf(ids: readonly string[], externalIds: ExternalIds): Record<string, string> {
  const named = ids.flatMap(id => {
    const external = externalIds.get(id);
    return external === undefined ? [] : [[id, external] as const];
  });
  return Object.fromEntries(named);
}

/** Name of a feed in messages. */
function shown(file: string, language: Language): string {
  return file === '-' ? COMMAND_WORDS[language].standardInput : file;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
