import { describe, expect, test } from 'vitest';
import { makeMemoryCatalogue } from '../../../adapters/memory/catalogue/listing-catalogue.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import {
  type CheckedAdvert,
  makeCheckAdverts,
  LISTINGS_PER_SLICE,
  MOST_AWAITED_LISTINGS,
} from '../../../application/advert/checked-adverts.ts';
import { type AdvertsBody, makeAdvertsDesk } from '../../../application/desk/agency/adverts.ts';
import type { CatalogueVersion } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { StoredPrivateDetails } from '../../../application/ports/catalogue/private-details.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { contexts } from '../../../application/view/contexts.ts';
import { DESK_FEATURES } from '../../../domain/desk/features.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { openSite, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';
import { FULL } from '../../support/run/full-run.ts';

const NOW = Date.parse('2026-10-25T09:00:00Z');
const TODAY = '2026-10-25';
const MINUTE = 60_000;
const MANY = MOST_AWAITED_LISTINGS + 200;

const sample = sampleFeed().listings.map(listing => publicListing(listing, undefined));
/** Returns `count` public listings; every third has no facts, which breaches advert law. */
const listingsOf = (count: number): readonly PublicListing[] =>
  Array.from({ length: count }, (_, at) => {
    const listing = sample[at % sample.length] as PublicListing;
    return { ...listing, id: String(7_000_000 + at) as ListingId, ...(at % 3 === 0 && { facts: {} }) };
  });

/** A catalogue that records which listings are read, and a check of its adverts that pauses until `goOn` resumes it. */
function checking(count: number) {
  const catalogue = makeMemoryCatalogue(SAMPLE.content.types, SAMPLE.content.places, builtInBaseMap());
  catalogue.publish(listingsOf(count), []);
  const clock = { at: NOW };
  const reads: (readonly ListingId[])[] = [];
  const broken = new Set<string>();
  const reports: string[] = [];
  let away: Error | undefined;
  let paused = 0;
  let readSincePause = 0;
  let mostBetweenPauses = 0;
  const waiting: (() => void)[] = [];
  const site = { content: {}, agent: undefined as string | undefined };
  const check = makeCheckAdverts({
    agentOf: ({ agentId }) => site.agent ?? agentId,
    content: () => site.content,
    listingsKnown: { of: async () => new Map<ListingId, StoredPrivateDetails>() },
    now: () => clock.at,
    async pause() {
      paused++;
      readSincePause = 0;
      await new Promise<void>(resolve => waiting.push(resolve));
    },
    failed: message => reports.push(message),
  });
  const counted = (version: CatalogueVersion): CatalogueVersion => ({
    ...version,
    async listings(ids) {
      reads.push(ids);
      readSincePause += ids.length;
      mostBetweenPauses = Math.max(mostBetweenPauses, readSincePause);
      if (away) throw away;
      for (const id of ids) if (broken.has(id)) throw new Error(`the row of ${id} is broken`);
      return version.listings(ids);
    },
  });
  /** Resumes the check for a number of pauses; by default until it ends. */
  async function goOn(pauses = Number.POSITIVE_INFINITY): Promise<void> {
    for (let done = 0; done < pauses; done++) {
      // Between two pauses the check awaits only resolved promises, so a few microtask turns suffice.
      for (let turn = 0; turn < 60 && waiting.length === 0; turn++) await Promise.resolve();
      const next = waiting.shift();
      if (!next) return;
      next();
    }
    for (let turn = 0; turn < 60 && waiting.length === 0; turn++) await Promise.resolve();
  }
  const now = async () => counted(await catalogue.current());
  return {
    publish: (listings: readonly PublicListing[]) => catalogue.publish(listings, []),
    site,
    clock,
    reads,
    broken,
    reports,
    goOn,
    now,
    figures: () => ({ paused, mostBetweenPauses }),
    goAway: (error: Error | undefined) => {
      away = error;
    },
    whole: async () => check.whole(await now(), TODAY),
    soon: async () => check.soon(await now(), TODAY),
    check,
  };
}

async function ended<Result>(answer: Promise<Result>, goOn: () => Promise<void>): Promise<Result> {
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  answer.then(over, over);
  await goOn();
  expect(isOver).toBe(true);
  return answer;
}

