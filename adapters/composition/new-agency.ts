import { inPlace } from '../../domain/list/list-heading.ts';
import type { Ground, Municipality } from '../../domain/map/ground.ts';
import { municipalityName } from '../../domain/map/municipality-name.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { COUNTRY } from '../../domain/place/country.ts';
import { kilometres } from '../../domain/place/distance.ts';
import { isLanguage, type Language, localeOf } from '../../domain/text/language.ts';
import { fold } from '../../domain/text/fold.ts';
import { slug } from '../../domain/routing/slug.ts';
import { formatPhone } from '../../domain/text/phone.ts';
import { newAgencyWords } from './new-agency-words.ts';

/** What a new agency says of itself. */
export type NewAgency = {
  readonly name: string;
  /** The first is that of visitors who ask for none. */
  readonly languages: readonly [Language, ...Language[]];
  readonly town: string;
  readonly postcode: string;
  readonly email: string;
  /** E.164: `'+3292223344'` */
  readonly phone: string;
  /** Of buttons and links, as `#rrggbb`; absent: the software's own. */
  readonly color?: string | undefined;
};

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Item = { readonly [key: string]: Json };

/** Pages that tell of one agency: its services, its advice, its clients. Another writes its own. */
const OF_THE_SAMPLE = /^(?:services$|service-|advice|viager|testimonials$|testimonial-)/;
/** Articles that a new agency has: what the law asks for, how forms go on, and one about itself. */
const ARTICLES = [
  'about',
  'make-an-offer',
  'rental-application',
  'cookie-policy',
  'disclaimer',
  'privacy-statement',
  'accessibility',
];
const CATEGORIES = ['agency', 'steps', 'legal'];
/** Kilometres around an agency in which people look for a home with it. */
const AROUND = 25;
/** Rules and lists of the trade, the same for each agency. */
const COPIED = ['facts.json', 'notices.json', 'types.json'];

/** What is true of the sample agency alone, in articles that are copied: each has to be found, or a text has changed unseen. */
const CHANGES: Readonly<Record<string, Partial<Record<Language, readonly (readonly [from: string, to: string])[]>>>> = {
  disclaimer: {
    fr: [
      ['sont des dessins faits d’après les données de chaque bien. Ils donnent', 'donnent'],
      ['les tribunaux de Namur', 'les tribunaux belges'],
    ],
    nl: [
      ['zijn tekeningen op basis van de gegevens van elk pand. Ze geven', 'geven'],
      ['de rechtbanken van Namen', 'de Belgische rechtbanken'],
    ],
    en: [
      ['are drawings made from the facts of each property. They do', 'give an impression. They do'],
      ['with their office in Namur', 'with their office {at}'],
      ['the courts of Namur', 'the Belgian courts'],
      ['Texts, drawings and plans', 'Texts, pictures and plans'],
    ],
    de: [
      ['sind Zeichnungen nach den Angaben zu jeder Immobilie. Sie', 'geben einen Eindruck. Sie'],
      ['mit Sitz in Namur', 'mit Sitz {at}'],
      ['die Gerichte von Namur', 'die belgischen Gerichte'],
      ['Texte, Zeichnungen und Pläne', 'Texte, Bilder und Pläne'],
    ],
  },
  'privacy-statement': {
    fr: [['Ce texte date d’août 2026', 'Ce texte date de {month}']],
    nl: [['augustus 2026', '{month}']],
    en: [
      ['estate agents in Namur', 'estate agents {at}'],
      ['August 2026', '{month}'],
    ],
    de: [
      ['Immobilienmakler in Namur', 'Immobilienmakler {at}'],
      ['August 2026', '{month}'],
    ],
  },
  accessibility: {
    fr: [
      ['dans les quatre langues', 'dans chaque langue du site'],
      ['date d’août 2026', 'date de {month}'],
    ],
    nl: [
      ['in de vier talen', 'in elke taal van de site'],
      ['augustus 2026', '{month}'],
    ],
    en: [['August 2026', '{month}']],
    de: [['August 2026', '{month}']],
  },
};

