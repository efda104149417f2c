import { describe, expect, test } from 'vitest';
import { parseContent } from '../../../adapters/content/parse-content.ts';
import { readContentDirectory } from '../../../adapters/content/read-directory.ts';
import { FACT_NAMES } from '../../../domain/listing/facts.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { makeRoutes } from '../../../domain/routing/routes.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import type { Localized } from '../../../domain/text/localized.ts';
import { PLACES } from '../../../fixtures/builders/kit/places.ts';

const { files } = await readContentDirectory('fixtures/agency');
const { content, pictureFiles, problems, broken, warnings } = parseContent(files);
const rows = (file: string): readonly { id: string }[] => JSON.parse(files.get(file) ?? '');
const inAll = (text: Localized | undefined) => LANGUAGES.every(language => (text?.[language] ?? '').trim() !== '');

describe('the sample agency', () => {
  test('is parsed without a problem', () => {
    expect([problems, broken, warnings]).toEqual([[], [], []]);
  });

  test('loses no item', () => {
    for (const [file, list] of [
      ['pages.json', content.pages],
      ['paths.json', content.pathTable],
      ['categories.json', content.categories],
      ['articles.json', content.articles],
      ['team.json', content.team],
      ['types.json', content.types],
      ['places.json', content.places],
      ['trees.json', content.trees],
      ['facts.json', content.factRules],
      ['notices.json', content.noticeRules],
    ] as const) {
      expect(list.length, file).toBe(rows(file).length);
    }
    expect(pictureFiles.size).toBe(rows('pictures.json').length);
  });

  test.each(content.pages.map(page => [page.id, page] as const))('has page %s in four languages', (_, page) => {
    for (const text of [page.name, page.title, page.metadata.pageTitle, page.metadata.description]) {
      expect(inAll(text)).toBe(true);
    }
    // A banner without its own title shows the title of its page.
    if (Object.keys(page.bannerTitle).length > 0) expect(inAll(page.bannerTitle)).toBe(true);
    for (const module of page.modules) {
      for (const text of [module.title, module.description]) {
        expect([0, LANGUAGES.length]).toContain(Object.keys(text).length);
      }
    }
    for (const language of LANGUAGES) {
      expect(page.metadata.pageTitle[language]?.length).toBeLessThanOrEqual(60);
      const length = page.metadata.description[language]?.length;
      expect(length, `${language}: ${page.metadata.description[language]}`).toBeGreaterThanOrEqual(110);
      expect(length, `${language}: ${page.metadata.description[language]}`).toBeLessThanOrEqual(155);
    }
  });

  test.each(content.pathTable.map(entry => [entry.page, entry] as const))(
    'has the path of %s in four languages',
    (_, entry) => {
      for (const language of LANGUAGES) {
        expect(entry.paths[language]).toMatch(new RegExp(`^/${language}/`));
        expect(entry.breadcrumb[language]?.name).toBeTruthy();
      }
    },
  );

  test('has no path twice', () => {
    const paths = content.pathTable.flatMap(entry => Object.values(entry.paths));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('has no page description twice', () => {
    for (const language of LANGUAGES) {
      const texts = content.pages.map(page => page.metadata.description[language]);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('has the expected addresses', () => {
    const routes = makeRoutes(content.pathTable);
    expect(routes.build('for-sale', 'fr')).toBe('/fr/a-vendre/');
    expect(routes.build('for-rent', 'fr')).toBe('/fr/a-louer/');
    expect(routes.build('demand-register', 'fr')).toBe('/fr/rechercher-un-bien/');
    expect(routes.build('contact-demand', 'fr')).toBe('/fr/estimation-gratuite/');
    expect(routes.build('feedback', 'fr', { form: 'contact-me' })).toBe('/fr/merci/contact-me/');
    expect(routes.build('property-rent', 'fr', { city: 'namur', slug: 'loft', id: '7' })).toBe(
      '/fr/a-louer/namur/loft/7/',
    );
    for (const language of LANGUAGES) {
      expect(routes.build('login', language)).toBe(`/${language}/login/`);
      expect(routes.build('home', language)).toBe(`/${language}/`);
    }
    for (const page of content.pages) expect(routes.entry(page.id)?.original).toBe(page.path);
  });

  test('has the expected menu', () => {
    const menu = content.pages.filter(page => page.inMenu && page.parentId === undefined);
    expect(menu.map(page => page.id)).toEqual([
      'home',
      'who-we-are',
      'for-sale',
      'for-rent',
      'services',
      'advice',
      'viager',
      'make-an-offer',
      'rental-application',
      'contact',
    ]);
    const children = (id: string) => content.pages.filter(page => page.inMenu && page.parentId === id).length;
    expect([children('advice'), children('viager'), children('services')]).toEqual([6, 3, 3]);
    const application = content.pages.find(page => page.id === 'rental-application');
    expect([application?.sort, application?.modules.length]).toEqual([15, 1]);
    const contact = content.pages.find(page => page.id === 'contact');
    expect(contact?.sort).toBe(16);
    expect(contact?.modules.map(module => [module.background.type, module.relations])).toEqual([
      ['image', [{ type: 'contact', form: 'site-contact' }]],
      ['none', [{ type: 'category', id: 'team' }]],
    ]);
  });

  test('has a page for each form', () => {
    const named = new Set(
      content.pages.flatMap(page => [
        page.form,
        ...page.modules.flatMap(module =>
          module.relations.map(relation => relation.type === 'contact' && relation.form),
        ),
      ]),
    );
    for (const form of FORM_NAMES) expect(named, form).toContain(form);
  });

  test('has related properties for each relation', () => {
    for (const relation of content.pages.flatMap(page => page.modules.flatMap(module => module.relations))) {
      if (relation.type === 'category' && relation.id !== 'team') {
        expect(
          content.articles.some(article => article.categoryId === relation.id),
          relation.id,
        ).toBe(true);
      }
      if (relation.type === 'article') expect(content.articles.map(article => article.id)).toContain(relation.id);
    }
  });

  test.each(content.articles.map(article => [article.id, article] as const))(
    'has article %s in four languages',
    (_, article) => {
      for (const language of LANGUAGES) {
        expect(article.title[language]).toBeTruthy();
        expect(article.intro[language]).toBeTruthy();
        expect(article.text[language]?.length).toBeGreaterThan(2);
      }
      if (article.author !== undefined) expect(content.team.map(member => member.id)).toContain(article.author);
    },
  );

  test('has a display rule for each fact', () => {
    expect(content.factRules.map(({ fact }) => fact)).toEqual(FACT_NAMES);
  });

  test('names each place of its listings once per language', () => {
    expect(content.places.length).toBeGreaterThan(0);
    for (const { name, postcode, countryId, centre } of Object.values(PLACES)) {
      expect(content.places).toContainEqual(
        expect.objectContaining({
          name,
          postcode,
          countryId,
          coordinates: { latitude: centre[0], longitude: centre[1] },
        }),
      );
    }
  });

  test('has the seven types in the catalogue and in the alert form', () => {
    const ids = Object.values(PROPERTY_TYPE);
    expect(content.types.map(({ webId }) => webId).toSorted()).toEqual(ids);
    const types = content.trees.filter(({ tree }) => tree === 'types');
    expect(types.map(({ webId }) => Number(webId)).toSorted()).toEqual(ids);
    for (const type of types)
      expect(type.name).toEqual(content.types.find(({ webId }) => `${webId}` === type.webId)?.name);
  });

  test('contains no exclamation marks', () => {
    for (const [file, text] of files) {
      if (!/^(facts|notices)\.json$/.test(file)) expect(text.replace(/!\[/g, ''), file).not.toContain('!');
    }
  });
});
