import { describe, expect, test } from 'vitest';
import type { ArticleBody } from '../../../application/browse/article-body.ts';
import type { HomeBody } from '../../../application/browse/content-pages.ts';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { ModulePart } from '../../../application/browse/module-views.ts';
import type { Listing, ListingId } from '../../../domain/listing/listing.ts';
import type { Article, Page } from '../../../domain/page/page.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { sampleChanges } from '../../../fixtures/builders/past/sample-past.ts';
import type { ParsedFeed } from '../../support/reading/parse-feed.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const TODAY = '2026-11-27';
const feed = sampleFeed();
const STORY_HOME = '6340568';

type Opened = {
  readonly feed?: ParsedFeed;
  readonly content?: SiteContent;
  readonly day?: string;
  readonly events?: boolean;
};

/** The sample's site on a day, with the changes of its adverts. */
async function open({ feed: own = feed, content = SAMPLE.content, day = TODAY, events = true }: Opened = {}) {
  const site = openSite([own], content, fixedClock(Date.parse(`${day}T11:00:00Z`)));
  const { index, listings } = await site.catalogue.current();
  if (events)
    site.catalogue.addPastChanges(
      sampleChanges(await listings([...index.columns.sale.id, ...index.columns.rent.id]), day),
    );
  const home = async (language = 'fr') => pageOf(await site.open('/', { cookie: language })).view.body as HomeBody;
  return { home, open: site.open };
}

/** The part of a kind on the home page. */
async function part<K extends ModulePart['kind']>(kind: K, how: Opened = {}, language = 'fr') {
  const { modules } = await (await open(how)).home(language);
  const found = modules.flatMap(({ parts }) => parts).find(each => each.kind === kind);
  return found as Extract<ModulePart, { kind: K }> | undefined;
}

const changed = (change: (listing: Listing) => Partial<Listing>): ParsedFeed => ({
  ...feed,
  listings: feed.listings.map(listing => ({ ...listing, ...change(listing) })),
});
const only = (...ids: readonly string[]): ParsedFeed => ({
  ...feed,
  listings: feed.listings.filter(({ id }) => ids.includes(id)),
  projects: [],
});

describe('the home page', () => {
  test('has its sections in the order of the content', async () => {
    const { modules } = await (await open()).home();
    expect(modules.map(({ id, parts }) => [id, ...parts.map(({ kind }) => kind)])).toEqual([
      ['home-news', 'news'],
      ['home-open-houses', 'open-houses'],
      ['home-story', 'story'],
      ['home-areas', 'areas'],
      ['home-sold', 'sold'],
      ['home-valuation'],
      ['home-advice', 'lines'],
    ]);
  });

  test('of an agency without homes has what does not need any, without empty headings', async () => {
    const { modules } = await (await open({ feed: only() })).home();
    expect(modules.map(({ id }) => id)).toEqual(['home-valuation', 'home-advice']);
  });

  test('of an agency with two homes shows both', async () => {
    const two = only('6409556', '6485932');
    const news = await part('news', { feed: two });
    expect(news?.cards.map(({ id }) => id)).toEqual(['6409556', '6485932']);
    expect(news?.links.map(({ name }) => name)).toEqual(['Tout à vendre, 1', 'Tout à louer, 1']);
    const one = await part('news', { feed: only('6409556') });
    expect(one?.links.map(({ name }) => name)).toEqual(['Tout à vendre, 1']);
  });

  test('follows the content: a section can be left out or come later', async () => {
    const swapped = (page: Page): Page => ({
      ...page,
      modules: page.modules
        .filter(({ id }) => id !== 'home-news')
        .map(each => (each.id === 'home-areas' ? { ...each, sort: 99 } : each)),
    });
    const pages = SAMPLE.content.pages.map(page => (page.id === 'home' ? swapped(page) : page));
    const { modules } = await (await open({ content: { ...SAMPLE.content, pages } })).home();
    expect(modules.map(({ id }) => id)).toEqual([
      'home-open-houses',
      'home-story',
      'home-sold',
      'home-valuation',
      'home-advice',
      'home-areas',
    ]);
  });
});

