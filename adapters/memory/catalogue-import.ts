import { type CatalogueImport, type Imported, Overtaken, type Put } from '../../application/ports/catalogue-import.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { ListingChange, ListingChanges } from '../../application/ports/listing-changes.ts';
import { listingEvents } from '../../domain/alert/listing-events.ts';
import type { ListingEvent } from '../../domain/alert/listing-news.ts';
import { type GoneReason, goneReason } from '../../domain/listing/gone-reason.ts';
import type { ListingId, PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { MemoryCatalogue } from './listing-catalogue.ts';

/** The lease of an import, milliseconds: a run that does not renew it has ended. */
const HEARD_MS = 5_000;
/** A lease that lasts for longer than this was taken while the clock was ahead. */
const AHEAD_MS = 3_600_000;

type Happened = { readonly id: ListingId; readonly event: ListingEvent };

/** Imports into a catalogue in memory, with what happened to its listings and where its pictures lie. */
export function makeMemoryImport(catalogue: MemoryCatalogue, clock: Clock) {
  let listings: ReadonlyMap<ListingId, Imported<PublicListing>> = new Map();
  let projects: ReadonlyMap<string, Imported<PublicProject>> = new Map();
  /** Of the version before, for who still looks at it. */
  let files: readonly ReadonlyMap<string, string>[] = [];
  let published = 0;
  let writing: { until: number } | undefined;
  const changes: ListingChange[] = [];
  const told = new Set<number>();

  const imports: CatalogueImport = {
    async begin({ quiet } = { quiet: false }) {
      const left = (writing?.until ?? 0) - clock.now();
      if (left > 0 && left <= AHEAD_MS) return undefined;
      const self = { until: clock.now() + HEARD_MS };
      writing = self;
      const first = published === 0;
      const next = { listings: new Map(listings), projects: new Map(projects) };
      const happened: Happened[] = [];
      const gone: PublicListing[] = [];
      const reasons = new Map<ListingId, GoneReason | undefined>();
      const mine = () => {
        if (writing !== self) throw new Overtaken('another import has taken over');
        self.until = clock.now() + HEARD_MS;
      };

      function put<Id extends string, Thing extends { readonly id: Id }>(
        into: Map<Id, Imported<Thing>>,
        imported: Imported<Thing>,
      ): Put {
        const { thing, pictureFiles, externalId } = structuredClone(imported);
        const before = into.get(thing.id);
        if (before && text(before) === text(imported)) return 'unchanged';
        into.set(thing.id, { thing, pictureFiles, externalId });
        return before ? 'changed' : 'added';
      }

      return {
        first,
        seen: async () => ({
          listings: new Map(
            Array.from(listings.values(), ({ thing, externalId }) => [
              thing.id,
              { projectId: thing.projectId, externalId },
            ]),
          ),
          projects,
        }),
        async putListings(imported) {
          mine();
          const puts: Put[] = [];
          for (const one of imported) {
            const { thing } = one;
            const before = next.listings.get(thing.id)?.thing;
            const was = put(next.listings, one);
            const returns = !before && (await catalogue.removed(thing.id)) !== undefined;
            if (was !== 'unchanged')
              for (const event of listingEvents(before, thing, returns)) happened.push({ id: thing.id, event });
            puts.push(was);
          }
          return puts;
        },
        async putProjects(imported) {
          mine();
          return imported.map(one => put(next.projects, one));
        },
        async remove(what) {
          mine();
          for (const { id, reason: said } of what.listings) {
            const last = listings.get(id)?.thing;
            if (!next.listings.delete(id) || !last) continue;
            const reason = goneReason(last, said);
            reasons.set(id, reason);
            happened.push({ id, event: { kind: 'removed', reason } });
          }
          for (const id of what.projects) next.projects.delete(id);
        },
        async remember(remembered) {
          mine();
          for (const { id, reason, last } of remembered) {
            if (next.listings.has(id)) continue;
            gone.push(structuredClone(last));
            reasons.set(id, reason);
          }
        },
        async publish() {
          mine();
          [listings, projects] = [next.listings, next.projects];
          const things = [...listings.values(), ...projects.values()];
          files = [new Map(things.flatMap(({ pictureFiles }) => [...pictureFiles])), ...files.slice(0, 1)];
          const shown = Array.from(listings.values(), ({ thing }) => thing);
          if (gone.length > 0) catalogue.publish([...shown, ...gone], []);
          catalogue.publish(
            shown,
            Array.from(projects.values(), ({ thing }) => thing),
            reasons,
          );
          const at = clock.now();
          for (const { id, event } of happened) {
            changes.push({ seq: changes.length + 1, at, listingId: id, change: event });
            if (first || quiet) told.add(changes.length);
          }
          published++;
          writing = undefined;
          return (await catalogue.current()).version;
        },
        async abandon() {
          mine();
          writing = undefined;
        },
      };
    },
  };

  const listingChanges: ListingChanges = {
    untold: async count => changes.filter(({ seq }) => !told.has(seq)).slice(0, count),
    async told(seq) {
      for (const change of changes) if (change.seq <= seq) told.add(change.seq);
    },
    of: async (id, before = Number.MAX_SAFE_INTEGER, count) =>
      changes
        .filter(({ listingId, seq }) => listingId === id && seq < before)
        .reverse()
        .slice(0, count),
  };

  /** The file of a picture. */
  const pictureFile = async (id: string): Promise<string | undefined> =>
    files.find(version => version.has(id))?.get(id);

  return { imports, changes: listingChanges, pictureFile };
}

function text({ thing, pictureFiles }: Imported<unknown>): string {
  return JSON.stringify([thing, [...pictureFiles]]);
}
