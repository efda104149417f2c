import { describe, expect, test } from 'vitest';
import type { ListBody } from '../../application/browse/list-body.ts';
import type { PropertyBody } from '../../application/browse/property-body.ts';
import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import { drawPages } from '../support/reading/draw.ts';
import { openSite, pageOf, sampleFeed } from '../support/site/sample-site.ts';

const [HALL, GARAGE, SHOP, PLOT] = ['6360218', '6441576', '6386732', '6315590'];
const site = openSite();
const render = drawPages(site, true);

async function drawn(address: string, language: Language): Promise<string> {
  const { view } = pageOf(await site.open(address));
  return render(`https://clairval.example${address}`, view, await site.siteView(language));
}

async function property(id: string) {
  return pageOf(await site.open(`/property/${id}/`)).view.body as PropertyBody;
}

/** Text of the card of one property, without tags. */
const cardOf = (html: string, id: string) =>
  new RegExp(`<article class="listing-(?:card|row)" data-id="${id}".*?</article>`, 's')
    .exec(html)?.[0]
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('a card', () => {
  test.each([
    ['/fr/a-vendre/?type=7', HALL, '1.840 m²'],
    ['/fr/a-vendre/?type=1', GARAGE, '16 m²'],
    ['/fr/a-louer/?type=7', SHOP, '168 m²'],
    ['/fr/a-vendre/?type=6', PLOT, '1.420 m²'],
  ])('of %s shows for %s the surface that is offered: %s', async (address, id, surface) => {
    for (const view of ['', '&view=map']) {
      const card = cardOf(await drawn(`${address}${view}`, 'fr'), id);
      expect(card).toContain(surface);
      expect(card).not.toMatch(/\b(?:140|34) m²/);
    }
  });

  test.each(['/de/zu-verkaufen/?view=map', '/de/leibrente/', '/fr/a-louer/', '/nl/'])(
    'of %s has no line that begins with a dot',
    async address => {
      const html = await drawn(address, address.slice(1, 3) as Language);
      const lines = [...html.matchAll(/<p class="listing-(?:row|card)-(?:place|costs)">(.*?)<\/p>/gs)];
      const dots = lines.flatMap(([, text = '']) => text.match(/.·/gs) ?? []);
      expect(dots.length).toBeGreaterThan(1);
      expect(dots.filter(dot => !dot.startsWith('\u00a0'))).toEqual([]);
    },
  );

  test('marks a title in another language in sight', async () => {
    const german = await drawn('/de/zu-verkaufen/?type=1', 'de');
    expect(cardOf(german, GARAGE)).toMatch(/Garage fermé .*auf Französisch/);
    expect(cardOf(await drawn('/fr/a-vendre/?type=1', 'fr'), GARAGE)).not.toContain('en français');
  });

  test('shows the subtype of a property instead of its type', async () => {
    expect(cardOf(await drawn('/fr/a-louer/?type=2', 'fr'), '6488104')).toContain('Studio · 3000 Louvain');
    expect(cardOf(await drawn('/nl/te-koop/?city=Antwerpen%7C2000', 'nl'), '6427190')).toContain('Herenhuis · 2000');
  });

  test('never begins a line with a separator', async () => {
    for (const language of LANGUAGES) {
      const html = await drawn(`${site.routes.build('for-sale', language)}?view=map`, language);
      expect(html.match(/<p class="listing-[a-z]+-place">\s*·/)).toBeNull();
    }
  });
});