const idsOf = (adverts: readonly CheckedAdvert[] | undefined) => adverts?.map(({ id }) => id).sort();

describe('the check of all adverts', () => {
  test('reads and checks a few listings at a time, with a pause after each of these slices', async () => {
    const { whole, goOn, reads, figures } = checking(MANY);
    const adverts = await ended(whole(), goOn);
    expect(adverts).toHaveLength(MANY);
    expect(Math.max(...reads.map(({ length }) => length))).toBeLessThanOrEqual(LISTINGS_PER_SLICE);
    expect(figures().mostBetweenPauses).toBeLessThanOrEqual(LISTINGS_PER_SLICE);
    expect(figures().paused).toBeGreaterThanOrEqual(MANY / LISTINGS_PER_SLICE);
  });

  test('responds with the result for few listings and with its progress for many', async () => {
    const few = checking(40);
    expect((await ended(few.soon(), few.goOn)).adverts).toHaveLength(40);
    const { soon, goOn } = checking(MANY);
    expect(await soon()).toEqual({ adverts: undefined, failed: [], progress: { checked: 0, of: MANY } });
    await goOn(10);
    expect((await soon()).progress).toEqual({ checked: 10 * LISTINGS_PER_SLICE, of: MANY });
    await goOn();
    const { adverts, progress } = await soon();
    expect(progress).toBeUndefined();
    expect(idsOf(adverts)).toEqual(listingsOf(MANY).map(({ id }) => id));
  });

  test('runs once for all callers that wait for it', async () => {
    const { soon, whole, goOn, reads } = checking(MANY);
    await soon();
    const [first, second] = [whole(), whole()];
    await goOn(50);
    await soon();
    await ended(Promise.all([first, second]), goOn);
    expect(await first).toBe(await second);
    expect(reads.flat()).toHaveLength(MANY);
  });

  test('rechecks all listings once the content has changed, because it decides who their agents are', async () => {
    const { whole, goOn, site } = checking(40);
    await ended(whole(), goOn);
    site.agent = 'bert';
    expect((await whole()).some(({ agentId }) => agentId === 'bert')).toBe(false);
    site.content = {};
    const after = await ended(whole(), goOn);
    expect(after.every(({ agentId }) => agentId === 'bert')).toBe(true);
  });

  test('rechecks only listings that changed, with the same result as a full check', async () => {
    const { soon, whole, goOn, reads, publish, now } = checking(MANY);
    await ended(whole(), goOn);
    reads.length = 0;
    const listings = listingsOf(MANY);
    const next = listings
      .slice(3)
      .map((listing, at) => (at % 500 === 7 ? { ...listing, facts: {}, mainTypeName: {} } : listing));
    publish(next);
    const { adverts, progress } = await soon();
    expect(adverts).toHaveLength(MANY);
    expect(progress?.of).toBe(MANY - 3);
    const after = await ended(whole(), goOn);
    const changed = next.filter((_, at) => at % 500 === 7).map(({ id }) => id);
    expect(reads.flat().sort()).toEqual(changed);
    const fresh = makeCheckAdverts({
      listingsKnown: { of: async () => new Map() },
      agentOf: ({ agentId }) => agentId,
      now: () => NOW,
    });
    expect(after).toEqual(await fresh.whole(await now(), TODAY));
  });

  test('finishes the version it started with when another is published, then checks the new one', async () => {
    const { soon, whole, goOn, reads, publish } = checking(MANY);
    await soon();
    await goOn(20);
    const added = { ...(sample[0] as PublicListing), id: '7999999' as ListingId };
    publish([...listingsOf(MANY), added]);
    expect((await soon()).progress?.of).toBe(MANY);
    const adverts = await ended(whole(), goOn);
    expect(idsOf(adverts)).toContain(added.id);
    expect(reads.flat()).toHaveLength(MANY + 1);
  });

  test('starts again on another day, and after a minute because of data that only agents see', async () => {
    const { check, now, whole, goOn, reads, clock } = checking(40);
    await ended(whole(), goOn);
    await ended(whole(), goOn);
    expect(reads.flat()).toHaveLength(40);
    clock.at += MINUTE + 1;
    await ended(whole(), goOn);
    expect(reads.flat()).toHaveLength(80);
    await ended(check.whole(await now(), '2026-10-26'), goOn);
    expect(reads.flat()).toHaveLength(120);
  });

  test.runIf(FULL)(
    'keeps its result longer the more listings there are, because checking them takes longer',
    async () => {
      const { whole, goOn, reads, clock } = checking(12_000);
      await ended(whole(), goOn);
      clock.at += MINUTE + 1;
      await ended(whole(), goOn);
      expect(reads.flat()).toHaveLength(12_000);
      clock.at += MINUTE;
      await ended(whole(), goOn);
      expect(reads.flat().length).toBeGreaterThan(20_000);
    },
  );

  test('skips listings that fail to be checked, reports them once and checks all others', async () => {
    const { soon, goOn, broken, reports } = checking(40);
    broken.add('7000005').add('7000006').add('7000039');
    const { adverts, failed } = await ended(soon(), goOn);
    expect(failed.toSorted()).toEqual(['7000005', '7000006', '7000039']);
    expect(adverts).toHaveLength(37);
    expect(reports).toEqual(['3 adverts could not be checked, the first is 7000039']);
  });

  test('ends when the store has an outage and starts again on the next call', async () => {
    const { soon, whole, goOn, goAway, reports } = checking(40);
    goAway(new Outage('away'));
    await expect(ended(soon(), goOn)).rejects.toThrow('away');
    goAway(undefined);
    expect(await ended(whole(), goOn)).toHaveLength(40);
    expect(reports).toEqual([]);
  });
});

