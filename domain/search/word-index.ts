import { eachSliced, type Sliced } from '../work/sliced.ts';
import { lowerBound, prefixEnd } from './prefix-index.ts';

/**
 * Sorted distinct words, and for each the items that contain it: those in `owners` from the word's entry in `starts` up to the next entry.
 * Takes 4 bytes per word of an item.
 */
export type WordIndex = {
  readonly words: readonly string[];
  /** Index in `owners` at which each word's items start, and at the end the length of `owners`: one element more than `words`. */
  readonly starts: Uint32Array;
  /** The items of all words one after the other, each as its index in the caller's list. */
  readonly owners: Uint32Array;
};

/** Minimum number of letters of a searched word: nearly every title has a word that begins with a given single letter. */
const SHORTEST = 2;

/** Builds an index of items by their folded words, for words shared by many items. `wordsOf` must not return duplicates. */
export function* wordIndexSliced<T>(items: ArrayLike<T>, wordsOf: (item: T) => readonly string[]): Sliced<WordIndex> {
  const found = new Map<string, number[]>();
  let total = 0;
  yield* eachSliced(items, (item, owner) => {
    for (const word of wordsOf(item)) {
      const owners = found.get(word);
      if (owners) owners.push(owner);
      else found.set(word, [owner]);
      total++;
    }
  });
  const words = [...found.keys()].sort();
  const starts = new Uint32Array(words.length + 1);
  const owners = new Uint32Array(total);
  yield* eachSliced(words, (word, at) => {
    const own = found.get(word) ?? [];
    owners.set(own, starts[at]);
    starts[at + 1] = (starts[at] as number) + own.length;
  });
  return { words, starts, owners };
}

/** Indexes of items with a word that begins with `word` (at least two letters); an item may occur twice. */
export function ownersOfWord({ words, starts, owners }: WordIndex, word: string): Uint32Array {
  if (word.length < SHORTEST) return owners.subarray(0, 0);
  const from = lowerBound(words, word);
  return owners.subarray(starts[from], starts[prefixEnd(words, word, from)]);
}
