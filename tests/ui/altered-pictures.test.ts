import { expect, test } from 'vitest';
import { structuredData } from '../../adapters/ssr/structured-data.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { phrasesIn } from '../../adapters/composition/site/phrases-in.ts';
import type { Listing, ListingId, Picture } from '../../domain/listing/listing.ts';
import { contexts } from '../../application/view/contexts.ts';
import { listingPath } from '../../application/view/links.ts';
import { drawPages } from '../support/reading/draw.ts';
import { openSite, pageOf, sampleFeed, UNLUCKY } from '../support/site/sample-site.ts';

const ORIGIN = 'https://clairval.example';
/** The flat whose living room the sample shows with furniture added. */
const STAGED = '6481250' as ListingId;

/** The sample, with the altered picture of that flat in front, where cards have it. */
function withStagedFirst() {
  const feed = sampleFeed();
  const first = (listing: Listing): Listing => {
    const altered = listing.pictures.filter((picture: Picture) => picture.altered);
    return listing.id === STAGED
      ? { ...listing, pictures: [...altered, ...listing.pictures.filter(picture => !altered.includes(picture))] }
      : listing;
  };
  return openSite([{ ...feed, listings: feed.listings.map(first) }]);
}

const site = withStagedFirst();
const context = await contexts(site, UNLUCKY);

async function draw(path: string, language: (typeof LANGUAGES)[number]) {
  const { view, head } = pageOf(await site.open(path));
  const siteView = await site.siteView(language);
  return { html: await drawPages(site)(`${ORIGIN}${path}`, view, siteView), head, siteView };
}

test.each(LANGUAGES)(
  'an altered picture is marked on the page, in print, on cards and in structured data, in %s',
  async language => {
    const { altered, original } = phrasesIn(language).pictures;
    const label = `<span class="picture-label" aria-hidden="true">${altered}</span>`;
    const [listing] = await context(language).catalogue.listings([STAGED]);
    if (!listing) throw new Error('the sample lacks its staged flat');
    const path = listingPath(context(language), listing, language);
    const page = await draw(path, language);
    const gallery = page.html.slice(page.html.indexOf('gallery-strip'), page.html.indexOf('gallery-counter'));
    expect(gallery.indexOf(label)).toBeGreaterThan(0);
    expect(gallery).toContain(`alt="${altered} – `);
    expect(gallery.indexOf(`>${original}<`)).toBeGreaterThan(gallery.indexOf(label));
    expect((await draw(`${path}?view=print`, language)).html).toContain(label);
    expect((await draw(site.routes.build('for-rent', language), language)).html).toContain(label);
    const data = JSON.stringify(structuredData(page.head, page.siteView, new URL(ORIGIN), language));
    expect(data).toContain(`"name":"${altered}","caption":"${altered} – `);
    expect(page.head.openGraph.pictureId).not.toBe(`${STAGED}-3`);
  },
);

test.each(LANGUAGES)('a rental application for a home in Brussels shows the last rent, in %s', async language => {
  const form = (id: string) => draw(`${site.routes.build('rental-application', language)}?property=${id}`, language);
  expect((await form('6468871')).html).toContain('€\u00a01.790');
  expect((await form(STAGED)).html).not.toContain('form-subject-fact');
});

test('the marks of altered pictures speak of photos in French and Dutch', () => {
  const marks = (['fr', 'nl'] as const).map(language => phrasesIn(language).pictures);
  expect(marks.map(({ altered, original }) => [altered, original])).toEqual([
    ['Photo modifiée', 'Photo d’origine'],
    ['Bewerkte foto', 'Originele foto'],
  ]);
});
