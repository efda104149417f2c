import type { FileHandle } from 'node:fs/promises';

const BUFFER_BYTES = 4 * 1024 * 1024;
const HASH_BYTES = 20;
const HASH_DIGITS = 2 * HASH_BYTES;
/** A hash, a colon and a count have fewer. */
const LONGEST_LINE = 80;
const [NEW_LINE, RETURN, COLON, ZERO, NINE] = [10, 13, 58, 48, 57];
/** The value of each character as a hexadecimal digit; 255 where it is none. */
const DIGITS = Uint8Array.from({ length: 256 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 255 : value;
});

/**
 * Gives the SHA-1 hash of each line to `take`, in a buffer that is used again: 40 hexadecimal digits, with or without a colon and a
 * count, as Have I Been Pwned publishes them; CRLF or LF, sorted or not; empty lines are passed over. Resolves with the number
 * of hashes. Throws an Error that tells the number of a line that is none.
 */
export async function readHashes(list: FileHandle, take: (hash: Uint8Array) => void): Promise<number> {
  const hash = new Uint8Array(HASH_BYTES);
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES + LONGEST_LINE + 1);
  let [kept, line, hashes] = [0, 0, 0];

  /** Reads the line between two places of the buffer. */
  const readLine = (from: number, end: number) => {
    line += 1;
    const to = end > from && buffer[end - 1] === RETURN ? end - 1 : end;
    if (to === from) return;
    if (to - from > LONGEST_LINE || !readHash(buffer, from, to, hash))
      throw new Error(`line ${line} is no SHA-1 hash of 40 hexadecimal digits, with or without :COUNT`);
    hashes += 1;
    take(hash);
  };

  for (let position = 0; ; ) {
    const { bytesRead } = await list.read(buffer, kept, BUFFER_BYTES, position);
    if (bytesRead === 0) break;
    position += bytesRead;
    const end = kept + bytesRead;
    let from = 0;
    for (let at = buffer.indexOf(NEW_LINE); at >= 0 && at < end; at = buffer.indexOf(NEW_LINE, from)) {
      readLine(from, at);
      from = at + 1;
    }
    // A line that goes on is kept for the next round; one too long to be a hash is refused before it fills the buffer.
    if (end - from > LONGEST_LINE + 1) readLine(from, end);
    buffer.copyWithin(0, from, end);
    kept = end - from;
  }
  if (kept > 0) readLine(0, kept);
  return hashes;
}

/** Reads the line from `from` up to `to` into `hash`; false where it is none. */
function readHash(buffer: Buffer, from: number, to: number, hash: Uint8Array): boolean {
  const end = from + HASH_DIGITS;
  if (to < end) return false;
  for (let byte = 0, at = from; at < end; byte++, at += 2) {
    const high = DIGITS[buffer[at] ?? 0] ?? 255;
    const low = DIGITS[buffer[at + 1] ?? 0] ?? 255;
    if (high > 15 || low > 15) return false;
    hash[byte] = (high << 4) | low;
  }
  if (to === end) return true;
  if (buffer[end] !== COLON || to === end + 1) return false;
  for (let at = end + 1; at < to; at++) {
    const code = buffer[at] ?? 0;
    if (code < ZERO || code > NINE) return false;
  }
  return true;
}
