import { type Reason, reason } from '../../../application/finding/reason.ts';
import type { Language } from '../../../domain/text/language.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { hasUnnamedObjects, type ObjectSummary, type PackageSummary } from './package-objects.ts';
import { isSenderName } from './sender-name.ts';

/** Latest known data of an object, without its record. */
export type KnownObject = {
  readonly provider: string;
  /** Time of the package, Unix ms. */
  readonly at: number;
  /** ISO day of the first package that contained the object. */
  readonly since: string;
  /** Id of the group if the object is a project. */
  readonly project?: string | undefined;
  /** `true` if the object was deleted; the entry stays, so that older packages arriving late do not restore the object. */
  readonly deleted?: true | undefined;
};

/** State accumulated from all packages, without records. */
export type OfferedObjects = {
  /** Time of the last full transfer of each provider, Unix ms. */
  readonly fullAt: Map<string, number>;
  readonly objects: Map<string, KnownObject>;
};

/** Change of one object to report to the catalogue: the package that contains its latest version, or its withdrawal. */
export type ObjectChange<Package> = { readonly id: string } & (
  | {
      readonly kind: 'put';
      readonly from: Package;
      /** Indexes of the property's objects in the package: one index, or one for each language. */
      readonly at: readonly number[];
      readonly object: KnownObject;
    }
  | { readonly kind: 'gone' }
);

export type Changes<Package> = {
  /** Changes by the key that `catalogueKey` returns. */
  readonly byKey: Map<string, ObjectChange<Package>>;
  /**
   * Catalogue ids of objects that a full transfer does not contain. Such objects are not withdrawn, because the transfer contains objects
   * without a readable id.
   */
  readonly missing: Set<string>;
  /** Problems by object id. `isPublished` is true if the importer still publishes the object. */
  readonly refused: { readonly id: string; readonly reason: Reason; readonly isPublished: boolean }[];
};

/** Time for which a deletion stays in the state, ms; older packages rarely arrive later than that. */
const REMEMBERED_MS = 90 * 24 * 3_600_000;

/** Id in the catalogue: the group's for a project, else the object's. */
export function feedIdOf(id: string, { project }: KnownObject): string {
  return project ?? id;
}

/** Unique key, since a property and a project may have the same id. */
export function catalogueKey(id: string, object: KnownObject): string {
  return `${object.project === undefined ? 'property' : 'project'} ${feedIdOf(id, object)}`;
}

/** Maximum size of the stored state in characters; each import reads it completely. */
const MAX_STATE_CHARACTERS = 64_000_000;
/** Estimated characters per object or provider besides its ids. */
const CHARACTERS_EACH = 100;

/** Whether a package would enlarge the stored state beyond its limit; never true if the package does not enlarge it. */
export function exceedsStateLimit({ fullAt, objects }: OfferedObjects, summary: PackageSummary, at: number): boolean {
  const ids = new Map(summary.objects.map(object => [object.id, object]));
  const sizeOf = (id: string, provider: string, project = '') =>
    CHARACTERS_EACH + id.length + provider.length + project.length;
  let before = 0;
  let after = 0;
  for (const [id, known] of objects) {
    const size = sizeOf(id, known.provider, known.project);
    const isReplaced = summary.full && summary.providers.has(known.provider) && known.at <= at;
    before += size;
    if (!ids.has(id) && !isReplaced) after += size;
    else if (ids.has(id)) after += Math.max(size, sizeOf(id, ids.get(id)?.provider ?? '', ids.get(id)?.project));
  }
  for (const [id, { provider, project }] of ids) if (!objects.has(id)) after += sizeOf(id, provider, project);
  for (const provider of fullAt.keys()) {
    before += sizeOf('', provider);
    after += sizeOf('', provider);
  }
  if (summary.full) for (const provider of summary.providers) if (!fullAt.has(provider)) after += sizeOf('', provider);
  return after > MAX_STATE_CHARACTERS && after > before;
}

/**
 * Merges a package into the known state and records the resulting changes. Ignores data older than the known state. Within one package the
 * last occurrence of an object in a language counts; occurrences in several languages are one property. An object belongs to the provider
 * that sent it first, until that provider deletes it. If two providers in one package use the same new id, the object belongs to the first
 * of them. `addPackage(offered, changes, told, at, from)`
 */
