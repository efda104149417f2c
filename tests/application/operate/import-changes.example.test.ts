import { describe, expect, test } from 'vitest';
import { siteId } from '../../../domain/listing/site-id.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import {
  changes,
  desk,
  feed,
  type Fields,
  gone,
  PROJECT,
  property,
  record,
  records,
  reportOf,
} from '../../support/site/import-desk.ts';

describe('an import', () => {
  test('of changes leaves absent listings alone and removes those reported as removed', async () => {
    const { importFeed, catalogue, idsNow, kept } = desk();
    await importFeed(feed(records(10), [PROJECT]));
    const outcome = await importFeed(
      changes(
        property(record('7000001', { Price: 450_000 })),
        property(record('8000001')),
        gone('7000002'),
        gone('unknown'),
      ),
    );
    expect(reportOf(outcome)).toMatchObject({
      listings: { added: ['8000001'], changed: ['7000001'], removed: ['7000002'], unchanged: [] },
      projects: { removed: [] },
    });
    expect(await idsNow()).toHaveLength(10);
    expect(await catalogue.projects()).toHaveLength(1);
    // Copies of pictures that other listings show are kept.
    expect(kept).toHaveLength(1);
    expect(reportOf(await importFeed(changes(gone('20418')))).projects.removed).toEqual(['20418']);
  });

  test('names a skipped listing once, and not one added or removed anyway', async () => {
    const { importFeed } = desk();
    await importFeed(feed(records(10)));
    const refused = (id: string, field: string): FeedItem => ({
      kind: 'refused',
      finding: { id, field, reason: reason('text', { text: 'is unknown' }) },
    });
    const outcome = await importFeed(
      changes(
        ...['7000001', '7000002', '7000003'].flatMap(id => [refused(id, 'Status'), refused(id, 'Price')]),
        property(record('7000002', { Price: 450_000 })),
        gone('7000003'),
      ),
    );
    expect(reportOf(outcome).listings).toMatchObject({
      kept: ['7000001'],
      changed: ['7000002'],
      removed: ['7000003'],
    });
  });

  test('removes records marked as removed, with their reason, and does not add removed newcomers', async () => {
    const { importFeed, catalogue, idsNow } = desk();
    const reasonsOf = (...ids: readonly string[]) =>
      Promise.all(ids.map(async id => (await catalogue.removed(id as ListingId))?.reason));
    const [a, b, c, ...others] = records(12);
    await importFeed(feed(records(12)));
    const outcome = await importFeed(
      feed([
        { ...a, Removed: 'sold' },
        { ID: b?.['ID'], Removed: ' Let ' },
        { ...c, Removed: 'yes' },
        ...others,
        { ...record('9000001'), Removed: 'sold' },
      ]),
    );
    expect(reportOf(outcome)).toMatchObject({
      listings: {
        added: [],
        changed: [],
        kept: [],
        removed: ['7000000', '7000001', '7000002'],
        unchanged: others.map(({ ID }) => ID),
      },
      refused: [],
      warnings: [
        {
          id: '7000002',
          field: 'Removed',
          reason: reason('unknown-removal', { known: ['sold', 'let', 'withdrawn'], value: '"yes"' }),
        },
      ],
    });
    expect(await reasonsOf('7000000', '7000001', '7000002')).toEqual(['sold', 'let', 'withdrawn']);
    await importFeed(changes(property(record('7000003', { Removed: 'let' })), gone('7000004', 'sold')));
    expect(await reasonsOf('7000003', '7000004', '9000001')).toEqual(['let', 'sold', undefined]);
    expect(await idsNow()).toHaveLength(7);
    await importFeed(changes(property(record('7000003'))));
    expect(await idsNow()).toContain('7000003');
    expect(await reasonsOf('7000003')).toEqual([undefined]);
  });

  test.each([false, 'false', 'no', 0, '0', 'Nee', null, ''])('keeps a record whose Removed is %j', async Removed => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(4)));
    const [a, ...others] = records(4);
    expect(reportOf(await importFeed(feed([{ ...a, Removed }, ...others])))).toMatchObject({
      listings: { removed: [] },
      warnings: [],
    });
    expect(await idsNow()).toHaveLength(4);
  });

  test('uses the first record when a property is both sent and removed', async () => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(10)));
    const [a, b] = records(2);
    const removed = (fields: Fields = {}) => property({ ...fields, Removed: 'sold' });
    const outcome = await importFeed(changes(removed(a), property(a ?? {}), property(b ?? {}), removed(b)));
    expect(reportOf(outcome)).toMatchObject({
      listings: { removed: ['7000000'], unchanged: ['7000001'] },
      refused: [],
      leftOut: [
        { id: '7000000', field: 'ID' },
        { id: '7000001', field: 'ID' },
      ],
    });
    expect(await idsNow()).toHaveLength(9);
  });

  test('maps long or unusual ids to stable short ids, and logs both', async () => {
    const { importFeed, imports, catalogue, idsNow } = desk();
    const [uuid, other, project] = ['b7e1c0de-6f0a-4a43-9a0e-2f4d7f1c9a55', 'OBJEKT 17/3', 'b7e1c0de-of-a-project'];
    const [id = '', otherId = '', projectId = ''] = [uuid, other, project].map(name => siteId(name)?.id);
    const fields = { ProjectID: project, Pictures: [{ Url: 'pictures/6398214-1.svg', Width: 15, Height: 10 }] };
    const inTwo = [record(uuid, fields), record(uuid, { Language: 'nl', ...fields })];
    const outcome = await importFeed(feed([...inTwo, record(other)], [{ ...PROJECT, ID: project }]));
    expect(reportOf(outcome)).toMatchObject({ listings: { added: [id, otherId] }, refused: [] });
    expect(new Map(reportOf(outcome).externalIds)).toEqual(
      new Map([
        [id, uuid],
        [otherId, other],
        [projectId, project],
      ]),
    );
    const [listing] = await catalogue.listings([id as ListingId]);
    expect(listing).toMatchObject({ projectId, languages: ['fr', 'nl'], pictures: [{ id: `${id}-1` }] });
    expect(JSON.stringify(listing)).not.toContain(uuid);
    expect((await catalogue.projects())[0]).toMatchObject({ id: projectId, unitIds: [id] });
    const run = await imports.begin();
    expect((await run?.seen())?.listings.get(id as ListingId)).toEqual({ projectId, externalId: uuid });
    await run?.abandon();
    expect(reportOf(await importFeed(changes(gone(uuid)), { force: true })).listings.removed).toEqual([id]);
    expect(await idsNow()).toEqual([otherId]);
  });

  test('reports unchanged, removed and untranslatable records by the id of the CRM', async () => {
    const { importFeed, idsNow } = desk();
    const names = ['stays', 'goes', 'fails', 'went'].map(word => `b7e1c0de-6f0a-4a43-9a0e-${word}`);
    const [stays = '', goes = '', fails = '', went = ''] = names;
    const idOf = (name: string) => siteId(name)?.id ?? '';
    await importFeed(feed(names.map(name => record(name))));
    const outcome = await importFeed(
      [
        { kind: 'scope', scope: 'all' },
        { kind: 'unchanged', id: stays },
        { kind: 'refused', finding: { id: fails, field: 'Status', reason: reason('text', { text: 'is unknown' }) } },
        gone(goes),
      ],
      { force: true },
    );
    const { listings, refused, externalIds } = reportOf(outcome);
    expect([...listings.removed].sort()).toEqual([goes, went].map(idOf).sort());
    expect(refused).toEqual([{ id: idOf(fails), field: 'Status', reason: reason('text', { text: 'is unknown' }) }]);
    expect(externalIds.get(idOf(fails))).toBe(fails);
    expect(await idsNow()).toEqual([stays, fails].map(idOf).sort());
  });

  test('rejects a listing whose URL belongs to another, in the feed or on the site', async () => {
    const { importFeed, catalogue } = desk();
    const uuid = 'b7e1c0de-6f0a-4a43-9a0e-2f4d7f1c9a55';
    const id = siteId(uuid)?.id ?? '';
    const refused = [{ id: uuid, field: 'ID', reason: reason('same-address', { id, other: id }) }];
    const both = await importFeed(feed([record(id, { Price: 450_000 }), record(uuid, { Price: 460_000 })]));
    expect(reportOf(both)).toMatchObject({ listings: { added: [id] }, refused, counts: { refused: 1 } });
    const later = await importFeed(changes(property(record(uuid, { Price: 470_000 }))));
    expect(reportOf(later)).toMatchObject({ listings: { kept: [id] }, refused, counts: { refused: 1 } });
    expect((await catalogue.listings([id as ListingId]))[0]?.price).toBe(450_000);
  });

  test('records removals from before the site existed with the feed’s reason', async () => {
    const { importFeed, catalogue } = desk();
    const earlier = feed([record('1'), record('2')]);
    await importFeed(feed([record('3'), { ID: '1', Removed: 'sold' }]), { earlier });
    expect(await catalogue.removed('1' as ListingId)).toMatchObject({ reason: 'sold' });
    expect(await catalogue.removed('2' as ListingId)).toMatchObject({ reason: 'withdrawn' });
  });

  test('of changes also stops when it would remove over 30 %', async () => {
    const { importFeed, idsNow } = desk();
    await importFeed(feed(records(10)));
    const many = () => changes(...records(4).map(({ ID }) => gone(String(ID))));
    expect(await importFeed(many())).toMatchObject({ kind: 'removes-too-much', of: 10 });
    expect(await idsNow()).toHaveLength(10);
    expect(reportOf(await importFeed(many(), { force: true })).listings.removed).toHaveLength(4);
  });

  test('of changes updates the units of a project', async () => {
    const { importFeed, catalogue } = desk();
    const unit = { ProjectID: '20418' };
    await importFeed(feed(records(6, unit), [PROJECT]));
    const outcome = await importFeed(
      changes(property(record('7000003', { ProjectID: '' })), property(record('6000000', unit)), gone('7000001')),
    );
    expect(reportOf(outcome).projects).toMatchObject({ changed: ['20418'] });
    expect((await catalogue.projects())[0]?.unitIds).toEqual(['7000000', '7000002', '7000004', '7000005', '6000000']);
  });

  test('of an id list with changes removes unlisted ids and leaves the rest unchanged', async () => {
    const { importFeed, idsNow, kept } = desk();
    await importFeed(feed(records(10, { ProjectID: '20418' }), [PROJECT]));
    const list = (ids: readonly string[]): FeedItem[] => [
      { kind: 'scope', scope: 'all', projects: true },
      ...[...ids, 'never-shown', '20418'].map((id): FeedItem => ({ kind: 'unchanged', id })),
    ];
    const ids = await idsNow();
    const outcome = await importFeed([...list(ids.slice(2)), property(record(ids[9] ?? '', { Price: 450_000 }))]);
    expect(reportOf(outcome)).toMatchObject({
      listings: { added: [], changed: [ids[9]], removed: ids.slice(0, 2), unchanged: [] },
      projects: { changed: ['20418'], removed: [] },
    });
    expect(await idsNow()).toEqual(ids.slice(2));
    // Copies of pictures that other listings show are kept.
    expect(kept).toHaveLength(1);
    expect(await importFeed(list([]))).toMatchObject({ kind: 'removes-too-much', of: 8 });
    const refused = property(record(ids[9] ?? '', { Price: 'TBD' }));
    expect(reportOf(await importFeed([...list(ids.slice(2)), refused])).listings.kept).toEqual([ids[9]]);
  });

  test('uses the first of duplicate records, and no pictures of a project that has a property’s id', async () => {
    const { importFeed, catalogue } = desk();
    const Pictures = [{ ID: '1-1', Url: 'pictures/6398214-1.svg', Width: 15, Height: 10 }];
    const outcome = await importFeed(
      changes(property(record('1', { Pictures })), property(record('1', { Price: 450_000 })), {
        kind: 'project',
        records: [{ ...PROJECT, ID: '1', Pictures }],
      }),
    );
    expect(reportOf(outcome).leftOut).toEqual([
      { id: '1', field: 'ID', reason: reason('duplicate-id') },
      { id: '1', field: 'Pictures', reason: reason('pictures-of-namesake') },
    ]);
    expect((await catalogue.listings(['1' as ListingId]))[0]).toMatchObject({
      price: 489_000,
      pictures: [{ id: '1-1' }],
    });
    expect((await catalogue.projects())[0]).toMatchObject({ id: '1', pictures: [] });
  });
});
