import { SystemFailure } from './ask-system.ts';

/** Items of one page of a list, and the length of the whole list. */
export type CrmPage<Item> = { readonly items: readonly Item[]; readonly total: number };

/** A paged list that may change while it is read. */
export type PagedList<Item> = {
  /** Name of the list for error messages. */
  readonly what: string;
  /** At most `count` items from index `from` (0-based). */
  page(from: number, count: number): Promise<CrmPage<Item>>;
  idOf(item: Item): string;
  /** Number of items on a page. */
  readonly size: number;
};

/** Maximum number of passes over a list that keeps changing. */
const MOST_SWEEPS = 3;

/**
 * Reads a whole paged list and yields each item once. Each page overlaps the previous one by one item: if that item differs, the list has
 * shifted, an item may be missing, and the list is read again. Throws `SystemFailure` if fewer items arrive than the list contains.
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
      // Use the length of the first page: a later page without a length, such as an error page, must not shorten the list.
      total = last === undefined ? now : Math.max(now, total);
      const fresh = items.filter(item => !seen.has(idOf(item)));
      for (const item of fresh) seen.add(idOf(item));
      // Remove duplicates within the page.
      if (fresh.length > 0) yield [...new Map(fresh.map(item => [idOf(item), item])).values()];
      const end = items.at(-1);
      from += size;
      more = end !== undefined && from < total;
      last = end === undefined ? undefined : idOf(end);
    }
    if (!moved && seen.size >= total) return;
  }
  if (seen.size < total) throw new SystemFailure(`${what}: only ${seen.size} of ${total} were delivered`);
}
