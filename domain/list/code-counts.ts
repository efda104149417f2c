import type { Rows } from './row-tests.ts';

/** A code for each row: its group, its place among steps, or the bits of its flags. */
export type Codes = Uint8Array | Uint16Array | Uint32Array;

/** Counters that take turns: a processor that adds to the same one twice in a row waits for itself. */
const LANES = 4;

/** Counters for codes below `most`. */
export function laneCounts(most: number): Uint32Array {
  return new Uint32Array(LANES * most);
}

/** Counts the codes of all rows. */
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

/** Counts the codes of the rows that fail none but the tests of `bits`. */
export function addFailing(counts: Uint32Array, codes: Codes, { size, row, missed }: Rows, bits: number): void {
  for (let at = 0; at < size; at++) if ((missed[at]! & ~bits) === 0) counts[codes[row[at]!]!]!++;
}

/** By code, `counts` and what the lanes counted. */
export function codeSums(counts: Uint32Array, lanes: Uint32Array): Uint32Array {
  const lane = lanes.length / LANES;
  return counts.map((count, code) => {
    let sum = count;
    for (let at = code; at < lanes.length; at += lane) sum += lanes[at]!;
    return sum;
  });
}
