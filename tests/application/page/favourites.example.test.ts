import { describe, expect, test } from 'vitest';
import type { FavouritesBody } from '../../../application/browse/favourites-body.ts';
import type { OpenPage } from '../../../application/page/open-page.ts';
import { costTotals } from '../../../domain/cost/cost-totals.ts';
import { makeLookUpListings } from '../../../application/page/look-up-listings.ts';
import { openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const site = openSite(SAMPLE.feeds);
const { listings } = sampleFeed();
const everywhere = listings.filter(({ languages }) => languages.length === 4);
const sale = everywhere.filter(({ goal, marquee }) => goal === 0 && marquee !== 3).map(({ id }) => id);
const rent = everywhere.filter(({ goal }) => goal === 1).map(({ id }) => id);
const sold = listings.find(({ marquee }) => marquee === 3)?.id ?? '';
const removed =
  SAMPLE.feeds[0]?.listings.find(({ id }) => listings.every(listing => listing.id !== id))?.id ?? 'none was removed';

async function opened(ids: string, path = '/fr/favoris/') {
  const { status, view, head } = pageOf(await site.open(`${path}?ids=${ids}`));
  const body = view.body as FavouritesBody;
  const { asked } = body;
  return {
    status,
    head,
    body,
    view,
    kept: asked?.kept ?? [],
    comparison: asked && 'comparison' in asked ? asked.comparison : undefined,
    notCompared: asked && 'notCompared' in asked ? asked.notCompared : undefined,
  };
}

describe('the favourites page', () => {
  test('shows the properties of its query, with catalogue data, in that order and in its language', async () => {
    const [a = '', b = ''] = [sale[0], rent[0]];
    for (const [path, language] of [
      ['/fr/favoris/', 'fr'],
      ['/nl/favorieten/', 'nl'],
    ] as const) {
      const { kept } = await opened(`${a},${b}`, path);
      expect(kept.map(one => [one.kind, one.id])).toEqual([
        ['here', a],
        ['here', b],
      ]);
      for (const one of kept) expect(one.kind === 'here' && one.card.href.startsWith(`/${language}/`)).toBe(true);
    }
  });

  test('marks sold properties, and shows kind and outcome of removed ones', async () => {
    const { kept } = await opened(`${sold},${removed}`);
    expect(kept[0]).toMatchObject({ kind: 'here', card: { id: sold, state: expect.stringMatching(/sold|rented/) } });
    expect(kept[1]).toMatchObject({
      kind: 'gone',
      id: removed,
      outcome: expect.stringMatching(/sold|rented/),
      title: { text: expect.stringMatching(/.{4}/) },
    });
  });

  test.each([
    '',
    ',,,',
    '9999999',
    '%F0%9F%8F%A0',
    '../../etc',
    '1e9',
    "'--",
    '%00',
    '%3Cscript%3E',
    `${'9,'.repeat(500)}`,
  ])('shows the plain page when asked for %j', async ids => {
    const { status, body } = await opened(ids);
    expect([status, body.asked]).toEqual([200, undefined]);
  });

  test('reads ids from one or several fields, at most a hundred', async () => {
    const [a = '', b = ''] = sale;
    expect((await opened(`${a}&ids=${b}`)).kept.map(({ id }) => id)).toEqual([a, b]);
    const others = Array.from({ length: 100 }, (_, at) => `x${at}`).join(',');
    expect((await opened(`${others},${a}`)).kept).toEqual([]);
  });

  test('is noindex when it has ids, and the language switcher keeps them', async () => {
    const { head, view } = await opened(sale.slice(0, 2).join(','));
    expect(head.noindex).toBe(true);
    const query = `?ids=${sale.slice(0, 2).join(',')}`;
    expect(view.switcher.map(({ href }) => decodeURIComponent(href).slice(-query.length))).toEqual(
      view.switcher.map(() => query),
    );
  });
});

describe('properties compared side by side', () => {
  test('are two to four of one goal; otherwise the page states why not', async () => {
    expect((await opened(sale.slice(0, 4).join(','))).comparison?.columns).toHaveLength(4);
    expect((await opened(sale.slice(0, 5).join(','))).notCompared).toBe('too-many');
    expect((await opened(`${sale[0]},${rent[0]}`)).notCompared).toBe('other-goal');
    expect((await opened(sale[0] ?? '')).notCompared).toBe('too-few');
  });

  test.each(['', 'purpose=other'])('show each fact of their pages once, with the query %j', async query => {
    const chosen = sale.slice(0, 3);
    const { comparison } = await opened(`${chosen.join(',')}&${query}`);
    const pages = await Promise.all(
      chosen.map(async id => {
        const first = await site.open(`/property/${id}/`, { cookie: 'fr' });
        const address = first.kind === 'redirect' ? first.location : `/property/${id}/`;
        const { body } = pageOf(await site.open(`${address}?${query}`)).view;
        return body.kind === 'property' ? body.facts.flatMap(({ facts }) => facts) : [];
      }),
    );
    const rows = [...(comparison?.differing ?? []), ...(comparison?.same ?? [])].map(({ name }) => name);
    const names = new Set(pages.flat().map(({ name }) => name));
    names.delete('energyLabel');
    expect(rows.toSorted()).toEqual([...names].toSorted());
    for (const { name, cells } of comparison?.differing ?? [])
      expect(cells).toEqual(pages.map(facts => facts.find(fact => fact.name === name) ?? null));
  });

  test('have the same costs as their pages, with the visitor’s own loan', async () => {
    const viagers = everywhere.filter(({ viager, marquee }) => viager && marquee !== 3).map(({ id }) => id);
    const chosen = [...sale.slice(0, 2), viagers[0] ?? ''];
    const loan = 'means=90000&rate=3&years=20';
    const { body, kept, view } = await opened(`${chosen.join(',')}&utm_source=x&years=20&rate=3&means=90000`);
    expect(body.costs.query).toBe(loan);
    expect(view.switcher.every(({ href }) => href.includes('means=90000'))).toBe(true);
    const counted: (number | undefined)[] = [];
    for (const one of kept) {
      const address = one.kind === 'here' ? one.card.href : '';
      const page = pageOf(await site.open(`${address}?${loan}`)).view.body;
      const { cost, viager } = page.kind === 'property' ? page : {};
      const saved = one.kind === 'here' ? one.cost : undefined;
      expect([saved?.subject, body.costs]).toEqual([cost?.subject, { asOf: cost?.asOf, query: cost?.query }]);
      if (!saved || !cost) continue;
      const [own, ofPage] = [saved.viager, viager].map(payments =>
        costTotals(cost.subject, new URLSearchParams(loan), cost.asOf, payments),
      );
      expect(own).toEqual(ofPage);
      counted.push(own?.month?.amount);
    }
    expect(counted).toEqual(counted.map(() => expect.any(Number)));
    expect(counted).toHaveLength(3);
  });

  test('link to the comparison without one of them', async () => {
    const [a, b, c] = sale;
    const { comparison } = await opened(`${a},${b},${c}`);
    expect(comparison?.columns.map(({ withoutHref }) => withoutHref)).toEqual([
      `/fr/favoris/?ids=${b},${c}`,
      `/fr/favoris/?ids=${a},${c}`,
      `/fr/favoris/?ids=${a},${b}`,
    ]);
  });
});

test('a browser looks up its ids through that page, and sends no request without ids', async () => {
  let asked = 0;
  const openPage: OpenPage = async ({ path, query }) => {
    asked++;
    return site.open(`${path}?${query}`);
  };
  const lookUp = makeLookUpListings(openPage, '/nl/favorieten/');
  expect((await lookUp([sale[0] ?? '', 'x1'])).map(({ id }) => id)).toEqual([sale[0]]);
  expect([await lookUp([]), await makeLookUpListings(openPage, undefined)(['1']), asked]).toEqual([[], [], 1]);
});
