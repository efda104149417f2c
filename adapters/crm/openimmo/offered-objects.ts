import { type Reason, reason } from '../../../application/finding/reason.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { ToldObject, ToldPackage } from './package-objects.ts';

/** What was said last of an object. */
export type KnownObject = {
  readonly provider: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** The day on which it came first. */
  readonly since: string;
  /** The group whose project it is. */
  readonly project?: string | undefined;
  /** It was deleted: what was said before that is late. */
  readonly deleted?: true | undefined;
};

/** What all packages together said, without the records. */
export type Offered = {
  /** When each provider sent all of its objects last, in milliseconds since 1970. */
  readonly fullAt: Map<string, number>;
  readonly objects: Map<string, KnownObject>;
};

/** What is to be told to the catalogue of one object: the place of its last word in the packages, or that it is gone. */
export type Word<Package> = { readonly id: string } & (
  | { readonly kind: 'put'; readonly from: Package; readonly at: number; readonly object: KnownObject }
  | { readonly kind: 'gone' }
);

export type Changes<Package> = {
  /** By what `wordKey` gives. */
  readonly words: Map<string, Word<Package>>;
  /** `stands`: the object comes all the same. */
  readonly refused: { readonly id: string; readonly reason: Reason; readonly stands: boolean }[];
};

/** How long it is remembered that an object was deleted; a package is hardly later than that. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** The id by which the catalogue knows an object: its own, or of a project its group's. */
export function feedIdOf(id: string, { project }: KnownObject): string {
  return project ?? id;
}

/** A property and a project may have the same id. */
export function wordKey(id: string, object: KnownObject): string {
  return `${object.project === undefined ? 'property' : 'project'} ${feedIdOf(id, object)}`;
}

/** Characters of what is remembered of all packages, as it is written down: it is read whole at each import. */
const MOST_REMEMBERED = 64_000_000;
/** Of an object or provider, besides what names it. */
const EACH = 100;

/** Whether a package would make what is remembered more than can be; one that adds nothing never does. */
export function isBeyondMemory({ fullAt, objects }: Offered, told: ToldPackage, at: number): boolean {
  const ids = new Map(told.objects.map(object => [object.id, object]));
  const sizeOf = (id: string, provider: string, project = '') => EACH + id.length + provider.length + project.length;
  let before = 0;
  let after = 0;
  for (const [id, known] of objects) {
    const size = sizeOf(id, known.provider, known.project);
    const isReplaced = told.full && told.providers.has(known.provider) && known.at <= at;
    before += size;
    if (!ids.has(id) && !isReplaced) after += size;
    else if (ids.has(id)) after += Math.max(size, sizeOf(id, ids.get(id)?.provider ?? '', ids.get(id)?.project));
  }
  for (const [id, { provider, project }] of ids) if (!objects.has(id)) after += sizeOf(id, provider, project);
  for (const provider of fullAt.keys()) {
    before += sizeOf('', provider);
    after += sizeOf('', provider);
  }
  if (told.full) for (const provider of told.providers) if (!fullAt.has(provider)) after += sizeOf('', provider);
  return after > MOST_REMEMBERED && after > before;
}

/**
 * Adds what a package says to what is known, and notes what that changes. What is older than what is known changes nothing; within one
 * package the last word on an object counts. An object belongs to the provider who sent it first, until that one deletes it.
 * `addPackage(offered, changes, told, at, from)`
 */
export function addPackage<Package>(
  offered: Offered,
  { words, refused }: Changes<Package>,
  told: ToldPackage,
  at: number,
  from: Package,
): void {
  const { fullAt, objects } = offered;
  const last = new Map<string, ToldObject>();
  for (const object of told.objects) {
    const other = last.get(object.id);
    if (other && !other.deleted && !object.deleted && other.obid !== object.obid)
      refused.push({ id: object.id, reason: reason('objects-of-one-id'), stands: true });
    last.set(object.id, object);
  }
  const isLate = (provider: string) => at < (fullAt.get(provider) ?? -Infinity);
  const isOthers = ({ id, provider }: ToldObject) => {
    const known = objects.get(id);
    return known !== undefined && !known.deleted && known.provider !== provider;
  };
  const goes = (id: string, known: KnownObject) => {
    if (!known.deleted) words.set(wordKey(id, known), { kind: 'gone', id: feedIdOf(id, known) });
  };

  if (told.full)
    for (const provider of told.providers) {
      if (isLate(provider)) continue;
      fullAt.set(provider, at);
      for (const [id, known] of objects) {
        if (known.provider !== provider || known.at > at || last.get(id)?.provider === provider) continue;
        goes(id, known);
        objects.delete(id);
      }
    }
  for (const [id, object] of last) {
    const { provider, deleted } = object;
    const known = objects.get(id);
    if (isLate(provider) || (known && known.provider === provider && at < known.at)) continue;
    if (isOthers(object)) {
      if (!deleted)
        refused.push({
          id,
          reason: reason('other-provider', { provider: JSON.stringify(known?.provider ?? '') }),
          stands: false,
        });
      continue;
    }
    const since = known && !known.deleted ? known.since : brusselsDay(at);
    if (deleted) {
      if (known) goes(id, known);
      else goes(id, { provider, at, since });
      objects.set(id, { provider, at, since, deleted: true });
      continue;
    }
    const project =
      object.project !== undefined && !hasProject(offered, object.project, id) ? object.project : undefined;
    const next: KnownObject = { provider, at, since, project };
    if (known && wordKey(id, known) !== wordKey(id, next)) goes(id, known);
    objects.set(id, next);
    words.set(wordKey(id, next), { kind: 'put', id: feedIdOf(id, next), from, at: object.at, object: next });
  }
  for (const [id, { deleted, at: deletedAt }] of objects)
    if (deleted && deletedAt < at - REMEMBERED_MS) objects.delete(id);
}

/** Whether another object is this group's project. */
function hasProject({ objects }: Offered, group: string, id: string): boolean {
  for (const [other, known] of objects) if (other !== id && known.project === group && !known.deleted) return true;
  return false;
}

/** Whether all that each provider offers is known. */
export function isWhole({ fullAt, objects }: Offered): boolean {
  return [...objects.values()].every(({ provider, deleted }) => deleted || fullAt.has(provider));
}

/** The groups of which a project is known. */
export function projectsOf({ objects }: Offered): ReadonlySet<string> {
  return new Set(
    [...objects.values()].flatMap(({ project, deleted }) => (project === undefined || deleted ? [] : project)),
  );
}
