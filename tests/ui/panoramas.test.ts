import { describe, expect, test } from 'vitest';
import { contexts } from '../../application/view/contexts.ts';
import { listingPath } from '../../application/view/links.ts';
import type { Listing, ListingId } from '../../domain/listing/listing.ts';
import { drawPages } from '../support/reading/draw.ts';
import { openSite, pageOf, sampleFeed, UNLUCKY } from '../support/site/sample-site.ts';

const FLAT = '6481250' as ListingId;
/** Width and height in pixels of the first three pictures of that flat. */
const SHAPES = [
  [4000, 1000],
  [1000, 3000],
  [1500, 1000],
] as const;

const feed = sampleFeed();
const shaped = (listing: Listing): Listing => ({
  ...listing,
  pictures: listing.pictures
    .filter(({ altered, originalId }) => !altered && originalId === undefined)
    .map((picture, at) => {
      const [width, height] = SHAPES[at] ?? [picture.width, picture.height];
      return { ...picture, width, height };
    }),
});
const site = openSite([
  { ...feed, listings: feed.listings.map(listing => (listing.id === FLAT ? shaped(listing) : listing)) },
]);
const context = (await contexts(site, UNLUCKY))('fr');
const [flat] = await context.catalogue.listings([FLAT]);
if (!flat) throw new Error('the sample lacks its flat');
const [panorama = '', tall = '', usual = ''] = flat.pictures.map(({ id }) => id);
const property = listingPath(context, flat, 'fr');

async function drawn(path: string): Promise<string> {
  const { view } = pageOf(await site.open(path));
  return drawPages(site)(`https://clairval.example${path}`, view, await site.siteView('fr'));
}

/** Widths in the `srcset` of each picture with that id, one text per element. */
function widthsOf(html: string, id: string): string[] {
  return [...html.matchAll(/srcSet="([^"]+)"/gi)]
    .map(([, set = '']) => set)
    .filter(set => set.includes(`/pictures/${id}?`))
    .map(set => [...set.matchAll(/ (\d+)w/g)].map(([, width]) => width).join());
}

describe('a panorama, of which boxes show only the middle', () => {
  test.each([
    ['the gallery and the rooms', property],
    ['the printed page', `${property}?view=print`],
    ['the cards of the list', site.routes.build('for-rent', 'fr')],
  ])('is offered large enough for the height of its box in %s', async (_, path) => {
    const offered = widthsOf(await drawn(path), panorama);
    expect(offered).not.toEqual([]);
    expect(new Set(offered)).toEqual(new Set(['1360']));
  });

  test('alone: pictures of any other shape are offered in the sizes of their box', async () => {
    const html = await drawn(property);
    for (const id of [tall, usual]) expect(widthsOf(html, id)).toContain('400,600,1360');
  });
});
