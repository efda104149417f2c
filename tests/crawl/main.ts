/**
 * Writes everything that a built site shows, sends and prints as text files, so that two versions can be compared: `npx node
 * tests/crawl/main.ts OUT [--site DIR]`, then `npx node tests/crawl/main.ts --compare BEFORE AFTER`, which exits with status 1 if they
 * differ. Requires `npm run build`. Example: `OUT/pages/fr/a-vendre.txt` has status, headers and document of `/fr/a-vendre/`, with
 * placeholders such as `‹mark 1›` for values that change in each run.
 *
 * | below OUT | content |
 * |---|---|
 * | `pages`, `data`, `files`, `redirects`, `methods`, `endpoints` | responses to visitors, browsers and search engines |
 * | `forms`, `mails`, `links`, `limits` | forms and their results, all mails, pages of mailed links, rate limits |
 * | `owners`, `desk`, `desk acts` | pages of owners and the agency, and the results of their actions |
 * | `commands`, `schemas`, `new`, `databases`, `watching` | output for operators: commands, schemas, tables, metrics, log |
 *
 * Scripts, pictures, fonts and browser rendering are not covered.
 */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { crawlCommands, importNext } from './commands.ts';
import { compareCrawls } from './compare.ts';
import { makeCrawledSite } from './crawled-site.ts';
import { crawlPostgres, crawlSqlite } from './databases.ts';
import { crawlAskedViewings, crawlDesk } from './desk.ts';
import { crawlEndpoints } from './endpoints.ts';
import { crawlLimits } from './limits.ts';
import { makeMailLinks } from './mail-links.ts';
import { readMails } from './mails.ts';
import { crawlOwners } from './owners.ts';
import { crawlForms } from './public-forms.ts';
import { crawlPublicPages } from './public-pages.ts';
import { crawlRedirects } from './redirects.ts';
import { crawlLog, crawlMetrics } from './watching.ts';
import { makeWrittenDown } from './written-down.ts';

const USAGE = 'Usage: npx node tests/crawl/main.ts OUT [--site DIR] | --compare BEFORE AFTER';
/** The afternoon before the crawl's viewings: their reminders are sent at the start. */
const DAY_BEFORE = Date.parse('2026-12-03T14:00:00Z');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: '.' }, compare: { type: 'boolean', default: false } },
});
// Lets the exit handlers stop a started server.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const [first = '', second = ''] = positionals;
if (positionals.length !== (values.compare ? 2 : 1)) end(USAGE);
if (values.compare) process.exitCode = compareCrawls(first, second, console.log) === 0 ? 0 : 1;
else if (existsSync(first) && readdirSync(first).length > 0) end(`${first} is not empty`);
else await crawl(first, values.site);

async function crawl(folder: string, tree: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const out = makeWrittenDown(folder);
  const site = await makeCrawledSite(tree);
  out.known.name(site.folder, 'folder');
  out.known.name(site.tree, 'tree');
  const mails = readMails(site.dataDirectory, out);
  const links = makeMailLinks(site, out);
  const timed = async <T>(name: string, work: () => Promise<T> | T): Promise<T> => {
    const begun = performance.now();
    const done = await work();
    console.log(`${name}: ${Math.round((performance.now() - begun) / 100) / 10} s`);
    return done;
  };
  const stage: typeof timed = (name, work) => {
    site.clock.nextStage();
    return timed(name, work);
  };
  /** Takes the new mails without advancing the clock, so that they have the time of the previous stage. */
  const mailsOf = (name: string) => timed(`mails of ${name}`, () => mails.take(name));
  try {
    await stage('start', site.start);
    const forms = await stage('public pages', () => crawlPublicPages(site, out));
    await stage('redirects', () => crawlRedirects(site, out));
    await stage('endpoints', () => crawlEndpoints(site, out));
    const requests = await stage('forms', () => crawlForms(site, out, forms));
    const sent = await mailsOf('forms');
    await stage('owners', () => crawlOwners(site, out));
    await stage('desk', () => crawlDesk(site, out, requests, mails));
    await stage('asked visits', () => crawlAskedViewings(site, out, forms));
    const answered = await mailsOf('desk');
    await stage('links', () => links.follow('first', [...sent, ...answered]));
    const confirmed = await mailsOf('links');
    // Search alerts are confirmed by now, and not ended yet.
    await stage('import', () => importNext(site, out));
    const matched = await mailsOf('import');
    await stage('second links', () => links.follow('second', [...confirmed, ...matched]));
    await mailsOf('second links');
    await stage('limits', () => crawlLimits(site, out, forms));
    await mailsOf('limits');
    await stage('commands', () => crawlCommands(site, out));
    await stage('metrics', () => crawlMetrics(site, out));
    await site.stop();
    crawlSqlite(site, out);
    await timed('restart', async () => {
      site.clock.goTo(DAY_BEFORE);
      await site.start();
      await mails.take('restart');
      await site.stop();
    });
    crawlLog(site, out);
    await stage('PostgreSQL', () => crawlPostgres(tree, out));
  } finally {
    await site.stop();
    site.remove();
  }
}

function end(line: string): never {
  console.error(line);
  process.exit(1);
}
