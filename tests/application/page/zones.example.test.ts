import { describe, expect, test } from 'vitest';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { drawnText } from '../../arbitraries/a-zone.ts';
import { openSite, pageOf } from '../../support/site/sample-site.ts';

const site = openSite();
const LISTS = { fr: '/fr/a-vendre/', nl: '/nl/te-koop/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' } as const;
const open = async (address: string, of = site) => {
  const { view, head, status } = pageOf(await of.open(address));
  return { head, status, body: view.body as ListBody };
};
const WALLONIA = drawnText(49.5, 3, 50.7, 6.4);

describe('a zone of municipalities', () => {
  test.each([
    ['fr', ['Ixelles', 'Gand']],
    ['nl', ['Elsene', 'Gent']],
    ['en', ['Ixelles / Elsene', 'Ghent']],
    ['de', ['Ixelles / Elsene', 'Gent']],
  ] as const)('is named in %s on chips and among the options, with its number of results', async (language, names) => {
    const { body } = await open(`${LISTS[language]}?zone=21009_44021`);
    expect(body.chosen.map(({ kind, name }) => [kind, name])).toEqual(names.map(name => ['zone', name]));
    const { municipalities } = body.filters.zone;
    const chosen = municipalities.filter(option => option.chosen);
    expect(new Set(chosen.map(({ name }) => name))).toEqual(new Set(names));
    expect(body.total).toBe(chosen.reduce((sum, { count }) => sum + count, 0));
    expect(municipalities.length).toBeGreaterThan(0);
    for (const { value, count } of municipalities)
      expect((await open(`${LISTS[language]}?zone=${value}`)).body.total).toBe(count);
  });

  test('is removed by its chip, and linked to the alert with all municipalities', async () => {
    const { body } = await open('/fr/a-vendre/?zone=44021&zone=92094');
    expect(body.chosen.map(({ withoutHref }) => withoutHref)).toEqual([
      '/fr/a-vendre/?zone=92094',
      '/fr/a-vendre/?zone=44021',
    ]);
    expect(body.alertHref).toMatch(/\?goal=sale&zone=44021&zone=92094$/);
  });
});

describe('a drawn zone', () => {
  test('finds the listings inside it, has one chip, and is kept for the other goal, the map and the alert', async () => {
    const [all, { body }] = [(await open('/fr/a-vendre/')).body, await open(`/fr/a-vendre/?zone=${WALLONIA}&view=map`)];
    expect(body.total).toBeGreaterThan(0);
    expect(body.total).toBeLessThan(all.total);
    expect(body.chosen).toMatchObject([{ kind: 'zone-drawn', name: '', withoutHref: '/fr/a-vendre/?view=map' }]);
    expect(body.filters.zone.drawn).toBe(WALLONIA);
    for (const href of [body.tabs?.rent.href, body.viewHrefs.list, body.map?.source, body.alertHref])
      expect(href).toContain(`zone=${WALLONIA}`);
  });

  test('is replaced by municipalities', async () => {
    const { body } = await open(`/fr/a-vendre/?zone=${WALLONIA}&zone=92094`);
    expect(body.chosen.map(({ kind }) => kind)).toEqual(['zone']);
    expect(body.unreadZone).toBe(false);
  });
});

describe('a distance', () => {
  test('is read from one field or from two, as a form without JavaScript submits it', async () => {
    const one = (await open('/nl/te-koop/?near=Namen%7C5000%7C50')).body;
    const two = (await open('/nl/te-koop/?near=Namen%7C5000&within=50')).body;
    expect([two.total, two.chosen]).toEqual([one.total, one.chosen]);
    expect(one.chosen).toMatchObject([{ kind: 'near', name: 'Namen', km: 50, withoutHref: '/nl/te-koop/' }]);
    const { place, km, places, steps } = one.filters.near;
    expect([place, km]).toEqual(['Namen|5000', '50']);
    expect(places).toContain('Gent 9000');
    for (const { value, count } of steps)
      expect((await open(`/nl/te-koop/?near=Namen%7C5000%7C${value}`)).body.total).toBe(count);
  });

  test.each([
    ['near=durbui&within=35', 'near=Durbuy|6940|35'],
    ['near=Durbuy|35', 'near=Durbuy|6940|35'],
    ['near=Gent+9000&within=7', ''],
    ['near=autour+de+Namur', 'near=Namen|5000|10'],
    ['near=Brussel&within=20', 'near=Brussel|1000|20'],
    ['near=Waals-Brabant&within=20', 'zone=20002'],
    ['near=Atlantis&within=20', 'words=Atlantis'],
  ])('%s is read as it is typed', async (typed, read) => {
    const opened = await openSite().open(`/nl/te-koop/?${typed}`);
    if (read === '') expect(pageOf(opened)).toMatchObject({ view: { body: { chosen: [{ name: 'Gent', km: 7 }] } } });
    else expect(opened).toMatchObject({ kind: 'redirect', location: expect.stringContaining('?') });
    if (opened.kind === 'redirect') expect(decodeURIComponent(opened.location)).toBe(`/nl/te-koop/?${read}`);
  });

  test('without results links to towns nearby', async () => {
    const { body } = await open('/fr/a-vendre/?near=Namur%7C5000%7C2&q=zzzz');
    expect(body.total).toBe(0);
    const { elsewhere } = (await open('/fr/a-vendre/?near=Namur%7C5000%7C2&bedroomsMin=5')).body;
    expect(elsewhere?.nearby.length).toBeGreaterThan(0);
  });
});

test.each([
  ['a word', 'garbage'],
  ['none', 'drawn.'],
  ['one that crosses itself', 'drawn.ggxegggwB-4Bg0-4Bg0-4Bgw_4B'],
  ['ten thousand points', `drawn.${'CC'.repeat(10_000)}`],
  ['41 municipalities', Array.from({ length: 41 }, (_, at) => 11_001 + at).join('_')],
  ['one digit too few', '9209'],
])('an unreadable zone, %s, is reported and filters nothing', async (_, zone) => {
  const [all, { body, head, status }] = [await open('/fr/a-vendre/'), await open(`/fr/a-vendre/?zone=${zone}`)];
  expect([status, body.unreadZone, body.total, body.chosen]).toEqual([200, true, all.body.total, []]);
  expect([head.canonical, head.noindex]).toEqual([all.head.canonical, false]);
  expect(JSON.stringify(body)).not.toContain('zone=');
  expect(all.body.unreadZone).toBe(false);
});

test.each(['zone=92094', `zone=${WALLONIA}`, 'near=Namur%7C5000%7C10'])(
  'search engines get the whole list as canonical of a list with %s',
  async query => {
    const [all, { head, body }] = [await open('/fr/a-vendre/'), await open(`/fr/a-vendre/?${query}`)];
    expect(body.total).toBeGreaterThan(0);
    expect([head.canonical, head.noindex]).toEqual([all.head.canonical, false]);
    expect(head.title).not.toBe(all.head.title);
  },
);
