import { describe, expect, test } from 'vitest';
import { type AdvertBody, makeAdvertDesk } from '../../../application/desk/agency/advert.ts';
import { type AdvertsBody, makeAdvertsDesk } from '../../../application/desk/agency/adverts.ts';
import { makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { DeskCall, DeskFound, DeskMember } from '../../../application/desk/shared/desk-handler.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { privateDetails } from '../../../domain/advert/private-details.ts';
import { publishCheck, WEIGHTS } from '../../../domain/advert/publish-check.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { contexts } from '../../../application/view/contexts.ts';
import type { Language } from '../../../domain/text/language.ts';
import { canaryFeed, SAID, SECRETS } from '../../support/reading/canary.ts';
import { openSite, sampleFeed } from '../../support/site/sample-site.ts';

const NOW = Date.parse('2026-10-25T09:00:00Z');
const TODAY = brusselsDay(NOW);
const LOTTE: DeskMember = {
  id: 'a1',
  email: 'lotte@clairval.example',
  name: 'Lotte',
  role: 'agent',
  personId: 'lotte',
  language: 'fr',
};

/** The desk's adverts after an import of `feed`, including the data that only agents see. */
async function desk(feed: ReturnType<typeof sampleFeed>) {
  const site = openSite([feed]);
  const contextIn = await contexts(site, NOW);
  const { listingsKnown: known, owners } = makeMemoryRequestPorts();
  await known.keep(
    new Map(feed.listings.map(listing => [listing.id, privateDetails(listing, publicListing(listing, undefined))])),
    [],
  );
  await owners.named(new Map(feed.listings.map(({ id, ownerEmails }) => [id, ownerEmails])));
  const call = (page: DeskCall['page'], query: string, id: string, language: Language): DeskCall => ({
    page,
    params: { id },
    parameters: new URLSearchParams(query),
    member: LOTTE,
    context: contextIn(language),
    features: new Set(DESK_FEATURES),
    now: NOW,
  });
  const list = makeAdvertsDesk({
    checkAdverts: makeCheckAdverts({ listingsKnown: known, agentOf: ({ agentId }) => agentId, now: () => NOW }),
  });
  const page = makeAdvertDesk({ listingsKnown: known });
  return {
    known,
    shown: async (query = '', language: Language = 'en') =>
      bodyOf<AdvertsBody>(await list.open(call('adverts', query, '', language))),
    opened: async (id: string, language: Language = 'en') => page.open(call('advert', '', id, language)),
  };
}

function bodyOf<Body>(found: DeskFound<Body>): Body {
  if (found.kind !== 'page') throw new Error(`there is no page: ${found.kind}`);
  return found.body;
}

describe('the list of adverts in the desk', () => {
  /** The sample adverts have no findings, so some listings lose their facts here. */
  const sample = sampleFeed();
  const feed = {
    ...sample,
    listings: sample.listings.map((listing, at) => (at % 9 === 0 ? { ...listing, facts: {} } : listing)),
  };

  test('contains all offered listings, breaches first, each counted by its most severe finding', async () => {
    const { shown } = await desk(feed);
    const { tabs, total, rows } = await shown();
    expect(total).toBe(feed.listings.length);
    const count = Object.fromEntries(tabs.map(tab => [tab.weight, tab.count]));
    expect(count['all']).toBe(total);
    expect(count['breach']! + count['warning']! + count['hint']! + count['none']!).toBe(total);
    const checked = feed.listings.map(listing => publishCheck(listing, TODAY)[0]?.weight ?? 'none');
    for (const weight of [...WEIGHTS, 'none'] as const)
      expect({ weight, count: count[weight] }).toEqual({ weight, count: checked.filter(one => one === weight).length });
    expect(count['breach']).toBeGreaterThan(0);
    const ranks = rows.map(({ weight }) => (weight === undefined ? 3 : WEIGHTS.indexOf(weight)));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });

  test('is filtered by severity, region and agent, and paginated', async () => {
    const { shown } = await desk(feed);
    const breaches = await shown('weight=breach');
    expect(breaches.rows.every(({ weight }) => weight === 'breach')).toBe(true);
    const walloon = await shown('region=wallonia');
    expect(walloon.total).toBe(
      feed.listings.filter(({ place }) => place.countryId === 10 && /^(?:1[34]|[4-7])/.test(place.postcode)).length,
    );
    const agent = walloon.agents[0];
    const of = await shown(`agent=${agent?.value}`);
    expect(of.total).toBe(feed.listings.filter(({ agentId }) => agentId === agent?.value).length);
    expect(of.rows.every(row => row.agent === agent?.label)).toBe(true);
    const first = await shown();
    const second = await shown(new URL(first.moreHref ?? '', 'http://desk').search);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(
      first.rows.length + second.rows.length,
    );
    expect((await shown('weight=nonsense&region=mars&from=-1')).total).toBe(feed.listings.length);
  });

  test('shows finding, fix and source of the rule in the language of the page', async () => {
    const { shown, opened } = await desk(feed);
    const [row] = (await shown('weight=breach')).rows;
    for (const language of ['fr', 'nl', 'en', 'de'] as const) {
      const body = bodyOf<AdvertBody>(await opened(row?.id ?? '', language));
      const breach = body.findings.find(({ weight }) => weight === 'breach');
      expect(breach?.rule?.address).toMatch(/^https:/);
      expect(breach?.write).toMatch(/\S/);
      expect(body.publicHref).toMatch(new RegExp(`^/${language}/`));
    }
    expect((await opened('0000000')).kind).toBe('none');
    expect((await opened('../etc')).kind).toBe('none');
  });
});

describe('data that only agents may see', () => {
  test('appears on the page of one advert: hidden address, price and owners', async () => {
    const feed = canaryFeed();
    const { opened } = await desk(feed);
    const body = bodyOf<AdvertBody>(await opened(feed.listings[0]?.id ?? ''));
    expect(body.known).toMatchObject({
      address: `${SECRETS.street} ${SECRETS.houseNumber}`,
      isAddressHidden: true,
      price: '€ 1.234.567',
      isPriceHidden: true,
      owners: [SECRETS.owner],
    });
    expect(body.findings.map(({ code }) => code)).toContain('hidden-street-named');
    const { known: _known, ...rest } = body;
    expect(JSON.stringify(rest)).not.toMatch(SAID);
  });

  test('appears in no list', async () => {
    const { shown } = await desk(canaryFeed());
    expect(JSON.stringify(await shown())).not.toMatch(SAID);
  });

  test('is unknown before the first import that delivers it: addresses count as hidden and every page opens', async () => {
    const feed = canaryFeed();
    const { known, opened } = await desk(feed);
    await known.keep(
      new Map(),
      feed.listings.map(({ id }) => id),
    );
    const body = bodyOf<AdvertBody>(await opened(feed.listings[0]?.id ?? ''));
    expect(body.known).toBeUndefined();
    expect(JSON.stringify(body)).not.toMatch(SAID);
  });
});
