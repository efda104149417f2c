/**
 * File format of a blocked Bloom filter over SHA-1 hashes: a header of one block, then blocks of 512 bits. A hash sets 8 bits of one
 * block, so that a lookup reads 64 bytes once. SHA-1 bits are evenly distributed, so they select the block and the bits directly.
 */

export const BLOCK_BYTES = 64;
/**
 * Average number of hashes in a block, which is 16 bits per hash. The false-positive rate is 0.087 % (blocks fill unevenly: Poisson
 * distribution with mean 32, 8 bits per hash).
 */
const HASHES_A_BLOCK = 32;
const BITS_A_HASH = 8;

const MAGIC = Buffer.from('Clairval breached SHA-1\n', 'latin1');
const VERSION = 1;
const AT = { version: 24, hashes: 32, blocks: 40 } as const;

export type FilterHeader = { readonly hashes: number; readonly blocks: number };

/** Number of blocks for `hashes` hashes. `blocksFor(100)` → `4` */
export function blocksFor(hashes: number): number {
  return Math.max(1, Math.ceil(hashes / HASHES_A_BLOCK));
}

/** Size of a filter file with its header, in bytes. */
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

/** Parses the header of a filter file of `bytes` bytes, or returns why it is invalid. */
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

/** Index of the hash's block, selected by the first 32 bits of the hash. */
export function blockOf(hash: Uint8Array, blocks: number): number {
  const [a = 0, b = 0, c = 0, d = 0] = hash;
  return Math.floor(((a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) / 2 ** 32) * blocks);
}

/** Sets the bits of a hash in its block, which starts at offset `at`. */
export function addTo(bytes: Uint8Array, at: number, hash: Uint8Array): void {
  for (let number = 0; number < BITS_A_HASH; number++) {
    const bit = bitOf(hash, number);
    const place = at + (bit >> 3);
    bytes[place] = (bytes[place] ?? 0) | (1 << (bit & 7));
  }
}

/** Whether all bits of a hash are set in its block. */
export function isIn(block: Uint8Array, hash: Uint8Array): boolean {
  for (let number = 0; number < BITS_A_HASH; number++) {
    const bit = bitOf(hash, number);
    if (((block[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}

/** Index (0–511) of the hash's bit `number`, taken from two bytes of the hash that no other index uses. */
function bitOf(hash: Uint8Array, number: number): number {
  return (((hash[4 + 2 * number] ?? 0) << 8) | (hash[5 + 2 * number] ?? 0)) & 511;
}
