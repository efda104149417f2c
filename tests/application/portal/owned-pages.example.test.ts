import { describe, expect, it } from 'vitest';
import { makeKnownChanges } from '../../../adapters/memory/catalogue/known-changes.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeMemoryPageViews } from '../../../adapters/memory/page-views/page-views.ts';
import type { PageBody } from '../../../application/page/page-model.ts';
import { makeOpenPage } from '../../../application/page/open-page.ts';
import { makeOwnedPages } from '../../../application/portal/owned-pages.ts';
import type { ListingChange } from '../../../application/ports/catalogue/listing-changes.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { addDays } from '../../../domain/text/day.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import { fixedClock, type OpenSite, openSite, sampleFeed, splitAddress } from '../../support/site/sample-site.ts';

/** The sample's day, just after the Sunday night in which 2:30 occurs twice in Brussels. */
const TODAY = '2026-10-25';
const HOUSE = '6398214' as ListingId;
const FLAT = '6481250' as ListingId;
const SOLD = '6417342' as ListingId;
const GONE = '6301177' as ListingId;
const FRAME = {
  email: 'owner@example.be',
  until: 0,
  left: 0,
  mayStay: true,
  formToken: '',
  overviewHref: '',
  securityHref: '',
  loginHref: '',
  endedHref: '',
};

function portal(
  listingIds: readonly ListingId[],
  changes: readonly ListingChange[] = [],
  site: OpenSite = openSite([sampleFeed()]),
) {
  const views = makeMemoryPageViews();
  const requests = makeMemoryRequestPorts();
  const asked: string[] = [];
  const owned = makeOwnedPages({
    security: { note: () => undefined },
    catalogue: {
      ...site.catalogue,
      listings: ids => {
        asked.push(...ids);
        return site.catalogue.listings(ids);
      },
    },
    pageViews: {
      counts: (id, from) => {
        asked.push(id);
        return views.counts(id, from);
      },
    },
    listingRequests: requests.listingRequests,
    offers: requests.offers,
    listingChanges: makeKnownChanges(changes),
    clock: site.clock,
  });
  const owner = { id: 'o', email: 'owner@example.be', language: 'fr' as const, listingIds };
  const openPage = makeOpenPage({
    site: site.site,
    catalogue: site.catalogue,
    clock: fixedClock(),
    sentMarks: { mark: address => address, checked: (_, parameters) => parameters },
    personal: (context, page, params, parameters) => owned(context, page, params, parameters, { owner, portal: FRAME }),
  });
  const open = (address: string) => openPage({ ...splitAddress(address), hints: {} });
  async function body<K extends PageBody['kind']>(address: string, kind: K): Promise<Extract<PageBody, { kind: K }>> {
    const outcome = await open(address);
    if (outcome.kind !== 'page' || outcome.view.body.kind !== kind) throw new Error(`${address} is no ${kind}`);
    return outcome.view.body as Extract<PageBody, { kind: K }>;
  }
  const property = (address: string) => body(address, 'portal-property');
  return { open, body, property, views, requests, asked };
}

describe('an owner of one property', () => {
  it('is redirected to it', async () => {
    const { open } = portal([HOUSE]);
    expect(await open('/nl/eigenaarsportaal/')).toEqual({
      kind: 'redirect',
      status: 302,
      location: '/nl/eigenaarsportaal/6398214/',
    });
  });
});

describe('an owner of several properties', () => {
  it('chooses one, and sees figures of each', async () => {
    const { body, views } = portal([FLAT, HOUSE]);
    await views.add([{ listingId: HOUSE, day: TODAY, visitor: 'a' }]);
    const { properties } = await body('/fr/espace-proprietaire/', 'portal');
    expect(properties.map(({ id, href, place, type, state }) => ({ id, href, place, type, state }))).toEqual([
      { id: FLAT, href: '/fr/espace-proprietaire/6481250/', place: '5000 Namur', type: 'apartment', state: 'offered' },
      { id: HOUSE, href: '/fr/espace-proprietaire/6398214/', place: '5000 Namur', type: 'house', state: 'offered' },
    ]);
    expect(properties.map(({ counts }) => counts.today)).toEqual([0, 1]);
  });

  it('finds the others on the page of each', async () => {
    const { property } = portal([FLAT, HOUSE]);
    const { others } = await property('/en/owner-portal/6398214/');
    expect(others.map(({ href }) => href)).toEqual(['/en/owner-portal/6481250/']);
  });
});

describe('an owner without a property', () => {
  it('sees the phone number to call', async () => {
    const { properties, phone } = await portal([]).body('/de/eigentuemerbereich/', 'portal');
    expect(properties).toEqual([]);
    expect(phone).not.toBe('');
  });
});

describe('a property of another owner', () => {
  it('is not found and not even looked up', async () => {
    const { open, asked } = portal([HOUSE]);
    for (const id of [FLAT, '1', 'x'.repeat(30), '..', '6398214%00', 'constructor']) {
      const outcome = await open(`/fr/espace-proprietaire/${id}/`);
      expect(outcome).toMatchObject({ kind: 'page', status: 404, view: { body: { kind: 'not-found' } } });
      expect(JSON.stringify(outcome)).not.toContain(FLAT);
    }
    expect(asked).toEqual([]);
  });
});