describe('a property', () => {
  test.each([
    [HALL, 'totalArea', 1840],
    ['6378460', 'officeArea', 410],
    [PLOT, 'groundArea', 1420],
    ['6409556', 'livingArea', 164],
  ])('%s has %s as its first key fact', async (id, name, value) => {
    const { highlights } = await property(id);
    expect(highlights[0]).toMatchObject({ name, value });
    expect(highlights.filter(fact => fact.name === name)).toHaveLength(1);
  });

  test.each([
    ['a flat', '6409556', 'livingArea bedrooms bathrooms terraceArea parkings floor'],
    ['a house', '6391047', 'livingArea groundArea bedrooms bathrooms facades constructionYear'],
    ['a rental', '6485932', 'livingArea bedrooms bathrooms terraceArea'],
    ['land', '6430254', 'groundArea frontWidth zoning subdivisionPermit'],
    ['a shop', SHOP, 'totalArea availableFrom facades constructionYear frontWidth'],
    ['a garage', GARAGE, 'totalArea constructionYear garages frontWidth$'],
  ])('of the kind %s answers first what people ask of it', async (_, id, names) => {
    const shown = (await property(id)).highlights.map(({ name }) => name);
    expect(shown.length).toBeLessThanOrEqual(6);
    expect(shown.join(' ')).toMatch(new RegExp(`^${names}`));
  });

  test('to let with VAT says that rent and charges are without it, and one to live in never does', async () => {
    const office = (await property('6461807')).cost;
    expect(office?.subject).toMatchObject({ kind: 'rental', vat: 21 });
    expect((await property('6485932')).cost?.subject).not.toHaveProperty('vat');
  });

  test('of a rare kind has similar ones', async () => {
    const { listings } = sampleFeed();
    const viagers = listings.filter(({ viager }) => viager).map(({ id }) => id);
    for (const id of viagers) {
      const { similar } = await property(id);
      expect(similar.length).toBe(viagers.length - 1);
      expect(similar.every(card => (viagers as string[]).includes(card.id))).toBe(true);
    }
    for (const id of [HALL, '6378460', '6355129', '6412958', PLOT])
      expect((await property(id)).similar.length).toBeGreaterThan(0);
  });

  test.each([
    ['fr', /^(?:€ [\d.]+ de (?:plus|moins))?(?:, )?(?:[\d.]+ m² de (?:plus|moins))?$/],
    ['nl', /^(?:€ [\d.]+ (?:meer|minder))?(?:, )?(?:[\d.]+ m² (?:meer|minder))?$/],
    ['en', /^(?:€ [\d.]+ (?:more|less))?(?:, )?(?:[\d.]+ m² (?:more|less))?$/],
    ['de', /^(?:€ [\d.]+ (?:mehr|weniger))?(?:, )?(?:[\d.]+ m² (?:mehr|weniger))?$/],
  ] as const)('says in %s on each similar card what differs, in one line', async (language, line) => {
    const views = await Promise.all(
      ['6409556', '6427190', '6485932'].map(
        async id => pageOf(await site.open(`/property/${id}/`, { cookie: language })).view,
      ),
    );
    const siteView = await site.siteView(language);
    const pages = await Promise.all(views.map(view => render(`https://clairval.example/${language}/`, view, siteView)));
    const lines = [...pages.join('').matchAll(/<p class="similar-difference">(.*?)<\/p>/g)].map(([, text = '']) =>
      text.replaceAll('\u00a0', ' '),
    );
    const differing = views
      .flatMap(({ body }) => (body as PropertyBody).similar)
      .filter(({ difference }) => difference.price ?? difference.surface);
    expect(differing.length).toBeGreaterThan(1);
    expect(lines).toHaveLength(differing.length);
    for (const text of lines) expect(text).toMatch(line);
  });

  test('names of each project one unit among the similar ones', async () => {
    const { listings } = sampleFeed();
    const projects = new Map<string, string | undefined>(listings.map(({ id, projectId }) => [id, projectId]));
    for (const { id } of listings.filter(({ projectId }) => projectId)) {
      const shown = (await property(id)).similar.flatMap(card => projects.get(card.id) ?? []);
      expect(new Set(shown).size).toBe(shown.length);
    }
  });
});

test('a comparison of two kinds has the surface that is offered in one row', async () => {
  const html = await drawn(`${site.routes.build('favourites', 'fr')}?ids=${HALL},6378460`, 'fr');
  expect(html).toMatch(/<th scope="row">Surface<\/th><td>1\.840\u00a0m²<\/td><td>410\u00a0m²<\/td>/);
});

test('a list of every type has cards with a surface where the feed has one', async () => {
  const { view } = pageOf(await site.open('/fr/a-vendre/'));
  for (const { own } of (view.body as ListBody).cards) expect(own.surface?.value).toBeGreaterThan(0);
});
