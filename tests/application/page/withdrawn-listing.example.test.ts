import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const feed = sampleFeed();
const site = openSite();

describe('a withdrawn property', () => {
  const next = parseFeed(readFileSync('fixtures/agency/feed-next.json', 'utf8'));
  const later = openSite([feed, next]);
  const gone = feed.listings.filter(({ id }) => !next.listings.some(listing => listing.id === id));

  test('responds 410 in each language, with similar available properties of its goal', async () => {
    expect(gone).toHaveLength(1);
    for (const { id, goal, typeIds } of gone) {
      for (const language of SAMPLE.content.settings.languages) {
        const { status, view, head } = pageOf(await later.open(`/property/${id}/`, { cookie: language }));
        expect(status).toBe(410);
        if (view.body.kind !== 'gone') throw new Error(`a ${view.body.kind} page`);
        expect(view.language).toBe(language);
        expect(view.body.similar.length).toBeGreaterThan(0);
        for (const card of view.body.similar) {
          expect(card.goal).toBe(goal === 0 ? 'sale' : 'rent');
          expect(card.ribbon).not.toEqual({ code: 'sold' });
          expect(pageOf(await later.open(card.href)).status).toBe(200);
        }
        expect(pageOf(await later.open(view.body.listHref)).status).toBe(200);
        expect(head.noindex).toBe(true);
        const before = pageOf(await site.open(`/property/${id}/`, { cookie: language }));
        if (before.view.body.kind !== 'property') throw new Error(`a ${before.view.body.kind} page`);
        expect(view.body.title).toEqual(before.view.body.card.title);
        expect(view.title).toBe(before.view.title);
        expect(view.body.outcome).toBe('sold');
        for (const other of view.switcher) {
          const there = pageOf(await later.open(other.href));
          expect([there.status, there.view.language, other.available]).toEqual([410, other.language, true]);
        }
        const alert = new URL(view.body.alertHref ?? '', 'https://x.example').searchParams;
        expect(alert.get('goal')).toBe(goal === 0 ? 'sale' : 'rent');
        expect(alert.get('type')).toBe(String(typeIds[0]));
        expect(alert.get('city')).toMatch(/.\|\d{4}$/);
      }
    }
  });

  test('is shown as sold or let only if that was its last status', async () => {
    const [listing] = feed.listings;
    if (!listing) throw new Error('no listing');
    const outcome = async (marquee: number, goal: number) => {
      const last = { ...feed, listings: feed.listings.map(one => (one === listing ? { ...one, marquee, goal } : one)) };
      const none = { ...feed, listings: feed.listings.filter(one => one !== listing) };
      const { view } = pageOf(await openSite([last, none]).open(`/property/${listing.id}/`));
      return view.body.kind === 'gone' ? (view.body.outcome ?? 'not offered') : view.body.kind;
    };
    expect(await outcome(MARQUEE.sold, 0)).toBe('sold');
    expect(await outcome(MARQUEE.sold, 1)).toBe('rented');
    for (const marquee of [MARQUEE.none, MARQUEE.available, MARQUEE.underOption, 9]) {
      expect(await outcome(marquee, 0)).toBe('not offered');
      expect(await outcome(marquee, 1)).toBe('not offered');
    }
  });

  test('is shown as sold or let by the CRM’s reason, whatever its last status; other reasons are not shown', async () => {
    const [listing] = feed.listings;
    if (!listing) throw new Error('no listing');
    for (const [reason, outcome] of [
      ['sold', 'sold'],
      ['let', 'rented'],
      ['withdrawn', undefined],
    ] as const) {
      for (const marquee of [MARQUEE.available, MARQUEE.sold]) {
        const one = openSite([{ ...feed, listings: [{ ...listing, marquee }] }]);
        one.catalogue.publish([], [], new Map([[listing.id, reason]]));
        const gonePage = pageOf(await one.open(`/property/${listing.id}/`));
        if (gonePage.view.body.kind !== 'gone') throw new Error(`a ${gonePage.view.body.kind} page`);
        expect(gonePage.view.body.outcome).toBe(outcome);
        expect(gonePage.view.title).toContain(gonePage.view.body.title.text);
        expect(JSON.stringify(gonePage)).not.toMatch(/withdrawn/i);
      }
    }
  });

  test('redirects to its other languages with ?lng=', async () => {
    const old = pageOf(await site.open(`/property/${gone[0]?.id}/`, { cookie: 'fr' })).head.canonical ?? '';
    expect(await later.open(`${old}?lng=nl`)).toMatchObject({
      kind: 'redirect',
      location: expect.stringMatching(/^\/nl\//),
    });
  });

  test('responds 410 at its old URL, and 200 once it is published again', async () => {
    const [listing] = gone;
    const old = pageOf(await site.open(`/property/${listing?.id}/`)).head.canonical ?? '';
    expect(pageOf(await later.open(old)).status).toBe(410);
    const again = openSite([feed, next, feed]);
    expect(pageOf(await again.open(old)).status).toBe(200);
  });
});
