/** The shortest run of zero bytes that counts as a hole. Disks and transfers lose blocks of at least 512 bytes. */
const HOLE = Buffer.alloc(128);
/** Minimum number of bytes between a hole and the end of the image. Zeros closer to the end are not damage. */
const FOLLOWING = 64;

const [END_OF_IMAGE, START_OF_SCAN, HUFFMAN_TABLES] = [0xd9, 0xda, 0xc4];
const SEQUENTIAL: ReadonlySet<number> = new Set([0xc0, 0xc1]);
/** Symbol for "all further coefficients of the block are 0". */
const END_OF_BLOCK = 0;

/**
 * Whether the image data of a sequential JPEG has a hole of zeros in it. A JPEG decoder reads such a hole without an error, as blocks of
 * which no coefficient is 0: grey stripes. Where a zero bit means an empty block, as in tables made for a picture of one colour, many zeros
 * are valid, so the result is false. ITU-T T.81, B.2 and C.2.
 * `hasZeroedScan(jpeg.fill(0, 9_000, 9_512))` → `true`
 */
export function hasZeroedScan(jpeg: Uint8Array): boolean {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  /** First symbol of each coefficient table, to which a sequence of zero bits is decoded. */
  const firstSymbols = new Map<number, number>();
  let components = 0;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at++;
      continue;
    }
    const [start, end] = [at + 4, at + 2 + bytes.readUInt16BE(at + 2)];
    if (end > bytes.length) return false;
    const segment = bytes.subarray(start, end);
    if (marker === HUFFMAN_TABLES) noteTables(segment, firstSymbols);
    else if (SEQUENTIAL.has(marker)) components = segment[5] ?? 0;
    else if (marker === START_OF_SCAN) {
      // Check a scan only if it contains all components, brightness included; a scan of colour alone may be all zeros.
      if (components === 0 || segment[0] !== components) return false;
      const tables = Array.from({ length: components }, (_, index) => (segment[2 + 2 * index] ?? 0) & 0x0f);
      return tables.some(table => (firstSymbols.get(table) ?? END_OF_BLOCK) !== END_OF_BLOCK) && hasHole(bytes, end);
    }
    at = end;
  }
  return false;
}

function noteTables(segment: Buffer, firstSymbols: Map<number, number>): void {
  for (let at = 0; at + 17 <= segment.length; ) {
    const kind = segment.readUInt8(at);
    const size = segment.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
    if (kind >> 4 === 1) firstSymbols.set(kind & 0x0f, segment[at + 17] ?? END_OF_BLOCK);
    at += 17 + size;
  }
}

function hasHole(bytes: Buffer, from: number): boolean {
  const found = bytes.indexOf(Buffer.of(0xff, END_OF_IMAGE), from);
  const end = found < 0 ? bytes.length : found;
  const hole = bytes.indexOf(HOLE, from);
  if (hole < 0 || hole >= end) return false;
  let after = hole + HOLE.length;
  while (after < end && bytes[after] === 0) after++;
  return end - after >= FOLLOWING;
}
