import type { ListingId } from '../../domain/listing/listing.ts';

/** The project of each listing, if any. */
export type ProjectOfListing = ReadonlyMap<ListingId, string | undefined>;

/**
 * Units of each project after an import, in feed order; after a partial import, its previous units come first.
 * `unitsOfProjects(new Map([['1', 'p']]), new Map())('p', [])` → `['1']`
 */
export function unitsOfProjects(
  read: ProjectOfListing,
  stayed: ProjectOfListing,
): (project: string, before: readonly ListingId[]) => readonly ListingId[] {
  const units = new Map<string, ListingId[]>();
  for (const [id, project] of [...stayed, ...read]) {
    if (project === undefined) continue;
    const joined = units.get(project);
    if (joined) joined.push(id);
    else units.set(project, [id]);
  }
  return (project, before) => {
    const now = units.get(project) ?? [];
    if (stayed.size === 0) return now;
    const remaining = before.filter(id => now.includes(id));
    return [...remaining, ...now.filter(id => !remaining.includes(id))];
  };
}