describe('the page of a property', () => {
  it('shows page views, compared with the previous week', async () => {
    const { property, views } = portal([HOUSE]);
    const days = [0, 0, 1, 8].map(ago => addDays(TODAY, -ago));
    await views.add(days.map((day, at) => ({ listingId: HOUSE, day, visitor: String(at) })));
    await views.add([{ listingId: FLAT, day: TODAY, visitor: 'of another property' }]);
    const { property: told } = await property('/fr/espace-proprietaire/6398214/');
    expect(told.counts).toMatchObject({ today: 2, week: 3, month: 4, total: 4 });
    expect(told.interest).toEqual({ kind: 'compared', views: 3, difference: 2 });
  });

  it('shows requests and viewings without names', async () => {
    const { property, requests } = portal([HOUSE]);
    const about = { subjectId: HOUSE, language: 'nl' as const };
    await requests.submissions.accept(aSubmission('Somebody Special', about));
    const place = (name: string, day: string) => aReservation(name, { propertyId: HOUSE, day, capacity: 9 });
    for (const [name, day] of [
      ['Coming Soon', '2026-10-27'],
      ['Long Gone', '2026-10-01'],
    ] as const)
      await requests.submissions.accept(
        aSubmission(name, {
          ...about,
          form: 'contact-appointment',
          reservation: place(name, day),
          receivedAt: Date.parse(day),
        }),
      );
    const body = await property('/fr/espace-proprietaire/6398214/');
    expect(body.coming).toEqual([{ day: '2026-10-27', from: '10:00', to: '13:00', state: 'unfixed' }]);
    expect(body.viewings.entries).toEqual([{ day: '2026-10-01', from: '10:00', to: '13:00', state: 'over' }]);
    expect(body.requests.entries.map(({ form, language }) => `${form} ${language}`)).toContain('contact-me nl');
    expect(JSON.stringify(body)).not.toMatch(/somebody|special|coming soon|long gone|ici "|secret/i);
  });

  it('pages back through its history until the first entry', async () => {
    const changes = Array.from({ length: 31 }, (_, at): ListingChange => {
      const change = { kind: 'price', from: 500_000 + at, to: 499_000 + at } as const;
      return { seq: at + 1, at: Date.parse('2026-01-01') + at * 86_400_000, listingId: HOUSE, change };
    });
    const { property } = portal([HOUSE], changes);
    const first = (await property('/fr/espace-proprietaire/6398214/')).history;
    expect(first.entries).toHaveLength(5);
    expect(first.entries[0]).toEqual({
      day: '2026-01-31',
      change: { kind: 'price', from: '€ 500.030', to: '€ 499.030' },
    });
    expect(first.olderHref).toBe('/fr/espace-proprietaire/6398214/?part=history&before=27');
    const second = await property(first.olderHref ?? '');
    expect(second).toMatchObject({ part: 'history', requests: { entries: [] }, viewings: { entries: [] } });
    expect(second.history.entries).toHaveLength(25);
    const third = await property(second.history.olderHref ?? '');
    expect(third.history).toMatchObject({ entries: [{ day: '2026-01-01' }], olderHref: undefined });
  });

  it('shows the publication date of the feed when the record is newer', async () => {
    const change = { seq: 1, at: Date.parse('2026-10-20'), listingId: HOUSE, change: { kind: 'published' } } as const;
    const { history } = await portal([HOUSE], [change]).property('/fr/espace-proprietaire/6398214/');
    expect(history.entries).toEqual([{ day: '2026-09-14', change: { kind: 'published' } }]);
  });

  it.each(['part=history&before=x', 'part=viewings&before=2026-02-30', 'part=requests&before=-1', 'part=owners'])(
    'shows the newest entries for an invalid URL: %s',
    async query => {
      const { property } = portal([HOUSE]);
      expect((await property(`/fr/espace-proprietaire/6398214/?${query}`)).property.id).toBe(HOUSE);
    },
  );

  it('names where it is advertised and links to its public page', async () => {
    const { media, property } = await portal([HOUSE]).property('/nl/eigenaarsportaal/6398214/');
    expect(media.map(({ name }) => name)).toContain('Immoweb');
    expect(property.publicHref).toMatch(/^\/nl\/te-koop\/.*\/6398214\/$/);
  });

  it('states that it is sold, or offline after it left the catalogue', async () => {
    const { body } = portal([SOLD, GONE]);
    const { properties } = await body('/fr/espace-proprietaire/', 'portal');
    expect(properties.map(({ state }) => state)).toEqual(['sold', 'offline']);
    expect(properties[1]).toMatchObject({ title: { text: GONE }, publicHref: undefined });
  });

  it.each([
    ['sold', 'sold', 'sold'],
    ['let', 'rented', 'rented'],
    ['withdrawn', 'offline', undefined],
  ] as const)('of a withdrawn property shows the owner the reason: %s', async (reason, state, outcome) => {
    const site = openSite([sampleFeed()]);
    site.catalogue.publish([], [], new Map([[HOUSE, reason]]));
    const change = {
      seq: 1,
      at: Date.parse('2026-10-20'),
      listingId: HOUSE,
      change: { kind: 'removed', reason },
    } as const;
    const { property, history } = await portal([HOUSE], [change], site).property('/fr/espace-proprietaire/6398214/');
    expect(property).toMatchObject({ state, publicHref: undefined });
    expect(history.entries).toEqual([{ day: '2026-10-20', change: { kind: 'removed', outcome } }]);
  });
});
