import {
  type BoundColumn,
  type BoundFilter,
  BOUNDS,
  byName,
  CHOICES,
  FILTERS,
  FLAG_COLUMNS,
  type FilterName,
  type FlagFilter,
  FLAGS,
} from './filters.ts';
import { FLAG_BITS, type GroupedBy, type ListColumns } from './list-columns.ts';
import { addCodes, addFailing, type Codes, codeSums, laneCounts } from './code-counts.ts';
import { dropLost, isZero, type Rows, type RowTest } from './row-tests.ts';
import { NEAR_STEPS } from './near.ts';
import { codeCount } from './step-code.ts';

/** How many rows a list finds, and how many it would find at each option of a filter if that filter alone were another. */
export type ListCounts = {
  readonly total: number;
  /** Of them neither sold nor rented. */
  readonly available: number;
  /** 1 for each row found; absent: all. */
  readonly matched: Uint8Array | undefined;
  /** Of choices by group, of bounds by step code, of flags without and with. */
  readonly options: { readonly [F in GroupedBy | BoundFilter | FlagFilter]: Uint32Array };
  /** By step of `near`, the last beyond all; none where no place is asked for. */
  readonly near: Uint32Array;
  /** By step code, both bounds of the price lifted. */
  readonly priceBand: Uint32Array;
};

/** Rows that are tested together: few enough to stay in the processor's nearest memory. */
const BLOCK = 2048;

/**
 * Counts what the tests of a query leave: a row that fails none counts everywhere, a row that fails a single one counts
 * among the options of that one. 10 to 30 ns a row.
 */
export function countMatches(columns: ListColumns, tests: readonly RowTest[] = [], away?: Uint8Array): ListCounts {
  const { size, groups, scales, flags } = columns;
  const bitsOf = (...filters: readonly FilterName[]) =>
    tests.reduce((bits, { filter }, at) => (filters.includes(filter) ? bits | (1 << at) : bits), 0);
  const price = bitsOf('priceMin', 'priceMax');

  /** Of each counted column, the rows that fail nothing; of each column with a filter that is asked, those that fail it alone. */
  const found = new Map<Codes, Uint32Array>();
  const failing: { readonly codes: Codes; readonly bits: number; readonly counts: Uint32Array }[] = [];
  const count = (codes: Codes, most: number, bits: number) => {
    const lanes = found.get(codes) ?? laneCounts(most);
    const counts = new Uint32Array(most);
    found.set(codes, lanes);
    if (bits !== 0) failing.push({ codes, bits, counts });
    return () => codeSums(counts, lanes);
  };
  const countScale = (column: BoundColumn, bits: number) =>
    count(scales[column].codes, codeCount(scales[column].steps), bits);
  const countGroups = (by: GroupedBy, filter: FilterName) =>
    count(groups[by].of, groups[by].members.length, bitsOf(filter));
  const options = {
    ...byName(CHOICES, filter => countGroups(filter, filter)),
    municipality: countGroups('municipality', 'zone'),
    ...byName(BOUNDS, filter => countScale(FILTERS[filter].column, bitsOf(filter))),
    // All flags are one code: rows are walked once for them, however many there are.
    ...byName(FLAGS, filter => {
      const sums = count(flags, 2 ** FLAG_COLUMNS.length, bitsOf(filter));
      return () => halves(sums(), FLAG_BITS[FILTERS[filter].column]);
    }),
  };
  const near = away && count(away, NEAR_STEPS.length + 1, bitsOf('near'));
  const priceBand = countScale('price', price);

  const matched = tests.length === 0 ? undefined : new Uint8Array(size);
  const rows: Rows = { size: 0, row: new Int32Array(BLOCK), missed: new Int32Array(BLOCK) };
  const missing: Rows = { size: 0, row: new Int32Array(BLOCK), missed: new Int32Array(BLOCK) };
  let total = 0;
  let free = 0;
  for (let from = 0; from < size; from += BLOCK) {
    rows.size = Math.min(BLOCK, size - from);
    for (let at = 0; at < rows.size; at++) rows.row[at] = from + at;
    rows.missed.fill(0);
    for (let at = 0; at < tests.length; at++) {
      tests[at]!.mark(rows, 1 << at);
      // After two tests, which are the choices where there are any, few rows are left; what the rest loses is dropped at once.
      if (at === 1 || (at > 1 && at === tests.length - 1)) dropLost(rows, price);
    }
    split(rows, missing);
    total += rows.size;
    for (let at = 0; at < rows.size; at++) free += Number((flags[rows.row[at]!]! & FLAG_BITS.available) !== 0);
    if (matched) for (let at = 0; at < rows.size; at++) matched[rows.row[at]!] = 1;
    for (const [codes, lanes] of found) addCodes(lanes, codes, rows);
    for (const { codes, bits, counts } of failing) addFailing(counts, codes, missing, bits);
  }
  return {
    total,
    available: free,
    matched,
    options: byName([...CHOICES, 'municipality', ...BOUNDS, ...FLAGS], filter => options[filter]()),
    near: near?.() ?? new Uint32Array(),
    priceBand: priceBand(),
  };
}

/** Of counts by flags, the sums without and with one of them. */
function halves(sums: Uint32Array, flag: number): Uint32Array {
  const counts = new Uint32Array(2);
  sums.forEach((count, code) => (counts[code & flag ? 1 : 0]! += count));
  return counts;
}

/** Moves the rows that fail a test to `missing`. */
function split(rows: Rows, missing: Rows): void {
  const { size, row, missed } = rows;
  let kept = 0;
  let moved = 0;
  for (let at = 0; at < size; at++) {
    const miss = missed[at]!;
    const found = isZero(miss);
    missing.row[moved] = row[at]!;
    missing.missed[moved] = miss;
    row[kept] = row[at]!;
    kept += found;
    moved += found ^ 1;
  }
  rows.size = kept;
  missing.size = moved;
}
