import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CatalogueImport,
  type WithdrawnListing,
  type Imported,
  type ImportRun,
  LeaseLost,
} from '../../../application/ports/catalogue/catalogue-import.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { ListingChange, ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import { type WithdrawalReason, withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import { listingEvents } from '../../../domain/alert/listing-events.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import { aCatalogue, aListing } from '../../arbitraries/a-catalogue.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';

/** An empty catalogue, as a site reads it and as imports write it. */
export type ImportedCatalogue = {
  readonly imports: CatalogueImport;
  readonly changes: ListingChanges;
  /** The catalogue as the site reads it now. */
  seen(): Promise<ListingCatalogue & { addPastChanges(changes: readonly ListingChange[]): Promise<void> | void }>;
  /** Returns the file of a picture; absent for adapters that serve no pictures. */
  pictureFile?(id: string): Promise<string | undefined>;
  close?(): Promise<void>;
};
export type MakeImports = (clock: Clock) => Promise<ImportedCatalogue> | ImportedCatalogue;

/** Contract for writing the next version of a catalogue and its recorded changes. */
export function describeCatalogueImport(name: string, make: MakeImports, runs: number): void {
  let now = RECEIVED;
  const clock = { now: () => now };
  const open = async () => {
    now = RECEIVED;
    return make(clock);
  };

  describe(`imports ${name}`, () => {
    test('a run is invisible to visitors until it publishes, and then visible at once', async () => {
      const { imports, seen, changes } = await open();
      await publish(imports, [house('1'), house('2')]);
      const run = await begin(imports);
      expect(await run.putListings([imported(house('1', { price: 199_000 })), imported(house('3'))])).toEqual([
        'changed',
        'added',
      ]);
      await run.remove({ listings: [gone('2')], projects: [] });
      expect(await idsOf(await seen())).toEqual(['1', '2']);
      expect((await (await seen()).listings(['1' as ListingId]))[0]?.price).toBe(249_000);
      expect(await changes.unprocessed(10)).toEqual([]);
      expect(await changes.of('1' as ListingId, undefined, 10)).toHaveLength(1);
      const version = await run.publish();
      expect((await (await seen()).current()).version).toBe(version);
      expect(await idsOf(await seen())).toEqual(['1', '3']);
      expect((await (await seen()).listings(['1' as ListingId]))[0]?.price).toBe(199_000);
      expect((await changes.unprocessed(10)).map(({ listingId, change }) => [listingId, change])).toEqual([
        ['1', { kind: 'price', from: 249_000, to: 199_000 }],
        ['3', { kind: 'published' }],
        ['2', { kind: 'removed', reason: 'withdrawn' }],
      ]);
    });

    test('an abandoned run leaves the visible version unchanged', async () => {
      const { imports, seen, changes } = await open();
      await publish(imports, [house('1'), house('2')]);
      const { version } = await (await seen()).current();
      const run = await begin(imports);
      await run.putListings([imported(house('1', { marquee: 3 })), imported(house('3'))]);
      await run.remove({ listings: [gone('2')], projects: [] });
      await run.abandon();
      expect((await (await seen()).current()).version).toBe(version);
      expect(await (await seen()).listings(['1', '2', '3'] as ListingId[])).toEqual([house('1'), house('2')]);
      expect(await changes.unprocessed(10)).toEqual([]);
    });

    test('a run starts from the published version and discards what an interrupted run left', async () => {
      const { imports, seen, changes } = await open();
      await publish(imports, [house('1'), house('2')]);
      const interrupted = await begin(imports);
      await interrupted.putListings([imported(house('1', { marquee: 3 })), imported(house('3'))]);
      await interrupted.remove({ listings: [gone('2')], projects: [] });
      now += 60_000;
      const run = await begin(imports);
      expect([...(await run.seen()).listings.keys()].sort()).toEqual(['1', '2']);
      expect(await run.putListings([imported(house('1')), imported(house('4'))])).toEqual(['unchanged', 'added']);
      await run.publish();
      expect(await idsOf(await seen())).toEqual(['1', '2', '4']);
      expect((await changes.unprocessed(10)).map(({ listingId }) => listingId)).toEqual(['4']);
    });

    test('a second run cannot start while one is running, and an overtaken run can write nothing more', async () => {
      const { imports, seen } = await open();
      const first = await begin(imports);
      expect(await imports.begin()).toBeUndefined();
      now += 4_000;
      await first.putListings([imported(house('1'))]);
      now += 4_000;
      expect(await imports.begin()).toBeUndefined();
      now += 60_000;
      const second = await begin(imports);
      await second.putListings([imported(house('2'))]);
      await expect(first.putListings([imported(house('3'))])).rejects.toThrow(LeaseLost);
      await expect(first.publish()).rejects.toThrow(LeaseLost);
      await second.publish();
      expect(await idsOf(await seen())).toEqual(['2']);
      await (await begin(imports)).abandon();
    });

    test('a run killed while the clock was a year ahead does not block others once the clock is right', async () => {
      const { imports } = await open();
      now += 365 * 86_400_000;
      const first = await begin(imports);
      now -= 365 * 86_400_000;
      const second = await begin(imports);
      await expect(first.publish()).rejects.toThrow(LeaseLost);
      await second.abandon();
    });

    test('a long run without changes renews its lease', async () => {
      const { imports } = await open();
      await publish(imports, [house('1')]);
      const run = await begin(imports);
      for (let second = 0; second < 20; second++) {
        now += 1_500;
        expect(await run.putListings([imported(house('1'))])).toEqual(['unchanged']);
      }
      expect(await imports.begin()).toBeUndefined();
      await run.abandon();
    });

    test('the previous version stays readable until the next import but one', async () => {
      const { imports, seen } = await open();
      await publish(imports, [house('1'), house('2')]);
      const version = await (await seen()).current();
      const run = await begin(imports);
      await run.putListings([imported(house('1', { price: 1 }))]);
      await run.remove({ listings: [gone('2')], projects: [] });
      await run.publish();
      const next = await begin(imports);
      await next.putListings([imported(house('3'))]);
      expect(await version.listings(['1', '2', '3'] as ListingId[])).toEqual([house('1'), house('2')]);
      await next.publish();
    });

    test('changes of a quiet run count as announced, and no others', async () => {
      const { imports, changes } = await open();
      await publish(imports, [house('1'), house('2')]);
      const loud = await begin(imports);
      await loud.putListings([imported(house('1', { marquee: 3 }))]);
      await loud.publish();
      const quiet = await imports.begin({ quiet: true });
      await quiet?.putListings([imported(house('2', { marquee: 3 })), imported(house('3'))]);
      await quiet?.publish();
      expect((await changes.unprocessed(10)).map(({ listingId }) => listingId)).toEqual(['1']);
      expect(await changes.of('3' as ListingId, undefined, 10)).toMatchObject([{ change: { kind: 'published' } }]);
    });

    test('changes of the first publication count as announced', async () => {
      const { imports, changes } = await open();
      const run = await begin(imports);
      expect(run.first).toBe(true);
      await run.putListings([imported(house('1'))]);
      await run.publish();
      expect(await changes.unprocessed(10)).toEqual([]);
      expect((await changes.of('1' as ListingId, undefined, 10)).map(({ change }) => change)).toEqual([
        { kind: 'published' },
      ]);
      const next = await begin(imports);
      expect(next.first).toBe(false);
      await next.abandon();
    });

    test('a run returns the published projects, and project and external id of each listing', async () => {
      const { imports } = await open();
      const run = await begin(imports);
      const named = { ...imported(house('2')), externalId: 'a-name-of-its-system' };
      await run.putListings([imported(house('1', { projectId: '77' })), named]);
      await run.putProjects([
        imported(project('77'), [['77-1', 'pictures/a.svg']]),
        { ...imported(project('78')), externalId: 'another name' },
      ]);
      await run.publish();
      const next = await begin(imports);
      await next.putListings([imported(house('3'))]);
      const seen = await next.seen();
      expect(new Map(seen.listings)).toEqual(
        new Map([
          ['1', { projectId: '77', externalId: undefined }],
          ['2', { projectId: undefined, externalId: 'a-name-of-its-system' }],
        ]),
      );
      expect(new Map(seen.projects)).toEqual(
        new Map([
          ['77', imported(project('77'), [['77-1', 'pictures/a.svg']])],
          ['78', { ...imported(project('78')), externalId: 'another name' }],
        ]),
      );
      await next.abandon();
    });

    test('a run writes differences to the published version and reports each as added, changed or unchanged', async () => {
      const { imports, seen } = await open();
      const run = await begin(imports);
      const with1 = imported(house('1'), [['1-1', 'pictures/a.svg']]);
      expect(await run.putListings([with1, imported(house('2'))])).toEqual(['added', 'added']);
      expect(await run.putProjects([imported(project('77'))])).toEqual(['added']);
      await run.publish();
      const next = await begin(imports);
      expect(await next.putListings([with1, imported(house('2', { title: { nl: 'Huis' } }))])).toEqual([
        'unchanged',
        'changed',
      ]);
      expect(await next.putProjects([imported(project('77')), imported(project('78'))])).toEqual([
        'unchanged',
        'added',
      ]);
      await next.publish();
      const moved = await begin(imports);
      expect(await moved.putListings([imported(house('1'), [['1-1', 'pictures/b.svg']])])).toEqual(['changed']);
      expect(await moved.putProjects([imported(project('77', { deliveryYear: 2028 }))])).toEqual(['changed']);
      await moved.remove({ listings: [], projects: ['78'] });
      await moved.publish();
      expect((await (await seen()).projects()).map(({ id, deliveryYear }) => [id, deliveryYear])).toEqual([
        ['77', 2028],
      ]);
    });

    test('a removed listing is remembered, and reported as returned when it is sent again', async () => {
      const { imports, seen, changes } = await open();
      await publish(imports, [house('1'), house('2')]);
      const run = await begin(imports);
      await run.remove({ listings: [gone('1')], projects: [] });
      await run.publish();
      expect(await (await seen()).removed('1' as ListingId)).toMatchObject({
        id: '1',
        price: 249_000,
        title: house('1').title,
      });
      // Enough imports for unreachable rows to be deleted.
      for (const price of [1, 2, 3]) await publish(imports, [house('2', { price })]);
      expect(await (await seen()).removed('1' as ListingId)).toMatchObject({ id: '1', price: 249_000 });
      await changes.markProcessed(Number.MAX_SAFE_INTEGER);
      expect(await publish(imports, [house('1', { price: 239_000 })])).toEqual(['added']);
      expect(await (await seen()).removed('1' as ListingId)).toBeUndefined();
      expect((await changes.unprocessed(10)).map(({ change }) => change)).toEqual([{ kind: 'returned' }]);
    });

    test('listings removed before the site existed are remembered, unless they are published', async () => {
      const { imports, seen } = await open();
      const run = await begin(imports);
      await run.putListings([imported(house('1'))]);
      await run.remember([
        { ...gone('1'), last: house('1', { marquee: 3 }) },
        { ...gone('8', 'sold'), last: house('8') },
        { ...gone('9'), last: house('9', { marquee: 3 }) },
      ]);
      await run.publish();
      expect(await idsOf(await seen())).toEqual(['1']);
      expect(await (await seen()).removed('1' as ListingId)).toBeUndefined();
      expect(await (await seen()).removed('9' as ListingId)).toMatchObject({
        id: '9',
        marquee: 3,
        title: house('9').title,
        reason: 'sold',
      });
      expect(await (await seen()).removed('8' as ListingId)).toMatchObject({ marquee: 0, reason: 'sold' });
    });

    test('listings are remembered with the given reason, otherwise with the one of their status', async () => {
      const { imports, seen, changes } = await open();
      const rented = { goal: 1, marquee: 3 };
      await publish(imports, [
        house('1'),
        house('2'),
        house('3', rented),
        house('4', rented),
        house('5', { marquee: 2 }),
      ]);
      const run = await begin(imports);
      const listings = [gone('1', 'sold'), gone('2'), gone('3'), gone('4', 'withdrawn'), gone('5')];
      await run.remove({ listings, projects: [] });
      await run.publish();
      const reasons = ['sold', 'withdrawn', 'let', 'withdrawn', 'withdrawn'];
      const remembered = async () =>
        Promise.all(listings.map(async ({ id }) => (await (await seen()).removed(id))?.reason));
      expect(await remembered()).toEqual(reasons);
      expect((await changes.unprocessed(10)).map(({ change }) => change)).toEqual(
        reasons.map(reason => ({ kind: 'removed', reason })),
      );
      for (const price of [1, 2, 3]) await publish(imports, [house('6', { price })]);
      expect(await remembered()).toEqual(reasons);
    });

    test('the history of a listing, and whether its price is reduced, are those of the published version', async () => {
      const { imports, seen } = await open();
      await publish(imports, [house('1'), house('2'), house('3', { goal: 1, price: 950 })]);
      const historyOf = async (id: string) => (await seen()).history(id as ListingId);
      const reductions = async () => (await (await seen()).current()).index.reductions;
      expect(await historyOf('1')).toMatchObject({
        recordedSince: RECEIVED,
        events: [{ at: RECEIVED, change: { kind: 'published' } }],
      });
      const week = 7 * 86_400_000;
      now = RECEIVED + week;
      const run = await begin(imports);
      await run.putListings([
        imported(house('1', { price: 239_000 })),
        imported(house('2', { price: 259_000 })),
        imported(house('3', { goal: 0, price: 900 })),
      ]);
      expect((await historyOf('1')).events).toHaveLength(1);
      expect(await reductions()).toEqual(new Map());
      await run.publish();
      expect((await historyOf('1')).events.at(-1)).toMatchObject({
        at: RECEIVED + week,
        change: { kind: 'price', from: 249_000, to: 239_000 },
      });
      expect((await historyOf('3')).events.at(-1)?.change).toEqual({
        kind: 'price',
        from: 950,
        to: 900,
        incomparable: true,
      });
      expect(await reductions()).toEqual(new Map([['1', { at: RECEIVED + week, by: 10_000 }]]));
      // A reduction stays when texts or other listings change, and ends with the next change of the price.
      now = RECEIVED + 2 * week;
      await publish(imports, [house('1', { price: 239_000, title: { fr: 'Maison' } }), house('4')]);
      expect([...(await reductions()).keys()]).toEqual(['1']);
      now = RECEIVED + 3 * week;
      await publish(imports, [house('1', { price: undefined })]);
      expect(await reductions()).toEqual(new Map());
      expect((await historyOf('nobody')).events).toEqual([]);
    });

    test('changes known from before are returned first and replace the first stored one', async () => {
      const { imports, seen } = await open();
      await publish(imports, [house('1'), house('2')]);
      const before = RECEIVED - 30 * 86_400_000;
      const listingId = '1' as ListingId;
      const known = [
        { seq: -2, at: before, listingId, change: { kind: 'published' } },
        { seq: -1, at: before + 20 * 86_400_000, listingId, change: { kind: 'price', from: 299_000, to: 249_000 } },
      ] as const;
      const catalogue = await seen();
      await catalogue.addPastChanges(known);
      expect(await catalogue.history(listingId)).toMatchObject({
        recordedSince: before,
        events: known.map(({ at, change }) => ({ at, change })),
      });
      expect((await catalogue.current()).index.reductions).toEqual(new Map([['1', { at: known[1].at, by: 50_000 }]]));
    });

    test('a picture is served while the published version has it, and for a grace period afterwards', async () => {
      const { imports, pictureFile } = await open();
      if (!pictureFile) return;
      const put = async (file: string) => {
        const run = await begin(imports);
        await run.putListings([imported(house('12-3'), [['12-3-1', file]])]);
        await run.putProjects([imported(project('77'), [['77-1', `${file}.project`]])]);
        return run;
      };
      const run = await put('a.svg');
      expect(await pictureFile('12-3-1')).toBeUndefined();
      await run.publish();
      expect(await pictureFile('12-3-1')).toBe('a.svg');
      expect(await pictureFile('77-1')).toBe('a.svg.project');
      for (const unknown of ['12-3-2', '12-3', '', '__proto__-1', "' or 1=1 -- -1"])
        expect(await pictureFile(unknown)).toBeUndefined();
      const next = await put('b.svg');
      expect(await pictureFile('12-3-1')).toBe('a.svg');
      await next.publish();
      expect(await pictureFile('12-3-1')).toBe('b.svg');
      const without = await begin(imports);
      await without.putListings([imported(house('12-3'))]);
      await without.publish();
      expect(await pictureFile('12-3-1')).toBe('b.svg');
    });

    test('after any imports, finished or not, visitors see the last published version', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anImport, { maxLength: 5 }), async imports => {
          const opened = await open();
          let model: ReadonlyMap<string, PublicListing> = new Map();
          const happened: (readonly [string, unknown])[] = [];
          let first = true;
          const everGone = new Set<string>();
          for (const { listings, ending } of imports) {
            const next = new Map<string, PublicListing>(listings.map(listing => [listing.id, listing]));
            const run = await begin(opened.imports);
            const gone = [...(await run.seen()).listings.keys()].filter(id => !next.has(id));
            const puts = await run.putListings(listings.map(listing => imported(listing)));
            await run.remove({ listings: gone.map(id => ({ id })), projects: [] });
            expect(puts).toEqual(
              listings.map(({ id }) => {
                const before = model.get(id);
                if (!before) return 'added';
                return JSON.stringify(before) === JSON.stringify(next.get(id)) ? 'unchanged' : 'changed';
              }),
            );
            if (ending === 'published') {
              const events = [
                ...listings.flatMap(listing =>
                  listingEvents(model.get(listing.id), listing, everGone.has(listing.id)).map(
                    event => [listing.id, event] as const,
                  ),
                ),
                ...gone.map(
                  id => [id, { kind: 'removed', reason: withdrawalReason(model.get(id) ?? house(id)) }] as const,
                ),
              ];
              if (!first) happened.push(...events);
              await run.publish();
              for (const id of gone) everGone.add(id);
              for (const id of next.keys()) everGone.delete(id);
              model = next;
              first = false;
            } else if (ending === 'abandoned') await run.abandon();
            else now += 60_000;
            const catalogue = await opened.seen();
            expect(await idsOf(catalogue)).toEqual([...model.keys()].sort());
            expect(await catalogue.listings([...model.keys()] as ListingId[])).toEqual([...model.values()]);
            const remembered = await Promise.all([...everGone].map(id => catalogue.removed(id as ListingId)));
            expect(remembered.map(listing => listing?.id)).toEqual([...everGone]);
          }
          const told = (await opened.changes.unprocessed(1_000)).map(
            ({ listingId, change }) => [listingId, change] as const,
          );
          const sorted = (rows: readonly (readonly [string, unknown])[]) => rows.map(row => JSON.stringify(row)).sort();
          expect(sorted(told)).toEqual(sorted(happened));
          await opened.close?.();
        }),
        { numRuns: runs },
      );
    });
  });

  describe(`changes of listings ${name}`, () => {
    const change = async () => {
      const opened = await open();
      await publish(opened.imports, [house('1'), house('2')]);
      now += 1_000;
      await publish(opened.imports, [house('1', { price: 239_000 }), house('2', { marquee: 2 })]);
      now += 1_000;
      await publish(opened.imports, [house('1', { price: undefined }), house('3')]);
      return opened;
    };

    test('unannounced changes are returned oldest first, up to a limit', async () => {
      const { changes } = await change();
      const all = await changes.unprocessed(10);
      expect(all.map(({ listingId, change: what, at }) => [listingId, what, at - RECEIVED])).toEqual([
        ['1', { kind: 'price', from: 249_000, to: 239_000 }, 1_000],
        ['2', { kind: 'marquee', from: 0, to: 2 }, 1_000],
        ['1', { kind: 'price', from: 239_000, to: undefined }, 2_000],
        ['3', { kind: 'published' }, 2_000],
      ]);
      expect(await changes.unprocessed(2)).toEqual(all.slice(0, 2));
    });

    test('changes up to a number are marked as announced', async () => {
      const { changes } = await change();
      const all = await changes.unprocessed(10);
      await changes.markProcessed(all[1]?.seq ?? 0);
      expect(await changes.unprocessed(10)).toEqual(all.slice(2));
      await changes.markProcessed(all[0]?.seq ?? 0);
      expect(await changes.unprocessed(10)).toEqual(all.slice(2));
      await changes.markProcessed(all[3]?.seq ?? 0);
      expect(await changes.unprocessed(10)).toEqual([]);
    });

    test('changes of a listing before a number are returned newest first, up to a limit', async () => {
      const { changes } = await change();
      const one = await changes.of('1' as ListingId, undefined, 10);
      expect(one.map(({ change: { kind } }) => kind)).toEqual(['price', 'price', 'published']);
      expect(await changes.of('1' as ListingId, undefined, 1)).toEqual(one.slice(0, 1));
      expect(await changes.of('1' as ListingId, one[0]?.seq, 10)).toEqual(one.slice(1));
      expect(await changes.of('nobody' as ListingId, undefined, 10)).toEqual([]);
    });
  });
}