describe('news', () => {
  test('are new and newly priced homes of both goals, the first for sale', async () => {
    const news = await part('news');
    expect(news?.cards.map(({ id, goal, reducedBy }) => [id, goal, reducedBy !== undefined])).toEqual([
      ['6409556', 'sale', false],
      ['6485932', 'rent', false],
      ['6445280', 'sale', false],
      ['6438815', 'sale', false],
      ['6319873', 'sale', true],
    ]);
    expect(news?.links).toEqual([
      { name: 'Tout à vendre, 44', href: '/fr/a-vendre/' },
      { name: 'Tout à louer, 11', href: '/fr/a-louer/' },
    ]);
  });

  test('leave out sold and let homes, and reductions where the agency publishes no prices', async () => {
    const sold = await part('news', { feed: changed(({ id }) => (id === '6409556' ? { marquee: 3 } : {})) });
    expect(sold?.cards.map(({ id }) => id)).not.toContain('6409556');
    const settings = { ...SAMPLE.content.settings, priceStory: false };
    const silent = await part('news', { content: { ...SAMPLE.content, settings } });
    expect(silent?.cards.map(({ reducedBy }) => reducedBy)).toEqual(Array(5).fill(undefined));
    expect(silent?.cards.map(({ id }) => id)).not.toContain('6319873');
  });
});

describe('open houses', () => {
  test('are those of the next six weeks, one per home', async () => {
    const found = await part('open-houses');
    expect(found?.days.map(({ moment, hours, places }) => [moment, hours, places])).toEqual([
      ['2026-11-28T10:00', 'Namur, de 10:00 à 12:00', '12 personnes au plus'],
      ['2026-12-05T10:00', 'Gand, de 10:00 à 13:00', undefined],
    ]);
    expect(found?.days[0]).toMatchObject({ weekday: 'sam.', date: '28', month: 'nov.' });
    expect(found?.after).toBe('Après le samedi 5 décembre, rien n’est encore fixé.');
    expect(found?.alert?.href).toBe('/fr/rechercher-un-bien/');
  });

  test('are found however many newer homes there are, in the order of their moments', async () => {
    const { openHouses: _, ...newer } = feed.listings.find(({ goal }) => goal === 0) as Listing;
    const copies = Array.from({ length: 250 }, (_, at) => ({
      ...newer,
      id: `new-${at}` as ListingId,
      publishedOn: '2026-11-26',
    }));
    const many = await part('open-houses', {
      feed: { ...feed, listings: [...feed.listings, ...copies] },
      events: false,
    });
    expect(many?.days.map(({ moment }) => moment)).toEqual(['2026-11-28T10:00', '2026-12-05T10:00']);
  });

  test('that are over are not shown, nor those of a sold home or after six weeks', async () => {
    const later = await part('open-houses', { day: '2026-12-06' });
    expect(later?.days.map(({ moment }) => moment)).toEqual(['2027-01-02T10:00']);
    const expired = changed(({ openHouses }) =>
      openHouses ? { openHouses: [{ day: '2026-11-26', from: '10:00', to: '12:00' }] } : {},
    );
    expect(await part('open-houses', { feed: expired })).toBeUndefined();
    expect(
      await part('open-houses', { feed: changed(({ openHouses }) => (openHouses ? { marquee: 3 } : {})) }),
    ).toBeUndefined();
    const far = changed(({ openHouses }) =>
      openHouses ? { openHouses: [{ day: '2027-01-09', from: '10:00', to: '12:00' }] } : {},
    );
    expect(await part('open-houses', { feed: far })).toBeUndefined();
  });
});

