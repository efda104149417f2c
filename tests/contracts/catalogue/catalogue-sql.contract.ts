import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import type { Database } from '../../../adapters/sql/open-database.ts';
import type { CatalogueIndex } from '../../../domain/list/catalogue-index.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import { aListing, PLACES, TYPES } from '../../arbitraries/a-catalogue.ts';
import { fixedClock } from '../../support/site/sample-site.ts';
import type { SharedStore } from '../../support/site/sql-stores.ts';
import { describeCatalogueImport, type MakeImports } from './catalogue-import.contract.ts';
import { describeUndo } from './undo-import.contract.ts';
import { describeImportRuns } from './import-runs.contract.ts';
import { describeListingCatalogue, idsIn } from './listing-catalogue.contract.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';

/** Contract for the catalogue in a database: reading for visitors and writing the next version. */
export function describeSqlCatalogue(name: string, store: SharedStore, runs: number): void {
  const emptied = async (): Promise<Database> => {
    const [database] = await store.processes(1);
    if (!database) throw new Error('no database was opened');
    await store.empty();
    return database;
  };

  describeListingCatalogue(name, async (types, places) => {
    const database = await emptied();
    const catalogue = await database.catalogue({ types, places, baseMap: builtInBaseMap(), runSlices: takeTurns });
    return {
      catalogue,
      publish: (listings, projects) => publishAll(database, listings, projects),
    };
  });

  test(`a read returns what was published before it started, also while another version loads ${name}`, async () => {
    const database = await emptied();
    let release = () => {};
    let held: Promise<void> | undefined;
    const catalogue = await database.catalogue({
      types: TYPES,
      places: PLACES,
      baseMap: builtInBaseMap(),
      async runSlices(work) {
        await held;
        return takeTurns(work);
      },
    });
    held = new Promise(resolve => {
      release = resolve;
    });
    await publishAll(database, [], []);
    const first = catalogue.look();
    await expect.poll(() => database.ready()).toBe(true);
    await publishAll(database, [], []);
    const [second, third] = [catalogue.look(), catalogue.look()];
    expect((await catalogue.current()).version).toBe('0');
    release();
    await second;
    expect((await catalogue.current()).version).toBe('2');
    await Promise.all([first, third]);
  });

  test(`a version loaded incrementally equals the same version loaded in full ${name}`, async () => {
    const [some = []] = fc.sample(
      fc.uniqueArray(aListing, { minLength: 120, maxLength: 140, selector: ({ id }) => id }),
      { numRuns: 1, seed: 7 },
    );
    const dearer = (listing: PublicListing) => ({ ...listing, price: (listing.price ?? 0) + 1000 });
    const called = (id: string, place: string): PublicListing => {
      const [listing] = some as [PublicListing];
      return { ...listing, id: id as ListingId, place: { ...listing.place, name: { fr: place }, postcode: '1999' } };
    };
    // A town has the spelling of its first listing.
    const first = [...some, called('~', 'Mériville')];
    const changed = first.map((listing, at) => (at % 40 === 0 ? dearer(listing) : listing));
    const fewer = [called('!', 'MERIVILLE'), ...changed.slice(4), called('~~', 'Meriville')];
    const database = await emptied();
    const settings = { types: TYPES, places: PLACES, baseMap: builtInBaseMap(), runSlices: takeTurns };
    await publishAll(database, first, []);
    const catalogue = await database.catalogue(settings);
    let before = { version: (await catalogue.current()).version, listings: first };
    // Publishes all versions of an entry before the catalogue loads; the last entry has two.
    for (const versions of [[changed], [fewer], [fewer], [[]], [first], [changed, fewer]]) {
      for (const listings of versions) await publishAll(database, listings, []);
      const listings = versions.at(-1) ?? [];
      // An unpublished run changes nothing, although it marks visible rows as ended in the next version.
      const under = await database.imports(fixedClock()).begin();
      await under?.putListings(listings.slice(0, 5).map(thing => ({ thing: dearer(thing), pictureFiles: new Map() })));
      await catalogue.look();
      const whole = await (await database.catalogue(settings)).current();
      expect(dataOf((await catalogue.current()).index)).toEqual(dataOf(whole.index));
      expect(idsIn(whole.index)).toEqual(listings.map(({ id }) => id).sort());
      const had = new Map(before.listings.map(listing => [listing.id, JSON.stringify(listing)]));
      const changedSince = await whole.changedSince(before.version);
      if (versions.length === 1)
        expect([...(changedSince ?? ['not known'])].sort()).toEqual(
          listings.flatMap(listing => (had.get(listing.id) === JSON.stringify(listing) ? [] : [listing.id])).sort(),
        );
      before = { version: whole.version, listings };
      await under?.abandon();
    }
  });

  test(`new types and places rebuild the index at the same version ${name}`, async () => {
    const database = await emptied();
    const settings = { types: TYPES, places: PLACES, baseMap: builtInBaseMap(), runSlices: takeTurns };
    const listings = fc.sample(fc.uniqueArray(aListing, { minLength: 20, selector: ({ id }) => id }), {
      numRuns: 1,
      seed: 7,
    });
    await publishAll(database, listings[0] ?? [], []);
    const catalogue = await database.catalogue(settings);
    const before = await catalogue.current();
    const other = {
      types: TYPES.slice(1),
      places: PLACES.map(place => ({ ...place, aliases: [...place.aliases, 'Autrement'] })),
    };
    await catalogue.take(other);
    const whole = await (await database.catalogue({ ...settings, ...other })).current();
    const after = await catalogue.current();
    expect(after.version).toBe(before.version);
    expect(dataOf(after.index)).toEqual(dataOf(whole.index));
    expect(dataOf(after.index)).not.toEqual(dataOf(before.index));
    await catalogue.look();
    expect(await catalogue.current()).toBe(after);
  });

  describeImportRuns(name, async () => (await emptied()).importRuns);

  const imports: MakeImports = async clock => {
    const database = await emptied();
    const catalogue = await database.catalogue({
      types: TYPES,
      places: PLACES,
      baseMap: builtInBaseMap(),
      runSlices: takeTurns,
    });
    return {
      imports: database.imports(clock),
      changes: database.changes,
      pictureFile: database.pictureFile,
      async seen() {
        await catalogue.look();
        return catalogue;
      },
    };
  };
  describeCatalogueImport(name, imports, runs);
  describeUndo(name, imports, Math.ceil(runs / 3));
}

/** Publishes exactly these listings and projects. */
async function publishAll(
  database: Database,
  listings: readonly PublicListing[],
  projects: readonly PublicProject[],
): Promise<void> {
  const run = await database.imports(fixedClock()).begin();
  if (!run) throw new Error('another run is under way');
  const seen = await run.seen();
  const [ids, projectIds] = [listings, projects].map(things => new Set<string>(things.map(({ id }) => id)));
  await run.putListings(listings.map(thing => ({ thing, pictureFiles: new Map() })));
  await run.putProjects(projects.map(thing => ({ thing, pictureFiles: new Map() })));
  await run.remove({
    listings: [...seen.listings.keys()].filter(id => !ids?.has(id)).map(id => ({ id })),
    projects: [...seen.projects.keys()].filter(id => !projectIds?.has(id)),
  });
  await run.publish();
}

/** Returns the comparable parts of an index: everything but its functions. */
function dataOf(index: CatalogueIndex): Partial<CatalogueIndex> {
  return Object.fromEntries(Object.entries(index).filter(([, value]) => typeof value !== 'function'));
}
