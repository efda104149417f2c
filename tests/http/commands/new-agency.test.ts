import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { newAgencyFiles } from '../../../adapters/composition/new/new-agency.ts';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { addressesBehindLogin, everyAddress, linksIn } from '../../support/reading/every-address.ts';
import { openSite, pageOf, SAMPLE, UNLUCKY } from '../../support/site/sample-site.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { runCommand } from '../../support/run/run-command.ts';
import { FULL } from '../../support/run/full-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-agency-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { files: sample } = await readContentDirectory('fixtures/agency');
const GIVEN = {
  name: 'Été & Fils',
  town: 'Gent',
  postcode: '9000',
  email: 'info@fils.example',
  phone: '+3292223344',
  hours: [
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '18:00' },
  ],
};
const begin = (languages: readonly [Language, ...Language[]], more: Partial<typeof GIVEN & { color: string }> = {}) =>
  newAgencyFiles(sample, { ...GIVEN, languages, ...more }, { baseMap: builtInBaseMap(), now: UNLUCKY });
/** Fields that only the agency can fill in. */
const ITS_OWN = [
  'legalName',
  'street',
  'enterpriseNumber',
  'vatNumber',
  'licence',
  'insurer',
  'insurancePolicy',
  'thirdPartyAccount',
].map(name => `agency.${name}`);
/** Whether a text contains data of the sample agency or its town. */
const ofTheSample = (text: string) =>
  [SAMPLE.content.agency.name, 'Namur', SAMPLE.content.agency.street, '81000123'].filter(word => text.includes(word));

