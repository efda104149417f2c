import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AREAS } from '../../../../domain/place/areas.ts';
import { PROVINCES } from '../../../../domain/place/provinces.ts';
import { builtInBaseMap } from '../../../../adapters/base-map/built-in-base-map.ts';
import { SAMPLE_AGENTS } from '../../../../fixtures/builders/desk.ts';
import { actThrough } from '../../../crawl/acts.ts';
import { importNext } from '../../../crawl/commands.ts';
import { type CrawledSite, makeCrawledSite, PUBLIC_URL } from '../../../crawl/crawled-site.ts';
import { crawlAskedViewings, crawlDesk } from '../../../crawl/desk.ts';
import { linksIn } from '../../../crawl/links-in.ts';
import { logIn } from '../../../crawl/log-in.ts';
import { makeMailLinks } from '../../../crawl/mail-links.ts';
import { readMails } from '../../../crawl/mails.ts';
import { crawlOwners } from '../../../crawl/owners.ts';
import { crawlForms } from '../../../crawl/public-forms.ts';
import { crawlPublicPages } from '../../../crawl/public-pages.ts';
import { responseText } from '../../../crawl/response-text.ts';
import { makeVisitor } from '../../../crawl/visitor.ts';
import { makeWrittenDown, type WrittenDown } from '../../../crawl/written-down.ts';
import { headerOf, parseMail, readHeader } from '../../../support/reading/parse-mail.ts';
import { visibleTexts } from '../../../support/reading/visible-texts.ts';
import { buildMaskedTree } from '../../../support/site/masked-tree.ts';

const LANGUAGE = 'nl';

/** Files whose texts the sample's visitors, owners and agents send. */
const TYPED_IN = [
  'fixtures/builders/desk.ts',
  'fixtures/builders/owners.ts',
  'fixtures/builders/past/offers.ts',
  'fixtures/builders/past/requests.ts',
  'tests/crawl/filled-in.ts',
  'tests/crawl/desk.ts',
];

/** Words that are the same in each language, or come from the platform. */
const LEGITIMATE = new Set([
  'FR',
  'NL',
  'EN',
  'DE',
  'Français',
  'Nederlands',
  'English',
  'Deutsch',
  'km',
  'IPI',
  'BIV',
  ...datesByPlatform(),
]);
/** References, addresses, names of files, and what the crawl's visitors typed between other signs. */
const NO_WORDS = [
  /[A-Z\d]{5}-[A-Z\d]{5}|S\d{4}-\d{6}|\d{8}-\d{10}-(?:RES|EP)-\d|BE\d\d(?: \d{4}){3}/g,
  /https?:\/\/\S+|localhost:3000(?:\/\S*)?|[\w.+-]+@[\w.-]+|[\w-]+\.(?:pdf|csv|ics)\b/g,
  /And <light> & "+warm"+\?|‘namur’/g,
];

const dutch = (address: string) => address.startsWith(`/${LANGUAGE}/`);

/** Texts by others than the site, the longest first. */
const OTHERS_TEXTS = new RegExp(
  `(?<!\\p{L})(?:${othersTexts()
    .map(text => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join('|')})(?!\\p{L})`,
  'gu',
);

const folder = mkdtempSync(join(tmpdir(), 'clairval-words-'));
/** Received texts, each with the name of the page, mail or file that contained it. */
const received: (readonly [name: string, text: string])[] = [];
let site: CrawledSite;
let removeTree = () => {};

beforeAll(async () => {
  const built = await buildMaskedTree();
  removeTree = built.remove;
  const kept = makeWrittenDown(folder);
  const out: WrittenDown = {
    ...kept,
    keep(name, text) {
      kept.keep(name, text);
      received.push([name, text]);
    },
  };
  site = await makeCrawledSite(built.tree);
  const mails = readMails(site.dataDirectory, out);
  const links = makeMailLinks(site, out);
  /** Time passes between stages, so that no limit of tries is met. */
  const stage = <T>(work: () => Promise<T>): Promise<T> => {
    site.clock.nextStage();
    return work();
  };
  await stage(site.start);
  const found = await stage(() => crawlPublicPages(site, out, dutch));
  const forms = found.filter(({ language }) => language === LANGUAGE);
  const requests = await stage(() => crawlForms(site, out, forms));
  const sent = await mails.take('forms');
  await stage(() => crawlOwners(site, out));
  await stage(() => subscribeCalendar(out));
  await stage(() => openHouseFile(out));
  // The crawl of the desk ends by removing agents, so it comes after the calendar of an agent.
  await stage(() => crawlDesk(site, out, requests, mails));
  await stage(() => crawlAskedViewings(site, out, forms));
  const answered = await mails.take('desk');
  await stage(() => links.follow('first', [...sent, ...answered]));
  const confirmed = await mails.take('links');
  await stage(() => importNext(site, out));
  const matched = await mails.take('import');
  await stage(() => links.follow('second', [...confirmed, ...matched]));
  await mails.take('second links');
}, 600_000);

