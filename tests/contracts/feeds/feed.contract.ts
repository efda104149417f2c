import { describe, expect, test } from 'vitest';
import { makeMemoryImport } from '../../../adapters/memory/catalogue/catalogue-import.ts';
import { makeMemoryCatalogue } from '../../../adapters/memory/catalogue/listing-catalogue.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { makeImportFeed } from '../../../application/operate/import-feed.ts';
import type { ImportReport } from '../../../application/operate/import-report.ts';
import type { Feed, FeedItem, FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { siteId } from '../../../domain/listing/site-id.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { fixedClock, SAMPLE } from '../../support/site/sample-site.ts';
import { PICTURES_THERE } from '../../support/reading/pictures-there.ts';

type Things = Extract<FeedItem, { kind: 'property' | 'project' }>;

/**
 * Contract for every feed, run on responses of the agency's own CRM or a recording. `open` returns the full feed, read again at each call;
 * `pictureHosts` are those of `PICTURE_HOSTS`; `isCopy` recognises pictures that the feed copies itself.
 * Sample: `describeFeed('of our system', () => openFeed({ BACKEND: recording.address }), ['media.example.be'])`
 */
export function describeFeed(
  name: string,
  open: () => Feed,
  pictureHosts: readonly string[] = [],
  isCopy?: (place: string) => boolean,
): void {
  const items = async (): Promise<readonly FeedItem[]> => {
    const all: FeedItem[] = [];
    for await (const item of open()) all.push(item);
    return all;
  };
  const things = async (kind: Things['kind']) =>
    (await items()).flatMap(item => (item.kind === kind ? [item.records] : []));

  const imported = (feed: Feed) => siteOf(pictureHosts, isCopy)(feed);

  describe(`the feed ${name}`, () => {
    test('starts with its scope, states it once, and contains all that is offered', async () => {
      const [first, ...others] = await items();
      expect(first).toMatchObject({ kind: 'scope', scope: 'all' });
      expect(others.filter(({ kind }) => kind === 'scope')).toEqual([]);
      expect(others.length).toBeGreaterThan(0);
    });

    test('gives each record a unique id that is stable over its records and over readings', async () => {
      for (const kind of ['property', 'project'] as const) {
        const ids = async () => (await things(kind)).map(records => [...new Set(records.map(idOf))].join(' and '));
        const read = await ids();
        expect(read.filter(id => siteId(id) === undefined)).toEqual([]);
        expect(repeated(read)).toEqual([]);
        expect(await ids()).toEqual(read);
      }
    });

    test('has at most one record per language', async () => {
      for (const records of [...(await things('property')), ...(await things('project'))]) {
        const languages = records.map(record => String(record['Language']));
        expect([idOf(records[0] ?? {}), languages.filter(language => !LANGUAGES.includes(language as never))]).toEqual([
          idOf(records[0] ?? {}),
          [],
        ]);
        expect(repeated(languages)).toEqual([]);
      }
    });

    test('is read without a refusal', async () => {
      const { refused, listings } = await imported(open());
      expect(refused).toEqual([]);
      expect(listings.added.length).toBeGreaterThan(0);
    });

    test('publishes prices and addresses only if every language allows it', async () => {
      const reader = makeRecordReader({ pictureHosts, isCopy });
      for (const records of await things('property')) {
        const { thing } = reader.listing(records);
        if (!thing) continue;
        const all = (field: string) => records.every(record => record[field] === true);
        expect([thing.id, thing.publishPrice, thing.publishAddress]).toEqual([
          thing.id,
          all('PublishPrice'),
          all('PublishAddress'),
        ]);
      }
    });

    test('contains the project of each unit', async () => {
      const projects = new Set((await things('project')).map(([record = {}]) => idOf(record)));
      const units = (await things('property')).flatMap(([record = {}]) => String(record['ProjectID'] ?? '') || []);
      expect(units.filter(project => !projects.has(project))).toEqual([]);
    });

    test('has pictures in a stable order', async () => {
      const reader = makeRecordReader({ pictureHosts, isCopy });
      const pictures = async () =>
        (await things('property')).map(records => [...reader.listing(records).pictureFiles].join(' '));
      const read = await pictures();
      expect(await pictures()).toEqual(read);
    });

    test('changes nothing when read twice', async () => {
      const site = siteOf(pictureHosts, isCopy);
      await site(open());
      const { listings, projects } = await site(open());
      for (const { added, changed, removed } of [listings, projects])
        expect({ added, changed, removed }).toEqual({ added: [], changed: [], removed: [] });
    });

    test('with a bad record imports all others and reports the bad one', async () => {
      const all = await items();
      const bad = all.findIndex(({ kind }) => kind === 'property');
      const spoilt = all.map((item, at) =>
        at === bad && item.kind === 'property'
          ? { ...item, records: item.records.map(record => ({ ...record, PublishedOn: null })) }
          : item,
      );
      const whole = await imported(open());
      const { listings, refused } = await imported([...spoilt, A_GOOD_ONE]);
      expect(refused.map(({ field }) => field)).toContain('PublishedOn');
      expect(listings.added).toHaveLength(whole.listings.added.length);
    });
  });
}

/** Ensures that a feed of one property still has a valid one besides the bad one. */
const A_GOOD_ONE: FeedItem = {
  kind: 'property',
  records: [
    {
      ID: 'kit-0',
      Language: 'fr',
      Goal: 0,
      WebID: 4,
      City: 'Namur',
      Zip: '5000',
      CountryID: 10,
      PublishedOn: '2026-01-01',
    },
  ],
};

/** Size of every copied picture. */
const A_SIZE = { width: 1600, height: 1200 };

/** An empty site in memory that imports feeds; external pictures count as copied. */
function siteOf(
  pictureHosts: readonly string[],
  isCopy?: (place: string) => boolean,
): (feed: Feed) => Promise<ImportReport> {
  const catalogue = makeMemoryCatalogue(SAMPLE.content.types, SAMPLE.content.places, builtInBaseMap());
  const importFeed = makeImportFeed({
    imports: makeMemoryImport(catalogue, fixedClock()).imports,
    reader: makeRecordReader({ pictureHosts, isCopy }),
    owners: { named: async () => undefined },
    known: { keep: async () => undefined },
    copies: {
      hosts: pictureHosts,
      copy: async addresses => new Map(addresses.map(address => [address, { file: `copy:${address}`, size: A_SIZE }])),
      keepOnly: async () => undefined,
    },
    // The agency's own pictures count as present.
    pictures: PICTURES_THERE,
    site: makeSiteContent(SAMPLE.content, builtInBaseMap(), phrasesIn),
    clock: fixedClock(),
  });
  return async feed => {
    const outcome = await importFeed(feed);
    if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
    return outcome.report;
  };
}

function idOf(record: FeedRecord): string {
  return String(record['ID'] ?? '');
}

function repeated(all: readonly string[]): readonly string[] {
  return all.filter((one, at) => all.indexOf(one) !== at);
}
