/**
 * A blocked Bloom filter over SHA-1 hashes, as a file: a header of one block, then blocks of 512 bits. A hash sets 8 bits of one block,
 * so that it is found by one read of 64 bytes. SHA-1 is spread evenly: its own bits choose the block and the bits within it.
 */

export const BLOCK_BYTES = 64;
/**
 * Hashes a block, in the mean: 16 bits each. Falsely found are 0.87 of 1,000 others, over blocks that are filled unevenly (Poisson with
 * mean 32, 8 bits set by each of a block's hashes).
 */
export const HASHES_A_BLOCK = 32;
const BITS_A_HASH = 8;

const MAGIC = Buffer.from('Clairval breached SHA-1\n', 'latin1');
const VERSION = 1;
const AT = { version: 24, hashes: 32, blocks: 40 } as const;

export type FilterHeader = { readonly hashes: number; readonly blocks: number };

/** How many blocks a number of hashes needs. `blocksFor(100)` → `4` */
export function blocksFor(hashes: number): number {
  return Math.max(1, Math.ceil(hashes / HASHES_A_BLOCK));
}

/** Bytes of a whole file. */
export function fileBytes(blocks: number): number {
  return (1 + blocks) * BLOCK_BYTES;
}

export function writeHeader({ hashes, blocks }: FilterHeader): Buffer {
  const header = Buffer.alloc(BLOCK_BYTES);
  MAGIC.copy(header);
  header.writeUInt32BE(VERSION, AT.version);
  header.writeBigUInt64BE(BigInt(hashes), AT.hashes);
  header.writeBigUInt64BE(BigInt(blocks), AT.blocks);
  return header;
}

/** What the header of a file of `bytes` says, or why it is none. */
export function readHeader(header: Buffer, bytes: number): FilterHeader | { readonly refused: string } {
  if (header.byteLength < BLOCK_BYTES || !header.subarray(0, MAGIC.byteLength).equals(MAGIC))
    return { refused: 'is not a file that npm run passwords made' };
  const version = header.readUInt32BE(AT.version);
  if (version !== VERSION)
    return { refused: `has the format ${version}, not ${VERSION}: make it again by npm run passwords` };
  const hashes = Number(header.readBigUInt64BE(AT.hashes));
  const blocks = Number(header.readBigUInt64BE(AT.blocks));
  if (blocks !== blocksFor(hashes) || bytes !== fileBytes(blocks))
    return { refused: `is not whole: it has ${bytes} bytes, not ${fileBytes(blocksFor(hashes))}` };
  return { hashes, blocks };
}

/** The block of a hash, from 0: its first 32 bits choose it. */
export function blockOf(hash: Uint8Array, blocks: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  return Math.floor(((a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) / 2 ** 32) * blocks);
}

/** Sets the bits of a hash in its block, which begins at `at`. */
export function addTo(bytes: Uint8Array, at: number, hash: Uint8Array): void {
  for (let number = 0; number < BITS_A_HASH; number++) {
    const bit = bitOf(hash, number);
    const place = at + (bit >> 3);
    bytes[place] = (bytes[place] ?? 0) | (1 << (bit & 7));
  }
}

/** Whether a block has every bit of a hash. */
export function isIn(block: Uint8Array, hash: Uint8Array): boolean {
  for (let number = 0; number < BITS_A_HASH; number++) {
    const bit = bitOf(hash, number);
    if (((block[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

/** Nine bits of two bytes that no other bit is taken from. */
function bitOf(hash: Uint8Array, number: number): number {
  return (((hash[4 + 2 * number] ?? 0) << 8) | (hash[5 + 2 * number] ?? 0)) & 511;
}