/**
 * The files of a content directory with which an agency begins: the sample's pages, rules and legal texts in its languages, its own
 * name and town, and texts that are true of any. `sample` are the sample's files by their names. What only the agency knows (its
 * street, its numbers, its insurer) is left empty, and told at each start. Throws where the sample lacks what is replaced.
 */
export function newAgencyFiles(
  sample: ReadonlyMap<string, string>,
  agency: NewAgency,
  { ground, now }: { readonly ground: Ground; readonly now: number },
): ReadonlyMap<string, string> {
  const [first, ...more] = agency.languages;
  const languages: readonly Language[] = [first, ...more];
  const listOf = (file: string) => JSON.parse(textOf(sample, file)) as readonly Item[];
  const nameOfSample = (JSON.parse(textOf(sample, 'site.json')) as { readonly agency: { readonly name: string } })
    .agency.name;
  const places = listOf('places.json');
  const town = findTown(agency, places, ground);
  const named = (language: Language) => ({ name: agency.name, at: inPlace(language, town.name[language]) });
  const inEach = <T extends Json>(of: (language: Language) => T) =>
    Object.fromEntries(languages.map(language => [language, of(language)])) as Record<Language, T>;
  const says = (key: keyof ReturnType<typeof newAgencyWords>) =>
    inEach(language => newAgencyWords(language, named(language))[key]);
  const renamed: Rename = (text, language) => rename(text, nameOfSample, agency.name, language);
  const own = (value: Json) => translated(value, languages, renamed);

  const pages = listOf('pages.json')
    .filter(page => !OF_THE_SAMPLE.test(String(page['id'])))
    .map(page => newPage(own(page) as Item, says));
  const kept = new Set(pages.map(page => page['id']));

  const files = new Map<string, string>();
  const write = (file: string, value: unknown) => files.set(file, `${JSON.stringify(value, undefined, 2)}\n`);
  write(
    'site.json',
    newSite(JSON.parse(textOf(sample, 'site.json')) as Item, { agency, town, own, says, inEach, now }),
  );
  write('pages.json', pages);
  write('paths.json', own(listOf('paths.json').filter(({ page }) => kept.has(page ?? null))));
  write('categories.json', own(listOf('categories.json').filter(({ id }) => CATEGORIES.includes(String(id)))));
  write(
    'articles.json',
    listOf('articles.json')
      .filter(({ id }) => ARTICLES.includes(String(id)))
      .map(({ image: _, ...article }) => article),
  );
  for (const file of COPIED) write(file, own(listOf(file)));
  const near = placesAround(town, agency.postcode, places);
  write(
    'places.json',
    near.map(place => own(place)),
  );
  write('trees.json', [
    ...near.map(place => ({
      id: `zone-${place['postcode']}-${slug(String(Object.values(place['name'] as Item)[0]))}`,
      name: own(place['name'] ?? null),
      webId: `postcode:${place['postcode']}`,
      tree: 'zones',
    })),
    ...(own(listOf('trees.json').filter(({ tree }) => tree === 'types')) as readonly Item[]),
  ]);
  write('team.json', []);
  write('pictures.json', []);
  write('feed.json', { Properties: [] });

  for (const id of ARTICLES)
    for (const language of languages) {
      const file = `articles/${id}/${language}.md`;
      files.set(
        file,
        id === 'about'
          ? aboutArticle(newAgencyWords(language, named(language)))
          : changed(id, language, renamed(textOf(sample, file), language), {
              at: named(language).at,
              month: new Date(now).toLocaleDateString(localeOf(language).replace('_', '-'), {
                month: 'long',
                year: 'numeric',
                timeZone: 'Europe/Brussels',
              }),
            }),
      );
    }
  return files;
}

/** A sentence with a link to a page that a new agency does not have. */
const LEADS_AWAY = /[^.\n]*\(page:\/(?:services|advice|viager|testimonials)\/[^)]*\)[^.\n]*\.[ ]?/g;

type Town = { readonly name: Readonly<Record<Language, string>>; readonly coordinates: Coordinates | undefined };
type Rename = (text: string, language: Language | undefined) => string;
type Says = (key: keyof ReturnType<typeof newAgencyWords>) => Record<Language, string>;

