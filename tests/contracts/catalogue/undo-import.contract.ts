import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeUndoImport } from '../../../application/operate/undo-import.ts';
import type { CatalogueImport, ImportRun } from '../../../application/ports/catalogue/catalogue-import.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import { begin, gone, house, idsOf, imported, type MakeImports, project } from './catalogue-import.contract.ts';

/** Contract for undoing an import: visitors see the previous version again, and a second undo reverts the first. */
export function describeUndo(name: string, make: MakeImports, runs: number): void {
  let now = RECEIVED;
  const open = async () => {
    now = RECEIVED;
    const opened = await make({ now: () => now });
    return { ...opened, undo: makeUndoImport({ imports: opened.imports }) };
  };
  const reasonOf = async (seen: ListingCatalogue, id: string) => (await seen.removed(id as ListingId))?.reason;

  describe(`undoing an import ${name}`, () => {
    test('restores the previous version and reports the differences; a second undo reverts it', async () => {
      const { imports, seen, undo, changes, pictureFile } = await open();
      const first = await begin(imports);
      await first.putListings([imported(house('1'), [['1-1', 'a.svg']]), imported(house('2')), imported(house('3'))]);
      await first.putProjects([imported(project('77')), imported(project('78'))]);
      await first.publish();
      const second = await begin(imports);
      await second.putListings([imported(house('1', { price: 1 }), [['1-1', 'b.svg']]), imported(house('4'))]);
      await second.putProjects([imported(project('77', { deliveryYear: 2031 })), imported(project('79'))]);
      await second.remove({ listings: [gone('2', 'sold')], projects: ['78'] });
      await second.publish();
      await changes.markProcessed(Number.MAX_SAFE_INTEGER);

      const undone = await undo();
      expect(undone).toEqual({
        kind: 'undone',
        version: (await (await seen()).current()).version,
        restored: {
          listings: { added: ['2'], changed: ['1'], removed: ['4'] },
          projects: { added: ['78'], changed: ['77'], removed: ['79'] },
        },
      });
      expect(await (await seen()).listings(['1', '2', '3', '4'] as ListingId[])).toEqual(
        ['1', '2', '3'].map(id => house(id)),
      );
      expect((await idsOf(await seen())).sort()).toEqual(['1', '2', '3']);
      expect((await (await seen()).projects()).map(({ id, deliveryYear }) => [id, deliveryYear]).sort()).toEqual([
        ['77', undefined],
        ['78', undefined],
      ]);
      if (pictureFile) expect(await pictureFile('1-1')).toBe('a.svg');
      expect(await reasonOf(await seen(), '4')).toBe('withdrawn');
      expect(await changes.unprocessed(10)).toEqual([]);
      expect((await changes.of('2' as ListingId, undefined, 1))[0]?.change).toEqual({ kind: 'returned' });
      expect((await changes.of('4' as ListingId, undefined, 1))[0]?.change).toEqual({
        kind: 'removed',
        reason: 'withdrawn',
      });

      await undo();
      expect(await (await seen()).listings(['1', '2', '3', '4'] as ListingId[])).toEqual([
        house('1', { price: 1 }),
        house('3'),
        house('4'),
      ]);
      expect(await reasonOf(await seen(), '2')).toBe('sold');
      expect((await (await seen()).projects()).map(({ id }) => id).sort()).toEqual(['77', '79']);
      if (pictureFile) expect(await pictureFile('1-1')).toBe('b.svg');
    });

    test('does nothing when there is no earlier version', async () => {
      const { imports, undo, seen } = await open();
      expect(await undo()).toEqual({ kind: 'nothing-before' });
      await publishAll(imports, [house('1')]);
      const { version } = await (await seen()).current();
      expect(await undo()).toEqual({ kind: 'nothing-before' });
      expect((await (await seen()).current()).version).toBe(version);
      await (await begin(imports)).abandon();
    });

    test('changes nothing in a dry run, when interrupted or while an import is running', async () => {
      const { imports, undo, seen } = await open();
      await publishAll(imports, [house('1'), house('2')]);
      await publishAll(imports, [house('2', { price: 1 }), house('3')]);
      expect(await undo({ dryRun: true })).toMatchObject({
        kind: 'undone',
        version: undefined,
        restored: { listings: { added: ['1'], changed: ['2'], removed: ['3'] } },
      });
      expect(await idsOf(await seen())).toEqual(['2', '3']);
      const interrupted = await begin(imports);
      expect(await undo()).toEqual({ kind: 'another-import' });
      await interrupted.restore();
      expect(await idsOf(await seen())).toEqual(['2', '3']);
      now += 60_000;
      await undo();
      expect(await (await seen()).listings(['1', '2', '3'] as ListingId[])).toEqual([house('1'), house('2')]);
    });

    test('a run returns the picture files that only the published version uses, until it publishes', async () => {
      const { imports } = await open();
      const first = await begin(imports);
      await first.putListings([
        imported(house('1'), [['1-1', 'a.svg']]),
        imported(house('2'), [['2-1', 'b.svg']]),
        imported(house('3'), [['3-1', 'c.svg']]),
      ]);
      await first.putProjects([imported(project('77'), [['77-1', 'd.svg']])]);
      await first.publish();
      const run = await begin(imports);
      await run.putListings([imported(house('1'), [['1-1', 'z.svg']]), imported(house('3'), [['3-1', 'c.svg']])]);
      await run.remove({ listings: [gone('2')], projects: ['77'] });
      expect(await run.filesLeft()).toEqual(new Set(['a.svg', 'b.svg', 'd.svg']));
      await run.abandon();
    });

    test('after any imports leads to the previous version and back', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(someListings, { minLength: 2, maxLength: 4 }), async versions => {
          const { imports, seen, undo, close } = await open();
          for (const listings of versions) await publishAll(imports, listings);
          const shows = async (listings: readonly PublicListing[]) => {
            expect(await idsOf(await seen())).toEqual(listings.map(({ id }) => id).sort());
            expect(await (await seen()).listings(listings.map(({ id }) => id))).toEqual(listings);
          };
          const [before = [], last = []] = versions.slice(-2);
          for (const expected of [before, last, before]) {
            await undo();
            await shows(expected);
          }
          await publishAll(imports, last);
          await shows(last);
          await close?.();
        }),
        { numRuns: runs },
      );
    });
  });
}

const someListings = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }))
    .map(([id, price]) => house(String(id), { price })),
  { maxLength: 5, selector: ({ id }) => id },
);

/** Publishes exactly these listings. */
async function publishAll(
  imports: CatalogueImport,
  listings: readonly PublicListing[],
  projects: readonly PublicProject[] = [],
): Promise<void> {
  const run: ImportRun = await begin(imports);
  const ids = new Set<string>(listings.map(({ id }) => id));
  const seen = [...(await run.seen()).listings.keys()];
  await run.putListings(listings.map(thing => imported(thing)));
  await run.putProjects(projects.map(thing => imported(thing)));
  await run.remove({ listings: seen.filter(id => !ids.has(id)).map(id => ({ id })), projects: [] });
  await run.publish();
}
