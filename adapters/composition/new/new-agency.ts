import { placeWithPreposition } from '../../../application/view/list-heading.ts';
import type { BaseMap } from '../../../domain/map/base-map.ts';
import { slug } from '../../../domain/routing/slug.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { type Language, localeOf } from '../../../domain/text/language.ts';
import { phrasesIn } from '../site/phrases-in.ts';
import { accessibilityStatement } from './accessibility-statement.ts';
import { aboutArticle, changed } from './articles.ts';
import { type Item, type Json, type NewAgency, without } from './new-agency-facts.ts';
import { newPage, newSite } from './site.ts';
import { findTown, placesAround } from './town.ts';
import { type Rename, rename, translated } from './translated.ts';
import { newAgencyWords } from './words.ts';

/** Pages about the sample agency itself: its services, its advice, its clients, the stories of its homes. A new agency writes its own. */
const OF_THE_SAMPLE = /^(?:services$|service-|advice|viager|testimonials$|testimonial-|story-)/;
/** Articles of a new agency: those that the law requires, those that are shown after a form was sent, and one about the agency. */
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
/** Rules and lists that are the same for each agency. */
const COPIED = ['facts.json', 'notices.json', 'types.json'];

/**
 * Returns the files of a new agency's content directory: the sample's pages, rules and legal texts in the agency's languages, with its name
 * and town, and texts that suit any agency. `sample`: the sample's files by name. What only the agency knows (its street, its numbers, its
 * insurer) stays empty and is listed at each start. Throws if the sample lacks a text to replace.
 */
export function newAgencyFiles(
  sample: ReadonlyMap<string, string>,
  agency: NewAgency,
  { baseMap, now }: { readonly baseMap: BaseMap; readonly now: number },
): ReadonlyMap<string, string> {
  const day = brusselsDay(now);
  const [first, ...more] = agency.languages;
  const languages: readonly Language[] = [first, ...more];
  const listOf = (file: string) => JSON.parse(textOf(sample, file)) as readonly Item[];
  const nameOfSample = (JSON.parse(textOf(sample, 'site.json')) as { readonly agency: { readonly name: string } })
    .agency.name;
  const places = listOf('places.json');
  const town = findTown(agency, places, baseMap);
  const named = (language: Language) => ({
    name: agency.name,
    at: placeWithPreposition(phrasesIn(language).listHeading, town.name[language]),
  });
  const inEach = <T extends Json>(of: (language: Language) => T) =>
    Object.fromEntries(languages.map(language => [language, of(language)])) as Record<Language, T>;
  const textInEach = (key: keyof ReturnType<typeof newAgencyWords>) =>
    inEach(language => newAgencyWords(language, named(language))[key]);
  const renamed: Rename = (text, language) => rename(text, nameOfSample, agency.name, language);
  const own = (value: Json) => translated(value, languages, renamed);

  const pages = listOf('pages.json')
    .filter(page => !OF_THE_SAMPLE.test(String(page['id'])))
    .map((page): Item => ({ ...newPage(own(page) as Item, textInEach), createDate: day, modifyDate: day }));
  const pageIds = new Set(pages.map(page => page['id']));

  const files = new Map<string, string>();
  const write = (file: string, value: unknown) => files.set(file, `${JSON.stringify(value, undefined, 2)}\n`);
  write(
    'site.json',
    newSite(JSON.parse(textOf(sample, 'site.json')) as Item, { agency, town, own, textInEach, inEach, now }),
  );
  write('pages.json', pages);
  write('paths.json', own(listOf('paths.json').filter(({ page }) => pageIds.has(page ?? null))));
  write('categories.json', own(listOf('categories.json').filter(({ id }) => CATEGORIES.includes(String(id)))));
  write(
    'articles.json',
    listOf('articles.json')
      .filter(({ id }) => ARTICLES.includes(String(id)))
      .map(article => ({ ...without(article, 'image'), publishedOn: day, changedOn: day })),
  );
  for (const file of COPIED) write(file, own(listOf(file)));
  const near = placesAround(town, agency.postcode, places, baseMap);
  // Write rows only for the town itself and the sample's places: the site knows the other Belgian municipalities anyway.
  write(
    'places.json',
    near.filter((place, at) => at === 0 || places.includes(place)).map(place => own(place)),
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

  for (const language of languages) {
    const month = new Date(now).toLocaleDateString(localeOf(language).replace('_', '-'), {
      month: 'long',
      year: 'numeric',
      timeZone: 'Europe/Brussels',
    });
    for (const id of ARTICLES) {
      const file = `articles/${id}/${language}.md`;
      if (id === 'about') files.set(file, aboutArticle(newAgencyWords(language, named(language))));
      else if (id === 'accessibility') files.set(file, accessibilityStatement(language, month));
      else {
        const text = renamed(textOf(sample, file), language);
        files.set(file, changed(id, language, text, { at: named(language).at, month }));
      }
    }
  }
  return files;
}

function textOf(files: ReadonlyMap<string, string>, name: string): string {
  const text = files.get(name);
  if (text === undefined) throw new Error(`the sample agency has no file ${name}`);
  return text;
}
