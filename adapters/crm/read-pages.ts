import { SystemFailure } from './ask-system.ts';

/** Some of a list, and how long the whole list is. */
export type CrmPage<Item> = { readonly items: readonly Item[]; readonly total: number };

/** A list that is read page by page while others change it. */
export type PagedList<Item> = {
  /** What it is, for the operator. */
  readonly what: string;
  /** At most `count` items from the one at `from`, counted from 0. */
  page(from: number, count: number): Promise<CrmPage<Item>>;
  idOf(item: Item): string;
  /** Items of a page. */
  readonly size: number;
};

/** Readings of a list that changes each time. */
const MOST_SWEEPS = 3;

/**
 * Reads a whole list, each item once, some at a time. Each page begins with the last item of the page before: where it does not, the
 * list has moved, an item may have been missed, and the list is read again. Throws `SystemFailure` where fewer come than the list has.
 * `for await (const some of readPages({ what: 'properties', page, idOf, size: 50 })) …`
 */
export async function* readPages<Item>({ what, page, idOf, size }: PagedList<Item>): AsyncGenerator<readonly Item[]> {
  const seen = new Set<string>();
  let total = 0;
  for (let sweep = 1; sweep <= MOST_SWEEPS; sweep++) {
    let last: string | undefined;
    let moved = false;
    for (let from = 0, more = true; more; ) {
      const overlap = last === undefined ? 0 : 1;
      const { items, total: now } = await page(from - overlap, size + overlap);
      const first = items[0];
      if (last !== undefined && (first === undefined || idOf(first) !== last || now !== total)) moved = true;
      total = now;
      const fresh = items.filter(item => !seen.has(idOf(item)));
      for (const item of fresh) seen.add(idOf(item));
      // A page that has an item twice gives it once.
      if (fresh.length > 0) yield [...new Map(fresh.map(item => [idOf(item), item])).values()];
      const end = items.at(-1);
      from += size;
      more = end !== undefined && from < total;
      last = end === undefined ? undefined : idOf(end);
    }
    if (!moved && seen.size >= total) return;
  }
  if (seen.size < total) throw new SystemFailure(`${what}: of ${total} only ${seen.size} came`);
}
