import { describe, expect, test } from 'vitest';
import type { Listing } from '../../domain/listing/listing.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import { sampleChanges } from '../../fixtures/builders/past/sample-past.ts';
import { drawPages } from '../support/reading/draw.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../support/site/sample-site.ts';

const NOW = Date.parse('2026-11-27T09:00:00Z');

async function draw(
  language: Language,
  content: SiteContent = SAMPLE.content,
  homes?: readonly string[],
  change: (listing: Listing) => Listing = same => same,
) {
  const feed = sampleFeed();
  const listings = feed.listings.filter(({ id }) => homes === undefined || homes.includes(id)).map(change);
  const site = openSite([{ ...feed, listings }], content, fixedClock(NOW));
  const { index, listings: read } = await site.catalogue.current();
  const all = await read([...index.columns.sale.id, ...index.columns.rent.id]);
  site.catalogue.addPastChanges(sampleChanges(all, brusselsDay(NOW)));
  const { view } = pageOf(await site.open('/', { cookie: language }));
  return drawPages(site)(`https://clairval.example/${language}/`, view, await site.siteView(language));
}

/** Levels and texts of the headings in the page's main part. */
function headings(html: string) {
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return [...main.matchAll(/<h(\d)[^>]*>(.*?)<\/h\1>/gs)].map(([, level, inner = '']) => ({
    level: Number(level),
    text: inner.replace(/<[^>]+>/g, '').trim(),
  }));
}

describe.each(LANGUAGES)('the home page in %s', language => {
  test('has a heading for each section, none empty, none of a level that was left out', async () => {
    const found = headings(await draw(language));
    expect(found.filter(({ level }) => level === 2)).toHaveLength(7);
    expect(found.filter(({ text }) => text === '' || /[{}]/.test(text))).toEqual([]);
    found.forEach(({ level }, at) => expect(level - (found[at - 1]?.level ?? 0)).toBeLessThanOrEqual(1));
  });

  test('loads the banner at once, and pictures of sections when they come near', async () => {
    const html = await draw(language);
    const images = [...(/<main.*<\/main>/s.exec(html)?.[0] ?? '').matchAll(/<img[^>]*>/g)].map(([image]) => image);
    expect(images[0]).toMatch(/banner-town.*loading="eager".*fetchPriority="high"/i);
    expect(images.length).toBeGreaterThan(15);
    expect(images.slice(1).filter(image => !image.includes('loading="lazy"'))).toEqual([]);
    expect(html).not.toContain('style=');
  });
});

test('titles in another language are marked in sight in open houses, among the sold homes and below the story', async () => {
  const german = await draw('de', SAMPLE.content, undefined, listing => ({ ...listing, title: { fr: 'Chez nous' } }));
  for (const section of [
    /<ul class="open-days">.*?<\/ul>/s,
    /<ul class="sold">.*?<\/ul>/s,
    /<p class="story-home">.*?<\/p>/s,
  ]) {
    const [html = ''] = section.exec(german) ?? [];
    const titles = html.match(/<span lang="fr">Chez nous<\/span>/g) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    expect(html.match(/<small class="written-in">auf Französisch<\/small>/g)).toHaveLength(titles.length);
  }
});

test('no space stands before a comma below the story', async () => {
  const [line = ''] = /<p class="story-home">.*?<\/p>/s.exec(await draw('fr')) ?? [];
  const words = line.replace(/<[^>]*>/g, '');
  expect(words).toContain(', ');
  expect(words).not.toMatch(/\s,/);
});

test('a home without sections to show keeps its headings in order', async () => {
  const found = headings(await draw('fr', SAMPLE.content, []));
  expect(found.map(({ level }) => level)).toEqual([1, 2, 2, 3, 3, 3]);
});

test('a banner with several pictures has a carousel with buttons, of which the page holds the first picture', async () => {
  const { banner } = SAMPLE.content;
  const images = ['banner-town', 'banner-valley', 'banner-coast'];
  const html = await draw('fr', { ...SAMPLE.content, banner: { ...banner, type: 'gallery', images } });
  expect(html).toMatch(/<section class="carousel" aria-roledescription="carrousel" aria-label="[^"]+"/);
  expect(html.match(/class="carousel-slide"/g)).toHaveLength(3);
  expect(html.match(/class="banner-picture"/g)).toHaveLength(1);
  expect(html).toContain('aria-label="Photo suivante"');
});

describe.each(LANGUAGES)('links to all homes in %s', language => {
  test('are before the cards beside a title and after them on phones, two copies of which one is displayed', async () => {
    const html = await draw(language);
    for (const list of ['news', 'areas']) {
      const section =
        new RegExp(`<section(?:(?!<section).)*<ul class="${list}">.*?</section>`, 's').exec(html)?.[0] ?? '';
      const [above = '', below = ''] = section.split(`<ul class="${list}">`);
      const linksIn = (part: string) => [
        ...part.matchAll(/<a [^>]*class="more[^>]*href="([^"]+)"|<a [^>]*href="([^"]+)"[^>]*class="more/g),
      ];
      const hrefs = (part: string) => linksIn(part).map(([, one, other]) => one ?? other);
      expect(above).toContain('all-above');
      expect(hrefs(above).length).toBeGreaterThan(0);
      expect(hrefs(below)).toEqual(hrefs(above));
    }
  });
});