afterAll(async () => {
  await site.stop();
  site.remove();
  removeTree();
  rmSync(folder, { recursive: true, force: true });
});

/** Names of places and people, and what visitors and agents of the sample write, each line by itself. */
function othersTexts(): readonly string[] {
  const json = (file: string) => JSON.parse(readFileSync(`fixtures/agency/${file}.json`, 'utf8'));
  const feeds = ['feed', 'feed-next'].map(
    file => json(file) as Record<string, readonly Readonly<Record<string, string>>[]>,
  );
  const Properties = feeds.flatMap(feed => feed['Properties'] ?? []);
  const Projects = feeds.flatMap(feed => feed['Projects'] ?? []);
  const towns = [...builtInBaseMap().municipalities.values()].flatMap(({ fr, nl, de = '' }) => [fr, nl, de]);
  const places = (json('places') as readonly { name: Record<string, string>; aliases?: string[] }[]).flatMap(
    ({ name, aliases = [] }) => [...Object.values(name), ...aliases],
  );
  const addresses = [...Properties, ...Projects].flatMap(({ City, Street, HouseNumber, CountryName }) => [
    City ?? '',
    `${Street} ${HouseNumber}`,
    Street ?? '',
    CountryName ?? '',
  ]);
  const media = (Properties as unknown as readonly { OnlineMedia?: { Name: string }[] }[]).flatMap(
    ({ OnlineMedia = [] }) => OnlineMedia.map(({ Name }) => Name),
  );
  // Names that the feed gives to rooms and units.
  const parts = (
    Properties as unknown as readonly Readonly<Record<'Rooms' | 'Units', readonly { Name?: string }[] | undefined>>[]
  ).flatMap(({ Rooms = [], Units = [] }) => [...Rooms, ...Units].map(({ Name = '' }) => Name));
  const areas = [...AREAS.map(({ names }) => names), ...Object.values(PROVINCES)]
    .map(names => names[LANGUAGE])
    .flatMap(name => [name, name.charAt(0).toUpperCase() + name.slice(1)]);
  const agency = Object.values(json('site').agency as Record<string, unknown>).filter(
    value => typeof value === 'string',
  );
  // The desk shows the id of a person of the team in parentheses after the name.
  const team = (json('team') as readonly { id: string; name: string }[]).flatMap(({ id, name }) => [name, id]);
  const typed = TYPED_IN.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)].flatMap(([, a, b, c]) =>
      (a ?? b ?? c ?? '').split(/\\n|\n|\$\{[^}]*\}/),
    ),
  );
  const all = [
    ...towns,
    ...places,
    ...areas,
    ...addresses,
    ...parts,
    ...media,
    ...agency,
    ...team,
    ...typed,
    'loyers.brussels',
  ];
  const texts = new Set(
    all
      .map(text => text.replaceAll(String.raw`\u00a0`, ' ').replaceAll('\u00a0', ' ').trim())
      .filter(text => /\p{L}{2}/u.test(text)),
  );
  return [...texts].toSorted((one, other) => other.length - one.length);
}

/** Names of days and months by the platform. */
function datesByPlatform(): readonly string[] {
  const days = Array.from({ length: 12 * 28 }, (_, at) => new Date(Date.UTC(2026, at % 12, 1 + (at % 28))));
  return (['long', 'short'] as const).flatMap(style =>
    days.flatMap(
      day => new Intl.DateTimeFormat(LANGUAGE, { month: style, weekday: style }).format(day).match(/\p{L}+/gu) ?? [],
    ),
  );
}

/** Opens the private calendar of an agent who reads Dutch. */
async function subscribeCalendar(out: WrittenDown): Promise<void> {
  const agent = SAMPLE_AGENTS.find(({ language }) => language === LANGUAGE);
  if (!agent) throw new Error('no agent reads Dutch');
  const visitor = makeVisitor(site.port, '10.4.60.10', LANGUAGE);
  await logIn(`/${LANGUAGE}/desk/login/`, agent, visitor, out, 'calendar of an agent');
  await actThrough(`/${LANGUAGE}/desk/calendar/`, 'calendar of an agent', {
    visitor,
    clock: site.clock,
    out,
    wanted: act => act === 'make-feed',
    async seen({ text }) {
      const [, path] = new RegExp(`"${PUBLIC_URL}(/[^"\\s]+\\.ics)"`).exec(text) ?? [];
      if (path === undefined || out.has('calendar of an agent/file')) return;
      out.keep('calendar of an agent/file', responseText(await visitor.ask(path)));
    },
  });
}

