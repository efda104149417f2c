import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { reason, reasonText } from '../../../application/finding/reason.ts';
import { makeImportFeed } from '../../../application/operate/import-feed.ts';
import { type CatalogueImport, LeaseLost } from '../../../application/ports/catalogue/catalogue-import.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import {
  changes,
  desk,
  feed,
  type Fields,
  HOST,
  PROJECT,
  property,
  record,
  records,
  reportOf,
} from '../../support/site/import-desk.ts';

describe('an import', () => {
  test('reports what was added, changed, removed and unchanged', async () => {
    const { importFeed, idsNow } = desk();
    const first = await importFeed(feed(records(10)));
    expect(reportOf(first).listings.added).toHaveLength(10);
    const [changed, , removed, ...others] = records(10);
    const next = await importFeed(feed([{ ...changed, Price: 450_000 }, ...others, record('8000001')]));
    expect(reportOf(next).listings).toEqual({
      added: ['8000001'],
      changed: ['7000000'],
      removed: ['7000001', '7000002'],
      kept: [],
      unchanged: others.map(({ ID }) => ID),
    });
    expect(removed?.['ID']).toBe('7000002');
    expect(await idsNow()).toHaveLength(9);
  });

  test('places a hidden address at the label point of its municipality, for every property there', async () => {
    const { importFeed, catalogue } = desk();
    // Two ends of the municipality of Namur, and a property of which only the town is known.
    const places = [{ Latitude: 50.476, Longitude: 4.827 }, { Latitude: 50.4141, Longitude: 4.9322 }, {}];
    await importFeed(
      feed(
        places.map((place, at) =>
          record(String(7_000_000 + at), { PublishAddress: false, Zip: '5000', City: 'Namur', ...place }),
        ),
      ),
    );
    const { index, listings } = await catalogue.current();
    const shown = (await listings([...index.columns.sale.id, ...index.columns.rent.id])).map(each => each.coordinates);
    const namur = builtInBaseMap().municipalities.get('92094');
    expect(shown).toEqual(places.map(() => ({ latitude: namur?.at[1], longitude: namur?.at[0], exact: false })));
  });

  test('of an identical file publishes no new version', async () => {
    const { importFeed, catalogue } = desk();
    const same = () => feed(records(5, { Pictures: [] }), [PROJECT]);
    await importFeed(same());
    const before = await catalogue.current();
    const outcome = await importFeed(same());
    expect(outcome).toMatchObject({ kind: 'imported', version: undefined });
    expect(reportOf(outcome).listings).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      unchanged: records(5).map(({ ID }) => ID),
    });
    expect(await catalogue.current()).toBe(before);
  });

  test('of a feed with three bad records keeps those listings unchanged and imports the others', async () => {
    const { importFeed, catalogue } = desk();
    await importFeed(feed(records(6)));
    const [a, b, c, d, e, f] = records(6);
    const outcome = await importFeed(
      feed([
        { ...a, Price: 'a lot' },
        { ...b, Goal: 'sale' },
        { ...c, Language: 'xx' },
        { ...d, Price: 455_000 },
        e ?? {},
        f ?? {},
      ]),
    );
    expect(reportOf(outcome).listings).toMatchObject({
      added: [],
      changed: ['7000003'],
      removed: [],
      kept: ['7000000', '7000001', '7000002'],
      unchanged: ['7000004', '7000005'],
    });
    expect(reportOf(outcome).refused.map(({ id, field, reason }) => [id, field, reasonText(reason, 'en')])).toEqual([
      ['7000000', 'Price', 'must be a number, but is "a lot"'],
      ['7000001', 'Goal', 'must be a whole number from 0 to 99, but is "sale"'],
      ['7000002', 'Language', expect.stringMatching(/^must be fr, nl, en,? or de, but is "xx"$/)],
    ]);
    const prices = (await catalogue.listings(['7000000', '7000003'] as ListingId[])).map(({ price }) => price);
    expect(prices).toEqual([489_000, 455_000]);
  });

  test('keeps a listing unchanged when one of its languages is bad, and shows a new one in the others', async () => {
    const { importFeed, catalogue } = desk();
    const inTwo = (id: string, dutch: Fields, more: Fields = {}) => [
      record(id, more),
      record(id, { Language: 'nl', Title: 'Herenhuis', ...more, ...dutch }),
    ];
    await importFeed(feed(inTwo('1', {})));
    const outcome = await importFeed(
      feed([...inTwo('1', { Price: 'veel' }, { Price: 450_000 }), ...inTwo('2', { Price: 'veel' })]),
    );
    expect(reportOf(outcome)).toMatchObject({
      listings: { kept: ['1'], added: ['2'], changed: [] },
      warnings: [{ id: '2', field: 'Language', reason: reason('new-without-refused') }],
    });
    const [one, two] = await catalogue.listings(['1', '2'] as ListingId[]);
    expect([one?.price, one?.languages]).toEqual([489_000, ['fr', 'nl']]);
    expect(two?.languages).toEqual(['fr']);
  });

  test('never removes a listing that a bad record names', async () => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(3), [PROJECT]));
    const bad = records(3).map(fields => ({ ...fields, City: null, Zip: null }));
    const outcome = await importFeed(feed([...bad, record('8000001')], [{ ...PROJECT, City: null, Zip: null }]));
    expect(reportOf(outcome)).toMatchObject({
      listings: { kept: ['7000000', '7000001', '7000002'], removed: [] },
      projects: { kept: ['20418'], removed: [] },
    });
    expect(await idsNow()).toHaveLength(4);
  });

  test('stops when it would remove over 30 %, unless forced', async () => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(10)));
    const few = () => feed(records(6));
    expect(await importFeed(few())).toEqual({
      kind: 'removes-too-much',
      removed: ['7000006', '7000007', '7000008', '7000009'],
      of: 10,
      refused: [],
      leftOut: [],
      warnings: [],
      counts: { refused: 0, warned: 0 },
      externalIds: new Map(),
    });
    const lacking = await importFeed(
      feed([record('7000000', { Price: 'TBD' }), record('7000001', { Pictures: ['a/b.txt'] })]),
    );
    expect(lacking).toMatchObject({
      kind: 'removes-too-much',
      refused: [{ id: '7000000', field: 'Price' }],
      leftOut: [{ id: '7000001' }],
      counts: { refused: 1, warned: 1 },
    });
    expect(await idsNow()).toHaveLength(10);
    expect(reportOf(await importFeed(feed(records(7)))).listings.removed).toHaveLength(3);
    expect(reportOf(await importFeed(feed(records(2)), { force: true })).listings.removed).toHaveLength(5);
    expect(await idsNow()).toHaveLength(2);
    expect(reportOf(await importFeed(feed([]), { force: true })).listings.removed).toHaveLength(2);
  });

  test('of a feed without a readable listing changes nothing', async () => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(3)));
    const outcome = await importFeed(feed(records(3, { Price: 'TBD' })));
    expect(outcome).toMatchObject({ kind: 'nothing-readable', refused: [{ field: 'Price' }, {}, {}] });
    expect(await idsNow()).toHaveLength(3);
  });

  test('removes a missing project, unless the feed has no projects section', async () => {
    const { importFeed, catalogue } = desk();
    await importFeed(feed(records(3), [PROJECT]));
    expect(reportOf(await importFeed(feed(records(3)))).projects.removed).toEqual([]);
    expect(await catalogue.projects()).toHaveLength(1);
    expect(reportOf(await importFeed(feed(records(3), []))).projects.removed).toEqual(['20418']);
    expect(await catalogue.projects()).toEqual([]);
  });

  test('records the units of a project, including unchanged ones', async () => {
    const { importFeed, catalogue } = desk();
    const unit = { ProjectID: '20418' };
    await importFeed(feed(records(3, unit), [PROJECT]));
    const [a, b, c] = records(3, unit);
    const outcome = await importFeed(feed([{ ...a, Price: 'TBD' }, b ?? {}, { ...c, ProjectID: '' }], [PROJECT]));
    expect(reportOf(outcome)).toMatchObject({ listings: { kept: ['7000000'] }, projects: { changed: ['20418'] } });
    expect((await catalogue.projects())[0]?.unitIds).toEqual(['7000000', '7000001']);
  });

  test('uses the copies of external pictures; a picture that was not copied is rejected with its field', async () => {
    const picture = (number: number, host = HOST) => ({
      ID: `1-${number}`,
      Url: `https://${host}/${number}.jpg`,
      Width: 15,
      Height: 10,
    });
    const { importFeed, catalogue, pictureFile, asked, kept } = desk(address =>
      address.endsWith('2.jpg')
        ? { refused: reason('bad-status', { status: 404 }) }
        : { file: `copy:${address.at(-5)}.jpg` },
    );
    const pictures = [picture(1), picture(2), picture(3, 'elsewhere.example'), picture(4)];
    const outcome = await importFeed(feed([record('1', { Pictures: pictures })]));
    expect(asked).toEqual([1, 2, 4].map(number => `https://${HOST}/${number}.jpg`));
    expect(reportOf(outcome).refused).toEqual([]);
    expect(reportOf(outcome).leftOut).toEqual([
      expect.objectContaining({ id: '1', field: 'fr.Pictures[2]' }),
      {
        id: '1',
        field: 'Pictures',
        reason: reason('picture-left-out', {
          picture: `https://${HOST}/2.jpg`,
          why: reason('bad-status', { status: 404 }),
        }),
      },
    ]);
    const [listing] = await catalogue.listings(['1' as ListingId]);
    expect(listing?.pictures.map(({ id }) => id)).toEqual(['1-1', '1-4']);
    expect(await Promise.all(['1-1', '1-2', '1-4'].map(pictureFile))).toEqual(['copy:1.jpg', undefined, 'copy:4.jpg']);
    expect(kept).toEqual([['copy:1.jpg', 'copy:4.jpg']]);
  });

  test('learns removals from an older feed only when nothing was imported before', async () => {
    const { importFeed, catalogue, idsNow, changes } = desk();
    const earlier = () => feed([record('1'), record('2')]);
    await importFeed(feed([record('2'), record('3'), record('4'), record('5')]), { earlier: earlier() });
    expect(await idsNow()).toEqual(['2', '3', '4', '5']);
    expect(await catalogue.removed('1' as ListingId)).toMatchObject({ id: '1' });
    expect(await changes.unprocessed(10)).toEqual([]);
    await importFeed(feed([record('3'), record('4'), record('5')]), { earlier: feed([record('9')]) });
    expect(await catalogue.removed('9' as ListingId)).toBeUndefined();
    expect(await catalogue.removed('2' as ListingId)).toMatchObject({ id: '2' });
  });

  test('updates owners even if nothing else changed, but not of rejected records', async () => {
    const { importFeed, ports, catalogue } = desk();
    await ports.owners.addSampleAccount(
      { id: 'jan', email: 'jan@example.be', language: 'nl', listingIds: [], invitedAt: 0 },
      '',
    );
    const idsOfJan = async () => (await ports.owners.byEmail('jan@example.be'))?.listingIds;
    const named = (id: string, ...OwnerEmails: readonly string[]) => record(id, { OwnerEmails });
    await importFeed(feed([named('1', 'Jan@example.be'), named('2', 'jan@example.be'), named('3', 'mia@example.be')]));
    expect(await idsOfJan()).toEqual(['1', '2']);
    expect(JSON.stringify(await catalogue.listings(['1', '2', '3'] as ListingId[]))).not.toContain('@');
    const outcome = await importFeed(
      feed([named('1'), { ...named('2'), Price: 'much' }, named('3', 'jan@example.be')]),
    );
    expect(outcome).toMatchObject({ kind: 'imported', version: undefined });
    expect(await idsOfJan()).toEqual(['2', '3']);
  });

  test('that is rejected leaves the owners unchanged', async () => {
    const { importFeed, ports } = desk();
    const first = ['1', '2', '3'].map(id => record(id, { OwnerEmails: ['jan@example.be'] }));
    await importFeed(feed(first));
    expect(await importFeed(feed([record('1')]))).toMatchObject({ kind: 'removes-too-much' });
    expect(await ports.owners.isNamed('jan@example.be')).toBe(true);
  });

  test('reports when another import is running or has taken over', async () => {
    const { parts, importFeed, imports, idsNow } = desk();
    const other = await imports.begin();
    expect(await importFeed(feed(records(3)))).toEqual({ kind: 'another-import' });
    await other?.abandon();
    const overtaken: CatalogueImport = {
      async begin() {
        const run = await imports.begin({ quiet: false });
        return run && { ...run, publish: () => Promise.reject(new LeaseLost('another import has taken over')) };
      },
    };
    expect(await makeImportFeed({ ...parts, imports: overtaken })(feed(records(3)))).toEqual({
      kind: 'another-import',
    });
    expect(await idsNow()).toEqual([]);
  });

  test('that fails leaves the data unchanged, and the next one succeeds', async () => {
    const { parts, importFeed, imports, idsNow } = desk();
    const failing: CatalogueImport = {
      async begin() {
        const run = await imports.begin();
        return run && { ...run, remove: () => Promise.reject(new Error('the disk is full')) };
      },
    };
    await expect(makeImportFeed({ ...parts, imports: failing })(feed(records(3)))).rejects.toThrow('the disk is full');
    expect(await idsNow()).toEqual([]);
    expect(reportOf(await importFeed(feed(records(3)))).listings.added).toHaveLength(3);
  });

  test('counts listings rather than records, for refusals and for warnings', async () => {
    const { importFeed } = desk();
    const inTwo = (id: string, fields: Fields) => [record(id, fields), record(id, { Language: 'nl', ...fields })];
    const outcome = await importFeed(
      feed([
        ...inTwo('1', { Price: 'much', Zip: null }),
        ...inTwo('2', { Media: ['no address', 'none either'], Agents: 'x' }),
        ...inTwo('3', { Pictures: [{ Url: '../secret' }] }),
        ...inTwo('4', {}),
      ]),
    );
    expect(reportOf(outcome).counts).toEqual({ refused: 1, warned: 2 });
  });

  test('of a truncated feed, or one without scope, changes nothing', async () => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(3)));
    async function* breaksOff(): AsyncGenerator<FeedItem> {
      yield* changes(...records(60).map(fields => property(fields)));
      throw new Error('socket hang up');
    }
    await expect(importFeed(breaksOff())).rejects.toThrow('socket hang up');
    await expect(importFeed([property(record('1'))])).rejects.toThrow('does not begin with its scope');
    await expect(importFeed([])).rejects.toThrow('does not begin with its scope');
    expect(await idsNow()).toHaveLength(3);
    expect(reportOf(await importFeed(feed(records(4)))).listings.added).toHaveLength(1);
  });

  test('in dry-run mode reports the outcome and changes nothing', async () => {
    const { importFeed, ports, idsNow } = desk();
    await importFeed(feed(records(5)));
    const more = () => feed([...records(4), record('8000001', { OwnerEmails: ['jan@example.be'] })]);
    const outcome = await importFeed(more(), { dryRun: true });
    expect(outcome).toMatchObject({ kind: 'imported', version: undefined });
    expect(reportOf(outcome).listings).toMatchObject({
      added: ['8000001'],
      removed: ['7000004'],
      unchanged: records(4).map(({ ID }) => ID),
    });
    expect(await idsNow()).not.toContain('8000001');
    expect(await ports.owners.isNamed('jan@example.be')).toBe(false);
    expect(reportOf(await importFeed(more())).listings.added).toEqual(['8000001']);
  });

  test('checks new and changed adverts against the law of their region', async () => {
    const { importFeed } = desk();
    const flat = (id: string, more: Fields = {}) => record(id, { Goal: 1, Zip: '1000', City: 'Bruxelles', ...more });
    const factsOf = async (...all: readonly Fields[]) =>
      reportOf(await importFeed(feed(all))).adverts.map(({ id, findings }) => [
        id,
        findings.filter(({ code }) => code === 'fact-missing').map(({ fact }) => fact),
      ]);
    const wanted = ['renterCharges', 'energyPerformance', 'co2', 'individualMeters'];
    expect(await factsOf(flat('1'), flat('2'))).toEqual([
      ['1', wanted],
      ['2', wanted],
    ]);
    expect(await factsOf(flat('1'), flat('2', { RenterCharges: 90 }))).toEqual([['2', wanted.slice(1)]]);
  });

  test('of the sample agency’s next feed reports one listing added, one removed, one available again and one cheaper', async () => {
    const { importFeed, changes } = desk();
    const open = (name: string) => openFeed(readFileSync(`fixtures/agency/${name}.json`));
    await importFeed(open('feed'), { earlier: open('feed-previous') });
    const { listings, refused } = reportOf(await importFeed(open('feed-next')));
    expect(refused).toEqual([]);
    expect({ ...listings, unchanged: listings.unchanged.length }).toEqual({
      added: ['6490763'],
      changed: ['6371905', '6415736'],
      removed: ['6417342'],
      kept: [],
      unchanged: 52,
    });
    expect((await changes.unprocessed(10)).map(({ listingId, change }) => [listingId, change])).toEqual([
      ['6490763', { kind: 'published' }],
      ['6371905', { kind: 'marquee', from: 2, to: 1 }],
      ['6415736', { kind: 'price', from: 369_000, to: 349_000 }],
      ['6417342', { kind: 'removed', reason: 'sold' }],
    ]);
  });
});