describe('the story of a home', () => {
  const story = SAMPLE.content.articles.find(({ id }) => id === 'story-ixelles') as Article;
  const with2 = {
    ...SAMPLE.content,
    articles: [...SAMPLE.content.articles, { ...story, id: 'second', property: '6409556', sort: 2 }],
  };

  test('is about one home that is for sale, in each language', async () => {
    for (const language of LANGUAGES) {
      const told = await part('story', {}, language);
      expect(told?.article.title.lang, language).toBeUndefined();
      expect(told?.home).toMatchObject({ area: '342\u00a0m²', gone: undefined });
      expect(told?.picture?.id).toBe('6340568-1');
      expect(told?.by).toMatch(/Claire Vandenhove, \d/);
      expect(told?.article.href).toMatch(/1902/);
    }
  });

  test('of a sold or withdrawn home is replaced by the next story, or left out', async () => {
    const sold = changed(({ id }) => (id === STORY_HOME ? { marquee: 3 } : {}));
    expect((await part('story', { feed: sold, content: with2 }))?.home.href).toContain('6409556');
    expect(await part('story', { feed: sold })).toBeUndefined();
    const withdrawn = { ...feed, listings: feed.listings.filter(({ id }) => id !== STORY_HOME) };
    expect(await part('story', { feed: withdrawn })).toBeUndefined();
  });

  test('names its home on the page of its article, and states when the home is sold', async () => {
    const articleOf = async (how: Opened) =>
      pageOf(await (await open(how)).open('/fr/histoires/ixelles-1902/')).view.body as ArticleBody;
    expect((await articleOf({})).home).toMatchObject({ name: 'Le bien de cette histoire', gone: undefined });
    const sold = changed(({ id }) => (id === STORY_HOME ? { marquee: 3 } : {}));
    expect((await articleOf({ feed: sold })).home?.gone).toBe('Vendu');
    expect((await articleOf({ feed: only('6409556') })).home).toBeUndefined();
  });
});

describe('areas', () => {
  test('have the numbers of homes that their lists find', async () => {
    const site = await open();
    const { modules } = await site.home();
    const areas = modules.flatMap(({ parts }) => parts).find(each => each.kind === 'areas');
    expect(areas?.areas.map(({ name, counts }) => `${name.text}: ${counts}`)).toEqual([
      'Vallée de la Meuse: 10 à vendre, 5 à louer',
      'Flandre: 16 à vendre, 3 à louer',
      'La côte: 6 à vendre',
      'Bruxelles: 2 à vendre, 3 à louer',
      'Ardenne: 5 à vendre',
      'Cantons de l’Est: 3 à vendre',
      'Brabant wallon: 6 à vendre',
    ]);
    for (const { href, counts } of areas?.areas ?? []) {
      const { total, tabs } = pageOf(await site.open(href)).view.body as ListBody;
      const expected = [`${total} à vendre`, ...(tabs?.rent.count ? [`${tabs?.rent.count} à louer`] : [])].join(', ');
      expect(counts, href).toBe(expected);
    }
  });

  test('without homes are left out, and one with only homes to let links to the list of rentals', async () => {
    const areas = await part('areas', { feed: only('6485932') });
    expect(areas?.areas.map(({ name, counts, href }) => [name.text, counts, href])).toEqual([
      ['Flandre', '1 à louer', '/fr/a-louer/?zone=02000'],
    ]);
    expect(areas?.map.href).toBe('/fr/a-louer/?view=map');
    expect(await part('areas', { feed: only('6349917') })).toBeUndefined();
  });
});

describe('sales', () => {
  test('have the days that they took, latest first, and no price', async () => {
    const sold = await part('sold');
    expect(sold?.homes.map(({ id, days }) => [id, days])).toEqual([
      ['6417342', '140 jours'],
      ['6301175', '88 jours'],
      ['6407722', '63 jours'],
    ]);
    expect(JSON.stringify(sold)).not.toContain('€');
  });

  test('fewer than three, or older than a year, are not shown, and the block of the valuation becomes wider instead', async () => {
    const columns = async (how: Opened) => {
      const { modules } = await (await open(how)).home();
      return modules.filter(({ id }) => ['home-sold', 'home-valuation'].includes(id)).map(({ col }) => col.lg);
    };
    expect(await columns({})).toEqual([7, 5]);
    expect(await columns({ feed: changed(({ id }) => (id === '6407722' ? { marquee: 0 } : {})) })).toEqual([12]);
    expect(await columns({ events: false })).toEqual([12]);
    expect(await columns({ day: '2027-08-04' })).toEqual([12]);
  });
});