/** Ids that often collide, so that listings are removed and return. */
const anImport = fc.record({
  listings: fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(...fc.sample(aListing, { numRuns: 6, seed: 3 })), fc.integer({ min: 1, max: 6 }))
      .map(([listing, id]) => ({ ...listing, id: String(id) as ListingId })),
    { maxLength: 6, selector: ({ id }) => id },
  ),
  ending: fc.constantFrom('published', 'published', 'abandoned', 'interrupted'),
});

const [SAMPLE] = fc.sample(
  aCatalogue.filter(({ length }) => length > 0),
  { numRuns: 1, seed: 1 },
)[0] as [PublicListing];

export function house(id: string, more: Partial<PublicListing> = {}): PublicListing {
  return { ...SAMPLE, id: id as ListingId, goal: 0, price: 249_000, marquee: 0, projectId: undefined, ...more };
}

export function gone(id: string, reason?: WithdrawalReason): WithdrawnListing {
  return { id: id as ListingId, reason };
}

export function project(id: string, more: Partial<PublicProject> = {}): PublicProject {
  return {
    id,
    title: { fr: 'Quai Saint-Loup' },
    description: {},
    place: { name: { fr: 'Namur' }, postcode: '5000', countryId: 10, countryName: {} },
    pictures: [],
    externalWeb: undefined,
    deliveryYear: undefined,
    publishedOn: '2026-01-05',
    address: undefined,
    coordinates: undefined,
    unitIds: [],
    ...more,
  };
}

export function imported<Thing>(thing: Thing, files: readonly (readonly [string, string])[] = []): Imported<Thing> {
  return { thing, pictureFiles: new Map(files) };
}

export async function begin(imports: CatalogueImport): Promise<ImportRun> {
  const run = await imports.begin();
  if (!run) throw new Error('another run is under way');
  return run;
}

/** Publishes these listings in addition to those already there. */
async function publish(imports: CatalogueImport, listings: readonly PublicListing[]) {
  const run = await begin(imports);
  const puts = await run.putListings(listings.map(listing => imported(listing)));
  await run.publish();
  return puts;
}

export async function idsOf(catalogue: ListingCatalogue): Promise<string[]> {
  const { sale, rent } = (await catalogue.current()).index.columns;
  return [...sale.id, ...rent.id].sort();
}
