import { describe, expect, test } from 'vitest';
import type { HomeBody } from '../../application/browse/content-pages.ts';
import type { ModuleBlock } from '../../application/browse/module-views.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { sampleChanges } from '../../fixtures/builders/past/sample-past.ts';
import { bandsOf } from '../../ui/components/modules/module-bands.ts';
import { fixedClock, openSite, pageOf, SAMPLE } from '../support/site/sample-site.ts';

const NOW = Date.parse('2026-11-27T09:00:00Z');
const site = openSite(undefined, SAMPLE.content, fixedClock(NOW));
const { index, listings } = await site.catalogue.current();
site.catalogue.addPastChanges(
  sampleChanges(await listings([...index.columns.sale.id, ...index.columns.rent.id]), brusselsDay(NOW)),
);
const { modules } = pageOf(await site.open('/', { cookie: 'fr' })).view.body as HomeBody;

/** Ids and ground of each band. */
const shown = (blocks: readonly ModuleBlock[]) =>
  bandsOf(blocks).map(({ blocks: band, ground }) => `${ground}: ${band.map(({ id }) => id).join(' + ')}`);

describe('full-width bands of modules', () => {
  test('of the sample’s home page differ in background from their neighbours', () => {
    expect(shown(modules)).toEqual([
      'paper: home-news',
      'own: home-open-houses',
      'story: home-story',
      'paper: home-areas',
      'card: home-sold + home-valuation',
      'paper: home-advice',
    ]);
  });

  test('differ from their neighbours whatever modules are left out', () => {
    for (let left = 0; left < 2 ** modules.length; left++) {
      const some = modules.filter((_, at) => (left & (2 ** at)) === 0);
      const grounds = bandsOf(some).map(({ blocks: [first], ground }) => (ground === 'own' ? first.id : ground));
      expect(grounds.filter((ground, at) => ground === grounds[at + 1])).toEqual([]);
    }
  });

  test('of the sample’s home page all differ in layout', () => {
    const grids = bandsOf(modules).map(({ blocks: [{ parts, view }] }) => `${parts.map(({ kind }) => kind)} ${view}`);
    expect(new Set(grids).size).toBe(grids.length);
  });

  test('are shared by narrow neighbours that fit, up to twelve columns', () => {
    const [news] = modules as readonly [ModuleBlock];
    const narrow = (id: string, lg: number): ModuleBlock => ({ ...news, id, col: { sm: 12, md: 12, lg } });
    expect(shown([narrow('a', 4), narrow('b', 4), narrow('c', 4), narrow('d', 8), narrow('e', 6)])).toEqual([
      'paper: a + b + c',
      'card: d',
      'paper: e',
    ]);
  });
});
