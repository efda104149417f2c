import type { FileHandle } from 'node:fs/promises';

const BUFFER_BYTES = 4 * 1024 * 1024;
const HASH_BYTES = 20;
const HASH_DIGITS = 2 * HASH_BYTES;
/** Maximum length of a line with a hash, a colon and a count, in bytes. */
const LONGEST_LINE = 80;
const [NEW_LINE, RETURN, COLON, ZERO, NINE] = [10, 13, 58, 48, 57];
/** Hexadecimal value of each character code; 255 for other characters. */
const DIGITS = Uint8Array.from({ length: 256 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16);
  return Number.isNaN(value) ? 255 : value;
});

/**
 * Calls `take` with the SHA-1 hash of each line, in a buffer that is reused. Lines are 40 hexadecimal digits, optionally followed by a
 * colon and a count (format of Have I Been Pwned), separated by CRLF or LF, in any order; empty lines are skipped. Returns the number of
 * hashes. Throws an Error with the line number at an invalid line.
 */
export async function readHashes(list: FileHandle, take: (hash: Uint8Array) => void): Promise<number> {
  const hash = new Uint8Array(HASH_BYTES);
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES + LONGEST_LINE + 1);
  let [kept, line, hashes] = [0, 0, 0];

  /** Reads the line between two offsets of the buffer. */
  const readLine = (from: number, end: number) => {
    line += 1;
    const to = end > from && buffer[end - 1] === RETURN ? end - 1 : end;
    if (to === from) return;
    if (to - from > LONGEST_LINE || !readHash(buffer, from, to, hash))
      throw new Error(`line ${line} is not a SHA-1 hash of 40 hexadecimal digits, with or without :COUNT`);
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
    // Keep an incomplete line for the next read. Reject a line that is too long for a hash now, before it fills the buffer.
    if (end - from > LONGEST_LINE + 1) readLine(from, end);
    buffer.copyWithin(0, from, end);
    kept = end - from;
  }
  if (kept > 0) readLine(0, kept);
  return hashes;
}

/** Parses the line between `from` and `to` into `hash`; returns false if it is invalid. */
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