/** Downloads the calendar file of an open house that a page links. */
async function openHouseFile(out: WrittenDown): Promise<void> {
  const [link] = received.flatMap(([, text]) =>
    linksIn(text).filter(one => one.includes('open-house.ics?language=nl')),
  );
  if (link === undefined) throw new Error('no page has an open house');
  out.keep(
    'open house of an agency/file',
    responseText(await makeVisitor(site.port, '10.4.61.10', LANGUAGE).ask(link)),
  );
}

type Seen = { readonly where: string; readonly text: string };

/** What people read on Dutch pages; mails are read from the outbox. */
function readOnPages(): readonly Seen[] {
  return received
    .filter(([name, text]) => !name.startsWith('mails/') && text.includes('<html lang="nl"'))
    .flatMap(([where, text]) =>
      visibleTexts(text.slice(text.indexOf('<html')), LANGUAGE).map(seen => ({ where, text: seen })),
    );
}

function readInMails(): readonly Seen[] {
  const outbox = join(site.dataDirectory, 'outbox');
  const files = readdirSync(outbox).filter(file => file.endsWith('.eml'));
  return files.flatMap(where => {
    const mail = parseMail(readFileSync(join(outbox, where), 'utf8'));
    const html = mail.parts.find(({ type }) => type.startsWith('text/html'))?.body ?? '';
    if (!html.includes('<html lang="nl"')) return [];
    const texts = mail.parts.flatMap(({ type, body }) =>
      type.startsWith('text/plain') ? body.split('\n') : type.startsWith('text/calendar') ? calendarTexts(body) : [],
    );
    const subject = readHeader(headerOf(mail, 'subject') ?? '');
    return [subject, ...visibleTexts(html, LANGUAGE), ...texts].map(text => ({ where, text }));
  });
}

function readInFiles(type: 'text/csv' | 'text/calendar'): readonly Seen[] {
  return received
    .filter(([name, text]) => /nl\/|\/file$/.test(name) && text.includes(`content-type: ${type}`))
    .flatMap(([where, text]) => {
      const body = text.slice(text.indexOf('\n\n'));
      return (type === 'text/csv' ? body.split(/[;\n]/) : calendarTexts(body)).map(seen => ({ where, text: seen }));
    });
}

/** Texts of a calendar file, unfolded. */
function calendarTexts(file: string): readonly string[] {
  const lines = file.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/);
  return lines.flatMap(line => {
    const [, text] = /^(?:SUMMARY|DESCRIPTION|LOCATION|COMMENT|X-WR-CALNAME)[^:]*:(.*)$/.exec(line) ?? [];
    return text === undefined ? [] : [text.replaceAll(String.raw`\n`, '\n')];
  });
}

function withoutOthersTexts(text: string): string {
  // Mails keep addresses from becoming links by zero-width spaces.
  const plain = text.replaceAll('\u200b', '').replaceAll('\u00a0', ' ');
  return NO_WORDS.reduce((rest, signs) => rest.replace(signs, ' '), plain).replace(OTHERS_TEXTS, ' ');
}

/** Dutch words of the crawled texts, without the names, addresses and typed texts of people and of the content. */
function wordsLeft(seen: readonly Seen[]): ReadonlyMap<string, Seen> {
  const found = new Map<string, Seen>();
  for (const one of seen)
    for (const [word] of withoutOthersTexts(one.text).matchAll(/\p{L}[\p{L}\p{M}]+/gu))
      if (!LEGITIMATE.has(word) && !found.has(word)) found.set(word, one);
  return found;
}

const told = (left: ReadonlyMap<string, Seen>) =>
  [...left].map(([word, { where, text }]) => `${word}: ‘${text.slice(0, 100)}’ in ${where}`);

test('pages have no Dutch word outside the locales', () => {
  const seen = readOnPages();
  expect(new Set(seen.map(({ where }) => where)).size).toBeGreaterThan(300);
  expect(seen.filter(({ text }) => text.includes('¤')).length).toBeGreaterThan(10_000);
  expect(told(wordsLeft(seen))).toEqual([]);
});

test('mails and their calendar files have no such word either', () => {
  const seen = readInMails();
  expect(new Set(seen.map(({ where }) => where)).size).toBeGreaterThan(20);
  expect(told(wordsLeft(seen))).toEqual([]);
});

test.each(['text/csv', 'text/calendar'] as const)('files of the type %s have no such word either', type => {
  const seen = readInFiles(type);
  expect(new Set(seen.map(({ where }) => where)).size).toBeGreaterThan(1);
  expect(seen.filter(({ text }) => text.includes('¤')).length).toBeGreaterThan(0);
  expect(told(wordsLeft(seen))).toEqual([]);
});

test('a word that is in no locale is found', () => {
  const seen = ['Panden ¤ ¤ in Gent', '2 km', 'https://nl.example/te-koop/'].map(text => ({ where: 'a page', text }));
  expect([...wordsLeft(seen).keys()]).toEqual(['Panden', 'in']);
});
