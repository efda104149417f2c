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
  ])('of %s show how many results each goal has with the filters that its link keeps', async address => {
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
    ['/fr/a-vendre/?type=4&city=Namur%7C5000', 'Maisons et villas à vendre à Namur'],
    ['/nl/te-koop/?city=Luik%7C4000&priceMax=300000', 'Panden te koop in Luik'],
    ['/en/for-rent/?type=2', 'Apartments and lofts for rent'],
    ['/de/zu-vermieten/?city=Liège%7C4000', 'Immobilien zu vermieten in Lüttich'],
    ['/en/for-sale/?type=2&type=4', 'Houses, villas, apartments and lofts for sale'],
    ['/fr/a-vendre/?near=Namur%7C5000%7C10', 'Biens à vendre à Namur et dans un rayon de 10\u00a0km'],
    ['/nl/te-koop/?city=Gent%7C9000&city=Luik%7C4000', 'Panden te koop in Gent en Luik'],
    ['/fr/a-vendre/?zone=92094', 'Biens à vendre à Namur'],
    ['/fr/a-vendre/?zone=04000', 'Biens à vendre en Région bruxelloise'],
    ['/nl/te-huur/?zone=coast&type=2', 'Appartementen en lofts te huur aan de kust'],
    ['/en/for-sale/?zone=25000', 'Properties for sale in the district of Nivelles'],
    ['/de/zu-verkaufen/?newBuild=1&type=2', 'Wohnungen und Lofts (Neubau) zu verkaufen'],
    ['/fr/a-vendre/?viager=1', 'Biens en viager'],
    ['/nl/te-koop/?viager=1&city=Oostende%7C8400', 'Panden op lijfrente in Oostende'],
    ['/en/life-annuity/?type=2', 'Apartments and lofts for sale for a life annuity'],
    ['/fr/a-vendre/?q=vue+mer', 'Biens à vendre\u00a0: «\u00a0vue mer\u00a0»'],
    ['/en/for-sale/?city=Atlantis%7C1', 'Properties for sale'],
    ['/en/for-sale/?type=99', 'Properties for sale'],
  ])('of %s is %s', async (address, heading) => {
    const { view, head } = pageOf(await site.open(address));
    expect((view.body as ListBody).title.text).toBe(heading);
    if (heading === 'Properties for sale') return;
    expect(head.title).toBe(`${heading} – Clairval`);
    expect(head.description.startsWith(`${heading}. `)).toBe(true);
  });
});

describe('the page number of a list', () => {
  test('beyond the last leads to the last page, with the filters', async () => {
    const { pageCount } = await list('/fr/a-vendre/');
    expect(pageCount).toBeGreaterThan(1);
    expect(await site.open('/fr/a-vendre/?page=99&sort=surface')).toEqual({
      kind: 'redirect',
      status: 302,
      location: `/fr/a-vendre/?page=${pageCount}&sort=surface`,
    });
    expect(await site.open('/fr/a-louer/?page=2&city=Namur%7C5000')).toMatchObject({
      location: '/fr/a-louer/?city=Namur%7C5000',
    });
  });
});

describe('the energy filter of a list', () => {
  const letters = async (address: string) => (await list(address)).filters.epcMax.map(({ letter }) => letter);
  test.each([
    ['/fr/a-vendre/?city=Namur%7C5000', ['A', 'B', 'C', 'D', 'E', 'F'], 85],
    ['/nl/te-koop/?city=Gent%7C9000&city=Oostende%7C8400', ['A', 'B', 'C', 'D', 'E'], 100],
    ['/fr/a-vendre/?city=Bruxelles%7C1000', ['A', 'B', 'C', 'D', 'E', 'F'], 45],
    ['/fr/a-vendre/?near=Namur%7C5000%7C10', ['A', 'B', 'C', 'D', 'E', 'F'], 85],
    // Without listings, the searched town determines the region.
    ['/fr/a-vendre/?city=Gembloux%7C5030', ['A', 'B', 'C', 'D', 'E', 'F'], 85],
  ])('of %s offers letters of its region', async (address, expected, first) => {
    const { filters } = await list(address);
    expect(filters.epcMax.map(({ letter }) => letter)).toEqual(expected);
    expect(filters.epcMax[0]?.value).toBe(first);
  });

  test('of several regions offers kWh/m², and keeps a letter that was chosen before', async () => {
    expect(await letters('/fr/a-vendre/')).toEqual(Array(5).fill(undefined));
    const { filters } = await list('/fr/a-vendre/?epcMax=170');
    expect(filters.epcMax.map(({ value }) => value)).toEqual([100, 170, 200, 300, 400, 500]);
  });

  test('counts for each letter as many results as the list filtered by it has', async () => {
    const { filters } = await list('/fr/a-vendre/?city=Namur%7C5000');
    for (const { value, count } of filters.epcMax)
      expect((await list(`/fr/a-vendre/?city=Namur%7C5000&epcMax=${value}`)).total).toBe(count);
  });
});

describe('an option without results', () => {
  test('stays in the form, can be chosen, and becomes a criterion of the search alert', async () => {
    const { filters } = await list('/fr/a-vendre/?city=Namur%7C5000&type=6');
    expect(filters.priceMax.filter(({ count }) => count === 0).length).toBeGreaterThan(0);
    expect(filters.city.filter(({ count }) => count === 0).length).toBeGreaterThan(0);
    const { total, alertHref } = await list('/fr/a-vendre/?city=Namur%7C5000&type=6&priceMax=50000');
    expect(total).toBe(0);
    expect(alertHref).toContain('priceMax=50000');
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
    expect(elsewhere?.otherGoal).toEqual({ href: '/en/for-rent/?sentence=Louvain&zone=24062', count: 2 });
  });

  test('shows for each filter how many results there are without it', async () => {
    const { chosen } = await list('/fr/a-vendre/?city=Namur%7C5000&type=2&bedroomsMin=9');
    expect(chosen.map(({ kind }) => kind)).toEqual(['city', 'type', 'bedroomsMin']);
    for (const { withoutHref, countWithout } of chosen) expect((await list(withoutHref)).total).toBe(countWithout);
    expect(chosen.some(({ countWithout = 0 }) => countWithout > 0)).toBe(true);
  });

  test('proposes two filters less only where one is not enough', async () => {
    const one = await list('/fr/a-vendre/?city=Namur%7C5000&type=2&bedroomsMin=9');
    expect(one.elsewhere?.withoutTwo).toEqual([]);
    const two = await list('/fr/a-vendre/?city=Namur%7C5000&type=6&bedroomsMin=9');
    expect(two.chosen.every(({ countWithout }) => countWithout === 0)).toBe(true);
    const pairs = two.elsewhere?.withoutTwo ?? [];
    expect(pairs.length).toBeGreaterThan(0);
    for (const { href, count } of pairs) {
      expect(count).toBeGreaterThan(0);
      expect((await list(href)).total).toBe(count);
    }
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
    expect((await list('/en/for-sale/?q=zzzz')).elsewhere).toEqual({
      otherGoal: undefined,
      nearby: [],
      withoutTwo: [],
    });
  });

  test('with results shows no alternatives', async () => {
    const { elsewhere, chosen } = await list('/en/for-sale/?city=Namur%7C5000');
    expect(elsewhere).toBeUndefined();
    expect(chosen.map(({ countWithout }) => countWithout)).toEqual([undefined]);
  });
});