export function addPackage<Package>(
  offered: OfferedObjects,
  { byKey, missing, refused }: Changes<Package>,
  summary: PackageSummary,
  at: number,
  from: Package,
): void {
  const { fullAt, objects } = offered;
  const last = new Map<string, ObjectSummary>();
  /** Indexes of the valid objects of one id, by language. */
  const placesOf = new Map<string, Map<Language | undefined, number>>();
  for (const object of summary.objects) {
    const other = last.get(object.id);
    if (other && areOfTwoSenders(other, object)) {
      const known = objects.get(object.id);
      const isOwn = known !== undefined && !known.deleted && known.provider === object.provider;
      const [kept, left] = isOwn ? [object, other] : [other, object];
      if (!left.deleted && !kept.deleted) {
        const why = reason('other-provider', { provider: JSON.stringify(kept.provider) });
        refused.push({ id: object.id, reason: why, isPublished: true });
      }
      if (isOwn) {
        last.set(object.id, object);
        placesOf.set(object.id, new Map([[object.language, object.at]]));
      }
      continue;
    }
    const isOtherLanguage = other !== undefined && areInTwoLanguages(other, object);
    const before = isOtherLanguage ? placesOf.get(object.id) : undefined;
    const isRepeated = before?.has(object.language) ?? true;
    const isSame = other?.obid !== undefined && other.obid === object.obid;
    if (other && !other.deleted && !object.deleted && isRepeated && !isSame)
      refused.push({ id: object.id, reason: reason('objects-of-one-id'), isPublished: true });
    last.set(object.id, object);
    placesOf.set(object.id, new Map([...(before ?? []), [object.language, object.at]]));
  }
  const isLate = (provider: string) => at < (fullAt.get(provider) ?? -Infinity);
  const isOthers = ({ id, provider }: ObjectSummary) => {
    const known = objects.get(id);
    // If an object was sent without a sender's name, the first named sender that transfers it becomes its owner.
    return known !== undefined && !known.deleted && isSenderName(known.provider) && known.provider !== provider;
  };
  const goes = (id: string, known: KnownObject) => {
    if (!known.deleted) byKey.set(catalogueKey(id, known), { kind: 'gone', id: feedIdOf(id, known) });
  };

  const broken = new Set(summary.broken.map(({ id }) => id));
  // Withdraws nothing if the package contains an object without a readable id, which may be any known object, or objects of an unknown
  // sender, which may replace those of any sender.
  const isUnsure = hasUnnamedObjects(summary);
  if (summary.full && !summary.isSenderUnknown)
    for (const provider of summary.providers) {
      if (isLate(provider)) continue;
      if (!isUnsure) fullAt.set(provider, at);
      for (const [id, known] of objects) {
        if (known.provider !== provider || known.at > at || last.get(id)?.provider === provider) continue;
        if (broken.has(id)) continue;
        if (isUnsure) {
          if (!known.deleted) missing.add(feedIdOf(id, known));
          continue;
        }
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
          isPublished: false,
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
    if (known && catalogueKey(id, known) !== catalogueKey(id, next)) goes(id, known);
    objects.set(id, next);
    const places = [...(placesOf.get(id)?.values() ?? [])];
    byKey.set(catalogueKey(id, next), { kind: 'put', id: feedIdOf(id, next), from, at: places, object: next });
  }
  for (const [id, { deleted, at: deletedAt }] of objects)
    if (deleted && deletedAt < at - REMEMBERED_MS) objects.delete(id);
}

/** Whether two named senders of one package use the same id, each for a property of its own. */
function areOfTwoSenders(one: ObjectSummary, other: ObjectSummary): boolean {
  return one.provider !== other.provider && isSenderName(one.provider) && isSenderName(other.provider);
}

/** Whether two objects of one id are one property in two languages, not two properties or a project and its unit. */
function areInTwoLanguages(one: ObjectSummary, other: ObjectSummary): boolean {
  return (
    [one, other].every(
      ({ deleted, project, language }) => !deleted && project === undefined && language !== undefined,
    ) &&
    one.provider === other.provider &&
    one.language !== other.language
  );
}

/** Whether another object is already the project of this group. */
function hasProject({ objects }: OfferedObjects, group: string, id: string): boolean {
  for (const [other, known] of objects) if (other !== id && known.project === group && !known.deleted) return true;
  return false;
}

/** Whether each provider of a known object has sent a full transfer (VOLL); until then, objects may be missing. */
export function hasFullTransfers({ fullAt, objects }: OfferedObjects): boolean {
  return [...objects.values()].every(({ provider, deleted }) => deleted || fullAt.has(provider));
}

/** Ids of the groups (`gruppen_kennung`) whose project is known and not deleted. */
export function projectsOf({ objects }: OfferedObjects): ReadonlySet<string> {
  return new Set(
    [...objects.values()].flatMap(({ project, deleted }) => (project === undefined || deleted ? [] : project)),
  );
}
