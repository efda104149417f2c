import '../node-version.ts';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { reason } from '../../../application/finding/reason.ts';
import { readableColours } from '../../../domain/page/readable-colours.ts';
import { COUNTRY } from '../../../domain/place/country.ts';
import { regionOf } from '../../../domain/place/region.ts';
import { parsePublicEmail } from '../../../domain/request/email.ts';
import { isLanguage, type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { phoneE164 } from '../../../domain/text/phone.ts';
import { contentLine } from '../../content/files/content-finding.ts';
import { readContentDirectory } from '../../content/read-directory.ts';
import { parseColour } from '../../content/schemas/readable-colour.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { systemClock } from '../../system/clock.ts';
import type { NewAgency } from '../new/new-agency-facts.ts';
import { parseHours } from '../new/hours.ts';
import { newAgencyFiles } from '../new/new-agency.ts';
import { readSite } from '../site/read-site.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';
import { shellWord } from './common/shell-word.ts';

const USAGE =
  'npm run new -- FOLDER [--name NAME] [--languages nl,fr] [--town TOWN] [--postcode 9000] [--email EMAIL] [--phone PHONE] [--hours 9-12:30,13:30-18] [--color #2b4c7e]';
const SAMPLE = 'fixtures/agency';
/** Maximum length of the agency's name, in characters; titles and mail subjects contain the name. */
const LONGEST = 80;

type Answer<T> = {
  readonly question: string;
  readonly wrong: string;
  /** Default for an empty answer; when absent, an answer is required. */
  readonly usual?: string;
  read(text: string): T | undefined;
};

/** Questions of the command about a new agency, by option: the question, the parser of the answer, and the message for an invalid answer. */
const ASKED = {
  name: {
    question: 'Name of the agency',
    wrong: `is not a name of at most ${LONGEST} characters on one line`,
    read: (text: string) => (/^[^\p{Cc}<>|[\]{}*_`]+$/u.test(text) && text.length <= LONGEST ? text : undefined),
  },
  languages: {
    question: `Languages of the site, the first for visitors who ask for none (${LANGUAGES.join(', ')})`,
    wrong: `is not a list of ${LANGUAGES.join(', ')}, such as nl,fr`,
    read: (text: string) => {
      const languages = text.split(/[\s,]+/);
      const [first, ...more] = languages.filter(isLanguage);
      const whole = first && languages.every(isLanguage) && new Set(languages).size === languages.length;
      return whole ? ([first, ...more] as const satisfies readonly Language[]) : undefined;
    },
  },
  town: {
    question: 'Town',
    wrong: 'is not a town of at most 60 letters',
    read: (text: string) => (/^\p{L}[\p{L} '’-]{0,59}$/u.test(text) ? text : undefined),
  },
  postcode: {
    question: 'Postcode',
    wrong: 'is not a Belgian postcode such as 9000',
    read: (text: string) => (regionOf(COUNTRY.belgium, text) === undefined ? undefined : text),
  },
  email: {
    question: 'E-mail address',
    wrong: 'is not an e-mail address',
    read: parsePublicEmail,
  },
  phone: {
    question: 'Telephone',
    wrong: 'is not a telephone number such as 09 222 33 44',
    read: (text: string) => {
      const number = phoneE164(text);
      return number === undefined ? undefined : { number, written: /^0[1-9]\d* /.test(text) ? text : undefined };
    },
  },
  hours: {
    question: 'Opening hours from Monday to Friday (Enter: 9-12:30,13:30-18)',
    wrong: 'is not opening hours such as 9-12:30,13:30-18',
    usual: '9-12:30,13:30-18',
    read: parseHours,
  },
} satisfies Readonly<Record<string, Answer<unknown>>>;

/**
 * Writes the first content directory of an agency from the options; on a terminal the command asks for missing options. At the end the
 * command lists the facts that only the agency can fill in, as each start of the site does.
 */
const { positionals, values } = readArguments(USAGE, {
  least: 1,
  options: {
    name: { type: 'string' },
    languages: { type: 'string' },
    town: { type: 'string' },
    postcode: { type: 'string' },
    email: { type: 'string' },
    phone: { type: 'string' },
    hours: { type: 'string' },
    color: { type: 'string' },
  },
});
const folder = resolve(positionals[0] ?? '');

// Report wrong options before asking anything.
const color = values.color === undefined ? undefined : parseColour(values.color);
if (values.color !== undefined && color === undefined)
  refuseArguments(USAGE, `--color '${values.color}' is not a colour such as #2b4c7e`);
for (const key of Object.keys(ASKED) as (keyof typeof ASKED)[]) {
  const given = values[key];
  if (given !== undefined && ASKED[key].read(given.trim()) === undefined)
    refuseArguments(USAGE, `--${key} '${given}' ${ASKED[key].wrong}`);
  if (given === undefined && !process.stdin.isTTY && !('usual' in ASKED[key]))
    refuseArguments(USAGE, `missing --${key}`);
}
await readdir(folder).then(
  inside => {
    if (inside.length > 0) refuseArguments(USAGE, `'${folder}' is not empty`);
  },
  (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') refuseArguments(USAGE, `'${folder}' is not a folder that can be read`);
  },
);

const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
// The iterator buffers lines that are typed or pasted before their question is printed.
const typedLines = terminal?.[Symbol.asyncIterator]();
const { phone, ...answers } = {
  name: await answerTo('name'),
  languages: await answerTo('languages'),
  town: await answerTo('town'),
  postcode: await answerTo('postcode'),
  email: await answerTo('email'),
  phone: await answerTo('phone'),
  hours: await answerTo('hours'),
};
const agency: NewAgency = {
  ...answers,
  phone: phone.number,
  writtenPhone: phone.written,
  color: color && readableColours({ valley: color }).colours.valley,
};
terminal?.close();
if (agency.color !== color) console.log(`Text cannot be read on ${color}: ${agency.color} is written instead.`);

const sample = await readContentDirectory(SAMPLE);
const files = newAgencyFiles(sample.files, agency, {
  baseMap: builtInBaseMap(),
  now: systemClock.now(),
});
for (const [name, text] of files) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), text, { flag: 'wx' });
}
const { report, content } = await readSite(folder);
console.log(`${files.size} files are in ${folder}. Still to be filled in:`);
const unmapped = { item: '', reason: reason('town-unmapped', { town: agency.town }) };
const toFillIn =
  content.places.length > 0
    ? report
    : [
        ...report,
        { ...unmapped, file: 'site.json', field: 'agency.coordinates' },
        { ...unmapped, file: 'places.json', field: '' },
      ];
for (const finding of toFillIn) console.log(`  ${contentLine(finding, 'en')}`);
// The settings file lies beside the content folder, not in it: it will hold secrets, and the content may be published in a repository.
const settings = `${folder}.env`;
const lines = Object.entries({ CONTENT_DIR: folder, DATA_DIR: `${folder}-data` }).map(
  ([name, value]) => `${name}=${shellWord(value)}\n`,
);
await writeFile(settings, lines.join(''), { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EEXIST') throw error;
  console.log(`${settings} exists and was not changed.`);
});
console.log(
  `Its settings are in ${settings}. Read them in each terminal before you start the site or run a command for it:`,
);
console.log(`  set -a; . ${shellWord(settings)}; set +a`);
console.log('  npm start');
console.log('The guide: docs/start/your-agency.md');

/** Returns the value of an option, else asks until the answer is valid. */
async function answerTo<Key extends keyof typeof ASKED>(
  key: Key,
): Promise<NonNullable<ReturnType<(typeof ASKED)[Key]['read']>>> {
  const { question, wrong, usual, read } = ASKED[key] as Answer<NonNullable<ReturnType<(typeof ASKED)[Key]['read']>>>;
  for (let typed = values[key]; ; ) {
    typed ??= terminal || usual === undefined ? await ask(question) : usual;
    const answer = read(typed.trim() || (usual ?? ''));
    if (answer !== undefined) return answer;
    console.log(`'${typed}' ${wrong}.`);
    typed = undefined;
  }
}

/** Reads a line from the terminal; if the terminal is closed, the process ends and nothing is written. */
async function ask(question: string): Promise<string> {
  terminal?.setPrompt(`${question}: `);
  terminal?.prompt();
  const next = await typedLines?.next();
  if (next && !next.done) return next.value;
  console.error('Nothing was written.');
  process.exit(1);
}