/** A page of the sample without its pictures, and with texts that are true of any agency. */
function newPage({ image: _, ...page }: Item, says: Says): Item {
  const { ogImage: __, ...metadata } = page['metadata'] as Item;
  const described = (key: Parameters<Says>[0]) => ({ ...metadata, description: says(key) });
  const modules = (page['modules'] ?? []) as readonly Item[];
  const only = (...ids: readonly string[]) =>
    modules.filter(({ id }) => ids.includes(String(id))).map(({ image: ___, background: ____, ...module }) => module);
  switch (page['id']) {
    case 'home':
      return {
        ...page,
        title: says('homeTitle'),
        metadata: { ...described('homeDescription'), pageTitle: says('homeTitle') },
        modules: only('home-latest', 'home-valuation'),
      };
    case 'who-we-are': {
      const { description: ___, bannerTitle: ____, bannerDescription: _____, ...rest } = page;
      return {
        ...rest,
        showPageBanner: false,
        metadata: described('aboutDescription'),
        modules: only('about-article'),
      };
    }
    case 'for-sale':
      return { ...page, metadata: described('saleDescription') };
    case 'contact':
      return {
        ...page,
        description: says('contactText'),
        metadata: described('contactDescription'),
        modules: only('contact-form').map(({ title: ___, ...module }) => module),
      };
    case 'job-contact':
      return { ...page, metadata: described('jobDescription') };
    default:
      return {
        ...page,
        metadata,
        ...(page['modules'] === undefined ? {} : { modules: only(...modules.map(({ id }) => String(id))) }),
      };
  }
}

