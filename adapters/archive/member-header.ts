import { Header } from 'tar';

/** A tar file consists of blocks: one with a member's name and size, then its bytes, filled up with zeros. */
export const BLOCK = 512;

/** One file of an archive. */
export type Member = {
  /** As `uploads/0hVq….pdf`. */
  readonly name: string;
  readonly bytes: number;
  /** When it was changed last, in seconds since 1970, as tar files count. */
  readonly changedAt: number;
};

/** Words of letters, digits and `_.-` that begin with no dot: nothing leads out of a folder, or hides in it. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;
/** Longer names need a header of their own, which no member here has. */
const LONGEST_NAME = 100;

/** Whether a member may have a name. `isMemberName('uploads/../secret')` → `false` */
export function isMemberName(name: string): boolean {
  return name.length <= LONGEST_NAME && NAME.test(name);
}

/** The block before a member's bytes: a plain file, readable by its owner alone. */
export function headerOf({ name, bytes, changedAt }: Member): Buffer {
  const block = Buffer.alloc(BLOCK);
  const mtime = new Date(changedAt * 1_000);
  new Header({ path: name, size: bytes, mtime, mode: 0o600, uid: 0, gid: 0, type: 'File' }).encode(block);
  return block;
}

/** What a block says; nothing where it is the header of no plain file under a name that a member may have. */
export function memberOf(block: Buffer): Member | undefined {
  const header = parsed(block);
  if (!header) return undefined;
  const { cksumValid, path = '', size = -1, mtime, type } = header;
  if (!cksumValid || type !== 'File' || !isMemberName(path) || !Number.isSafeInteger(size) || size < 0)
    return undefined;
  return { name: path, bytes: size, changedAt: Math.floor((mtime?.getTime() ?? 0) / 1_000) };
}

/** The parser throws at a number that it cannot hold, as one in base 256 may be, before it has checked the sum. */
function parsed(block: Buffer): Header | undefined {
  try {
    return new Header(block);
  } catch {
    return undefined;
  }
}

/** How many zeros follow so many bytes. `paddingAfter(513)` → `511` */
export function paddingAfter(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK;
}

/** The last member holds the SHA-256 of all bytes before it. */
const SUM = 'sha256';
const SUM_LETTERS = 64;
/** The member and the two empty blocks that end a tar file, in bytes. */
export const TRAILER_BYTES = 4 * BLOCK;

/** All that follows the last member of its own: a change of any byte before it, or of it, shows. */
export function trailerOf(sum: string): Buffer {
  const trailer = Buffer.alloc(TRAILER_BYTES);
  headerOf({ name: SUM, bytes: SUM_LETTERS, changedAt: 0 }).copy(trailer);
  trailer.write(sum, BLOCK, 'latin1');
  return trailer;
}
