import { atOnce, eachSliced, type Sliced, sortedSliced } from '../work/sliced.ts';

/**
 * Sorted keys, each with its owner: the index of an item in the caller's list. An item may own several keys; with `repeats`, the distinct
 * items of a range of keys are counted without reading each key.
 */
export type PrefixIndex = {
  readonly keys: readonly string[];
  readonly owners: Uint32Array;
  readonly repeats: Uint32Array | undefined;
};

/** Builds an index of items by their folded keys. A sorted array: 11–13 ns per probe, 12 bytes per key. */
export function prefixIndex<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): PrefixIndex {
  return atOnce(prefixIndexSliced(items, keysOf));
}

/** Like `prefixIndex`, but yields regularly (`Sliced`), for many items. */
export function* prefixIndexSliced<T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
): Sliced<PrefixIndex> {
  const pairs: { key: string; owner: number }[] = [];
  yield* eachSliced(items, (item, owner) => {
    const keys = keysOf(item);
    for (const key of keys.length > 1 ? new Set(keys) : keys) pairs.push({ key, owner });
  });
  const inOrder = yield* sortedSliced(pairs, (a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.owner - b.owner));
  const keys: string[] = [];
  const owners = new Uint32Array(inOrder.length);
  yield* eachSliced(inOrder, ({ key, owner }, at) => {
    keys.push(key);
    owners[at] = owner;
  });
  return { keys, owners, repeats: keys.length === items.length ? undefined : repeatsOf(keys, owners) };
}

/** Index of the first key that is `word` or comes after it in the sorted keys. `lowerBound(['ab', 'b'], 'b')` → `1` */
export function lowerBound(keys: readonly string[], word: string): number {
  let from = 0;
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] as string) < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * The end of the keys that begin with `word`: the index of the first key after them. `from` is the index of the first such key.
 */
export function prefixEnd(keys: readonly string[], word: string, from: number): number {
  let to = keys.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((keys[middle] as string).startsWith(word)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Number of distinct items that own the keys at `[from, to)`, a range of keys with the same prefix. */
export function ownerCount(index: PrefixIndex, from: number, to: number): number {
  const { repeats } = index;
  return repeats && to - from > 1 ? to - from - ((repeats[to] as number) - (repeats[from + 1] as number)) : to - from;
}

/** Indexes of items with a key that begins with `word`; an item may occur twice. */
export function ownersOf(index: PrefixIndex, word: string): Uint32Array {
  const from = lowerBound(index.keys, word);
  return index.owners.subarray(from, prefixEnd(index.keys, word, from));
}

/**
 * For each position, the number of repeated owners before it. Two neighbouring keys of one owner share a prefix exactly if all keys
 * between them do. The repeat is therefore recorded at the key between them that shares least with its predecessor: that key is inside a
 * prefix's range (not at its start) exactly if both of the owner's keys are (document counting, Sadakane 2007).
 */
function repeatsOf(keys: readonly string[], owners: Uint32Array): Uint32Array {
  const shared = keys.map((key, at) => sharedLength(keys[at - 1] ?? '', key));
  const repeats = new Uint32Array(keys.length + 1);
  const last = new Map<number, number>();
  owners.forEach((owner, at) => {
    const before = last.get(owner);
    last.set(owner, at);
    if (before === undefined) return;
    let least = at;
    for (let between = at; between > before; between--) {
      if ((shared[between] as number) < (shared[least] as number)) least = between;
    }
    repeats[least + 1] = (repeats[least + 1] as number) + 1;
  });
  for (let at = 1; at < repeats.length; at++) repeats[at] = (repeats[at] as number) + (repeats[at - 1] as number);
  return repeats;
}

function sharedLength(left: string, right: string): number {
  let length = 0;
  while (length < left.length && left[length] === right[length]) length++;
  return length;
}
