import { describe, expect, test } from 'vitest';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { openSite, pageOf } from '../../support/site/sample-site.ts';

const site = openSite();
const list = async (address: string) => {
  const opened = await site.open(address);
  const { body } = pageOf(opened.kind === 'redirect' ? await site.open(opened.location) : opened).view;
  expect({ address, kind: body.kind }).toEqual({ address, kind: 'list' });
  return body as ListBody;
};

describe('the tabs of a list', () => {
  test.each([
    '/en/for-sale/?q=Louvain',
    '/fr/a-vendre/?city=Namur%7C5000&type=2&bedroomsMin=2&sort=surface&view=split',
    '/nl/te-huur/?q=Luik',
    '/de/zu-verkaufen/?newBuild=1',
    '/fr/a-louer/',
  ])('of %s show how many results each goal has with the kept filters', async address => {
    const { tabs, total, list: goal } = await list(address);
    for (const one of ['sale', 'rent'] as const) {
      const there = await list(tabs?.[one].href ?? '');
      expect([there.list, there.total]).toEqual([one, tabs?.[one].count]);
    }
    expect(tabs?.[goal === 'rent' ? 'rent' : 'sale'].count).toBe(total);
  });

  test('keep place and type, and drop the price', async () => {
    const { tabs } = await list('/en/for-sale/?city=Namur%7C5000&type=2&priceMax=300000');
    expect(tabs?.rent.href).toBe('/en/for-rent/?city=Namur%7C5000&type=2');
    expect(tabs?.sale.href).toBe('/en/for-sale/?city=Namur%7C5000&priceMax=300000&type=2');
  });
});

describe('the heading of a list', () => {
  test.each([
    ['/fr/a-vendre/?type=4&city=Namur%7C5000', 'Maison\u00a0–\u00a0Villa à vendre à Namur'],
    ['/nl/te-koop/?city=Luik%7C4000&priceMax=300000', 'Panden te koop in Luik'],
    ['/en/for-rent/?type=2', 'Apartment\u00a0–\u00a0Loft for rent'],
    ['/de/zu-vermieten/?city=Liège%7C4000', 'Immobilien zu vermieten in Lüttich'],
    ['/en/for-sale/?type=2&type=4', 'Properties for sale'],
    ['/en/for-sale/?city=Atlantis%7C1', 'Properties for sale'],
    ['/en/for-sale/?type=99', 'Properties for sale'],
  ])('of %s is %s', async (address, heading) => {
    const { view, head } = pageOf(await site.open(address));
    expect((view.body as ListBody).title.text).toBe(heading);
    if (heading !== 'Properties for sale') expect(head.title).toBe(`${heading} – Clairval`);
  });
});

describe('the search box', () => {
  test.each(['', 'l', 'Louva', 'mais', 'zzzz', '64', "l'"])(
    'counts for %s the same results as the lists',
    async text => {
      const { found } = await site.suggest('fr', text);
      const q = encodeURIComponent(text);
      const [sale, rent] = [await list(`/fr/a-vendre/?q=${q}`), await list(`/fr/a-louer/?q=${q}`)];
      expect(found).toEqual({ sale: sale.total, rent: rent.total });
    },
  );
});

describe('a search without results', () => {
  test('shows the number of results of the other goal', async () => {
    const { total, elsewhere } = await list('/en/for-sale/?q=Louvain');
    expect(total).toBe(0);
    expect(elsewhere?.otherGoal).toEqual({ href: '/en/for-rent/?zone=24062', count: 2 });
  });

  test('shows for each filter how many results there are without it', async () => {
    const { chosen } = await list('/fr/a-vendre/?city=Namur%7C5000&type=2&bedroomsMin=9');
    expect(chosen.map(({ kind }) => kind)).toEqual(['city', 'type', 'bedroomsMin']);
    for (const { withoutHref, countWithout } of chosen) expect((await list(withoutHref)).total).toBe(countWithout);
    expect(chosen.some(({ countWithout = 0 }) => countWithout > 0)).toBe(true);
  });

  test('names a town without listings in the language of the page', async () => {
    const { chosen, title } = await list('/nl/te-koop/?city=Gembloux%7C5030');
    expect([chosen[0]?.name, title.text]).toEqual(['Gembloers 5030', 'Panden te koop in Gembloers']);
  });

  test.each([
    '/en/for-sale/?city=Gembloux%7C5030&bedroomsMin=3',
    '/en/for-sale/?q=Gembloux&bedroomsMin=3',
    '/en/for-sale/?q=5030',
  ])('of %s names the nearest towns with results', async address => {
    const { elsewhere } = await list(address);
    expect(elsewhere?.nearby[0]?.name).toBe('Namur 5000');
    const away = elsewhere?.nearby.map(({ kilometres }) => kilometres) ?? [];
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    for (const { href, count } of elsewhere?.nearby ?? []) {
      expect(count).toBeGreaterThan(0);
      expect((await list(href)).total).toBe(count);
    }
  });

  test('names no nearby towns when no place was searched', async () => {
    expect((await list('/en/for-sale/?q=zzzz')).elsewhere).toEqual({ otherGoal: undefined, nearby: [] });
  });

  test('with results shows no alternatives', async () => {
    const { elsewhere, chosen } = await list('/en/for-sale/?city=Namur%7C5000');
    expect(elsewhere).toBeUndefined();
    expect(chosen.map(({ countWithout }) => countWithout)).toEqual([undefined]);
  });
});
