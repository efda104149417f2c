import { Header } from 'tar';

/** Block size of a tar file, in bytes: a header block with name and size, then the file's bytes, padded with zeros to whole blocks. */
export const BLOCK = 512;

/** One file of an archive. */
export type Member = {
  /** Path inside the archive, e.g. `uploads/0hVq….pdf`. */
  readonly name: string;
  readonly bytes: number;
  /** Time of the last change, in Unix seconds (the unit of tar headers). */
  readonly changedAt: number;
};

/** Path segments of letters, digits and `_.-` without a leading dot: no `..` that escapes the folder, no hidden files. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** Maximum length of a name in characters: longer names need an extended tar header, which this writer does not support. */
const LONGEST_NAME = 100;

/** Whether the name is allowed in an archive. `isMemberName('uploads/../secret')` → `false` */
export function isMemberName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

/** Header block of a member: a regular file with mode 0600. */
export function headerOf({ name, bytes, changedAt }: Member): Buffer {
  const block = Buffer.alloc(BLOCK);
  const mtime = new Date(changedAt * 1_000);
  new Header({ path: name, size: bytes, mtime, mode: 0o600, uid: 0, gid: 0, type: 'File' }).encode(block);
  return block;
}

/** Parses a header block. Returns `undefined` unless it is a valid header of a regular file with an allowed name. */
export function memberOf(block: Buffer): Member | undefined {
  const header = parsed(block);
  if (!header) return undefined;
  const { cksumValid, path = '', size = -1, mtime, type } = header;
  if (!cksumValid || type !== 'File' || !isMemberName(path) || !Number.isSafeInteger(size) || size < 0)
    return undefined;
  return { name: path, bytes: size, changedAt: Math.floor((mtime?.getTime() ?? 0) / 1_000) };
}

/** The parser throws on numbers that it cannot represent (base 256), before it has verified the checksum. */
function parsed(block: Buffer): Header | undefined {
  try {
    return new Header(block);
  } catch {
    return undefined;
  }
}

/** Number of padding zeros after a member of `bytes` bytes. `paddingAfter(513)` → `511` */
export function paddingAfter(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK;
}

/** Name of the last member, whose content is the SHA-256 (hex) of all bytes before this member. */
const SUM = 'sha256';
const SUM_LETTERS = 64;
/** Header and content block of the checksum member plus the two empty blocks that end a tar file, in bytes. */
export const TRAILER_BYTES = 4 * BLOCK;

/** End of the archive: the checksum member and two empty blocks. A change of any earlier byte is detected by the checksum. */
export function trailerOf(sum: string): Buffer {
  const trailer = Buffer.alloc(TRAILER_BYTES);
  headerOf({ name: SUM, bytes: SUM_LETTERS, changedAt: 0 }).copy(trailer);
  trailer.write(sum, BLOCK, 'latin1');
  return trailer;
}
