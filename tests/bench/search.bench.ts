import Fuse from 'fuse.js';
import { foundFor } from '../../domain/search/suggest-narrowed.ts';
import { lowerBound } from '../../domain/search/prefix-index.ts';
import { readSentence } from '../../domain/search/sentence/read-sentence.ts';
import { suggest } from '../../domain/search/suggest.ts';
import { buildSuggestIndex, type SuggestIndex } from '../../domain/search/suggest-index.ts';
import type { SuggestRow } from '../../domain/search/suggest-row.ts';
import type { KnownPlace } from '../../domain/page/site.ts';
import { CASES } from '../domain/search/sentences/cases.ts';
import { fold } from '../../domain/text/fold.ts';
import { type BenchRow, interleaved, table } from './measure.ts';
import { benchEntries, benchPlaces, benchRows, keyPresses, TYPES } from './search-catalogue.ts';

const SIZES = [55, 1_000, 10_000, 100_000];
const SHOWN = 10;
const NO_PLACES: readonly KnownPlace[] = [];

/** A key press in the search box with all three groups, against Fuse.js 7 with threshold 0; and searches that scan every listing. */
export async function benchSearch(): Promise<BenchRow[]> {
  return [...SIZES.map(keyPress), ...SIZES.slice(-2).flatMap(walks), memory(100_000), sentences(100_000)];
}

function keyPress(size: number): BenchRow {
  const { index, rows, keys } = made(size);
  const peer = fuseBox(index, rows);
  // Fuse scans the whole catalogue: an even sample of the keys is enough.
  const peerKeys = keys.filter((_, at) => at % (size >= 10_000 ? 9 : 3) === 0);
  const [ours, fuse] = interleaved(
    [
      { run: call => suggest(index, keys[call % keys.length] as string), calls: keys.length * 400 },
      { run: call => peer(peerKeys[call % peerKeys.length] as string), calls: size >= 100_000 ? 3 : peerKeys.length },
    ],
    size >= 100_000 ? 5 : 9,
  ) as [number, number];
  return {
    name: `key press, ${size} listings`,
    ours,
    peer: fuse,
    ratio: fuse / ours,
    unit: 'µs',
    note: 'peer: Fuse.js 7',
  };
}

/** Searches other than a single word: several words, and the counts for sale and rent. */
function walks(size: number): BenchRow[] {
  const { index } = made(size);
  const several = ['maison gent', 'appart 1000', 'woning lie', '10 villa'];
  const one = ['maison', 'gent', '4000', 'appart'];
  const timed = (name: string, note: string, run: (call: number) => unknown): BenchRow => {
    const [ours = 0] = interleaved([{ run, calls: 40 }], 9);
    return { name: `${name}, ${size} listings`, ours, peer: undefined, ratio: undefined, unit: 'µs', note };
  };
  return [
    timed('two words', 'every word must match', call => suggest(index, several[call % several.length] as string)),
    timed('counts of both goals', 'for the buttons, after each key', call =>
      foundFor(index, one[call % one.length] as string),
    ),
  ];
}

/** Reading a sentence beside a large catalogue, whose words are not taken for typing errors: the slowest of twenty calls. */
function sentences(size: number): BenchRow {
  const { index } = made(size);
  const isWord = (word: string) => index.words.words[lowerBound(index.words.words, word)] === word;
  const read = (at: number) => {
    const { text, language } = CASES[at % CASES.length] as (typeof CASES)[number];
    return readSentence(text, { language, places: NO_PLACES, isWord });
  };
  for (let at = 0; at < 3 * CASES.length; at++) read(at);
  const took = Array.from({ length: 10 * CASES.length }, (_, at) => {
    const from = performance.now();
    read(at);
    return 1000 * (performance.now() - from);
  }).sort((a, b) => a - b);
  const ours = took[Math.floor(took.length * 0.95)] as number;
  return {
    name: `sentence, p95, ${size} listings`,
    ours,
    peer: 1000,
    ratio: 1000 / ours,
    unit: 'µs',
    note: 'limit 1 ms',
  };
}

function memory(size: number): BenchRow {
  const { index } = made(size);
  const { cityOf, kindOf, ids, words } = index;
  const columns = [cityOf, kindOf, ids.owners, words.owners, words.starts];
  const bytes = columns.reduce((sum, column) => sum + column.byteLength, 8 * (ids.keys.length + words.words.length));
  return {
    name: `index of ${size} listings`,
    ours: bytes / 1e6,
    peer: 10,
    ratio: 10e6 / bytes,
    unit: 'MB',
    note: 'beside the rows, with 16 words a title; limit 10 MB',
  };
}

function made(size: number) {
  const places = benchPlaces(size);
  const entries = benchEntries(size, places);
  const rows = benchRows(entries);
  return { rows, keys: keyPresses(entries), index: buildSuggestIndex(rows, TYPES, places, 'fr') };
}

/** The same search with Fuse.js: three lists, the first ten of each. */
function fuseBox(index: SuggestIndex, rows: readonly SuggestRow[]) {
  const options = (keys: string[]) => ({ keys, threshold: 0 });
  const types = new Fuse(index.types, options(['name']));
  const cities = new Fuse(
    index.cities.map(city => ({ ...city, searchName: fold(city.name) })),
    options(['name', 'searchName', 'postcode']),
  );
  const properties = new Fuse(rows, options(['id']));
  return (text: string) => [
    types.search(text, { limit: SHOWN }),
    cities.search(text, { limit: SHOWN }),
    properties.search(text, { limit: SHOWN }),
  ];
}

if (import.meta.main) console.log(table(await benchSearch()));
