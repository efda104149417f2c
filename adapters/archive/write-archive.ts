import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { headerOf, type Member, paddingAfter, trailerOf } from './member-header.ts';

/** A written member with the SHA-256 (hex) of its content. */
export type WrittenMember = Member & { readonly sha256: string };

export type ArchiveWriter = {
  /** Adds a member of exactly `bytes` bytes; throws if the source has more or fewer. */
  add(member: Member, source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<WrittenMember>;
  /** Writes the end of the archive, syncs it to disk and returns the SHA-256 (hex) of the whole file. */
  end(): Promise<string>;
  /** Closes the file without writing the end of the archive. */
  leave(): Promise<void>;
};

/**
 * Creates a tar file (mode 0600); throws if the path exists. Members are streamed: memory holds one chunk at a time.
 * `await (await beginArchive('/backups/a.tar')).add({ name: 'note', bytes: 2, changedAt: 0 }, [Buffer.from('hi')])`
 */
export async function beginArchive(path: string): Promise<ArchiveWriter> {
  const file = await open(path, 'wx', 0o600);
  const sum = createHash('sha256');
  const write = async (bytes: Uint8Array) => {
    sum.update(bytes);
    await writeAll(file, bytes);
  };
  return {
    async add(member, source) {
      const own = createHash('sha256');
      let left = member.bytes;
      await write(headerOf(member));
      for await (const piece of source) {
        left -= piece.byteLength;
        if (left < 0) break;
        own.update(piece);
        await write(piece);
      }
      if (left !== 0) throw new Error(`${member.name} changed while it was read`);
      await write(Buffer.alloc(paddingAfter(member.bytes)));
      return { ...member, sha256: own.digest('hex') };
    },
    async end() {
      const trailer = trailerOf(sum.copy().digest('hex'));
      await write(trailer);
      await file.sync();
      await file.close();
      return sum.digest('hex');
    },
    leave: () => file.close(),
  };
}

/** Writes all bytes, also if single writes are partial. A full disk may first cause a partial write; the next write then throws. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.byteLength; ) at += (await file.write(bytes, at)).bytesWritten;
}
