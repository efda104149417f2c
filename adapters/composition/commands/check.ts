import '../node-version.ts';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { reason } from '../../../application/finding/reason.ts';
import { BrokenFeed, type Feed } from '../../../application/ports/catalogue/feed.ts';
import { RULE_REGISTER } from '../../../domain/law/rule-register.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { brusselsDay, isDay } from '../../../domain/text/day.ts';
import { openFeed } from '../../feed/open-feed.ts';
import { isCopy, makeStorePicture } from '../../images/picture-copies.ts';
import { readPlacesNearby } from '../../places-nearby/read-places-nearby.ts';
import { readLastImport } from '../../sql/last-import.ts';
import { systemClock } from '../../system/clock.ts';
import type { CatalogueSource } from '../catalogue-source.ts';
import { checkFeed, type CheckFeedParts } from '../report/check-feed.ts';
import { lastImportReason } from '../report/check-lines.ts';
import { CheckReport } from '../report/check-report.ts';
import { openJsonOutput } from '../report/command-document.ts';
import { ruleLines, rulesDocumentOf } from '../report/rule-report.ts';
import { unshownPictures } from '../report/unshown-pictures.ts';
import { contentFeed, fileSource, openSource } from '../import/open-source.ts';
import { copiesIn } from '../site/picture-places.ts';
import { checkSite, readFilesOf } from '../site/read-site.ts';
import { needsPictures } from '../sample-agency.ts';
import { misspeltSettings } from '../misspelt-settings.ts';
import { readSettings, type ServerSettings, SETTING_NAMES } from '../settings.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

/**
 * Prints everything wrong, missing or implausible in content and feed, as the site would read them; changes nothing. The feed is FILE, or
 * that of `CATALOGUE_SOURCE`, or the content directory's. Exit code 1 if anything is wrong. With `--rules` it lists the dated rules instead.
 */
const USAGE = 'npm run check -- [FILE|-] [--json] | --rules [--at 2028-01-01] [--json]';
const { values, positionals } = readArguments(USAGE, {
  options: { json: { type: 'boolean' }, rules: { type: 'boolean' }, at: { type: 'string' } },
  most: 1,
});
const [FILE] = positionals;
if (values.rules) listRules();
if (values.at !== undefined) refuseArguments(USAGE, "'--at' belongs to '--rules'");
const printDocument = values.json === true ? openJsonOutput() : undefined;
const report = new CheckReport(printDocument ? () => undefined : line => console.log(line));
const settings = readSettings(process.env);
if ('refused' in settings) report.text('wrong', settings.refused);
else {
  report.findings('warning', '', misspeltSettings(process.env, SETTING_NAMES));
  const content = await checkContent(settings);
  if (content) await checkFeeds(settings, content);
  await checkPlacesNearby(settings);
  await checkLastImport(settings);
}
const document = report.end();
printDocument?.(document);
process.exitCode = document.outcome === 'wrong' ? 1 : 0;

/** Prints the dated rules of the law on a day instead of a check, and ends the process. */
function listRules(): never {
  if (FILE !== undefined) refuseArguments(USAGE, `unexpected argument '${FILE}'`);
  const today = brusselsDay(systemClock.now());
  const at = values.at ?? today;
  if (!isDay(at)) refuseArguments(USAGE, `'${at}' is not a day such as 2028-01-01`);
  const listed = rulesDocumentOf(RULE_REGISTER, at, today);
  if (values.json) openJsonOutput()(listed);
  else for (const line of ruleLines(listed)) console.log(line);
  process.exit();
}

/** Returns the content if a site can be built from it. Feeds are checked against the content's types, places and team. */
async function checkContent({ contentDirectory }: ServerSettings): Promise<SiteContent | undefined> {
  try {
    const checked = await checkSite(contentDirectory, await readFilesOf(contentDirectory));
    const { content, broken } = checked;
    // If site.json is broken, the site's default language may be unknown: messages then stay in English.
    if (!broken.some(({ file }) => file === 'site.json')) report.language = content.settings.defaultLanguage;
    // If the site cannot be built from the content, report only why: all other findings would follow from that.
    report.content('wrong', broken.length > 0 ? broken : checked.report);
    if (broken.length === 0) {
      report.content('wrong', await unshownPictures(checked.pictureFiles));
      report.content('warning', checked.warnings);
      return content;
    }
    report.noSite(contentDirectory);
  } catch (error) {
    report.text('wrong', messageOf(error));
  }
  return undefined;
}