describe('the page of adverts', () => {
  async function desk(count: number) {
    const checked = checking(count);
    const { site } = openSite();
    const list = makeAdvertsDesk({ checkAdverts: checked.check });
    return {
      ...checked,
      async open(query = '', language: (typeof LANGUAGES)[number] = 'en'): Promise<AdvertsBody> {
        const catalogue = await checked.now();
        const context = {
          ...(
            await contexts(
              {
                site,
                catalogue: { ...catalogue, current: async () => catalogue, look: async () => {}, lookEveryMs: 1 },
              },
              NOW,
            )
          )(language),
        };
        const found = await list.open({
          page: 'adverts',
          params: {},
          parameters: new URLSearchParams(query),
          member: { id: 'a', email: 'a@clairval.example', name: 'A', role: 'agent', personId: undefined, language },
          context,
          features: new Set(DESK_FEATURES),
          now: NOW,
        });
        if (found.kind !== 'page') throw new Error('there is no page');
        return found.body;
      },
    };
  }

  test('shows the progress of the first check and a link that refreshes the page', async () => {
    const { open, goOn } = await desk(MANY);
    const first = await open('weight=breach&from=50');
    expect(first).toMatchObject({ isReady: false, rows: [], progress: { checked: 0, of: MANY } });
    expect(first.refreshHref).toBe('/en/desk/adverts/?weight=breach&from=50');
    await goOn(5);
    expect((await open()).progress).toEqual({ checked: 5 * LISTINGS_PER_SLICE, of: MANY });
    await goOn();
    const body = await open();
    expect(body).toMatchObject({ isReady: true, progress: undefined, total: MANY, failedCount: 0 });
    expect(body.rows).toHaveLength(50);
    expect(body.rows[0]?.title).toMatch(/\S/);
  });

  test('shows the previous result while the next check runs, without withdrawn listings', async () => {
    const { open, goOn, publish } = await desk(MANY);
    await open();
    await goOn();
    const [gone] = (await open()).rows;
    publish(listingsOf(MANY).filter(({ id }) => id !== gone?.id));
    const body = await open();
    expect(body).toMatchObject({ isReady: true, progress: { checked: 0, of: MANY - 1 } });
    expect(body.rows.map(({ id }) => id)).not.toContain(gone?.id);
    await goOn();
    expect(await open()).toMatchObject({ progress: undefined, total: MANY - 1 });
  });

  test('lists adverts that could not be checked', async () => {
    const { open, goOn, broken } = await desk(40);
    broken.add('7000005');
    const body = await ended(open('', 'nl'), goOn);
    expect(body.failed).toEqual([{ id: '7000005', href: '/nl/desk/adverts/7000005/' }]);
    expect(body.failedCount).toBe(1);
  });
});