describe('a new agency', () => {
  test.each<readonly [Language, ...Language[]]>([['nl'], ['fr', 'nl'], ['de', 'fr'], ['en'], ['fr', 'nl', 'en', 'de']])(
    'in %s has every page, and only its own data left to fill in',
    async (first, ...more) => {
      const languages = [first, ...more] as const;
      const files = begin(languages);
      const { content, problems } = parseContent(files);
      expect(problems.map(({ field }) => field)).toEqual(ITS_OWN);
      expect(content.settings).toMatchObject({ languages, defaultLanguage: languages[0] });
      for (const [name, text] of files)
        if (name !== 'places.json' && name !== 'trees.json') expect([name, ofTheSample(text)]).toEqual([name, []]);
      const site = openSite([], content);
      const addresses = await everyAddress(site);
      expect(new Set(addresses.map(({ language }) => language))).toEqual(new Set(languages));
      const known = new Set([...addresses.map(({ path }) => path), ...addressesBehindLogin(site)]);
      const lost: string[] = [];
      for (const { path } of addresses) {
        const { status, view } = pageOf(await site.open(path));
        if (status !== 200) lost.push(path);
        for (const link of linksIn(view)) {
          const [page = ''] = link.split(/[?#]/);
          if (!known.has(page) && pageOf(await site.open(page)).status !== 200) lost.push(`${path} → ${page}`);
        }
      }
      expect(lost).toEqual([]);
    },
    120_000,
  );

  test('phrases its location as each language does', () => {
    const { content } = parseContent(begin(['fr', 'nl', 'en', 'de']));
    expect(content.agency.city).toEqual({ fr: 'Gand', nl: 'Gent', en: 'Ghent', de: 'Gent' });
    expect(JSON.stringify(content.banner.description['fr'])).toContain('à Gand');
    const roeulx = begin(['fr'], { town: 'Le Roeulx', postcode: '7070' });
    expect(roeulx.get('articles/about/fr.md')).toContain('title: Été & Fils, au Roeulx');
  });

  test('elides the French articles before its name', () => {
    const pages = begin(['fr']).get('pages.json') ?? '';
    expect(pages).toContain('lettre d’information d’Été & Fils');
    expect(pages).not.toMatch(/\bde Été/);
    expect(begin(['fr'], { name: 'A$& Co' }).get('pages.json')).toContain('d’A$& Co');
    expect(begin(['fr'], { name: 'Duval' }).get('pages.json')).toContain('lettre d’information de Duval');
  });

  test('offers calls and viewings during its opening hours, the same in each language', () => {
    const { content } = parseContent(begin(['fr', 'nl', 'en', 'de']));
    const hours = [
      { id: 'am', from: '09:00', to: '12:30' },
      { id: 'pm1', from: '13:30', to: '16:00' },
      { id: 'pm2', from: '16:00', to: '18:00' },
    ];
    expect(content.settings.contactSlots).toEqual({ fr: hours, nl: hours, en: hours, de: hours });
    expect(content.agency.openingHours).toEqual({
      fr: 'Du lundi au vendredi de 9\u00a0h à 12\u00a0h\u00a030 et de 13\u00a0h\u00a030 à 18\u00a0h.',
      nl: 'Maandag tot vrijdag van 9 tot 12:30\u00a0uur en van 13:30 tot 18\u00a0uur.',
      en: 'Monday to Friday, 9:00 to 12:30 and 13:30 to 18:00.',
      de: 'Montag bis Freitag von 9 bis 12:30\u00a0Uhr und von 13:30 bis 18\u00a0Uhr.',
    });
  });

  test('states in its accessibility statement what the software does and what the agency must check', () => {
    const files = begin(['fr', 'nl', 'en', 'de']);
    const TO_EXAMINE = {
      fr: 'Ce que nous devons encore examiner',
      nl: 'Wat we nog moeten nakijken',
      en: 'What we still have to examine',
      de: 'Was wir noch prüfen müssen',
    };
    for (const language of LANGUAGES) {
      const statement = files.get(`articles/accessibility/${language}.md`) ?? '';
      expect(statement).toContain(`## ${TO_EXAMINE[language]}`);
      expect(statement).toContain('2026');
      expect(statement).not.toContain('{month}');
    }
    expect(files.get('articles/accessibility/fr.md')).toContain('date d’octobre 2026');
  });

  test('has a privacy statement dated this month, which promises no drawings', () => {
    const files = begin(['fr', 'nl', 'en', 'de']);
    expect(files.get('articles/privacy-statement/fr.md')).toContain('Ce texte date d’octobre 2026');
    expect(files.get('articles/privacy-statement/nl.md')).toContain('oktober 2026');
    for (const language of LANGUAGES) {
      const disclaimer = files.get(`articles/disclaimer/${language}.md`) ?? '';
      expect(disclaimer).not.toMatch(/dessins|tekeningen|drawings|Zeichnungen|page:\/advice/);
    }
  });

  test('has the day on which it was made in every page and article', () => {
    const files = begin(['nl']);
    const days = ['pages.json', 'articles.json'].flatMap(
      file => (files.get(file) ?? '').match(/"20\d\d-[^"]+"/g) ?? [],
    );
    expect(days.length).toBeGreaterThan(60);
    expect(new Set(days)).toEqual(new Set([`"${brusselsDay(UNLUCKY)}"`]));
  });

  test('stores requests for as long as its privacy statement says', () => {
    const { content } = parseContent(begin(['nl']));
    expect(content.settings.retention).toEqual(SAMPLE.content.settings.retention);
  });

  test('in a town missing on the map has no location, and names the town only in its own texts', () => {
    const { content, problems } = parseContent(begin(['fr'], { town: 'Nulle-Part', postcode: '6999' }));
    expect(problems.map(({ field }) => field)).toEqual(ITS_OWN);
    expect(content.places).toEqual([]);
    expect(content.agency.city).toEqual({ fr: 'Nulle-Part' });
  });

  test.each([
    ['Herstappe', '3717', 'Riemst'],
    ['Bouillon', '6830', 'Paliseul'],
    ['Galmaarden', '1570', 'Geraardsbergen'],
    ['St Vith', '4780', 'Amel'],
  ])('in %s offers the places within 25 km, though the sample has none of them', (town, postcode, near) => {
    const { content } = parseContent(begin(['nl'], { town, postcode }));
    expect(content.places[0]).toMatchObject({ postcode });
    const zones = content.trees.filter(({ tree }) => tree === 'zones').map(({ name }) => name.nl);
    expect(zones[0]).toBe(content.places[0]?.name.nl);
    expect(zones).toContain(near);
    const ids = content.trees.filter(({ tree }) => tree === 'zones').map(({ webId }) => webId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(zones).not.toContain('Antwerpen');
  });

  test('cannot be created if a text to replace has changed in the sample', () => {
    const other = new Map(sample).set('articles/disclaimer/fr.md', '---\ntitle: Rien\n---\nRien.\n');
    const agency = { ...GIVEN, languages: ['fr'] as const };
    expect(() => newAgencyFiles(other, agency, { baseMap: builtInBaseMap(), now: UNLUCKY })).toThrow(
      /articles\/disclaimer\/fr\.md does not contain/,
    );
  });
});

describe('npm run new', () => {
  const wordsOf = (options: Readonly<Record<string, string>>) =>
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const run = (directory: string, options: Readonly<Record<string, string>>) =>
    callCommand('new', [directory, ...wordsOf(options)], {});
  const OPTIONS = {
    name: 'Huis & Haard',
    languages: 'nl,fr',
    town: 'Gent',
    postcode: '9000',
    email: 'info@haard.example',
    phone: '09 222 33 44',
  };

  test('creates a folder, lists what is still to be filled in, and overwrites nothing', async () => {
    const directory = join(folder, 'mine');
    const { code, out, err } = await run(directory, { ...OPTIONS, color: '#fa8' });
    expect([code, err]).toEqual([0, '']);
    for (const field of ITS_OWN)
      expect(out).toContain(`  site.json ${field}: is missing; the law requires it on every page\n`);
    expect(out).toMatch(/Text cannot be read on #ffaa88: #[0-9a-f]{6} is written instead\./);
    expect(out).toContain(`  set -a; . ${directory}.env; set +a\n  npm start\n`);
    expect(readFileSync(`${directory}.env`, 'utf8')).toBe(`CONTENT_DIR=${directory}\nDATA_DIR=${directory}-data\n`);
    const site = readFileSync(join(directory, 'site.json'), 'utf8');
    expect(JSON.parse(site)).toMatchObject({ agency: { name: 'Huis & Haard', phone: '+3292223344' } });
    // The phone number keeps the agency's own digit groups.
    expect(site).toContain('"nl": "09 222 33 44"');
    writeFileSync(join(directory, 'site.json'), '{}');
    const again = await run(directory, OPTIONS);
    expect([again.code, again.out]).toEqual([1, '']);
    expect(again.err).toMatch(/^Usage: npm run new .*is not empty\)\n$/);
    expect(readFileSync(join(directory, 'site.json'), 'utf8')).toBe('{}');
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ['name', 'x'.repeat(81), 'is not a name'],
    ['name', '', 'is not a name'],
    ['name', '[Immo](https://elsewhere.example)', 'is not a name'],
    ['languages', 'nl,es', 'is not a list of fr, nl, en, de'],
    ['languages', 'nl,nl', 'is not a list of fr, nl, en, de'],
    ['town', '9000', 'is not a town'],
    ['postcode', '75001', 'is not a Belgian postcode'],
    ['email', 'info@haard', 'is not an e-mail address'],
    ['phone', '12', 'is not a telephone number'],
    ['color', 'blue', 'is not a colour'],
  ];
  test.each(FULL ? refused : refused.slice(0, 1))(
    'refuses --%s %j in one line, and writes nothing',
    async (option, value, reason) => {
      const directory = join(folder, 'none');
      const { code, out, err } = await run(directory, { ...OPTIONS, [option]: value });
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(/^Usage: npm run new [^\n]*\n$/);
      expect(err).toContain(reason);
      expect(existsSync(directory)).toBe(false);
    },
  );

  test('asks no question without a terminal', async () => {
    const { name: _, ...rest } = OPTIONS;
    const { code, err } = await runCommand('new', [join(folder, 'none'), ...wordsOf(rest)], {});
    expect(code).toBe(1);
    expect(err).toContain('(missing --name)');
    expect(readdirSync(folder)).not.toContain('none');
  });
});
