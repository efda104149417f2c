import { describe, expect, test } from 'vitest';
import { makeOpenPage } from '../../../application/page/open-page.ts';
import { makeShowPreviewPicture } from '../../../application/page/show-preview-picture.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { previewPicture, previewPictureAddress } from '../../../application/view/preview-picture.ts';
import { parseListingId, type PublicListing } from '../../../domain/listing/listing.ts';
import { previewAddress, readPreviewPath } from '../../../domain/media/preview-address.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { makeSentMarks } from '../../../application/request/sent-mark.ts';
import { openSite, UNLUCKY } from '../../support/site/sample-site.ts';

const { site, catalogue } = openSite();
const clock = { now: () => UNLUCKY };
const show = makeShowPreviewPicture({ site, catalogue, clock });
const inLanguage = await contexts({ site, catalogue }, UNLUCKY);
const [loft] = await inLanguage('fr').catalogue.listings([parseListingId('6409556') ?? never()]);

function never(): never {
  throw new Error('the sample has this property');
}
const said = (change: Partial<PublicListing>, language: 'fr' | 'nl' | 'en' | 'de' = 'fr') =>
  previewPicture(inLanguage(language), { ...(loft ?? never()), ...change });

describe('the picture in link previews of a property', () => {
  test('shows price, type and town in each language', async () => {
    const about = await Promise.all(LANGUAGES.map(async language => (await show({ language, id: '6409556' }))?.about));
    expect(about).toEqual(['Loft · Liège', 'Loft · Luik', 'Loft · Liège', 'Loft · Lüttich']);
    expect(said({})).toEqual({ pictureId: '6409556-1', price: '€\u00a0315.000', about: 'Loft · Liège' });
  });

  test('shows a hidden price as ‘on request’ and a rent as monthly', () => {
    expect(LANGUAGES.map(language => said({ price: undefined }, language)?.price)).toEqual([
      'Prix sur demande',
      'Prijs op aanvraag',
      'Price on request',
      'Preis auf Anfrage',
    ]);
    expect(said({ goal: 1, price: 950 })?.price).toBe('€\u00a0950 / mois');
    expect(said({ priceUnit: 7 })?.price).toBe('à partir de €\u00a0315.000');
  });

  test('begins with ‘sold’ for a sold property', () => {
    expect(said({ marquee: 3 })?.price).toBe('Vendu · €\u00a0315.000');
  });

  test('shows no altered photo', () => {
    const altered = (loft?.pictures ?? []).map(picture => ({ ...picture, altered: true as const }));
    expect(said({ pictures: altered })).toBeUndefined();
  });

  test('does not exist for unknown properties and languages that the site lacks', async () => {
    expect(await show({ language: 'fr', id: '1' })).toBeUndefined();
    expect(await show({ language: 'fr', id: '..' })).toBeUndefined();
  });

  test('has another address whenever it shows something else, and the same one otherwise', () => {
    const address = (change: Partial<PublicListing>) =>
      previewPictureAddress(inLanguage('fr'), { ...(loft ?? never()), ...change });
    const [first, second] = loft?.pictures ?? [];
    const changes: readonly Partial<PublicListing>[] = [
      {},
      { price: 310_000 },
      { marquee: 3 },
      { typeIds: [4], mainTypeName: {}, typeDescription: {} },
      { place: { ...(loft ?? never()).place, name: { fr: 'Huy' }, postcode: '4500' } },
      { pictures: [second, first].filter(picture => picture !== undefined) },
    ];
    expect(new Set(changes.map(address)).size).toBe(changes.length);
    expect(address({ title: { fr: 'Loft' } })).toBe(address({}));
  });

  test('is named by the page, in its language', async () => {
    const hashes = { hashOf: (purpose: string, text: string) => `${purpose} ${text}` };
    const open = makeOpenPage({ site, catalogue, clock, sentMarks: makeSentMarks({ hashes: hashes as never, clock }) });
    const page = await open({
      path: '/nl/te-koop/luik/loft-in-een-oud-wapenatelier-aan-de-maas/6409556/',
      query: '',
      hints: {},
    });
    expect(page.kind === 'page' && page.head.openGraph.pictureAddress).toMatch(
      /^\/pictures\/preview\/nl\/6409556\.jpg\?v=[0-9a-z]{13}$/,
    );
  });
});

describe('the address of such a picture', () => {
  test('is parsed to the language and id it was built from, whatever its version', () => {
    const of = { language: 'de', id: '6409556' } as const;
    expect(readPreviewPath(previewAddress(of, '1-0').replace(/\?.*/, ''))).toEqual(of);
  });

  test.each([
    '/pictures/preview/xx/1.jpg',
    '/pictures/preview/fr/../1.jpg',
    '/pictures/preview/fr/1.png',
    '/pictures/1',
  ])('is not parsed from %s', path => expect(readPreviewPath(path)).toBeUndefined());
});
