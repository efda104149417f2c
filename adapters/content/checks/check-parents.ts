import { reason } from '../../../application/finding/reason.ts';
import type { Report } from '../files/content-finding.ts';

type Child = { readonly id: string; readonly parentId: string | undefined };

/** Removes and reports references to unknown parents, and the reference that closes a cycle of parents. */
export function checkParents<T extends Child>(items: readonly T[], file: string, report: Report): readonly T[] {
  const parents = new Map<string, string | undefined>();
  const ids = new Set(items.map(item => item.id));
  return items.map(item => {
    const { id, parentId } = item;
    if (parentId === undefined) return item;
    if (!ids.has(parentId)) {
      report(file, id, 'parentId', reason('no-parent', { id: parentId }));
      return { ...item, parentId: undefined };
    }
    for (let above: string | undefined = parentId; above !== undefined; above = parents.get(above)) {
      if (above !== id) continue;
      report(file, id, 'parentId', reason('parent-below', { parent: parentId, id }));
      return { ...item, parentId: undefined };
    }
    parents.set(id, parentId);
    return item;
  });
}

/** Removes drafts and their descendants. Requires valid parents without cycles (`checkParents`). */
export function publishedOnly<T extends Child & { readonly status: string }>(items: readonly T[]): readonly T[] {
  const byId = new Map(items.map(item => [item.id, item]));
  const shows = (item: T): boolean => {
    const parent = item.parentId === undefined ? undefined : byId.get(item.parentId);
    return item.status === 'Published' && (parent === undefined || shows(parent));
  };
  return items.filter(shows);
}
