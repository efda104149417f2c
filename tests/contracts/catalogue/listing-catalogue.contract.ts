import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  CatalogueVersion,
  ListingCatalogue,
  RemovedListing,
} from '../../../application/ports/catalogue/listing-catalogue.ts';
import { goalOf } from '../../../domain/listing/goal.ts';
import { withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import { briefOf, type ListingBrief } from '../../../domain/listing/listing-brief.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import type { KnownPlace, PropertyType } from '../../../domain/page/site.ts';
import { aCatalogue, aListing, PLACES, TYPES } from '../../arbitraries/a-catalogue.ts';
import { FULL } from '../../support/run/full-run.ts';

/** An empty catalogue with these types and places, and how an operator publishes to it. */
export type PublishedCatalogue = {
  readonly catalogue: ListingCatalogue;
  publish(listings: readonly PublicListing[], projects: readonly PublicProject[]): Promise<void>;
  close?(): Promise<void>;
};
export type MakeCatalogue = (
  types: readonly PropertyType[],
  places: readonly KnownPlace[],
) => Promise<PublishedCatalogue> | PublishedCatalogue;

const aProject = fc
  .record({
    id: fc.stringMatching(/^[1-9][0-9]{2,4}$/),
    title: fc.constantFrom({ fr: 'Quai Saint-Loup' }, { nl: 'Aan de Leie', fr: 'Au bord de la Lys' }),
    publishedOn: fc.constantFrom('2026-01-05', '2026-03-31', '2026-10-02'),
    deliveryYear: fc.constantFrom(undefined, 2027),
    externalWeb: fc.constantFrom(undefined, 'https://builder.example/'),
  })
  .map(
    (project): PublicProject => ({
      ...project,
      description: {},
      place: { name: { fr: 'Namur' }, postcode: '5000', countryId: 10, countryName: {} },
      pictures: [],
      address: undefined,
      coordinates: undefined,
      unitIds: [],
    }),
  );
const someProjects = fc.uniqueArray(aProject, { maxLength: 6, selector: ({ id }) => id });

const drawn = new Map<number, readonly (readonly PublicListing[])[]>();

/** The catalogues of a seed, drawn once for all tests of a process. */
function catalogues(seed: number): readonly (readonly PublicListing[])[] {
  const known = drawn.get(seed) ?? fc.sample(aCatalogue, { numRuns: 200, seed });
  drawn.set(seed, known);
  return known;
}

/** Kinds of records that a backend may store; `removed` are withdrawn properties that it remembers. */
const KINDS = ['sale', 'rent', 'projects', 'removed'] as const;
export type CatalogueKind = (typeof KINDS)[number];

export type CatalogueKitOptions = {
  /** Maps a generated listing to what the backend can store; results are compared with that. Must keep the id. */
  readonly as?: (listing: PublicListing) => PublicListing;
  /** Kinds that the backend stores; tests of others are skipped with a reason. Default: all. */
  readonly kinds?: readonly CatalogueKind[];
};

/**
 * Contract for listing catalogues.
 * Sample: `describeListingCatalogue('of our system', make, { as: listing => ({ ...listing, viager: false }), kinds: ['sale', 'rent'] })`
 */
export function describeListingCatalogue(
  name: string,
  make: MakeCatalogue,
  { as = listing => listing, kinds = KINDS }: CatalogueKitOptions = {},
): void {
  const open = async () => {
    const opened = await make(TYPES, PLACES);
    return {
      ...opened,
      async publish(listings: readonly PublicListing[], projects: readonly PublicProject[]) {
        await opened.publish(listings, projects);
        await opened.catalogue.look();
      },
    };
  };
  const holds = ({ goal }: PublicListing) => kinds.includes(goalOf(goal));
  const held = aCatalogue.map(listings => listings.filter(holds).map(as));
  const heldProjects = kinds.includes('projects') ? someProjects : fc.constant([]);
  const projectSample = fc
    .sample(
      heldProjects.map(projects => projects.slice(0, 1)),
      { numRuns: 20, seed: 1 },
    )
    .flat()
    .slice(0, 1);
  const sample = (count: number, seed = 1) => {
    const found = catalogues(seed)
      .map(listings => listings.filter(holds).map(as))
      .find(({ length }) => length >= count);
    if (!found) throw new Error(`no sample of ${count} listings`);
    return found;
  };
  /** A test that is skipped when the backend does not store this kind. */
  const testOf = (kind: CatalogueKind, title: string, run: () => Promise<void>) =>
    kinds.includes(kind) ? test(title, run) : test.skip(`${title}: left out, it holds no ${kind}`, () => {});

  describe(`the listing catalogue ${name}`, () => {
    test('returns the published version and its index', async () => {
      const { catalogue, publish } = await open();
      const listings = sample(10);
      await publish(listings, []);
      const { version, index } = await catalogue.current();
      expect(version).toMatch(/\S/);
      expect(idsIn(index)).toEqual(sorted(listings.map(({ id }) => id)));
      expect(index.totals.sale + index.totals.rent).toBe(listings.length);
    });

    test('returns an empty version before anything is published', async () => {
      const { catalogue } = await open();
      expect((await catalogue.current()).index.totals).toEqual({ sale: 0, rent: 0 });
      expect(await catalogue.projects()).toEqual([]);
    });

    test('names additions and changes since an earlier version, or reports that they are unknown', async () => {
      const { catalogue, publish } = await open();
      const [changed, gone, ...same] = sample(10);
      if (!changed || !gone) throw new Error('no sample');
      const others = sample(10, 2).filter(
        ({ id }) => id !== gone.id && id !== changed.id && same.every(one => one.id !== id),
      );
      expect(others.length).toBeGreaterThan(0);
      await publish([changed, gone, ...same], []);
      const first = await catalogue.current();
      await publish([{ ...changed, title: { fr: 'Une autre maison' } }, ...same], []);
      const second = await catalogue.current();
      await publish([{ ...changed, title: { fr: 'Une autre maison' } }, ...same, ...others], []);
      const third = await catalogue.current();
      const since = async (version: CatalogueVersion, earlier: CatalogueVersion) => {
        const ids = await version.changedSince(earlier.version);
        return ids && sorted([...ids]);
      };
      const added = others.map(({ id }) => id);
      expect([[changed.id], undefined]).toContainEqual(await since(second, first));
      expect([sorted(added), undefined]).toContainEqual(await since(third, second));
      expect([sorted([changed.id, ...added]), undefined]).toContainEqual(await since(third, first));
      expect([[], undefined]).toContainEqual(await since(third, third));
      expect(await since(first, third)).toBeUndefined();
    });

    test('returns the same object until a new version is published', async () => {
      const { catalogue, publish } = await open();
      await publish(sample(3), []);
      const before = await catalogue.current();
      await catalogue.listings(sample(3).map(({ id }) => id));
      await catalogue.projects();
      expect(await catalogue.current()).toBe(before);
      await publish(sample(4, 2), []);
      expect(await catalogue.current()).not.toBe(before);
    });

    test('gives each different publication a unique version id', async () => {
      const { catalogue, publish } = await open();
      const seen = [(await catalogue.current()).version];
      for (const listings of [sample(3), sample(4, 2), sample(3), sample(2, 3)]) {
        await publish(listings, []);
        seen.push((await catalogue.current()).version);
      }
      expect(new Set(seen).size).toBe(seen.length);
    });

    test('makes the published version current, however many readers refresh at once', async () => {
      const { catalogue, publish } = await open();
      for (const listings of [sample(3), sample(4, 2)]) {
        await publish(listings, []);
        await Promise.all([catalogue.look(), catalogue.look(), catalogue.look()]);
        expect(idsIn((await catalogue.current()).index)).toEqual(sorted(listings.map(({ id }) => id)));
      }
    });

    test('states its refresh interval', async () => {
      const { catalogue } = await open();
      expect(catalogue.lookEveryMs).toBeGreaterThanOrEqual(100);
      expect(catalogue.lookEveryMs).toBeLessThanOrEqual(3_600_000);
    });

    test('returns listings that match the index of their version, whatever is published meanwhile', async () => {
      const { catalogue, publish } = await open();
      const [first, second, ...others] = sample(6) as [PublicListing, PublicListing, ...PublicListing[]];
      const projects = projectSample;
      await publish([first, second], projects);
      const version = await catalogue.current();
      await publish([{ ...first, price: 123_456 }, ...others], []);
      expect(await version.listings([second.id, first.id])).toEqual([second, first]);
      expect(await version.listings(others.map(({ id }) => id))).toEqual([]);
      expect(await version.removed(second.id)).toBeUndefined();
      expect(await version.projects()).toEqual(projects);
      expect(sorted((await briefsOf(version)).map(({ id }) => id))).toEqual(idsIn(version.index));
    });

    test('returns a summary of every listing once', async () => {
      await fc.assert(
        fc.asyncProperty(held, async listings => {
          const { catalogue, publish, close } = await open();
          await publish(listings, []);
          const briefs = await briefsOf(await catalogue.current());
          expect(sorted(briefs.map(({ id }) => id))).toEqual(sorted(listings.map(({ id }) => id)));
          for (const listing of listings) expect(briefs.find(({ id }) => id === listing.id)).toEqual(briefOf(listing));
          await close?.();
        }),
        { numRuns: FULL ? 20 : 6 },
      );
    });

    test('returns listings in the order of the requested ids', async () => {
      const { catalogue, publish } = await open();
      const listings = sample(8);
      await publish(listings, []);
      const asked = [...listings].reverse().filter((_, at) => at % 2 === 0);
      expect(await catalogue.listings(asked.map(({ id }) => id))).toEqual(asked);
      expect(await catalogue.listings([])).toEqual([]);
    });

    test('omits an unknown id', async () => {
      const { catalogue, publish } = await open();
      const [first, second] = sample(2);
      await publish([first as PublicListing], []);
      const ids = ['nobody', first?.id, second?.id, '__proto__'] as ListingId[];
      expect(await catalogue.listings(ids)).toEqual([first]);
    });

    testOf('removed', 'gives what is remembered of a listing that was in an earlier version and is gone', async () => {
      const { catalogue, publish } = await open();
      const [first, second] = sample(2) as [PublicListing, PublicListing];
      await publish([first, second], []);
      await publish([second], []);
      expect(remembered(await catalogue.removed(first.id))).toEqual(remembered(first));
      await publish([], []);
      expect(remembered(await catalogue.removed(first.id))).toEqual(remembered(first));
      expect(remembered(await catalogue.removed(second.id))).toEqual(remembered(second));
    });

    testOf('removed', 'remembers nothing of a listing that is there, that came back, or that never was', async () => {
      const { catalogue, publish } = await open();
      const [first] = sample(1) as [PublicListing];
      await publish([first], []);
      expect(await catalogue.removed(first.id)).toBeUndefined();
      await publish([], []);
      await publish([first], []);
      expect(await catalogue.removed(first.id)).toBeUndefined();
      expect(await catalogue.removed('nobody' as ListingId)).toBeUndefined();
    });

    testOf('projects', 'gives all projects, newest first', async () => {
      await fc.assert(
        fc.asyncProperty(someProjects, async projects => {
          const { catalogue, publish, close } = await open();
          await publish([], projects);
          const given = await catalogue.projects();
          expect(sorted(given.map(({ id }) => id))).toEqual(sorted(projects.map(({ id }) => id)));
          for (const project of projects) expect(given.find(({ id }) => id === project.id)).toEqual(project);
          const days = given.map(({ publishedOn }) => publishedOn);
          expect(days).toEqual(sorted(days).reverse());
          await close?.();
        }),
        { numRuns: FULL ? 20 : 6 },
      );
    });

    test('is unaffected by later mutation of the published arrays', async () => {
      const { catalogue, publish } = await open();
      const listings = [...sample(3)];
      const projects = [...projectSample];
      await publish(listings, projects);
      const ids = listings.map(({ id }) => id);
      listings.length = 0;
      projects.length = 0;
      expect(await catalogue.listings(ids)).toHaveLength(ids.length);
      expect(await catalogue.projects()).toHaveLength(projectSample.length);
    });

    test('agrees with a model that keeps all versions, after any publications', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.commands(commandsOf({ as, holds, projects: heldProjects, removed: kinds.includes('removed') }), {
            maxCommands: 20,
            size: 'max',
          }),
          async commands => {
            const opened = await open();
            await fc.asyncModelRun(
              () => ({ model: { versions: [[]], projects: [], seen: [] }, real: opened }),
              commands,
            );
            await opened.close?.();
          },
        ),
        { numRuns: FULL ? 50 : 12 },
      );
    });
  });
}

