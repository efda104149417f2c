import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { BLOCK, type Member, memberOf, paddingAfter, TRAILER_BYTES, trailerOf } from './member-header.ts';

/** A member with its content, which the consumer must read before it requests the next member. */
export type ReadMember = Member & { readonly pieces: AsyncIterable<Buffer> };

/** Size of one read, in bytes. */
const PIECE = 1 << 20;

/** The file is not an archive, or it was damaged or truncated after it was written. */
export class BrokenArchive extends Error {}

/** SHA-256 of a whole archive. Throws `BrokenArchive` if its checksum does not match or its end is missing. */
export async function sumOf(path: string): Promise<string> {
  return withFile(path, async file => {
    const { size } = await file.stat();
    if (size < TRAILER_BYTES || size % BLOCK !== 0) throw new BrokenArchive('its end is missing');
    const sum = createHash('sha256');
    for await (const piece of piecesOf(file, 0, size - TRAILER_BYTES)) sum.update(piece);
    const trailer = await read(file, size - TRAILER_BYTES, TRAILER_BYTES);
    if (!trailer.equals(trailerOf(sum.copy().digest('hex'))))
      throw new BrokenArchive('its checksum does not match, or its end is missing');
    return sum.update(trailer).digest('hex');
  });
}

/** Returns the first member of an archive with its content; `undefined` if the archive is empty or the content exceeds `most` bytes. */
export async function firstMember(
  path: string,
  most: number,
): Promise<(Member & { readonly content: Buffer }) | undefined> {
  return withFile(path, async file => {
    const { size } = await file.stat();
    const member = size < BLOCK ? undefined : memberOf(await read(file, 0, BLOCK));
    if (!member || member.bytes > most || BLOCK + member.bytes > size) return undefined;
    return { ...member, content: await read(file, BLOCK, member.bytes) };
  });
}

/** Calls `visit` for each member in order, except the checksum member at the end. Throws `BrokenArchive` at an invalid header. */
export async function eachMember(path: string, visit: (member: ReadMember) => Promise<void>): Promise<void> {
  await withFile(path, async file => {
    const end = (await file.stat()).size - TRAILER_BYTES;
    for (let at = 0; at < end; ) {
      const member = memberOf(await read(file, at, BLOCK));
      const next = at + BLOCK + (member ? member.bytes + paddingAfter(member.bytes) : 0);
      if (!member || next > end) throw new BrokenArchive(`the member header at byte ${at} is invalid`);
      await visit({ ...member, pieces: piecesOf(file, at + BLOCK, member.bytes) });
      at = next;
    }
  });
}

async function withFile<Result>(path: string, work: (file: FileHandle) => Promise<Result>): Promise<Result> {
  const file = await open(path, 'r');
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

async function* piecesOf(file: FileHandle, from: number, bytes: number): AsyncGenerator<Buffer> {
  for (let at = from, end = from + bytes; at < end; ) {
    const piece = await read(file, at, Math.min(PIECE, end - at));
    yield piece;
    at += piece.byteLength;
  }
}

async function read(file: FileHandle, at: number, bytes: number): Promise<Buffer> {
  const piece = Buffer.allocUnsafe(bytes);
  for (let held = 0; held < bytes; ) {
    const { bytesRead } = await file.read(piece, held, bytes - held, at + held);
    if (bytesRead === 0) throw new BrokenArchive('its end is missing');
    held += bytesRead;
  }
  return piece;
}
