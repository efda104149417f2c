import '../node-version.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { minutesOf, timeAt } from '../../../domain/appointment/time-of-day.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { isLanguage, LANGUAGES } from '../../../domain/text/language.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { readContentDirectory } from '../../content/read-directory.ts';
import { addLanguage } from '../new/add-language.ts';
import type { NewAgency } from '../new/new-agency-facts.ts';
import { newAgencyFiles } from '../new/new-agency.ts';
import { readSettings } from '../settings.ts';
import { isSampleAgency } from '../sample-agency.ts';
import { readSite } from '../site/read-site.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE = `npm run add-language -- ${LANGUAGES.join('|')}`;
const SAMPLE = 'fixtures/agency';

/**
 * Adds a language to the content directory: the texts that `npm run new` would have written in it, wherever the agency left those of its
 * default language unchanged, and the addresses of pages. `npm run check` lists what the agency has to write itself.
 */
const [language = ''] = readArguments(USAGE, { least: 1, most: 1 }).positionals;
if (!isLanguage(language)) refuseArguments(USAGE, `'${language}' is not one of them`);
const settings = readSettings(process.env);
if ('refused' in settings) refuse(settings.refused);
const { contentDirectory } = settings;
if (isSampleAgency(contentDirectory)) refuse('CONTENT_DIR names the sample agency, which has all languages.');
const { content } = await readSite(contentDirectory).catch((error: Error) => refuse(error.message));
const { languages, defaultLanguage } = content.settings;
if (languages.includes(language)) refuse(`The content in ${contentDirectory} has the language ${language} already.`);

const [own, sample] = await Promise.all([readContentDirectory(contentDirectory), readContentDirectory(SAMPLE)]);
const [unreadable] = own.faults;
if (unreadable) refuse(`${unreadable.file} cannot be read; npm run check says why.`);
const made = newAgencyFiles(sample.files, agencyOf(content), {
  baseMap: builtInBaseMap(),
  // Some legal texts name the month in which they were made; with the same month, they count as unchanged.
  now: Date.parse(content.articles.find(({ id }) => id === 'privacy-statement')?.changedOn ?? '') || 0,
});
const { files, texts, articles } = addLanguage(own.files, made, language, defaultLanguage);
for (const [name, text] of files) {
  await mkdir(dirname(join(contentDirectory, name)), { recursive: true });
  await writeFile(join(contentDirectory, name), text);
}
console.log(
  `${texts} texts and addresses and ${articles} articles in ${language} were added. npm run check lists what is still to be written.`,
);

/** Facts about the agency, in the form in which `npm run new` asks for them, taken from an existing content. */
function agencyOf({ agency, settings: { defaultLanguage: usual, contactSlots }, topBar }: SiteContent): NewAgency {
  const printed = topBar.find(({ link }) => link.startsWith('tel:'))?.label[usual];
  const slots = contactSlots[usual] ?? [];
  const [morning, ...afternoon] = slots;
  const parts = morning
    ? [morning, ...(afternoon[0] ? [{ from: afternoon[0].from, to: afternoon.at(-1)?.to ?? '' }] : [])]
    : [];
  return {
    name: agency.name,
    languages: [usual, language as NewAgency['languages'][0]],
    town: agency.city[usual] ?? '',
    postcode: agency.postcode,
    email: agency.email,
    phone: agency.phone,
    writtenPhone: printed,
    hours: parts.map(({ from, to }) => ({ from: timeAt(minutesOf(from)), to: timeAt(minutesOf(to)) })),
  };
}

function refuse(line: string): never {
  console.error(line);
  process.exit(1);
}