/** Model: every version so far, the newest last. */
type Model = { versions: (readonly PublicListing[])[]; projects: readonly PublicProject[]; seen: string[] };
type Command = fc.AsyncCommand<Model, PublishedCatalogue>;

const now = ({ versions }: Model) => versions.at(-1) ?? [];
const last = ({ versions }: Model, id: ListingId) => versions.flat().findLast(listing => listing.id === id);
const always = () => true;

/** Ids that often collide, so that listings are removed and return. */
const anId = fc.integer({ min: 1, max: 12 }).map(number => String(number) as ListingId);
const someListings = fc.uniqueArray(
  fc.tuple(aListing, anId).map(([listing, id]) => ({ ...listing, id })),
  { maxLength: 8, selector: ({ id }) => id },
);

const commandsOf = ({
  as,
  holds,
  projects: heldProjects,
  removed,
}: {
  readonly as: (listing: PublicListing) => PublicListing;
  readonly holds: (listing: PublicListing) => boolean;
  readonly projects: fc.Arbitrary<readonly PublicProject[]>;
  readonly removed: boolean;
}) => [
  fc
    .tuple(
      someListings.map(listings => listings.filter(holds).map(as)),
      heldProjects,
    )
    .map(
      ([listings, projects]): Command => ({
        check: always,
        toString: () => `publish(${listings.map(({ id }) => id)})`,
        async run(model, { publish, catalogue }) {
          const same = JSON.stringify([listings, projects]) === JSON.stringify([now(model), model.projects]);
          await publish(listings, projects);
          model.versions.push(listings);
          model.projects = projects;
          const { version, index } = await catalogue.current();
          // Publishing identical content may keep the version.
          if (!same || version !== model.seen.at(-1)) expect(model.seen).not.toContain(version);
          model.seen.push(version);
          expect(idsIn(index)).toEqual(sorted(listings.map(({ id }) => id)));
        },
      }),
    ),
  fc.uniqueArray(anId, { maxLength: 6 }).map(
    (ids): Command => ({
      check: always,
      toString: () => `listings(${ids})`,
      async run(model, { catalogue }) {
        const expected = ids.flatMap(id => now(model).find(listing => listing.id === id) ?? []);
        expect(await catalogue.listings(ids)).toEqual(expected);
      },
    }),
  ),
  ...(removed
    ? [
        anId.map(
          (id): Command => ({
            check: always,
            toString: () => `removed(${id})`,
            async run(model, { catalogue }) {
              const gone = now(model).some(listing => listing.id === id) ? undefined : last(model, id);
              expect(remembered(await catalogue.removed(id))).toEqual(remembered(gone));
            },
          }),
        ),
      ]
    : []),
  fc.constant<Command>({
    check: always,
    toString: () => 'projects()',
    async run(model, { catalogue }) {
      const ids = (await catalogue.projects()).map(({ id }) => id);
      expect(sorted(ids)).toEqual(sorted(model.projects.map(({ id }) => id)));
    },
  }),
];

export function idsIn({
  columns,
}: {
  columns: { sale: { id: readonly string[] }; rent: { id: readonly string[] } };
}): string[] {
  return sorted([...columns.sale.id, ...columns.rent.id]);
}

async function briefsOf(version: CatalogueVersion): Promise<ListingBrief[]> {
  const briefs: ListingBrief[] = [];
  for await (const some of version.briefs()) briefs.push(...some);
  return briefs;
}

function sorted(texts: readonly string[]): string[] {
  return [...texts].sort();
}

/** Returns the fields of a removed listing that must be remembered. */
function remembered(listing: RemovedListing | PublicListing | undefined): RemovedListing | undefined {
  if (!listing) return undefined;
  const { id, goal, typeIds, place, price, marquee, coordinates, viager, title } = listing;
  const reason = 'reason' in listing ? listing.reason : withdrawalReason(listing);
  return { id, goal, typeIds, place, price, marquee, coordinates, viager, title, reason };
}
