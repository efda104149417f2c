import { each, type Sliced } from '../work/sliced.ts';
import { lowerBound, prefixEnd } from './prefix-index.ts';

/** Words in order, each once; the items that have a word stand from its start to the next word's. 4 bytes a word of an item. */
export type WordIndex = {
  readonly words: readonly string[];
  /** One more than words. */
  readonly starts: Uint32Array;
  /** Items by their number in the caller's list. */
  readonly owners: Uint32Array;
};

/** A single letter begins a word of nearly every title: it says nothing. */
const SHORTEST = 2;

/** An index of items by their folded words, of which many are shared; no item has a word twice. */
export function* wordIndexSliced<T>(items: ArrayLike<T>, wordsOf: (item: T) => readonly string[]): Sliced<WordIndex> {
  const found = new Map<string, number[]>();
  let total = 0;
  yield* each(items, (item, owner) => {
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
  yield* each(words, (word, at) => {
    const own = found.get(word) ?? [];
    owners.set(own, starts[at]);
    starts[at + 1] = (starts[at] as number) + own.length;
  });
  return { words, starts, owners };
}

/** The numbers of the items of which a word begins with `word`, two letters or more; an item may come twice. */
export function ownersOfWord({ words, starts, owners }: WordIndex, word: string): Uint32Array {
  if (word.length < SHORTEST) return owners.subarray(0, 0);
  const from = lowerBound(words, word);
  return owners.subarray(starts[from], starts[prefixEnd(words, word, from)]);
}