function newSite(
  { settings, agency: told, topBar, footer }: Item,
  {
    agency,
    town,
    own,
    says,
    inEach,
    now,
  }: {
    readonly agency: NewAgency;
    readonly town: Town;
    readonly own: (value: Json) => Json;
    readonly says: Says;
    readonly inEach: <T extends Json>(of: (language: Language) => T) => Record<Language, T>;
    readonly now: number;
  },
): Item {
  const { name, email, phone, postcode, color } = agency;
  const printed = formatPhone(phone.replace(/^\+32/, '0'));
  const { supervisor, codeOfEthics } = told as Item;
  const usual = own(settings ?? null) as Item;
  const [, , ...links] = (own(topBar ?? null) as readonly Item[]).map(({ color: _, ...item }) => item);
  const [, offer, about] = own(footer ?? null) as readonly Item[];
  return {
    settings: {
      ...usual,
      languages: agency.languages,
      defaultLanguage: agency.languages[0],
      search: {
        ...(usual['search'] as Item),
        title: says('searchTitle'),
        descriptions: [says('searchCounts')],
      },
      copyright: inEach(() => `© ${new Date(now).getFullYear()} ${name}`),
    },
    brand: color === undefined ? {} : { colors: { valley: color } },
    agency: {
      name,
      legalName: '',
      street: '',
      postcode,
      city: inEach(language => town.name[language]),
      ...(town.coordinates ? { coordinates: town.coordinates } : {}),
      phone,
      email,
      supervisor: own(supervisor ?? null),
      codeOfEthics: own(codeOfEthics ?? null),
    },
    topBar: [
      { side: 'left', status: 'Published', label: inEach(() => printed), link: `tel:${phone}`, icon: 'phone' },
      { side: 'left', status: 'Published', label: inEach(() => email), link: `mailto:${email}`, icon: 'mail' },
      ...links,
    ],
    banner: { type: 'image', title: says('bannerTitle'), description: says('bannerText'), showSearch: true },
    footer: [
      {
        title: inEach(() => name),
        introText: says('footIntro'),
        fullText: inEach(() => `[${printed}](tel:${phone})\n\n[${email}](mailto:${email})`),
        size: { sm: 12, md: 4, lg: 4 },
      },
      ...[offer, about].map(column => ({
        ...column,
        fullText: Object.fromEntries(
          Object.entries((column?.['fullText'] ?? {}) as Item).map(([language, text]) => [
            language,
            String(text)
              .split('\n')
              .filter(line => !/\(page:\/(?:viager|testimonials)\//.test(line))
              .join('\n'),
          ]),
        ),
      })),
    ],
  };
}

function aboutArticle({ aboutTitle, aboutIntro, aboutText }: ReturnType<typeof newAgencyWords>): string {
  return `---\ntitle: ${aboutTitle}\nintro: ${aboutIntro}\n---\n${aboutText}\n`;
}

/** An article of the sample, with what is true of that alone replaced, and without what leads to pages that are not there. */
function changed(
  id: string,
  language: Language,
  text: string,
  { at, month }: { readonly at: string; readonly month: string },
): string {
  let now = text;
  for (const [from, to] of CHANGES[id]?.[language] ?? []) {
    if (!now.includes(from)) throw new Error(`articles/${id}/${language}.md does not say '${from}'`);
    // French months that begin with a vowel take the preposition's short form.
    const said = /^[aâeéio]/.test(month) ? to.replace('de {month}', 'd’{month}') : to;
    now = now.replaceAll(from, said.replace('{at}', at).replace('{month}', month));
  }
  // In the disclaimer a section is about such a page, in the others a sentence.
  if (id === 'disclaimer')
    return now
      .split(/(?=^## )/m)
      .filter(section => !section.includes('](page:/advice/'))
      .join('');
  return now.replace(LEADS_AWAY, '');
}

/** The value in the languages of a site: of an object whose keys are languages the others are left out. */
function translated(value: Json, languages: readonly Language[], renamed: Rename, language?: Language): Json {
  if (typeof value === 'string') return renamed(value, language);
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) return value.map(item => translated(item, languages, renamed, language));
  const keys = Object.keys(value);
  const localized = keys.length > 0 && keys.every(isLanguage);
  return Object.fromEntries(
    keys
      .filter(key => !localized || languages.some(each => each === key))
      .map(key => [key, translated(value[key] ?? null, languages, renamed, isLanguage(key) ? key : language)]),
  );
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

/** A text with another name; before a vowel French shortens 'de'. `rename('le site de Duval', 'Duval', 'Immo Été', 'fr')` → `'le site d’Immo Été'` */
function rename(text: string, from: string, to: string, language: Language | undefined): string {
  const shortens = language === 'fr' && /^[aeiouyœæ]/i.test(to.normalize('NFD'));
  return (shortens ? text.replaceAll(` de ${from}`, ` d’${to}`) : text).replaceAll(from, to);
}

/** The town, by any of its names: as the sample's places know it, or the ground of maps. */
function findTown({ town, postcode }: NewAgency, places: readonly Item[], ground: Ground): Town {
  const asked = fold(town);
  const known = places.find(place => {
    const names = [...Object.values(place['name'] as Item), ...((place['aliases'] ?? []) as readonly Json[])];
    return place['postcode'] === postcode && names.some(name => fold(String(name)) === asked);
  });
  if (known) return { name: known['name'] as Town['name'], coordinates: known['coordinates'] as Coordinates };
  const municipality = [...ground.municipalities.values()].find(({ fr, nl, de }) =>
    [fr, nl, de].some(name => name !== undefined && fold(name) === asked),
  );
  const name = (language: Language) => (municipality ? nameIn(municipality, language) : town);
  return {
    name: { fr: name('fr'), nl: name('nl'), en: name('en'), de: name('de') },
    coordinates: municipality && { latitude: round(municipality.at[1]), longitude: round(municipality.at[0]) },
  };
}

/** A text calls it by one name, the first of two. */
function nameIn(municipality: Municipality, language: Language): string {
  return municipalityName(municipality, language).name.split(' / ')[0] ?? '';
}

/** The town itself, and what the sample knows around it. */
function placesAround(town: Town, postcode: string, places: readonly Item[]): readonly Item[] {
  const { coordinates } = town;
  const itself = { name: town.name, postcode, countryId: COUNTRY.belgium };
  if (!coordinates) return [];
  const names = new Set(Object.values(town.name).map(fold));
  const others = places.filter(place => {
    const known = Object.values(place['name'] as Item).some(name => names.has(fold(String(name))));
    return (
      !known &&
      place['countryId'] === COUNTRY.belgium &&
      kilometres(coordinates, place['coordinates'] as Coordinates) <= AROUND
    );
  });
  return [{ ...itself, coordinates }, ...others];
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

function textOf(files: ReadonlyMap<string, string>, name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`the sample agency has no ${name}`);
  return text;
}