async function checkFeeds({ contentDirectory, catalogueSource, pictureHosts }: ServerSettings, content: SiteContent) {
  const mayCopy = FILE === undefined && catalogueSource?.kind === 'openimmo' ? isCopy : undefined;
  const today = brusselsDay(systemClock.now());
  const parts = { content, contentDirectory, pictureHosts, isCopy: mayCopy, today };
  if (FILE === '-') return check('-', async () => openFeed(await buffer(process.stdin)), parts);
  const own = contentFeed(contentDirectory);
  const source = FILE === undefined ? (catalogueSource ?? own) : fileSource(FILE);
  if (!source) return report.findings('warning', 'feed.json', [{ id: '', field: '', reason: reason('no-feed') }]);
  await check('path' in source ? basename(source.path) : source.kind, () => feedOf(source, parts), parts);
  if (source === own) await checkEarlier(join(contentDirectory, 'feed-previous.json'), parts);
}

/** The previous feed only serves to find withdrawn listings, so only its unreadable records are reported. */
async function checkEarlier(path: string, parts: CheckFeedParts): Promise<void> {
  if (!existsSync(path)) return;
  const file = basename(path);
  const checked = await readAll(file, () => feedOf({ kind: 'file', path }, parts), parts);
  report.findings('wrong', file, checked?.refused ?? []);
}

async function check(file: string, open: () => Promise<Feed>, parts: CheckFeedParts): Promise<void> {
  const checked = await readAll(file, open, parts);
  if (!checked) return;
  const { externalIds } = checked;
  report.findings('wrong', file, checked.refused, externalIds);
  if (!needsPictures(parts.contentDirectory)) report.findings('wrong', file, checked.withoutFile, externalIds);
  report.findings('warning', file, checked.warnings, externalIds);
  report.adverts(file, checked.adverts, externalIds);
  report.feed(file, checked.listings, checked.projects);
}

async function readAll(file: string, open: () => Promise<Feed>, parts: CheckFeedParts) {
  try {
    return await checkFeed(await open(), parts);
  } catch (error) {
    const why = error instanceof BrokenFeed ? error.reason : reason('text', { text: messageOf(error) });
    report.findings('wrong', file, [{ id: '', field: '', reason: why }]);
    return undefined;
  }
}

async function feedOf(source: CatalogueSource, { content, contentDirectory }: CheckFeedParts): Promise<Feed> {
  const { languages, defaultLanguage } = content.settings;
  const dataDirectory = 'refused' in settings ? '' : settings.dataDirectory;
  const { open } = await openSource(source, {
    contentDirectory,
    dataDirectory,
    languages,
    defaultLanguage,
    environment: process.env,
    storePicture: makeStorePicture(copiesIn(dataDirectory)),
  });
  return open({ scope: 'all', since: undefined, signal: new AbortController().signal });
}

async function checkPlacesNearby({ placesNearby: path }: ServerSettings): Promise<void> {
  if (path === undefined) return;
  const { wrong, warnings } = await readPlacesNearby(path, brusselsDay(systemClock.now()));
  report.findings('wrong', basename(path), wrong);
  report.findings('warning', basename(path), warnings);
}

async function checkLastImport(parts: ServerSettings): Promise<void> {
  if (!parts.catalogueSource) return;
  try {
    const why = lastImportReason(await readLastImport(parts));
    if (why) report.findings('wrong', '', [{ id: '', field: 'CATALOGUE_SOURCE', reason: why }]);
  } catch (error) {
    const why = reason('last-import-unknown', { error: messageOf(error) });
    report.findings('warning', '', [{ id: '', field: '', reason: why }]);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
