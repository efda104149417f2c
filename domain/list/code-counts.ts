import type { Rows } from './row-tests.ts';

/** Code of each row: its group, its step code (`stepCode`), or its flag bits. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Number of counter arrays that take turns by row: consecutive increments of one and the same counter would stall the processor. */
const LANES = 4;

/** Counters, all 0, for codes below `most`. */
export function laneCounts(most: number): Uint32Array {
  return new Uint32Array(LANES * most);
}

/** Adds 1 to the counter of each row's code. */
export function addCodes(lanes: Uint32Array, codes: Codes, { size, row }: Rows): void {
  const lane = lanes.length / LANES;
  const whole = size - (size % LANES);
  for (let at = 0; at < whole; at += LANES) {
    lanes[codes[row[at]!]!]!++;
    lanes[lane + codes[row[at + 1]!]!]!++;
    lanes[2 * lane + codes[row[at + 2]!]!]!++;
    lanes[3 * lane + codes[row[at + 3]!]!]!++;
  }
  for (let at = whole; at < size; at++) lanes[codes[row[at]!]!]!++;
}

/** Adds 1 to the counter of each row's code, for rows whose failed tests (the bits of `missed`) are all in `bits`. */
export function addFailing(counts: Uint32Array, codes: Codes, { size, row, missed }: Rows, bits: number): void {
  for (let at = 0; at < size; at++) if ((missed[at]! & ~bits) === 0) counts[codes[row[at]!]!]!++;
}

/** Sum of all lanes, by code. */
export function sumOfLanes(lanes: Uint32Array): Uint32Array {
  const most = lanes.length / LANES;
  const sums = lanes.slice(0, most);
  for (let at = most; at < lanes.length; at++) sums[at % most]! += lanes[at]!;
  return sums;
}
