import {
  type CatalogueImport,
  type Imported,
  LeaseLost,
  type StoreResult,
  type RestoredIds,
} from '../../../application/ports/catalogue/catalogue-import.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingChange, ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import { listingEvents } from '../../../domain/alert/listing-events.ts';
import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import { type WithdrawalReason, withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import type { MemoryCatalogue } from './listing-catalogue.ts';

/** Duration of an import's lease, milliseconds. A run that does not renew its lease in time counts as ended. */
const HEARD_MS = 5_000;
/** Milliseconds from now after which no valid lease ends: a lease with a later end was taken while the clock was wrong and is ignored. */
const AHEAD_MS = 3_600_000;

type Happened = { readonly id: ListingId; readonly event: ListingEvent };

/** Imports into a catalogue in memory, with the changes of its listings and the location of its pictures. */
export function makeMemoryImport(catalogue: MemoryCatalogue, clock: Clock) {
  let { listings, projects }: Shown = { listings: new Map(), projects: new Map() };
  /** Pictures of the current and the previous version, which may still be open in browsers. */
  let files: readonly ReadonlyMap<string, string>[] = [];
  let published = 0;
  /** The previous version, if there is one. */
  let last: Shown | undefined;
  /** Reasons for the removal of listings, also of those that an undo has restored. */
  const reasonsKept = new Map<ListingId, WithdrawalReason>();
  let writing: { until: number } | undefined;
  const changes: ListingChange[] = [];
  const announced = new Set<number>();

  const imports: CatalogueImport = {
    async begin({ quiet } = { quiet: false }) {
      const left = (writing?.until ?? 0) - clock.now();
      if (left > 0 && left <= AHEAD_MS) return undefined;
      const self = { until: clock.now() + HEARD_MS };
      writing = self;
      const first = published === 0;
      const next: Shown = { listings: new Map(listings), projects: new Map(projects) };
      const happened: Happened[] = [];
      const removedListings: PublicListing[] = [];
      const reasons = new Map<ListingId, WithdrawalReason | undefined>();
      const mine = () => {
        if (writing !== self) throw new LeaseLost('another import has taken over');
        self.until = clock.now() + HEARD_MS;
      };

      function put<Id extends string, Thing extends { readonly id: Id }>(
        into: Map<Id, Imported<Thing>>,
        imported: Imported<Thing>,
      ): StoreResult {
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
          const puts: StoreResult[] = [];
          for (const one of imported) {
            const { thing } = one;
            const before = next.listings.get(thing.id)?.thing;
            const was = put(next.listings, one);
            const returns = !before && (await catalogue.removed(thing.id)) !== undefined;
            if (was === 'added') reasonsKept.delete(thing.id);
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
            const reason = withdrawalReason(last, said);
            reasons.set(id, reason);
            happened.push({ id, event: { kind: 'removed', reason } });
          }
          for (const id of what.projects) next.projects.delete(id);
        },
        async remember(remembered) {
          mine();
          for (const { id, reason, last } of remembered) {
            if (next.listings.has(id)) continue;
            removedListings.push(structuredClone(last));
            reasons.set(id, reason);
          }
        },
        async restore() {
          mine();
          if (!last) return undefined;
          const [was, then] = [{ listings, projects }, last];
          [next.listings, next.projects] = [new Map(then.listings), new Map(then.projects)];
          const restored = {
            listings: difference(was.listings, then.listings),
            projects: difference(was.projects, then.projects),
          };
          const { added, changed, removed } = restored.listings;
          for (const id of [...added, ...changed]) {
            const before = was.listings.get(id as ListingId)?.thing;
            for (const event of listingEvents(before, then.listings.get(id as ListingId)?.thing, !before))
              happened.push({ id: id as ListingId, event });
          }
          for (const id of removed as ListingId[]) {
            const lastShown = was.listings.get(id)?.thing;
            if (!lastShown) continue;
            const reason = withdrawalReason(lastShown, reasonsKept.get(id));
            reasons.set(id, reason);
            happened.push({ id, event: { kind: 'removed', reason } });
          }
          return restored;
        },
        async filesLeft() {
          const left = [...ended(listings, next.listings), ...ended(projects, next.projects)];
          return new Set(left.flatMap(({ pictureFiles }) => [...pictureFiles.values()]));
        },
        async publish() {
          mine();
          if (published > 0) last = { listings, projects };
          for (const [id, reason] of reasons) if (reason) reasonsKept.set(id, reason);
          [listings, projects] = [next.listings, next.projects];
          const things = [...listings.values(), ...projects.values()];
          files = [new Map(things.flatMap(({ pictureFiles }) => [...pictureFiles])), ...files.slice(0, 1)];
          const shown = Array.from(listings.values(), ({ thing }) => thing);
          if (removedListings.length > 0) catalogue.publish([...shown, ...removedListings], []);
          const at = clock.now();
          const now = happened.map(
            ({ id, event }, number): ListingChange => ({
              seq: changes.length + number + 1,
              at,
              listingId: id,
              change: event,
            }),
          );
          changes.push(...now);
          if (first || quiet) for (const { seq } of now) announced.add(seq);
          catalogue.publish(
            shown,
            Array.from(projects.values(), ({ thing }) => thing),
            reasons,
            now,
          );
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
    unprocessed: async count => changes.filter(({ seq }) => !announced.has(seq)).slice(0, count),
    async markProcessed(seq) {
      for (const change of changes) if (change.seq <= seq) announced.add(change.seq);
    },
    of: async (id, before = Number.MAX_SAFE_INTEGER, count) =>
      changes
        .filter(({ listingId, seq }) => listingId === id && seq < before)
        .reverse()
        .slice(0, count),
  };

  /** Finds the file of a picture by the picture's id. */
  const pictureFile = async (id: string): Promise<string | undefined> =>
    files.find(version => version.has(id))?.get(id);

  return { imports, changes: listingChanges, pictureFile };
}

type Shown = { listings: Map<ListingId, Imported<PublicListing>>; projects: Map<string, Imported<PublicProject>> };

/** Entries of `was` that `then` no longer contains, or contains differently. */
function ended<Thing>(was: ReadonlyMap<string, Imported<Thing>>, then: ReadonlyMap<string, Imported<Thing>>) {
  return [...was].flatMap(([id, one]) => {
    const other = then.get(id);
    return other && text(other) === text(one) ? [] : [one];
  });
}

function difference<Thing>(
  was: ReadonlyMap<string, Imported<Thing>>,
  then: ReadonlyMap<string, Imported<Thing>>,
): RestoredIds {
  const changed = (id: string, one: Imported<Thing>) => text(was.get(id) ?? one) !== text(one);
  return {
    added: [...then.keys()].filter(id => !was.has(id)),
    changed: [...then].filter(([id, one]) => changed(id, one)).map(([id]) => id),
    removed: [...was.keys()].filter(id => !then.has(id)),
  };
}

function text({ thing, pictureFiles }: Imported<unknown>): string {
  return JSON.stringify([thing, [...pictureFiles]]);
}
