import '../node-version.ts';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Feed } from '../../../application/ports/feed.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { contentLine } from '../../content/content-finding.ts';
import { openFeed } from '../../feed/open-feed.ts';
import { isCopy } from '../../images/picture-copies.ts';
import { readLastImport } from '../../sql/last-import.ts';
import { systemClock } from '../../system/clock.ts';
import { advertLines } from '../advert-words.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { checkFeed, type CheckFeedParts } from '../check-feed.ts';
import { countLine, findingLines, lastImportLine } from '../check-words.ts';
import { contentFeed, fileSource, openSource } from '../open-source.ts';
import { checkSite, readFilesOf } from '../read-site.ts';
import { isUndrawn } from '../sample-agency.ts';
import { readSettings, type ServerSettings } from '../settings.ts';
import { readArguments } from './read-arguments.ts';

/**
 * Tells all that is wrong, missing or implausible in content and feed, as the site would read them, and changes nothing. The feed is
 * FILE, or that of `CATALOGUE_SOURCE`, or the content directory's. Its status is 1 where something is wrong.
 */
const [FILE] = readArguments('npm run check -- [FILE|-]', { least: 0, most: 1 }).positionals;
let [wrong, warnings] = [0, 0];
const settings = readSettings(process.env);
if ('refused' in settings) tellWrong(settings.refused);
else {
  const content = await checkContent(settings);
  if (content) await checkFeeds(settings, content);
  await checkLastImport(settings);
}
console.log(countLine(wrong, warnings));
process.exitCode = wrong === 0 ? 0 : 1;

/** Gives the content where a site can be made of it: feeds are read by its types, places and team. */
async function checkContent({ contentDirectory }: ServerSettings): Promise<SiteContent | undefined> {
  try {
    const checked = await checkSite(contentDirectory, await readFilesOf(contentDirectory));
    // A site.json that cannot be read may not say it.
    const unread = checked.broken.some(({ file }) => file === 'site.json');
    const language = unread ? 'en' : checked.content.settings.defaultLanguage;
    // Of a site that cannot be made all the rest would follow from that.
    if (checked.broken.length > 0) for (const finding of checked.broken) tellWrong(contentLine(finding, language));
    else {
      for (const finding of checked.report) tellWrong(contentLine(finding, language));
      for (const finding of checked.warnings) tellWarning(contentLine(finding, language));
      return checked.content;
    }
    console.log(`CONTENT_DIR: no site can be made of ${contentDirectory}; the feed was not looked at.`);
  } catch (error) {
    tellWrong(reasonOf(error));
  }
  return undefined;
}

async function checkFeeds({ contentDirectory, catalogueSource, pictureHosts }: ServerSettings, content: SiteContent) {
  const mayCopy = FILE === undefined && catalogueSource?.kind === 'openimmo' ? isCopy : undefined;
  const today = brusselsDay(systemClock.now());
  const parts = { content, contentDirectory, pictureHosts, isCopy: mayCopy, today };
  if (FILE === '-') return check('the standard input', async () => openFeed(await buffer(process.stdin)), parts);
  const own = contentFeed(contentDirectory);
  const source = FILE === undefined ? (catalogueSource ?? own) : fileSource(FILE);
  if (!source) return tellWarning('feed.json: the content has no feed to begin with');
  await check('path' in source ? basename(source.path) : `${source.kind}:`, () => feedOf(source, parts), parts);
  if (source === own) await checkEarlier(join(contentDirectory, 'feed-previous.json'), parts);
}

/** Of what was offered before only what is gone is remembered: whether its records can be read is all that matters. */
async function checkEarlier(path: string, parts: CheckFeedParts): Promise<void> {
  if (!existsSync(path)) return;
  const name = basename(path);
  const checked = await readAll(name, () => feedOf({ kind: 'file', path }, parts), parts);
  for (const line of findingLines(name, checked?.refused ?? [])) tellWrong(line);
}

async function check(name: string, open: () => Promise<Feed>, parts: CheckFeedParts): Promise<void> {
  const checked = await readAll(name, open, parts);
  if (!checked) return;
  for (const line of findingLines(name, checked.refused)) tellWrong(line);
  const drawn = !isUndrawn(parts.contentDirectory);
  for (const line of findingLines(name, drawn ? checked.withoutFile : [])) tellWrong(line);
  for (const line of findingLines(name, checked.warnings)) tellWarning(line);
  for (const line of advertLines(checked.adverts, Number.POSITIVE_INFINITY)) {
    warnings++;
    console.log(line);
  }
  console.log(`${name}: ${checked.listings} properties and ${checked.projects} projects can be shown.`);
}

async function readAll(name: string, open: () => Promise<Feed>, parts: CheckFeedParts) {
  try {
    return await checkFeed(await open(), parts);
  } catch (error) {
    tellWrong(`${name}: ${reasonOf(error)}`);
    return undefined;
  }
}

async function feedOf(source: CatalogueSource, { content, contentDirectory }: CheckFeedParts): Promise<Feed> {
  const { languages, defaultLanguage } = content.settings;
  const dataDirectory = 'refused' in settings ? '' : settings.dataDirectory;
  const site = { contentDirectory, dataDirectory, languages, defaultLanguage, environment: process.env };
  const { open } = await openSource(source, site);
  return open({ scope: 'all', since: undefined, signal: new AbortController().signal });
}

async function checkLastImport(parts: ServerSettings): Promise<void> {
  if (!parts.catalogueSource) return;
  try {
    const line = lastImportLine(await readLastImport(parts));
    if (line !== undefined) tellWrong(line);
  } catch (error) {
    tellWarning(`the database cannot be asked how the last import went: ${reasonOf(error)}`);
  }
}

function tellWrong(line: string): void {
  wrong++;
  console.log(`wrong: ${line}`);
}

function tellWarning(line: string): void {
  warnings++;
  console.log(`warning: ${line}`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
