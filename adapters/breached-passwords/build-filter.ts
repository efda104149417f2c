import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { addTo, BLOCK_BYTES, blockOf, blocksFor, fileBytes, writeHeader } from './filter-format.ts';
import { readHashes } from './hash-list.ts';

/** Bytes of the filter in memory at once; for more than 134 million hashes the list is read once per window. */
const WINDOW_BYTES = 256 * 1024 * 1024;

/** Number of hashes in the filter, and size of its file in bytes. */
export type BuiltFilter = { readonly hashes: number; readonly bytes: number };

/**
 * Builds the filter file `to` from a list of SHA-1 hashes and replaces an existing file only when the new one is complete. Throws if a
 * line of the list is not a hash, or if the list is empty or changes meanwhile; `to` then stays unchanged.
 */
export async function buildFilter(from: string, to: string, windowBytes = WINDOW_BYTES): Promise<BuiltFilter> {
  const list = await open(from, 'r');
  const unfinished = `${to}.${randomBytes(4).toString('hex')}.part`;
  try {
    if (!(await list.stat()).isFile()) throw new Error('it is not a regular file, which can be read more than once');
    const hashes = await readHashes(list, () => undefined);
    if (hashes === 0) throw new Error('it contains no hash');
    const filter = await open(unfinished, 'wx', 0o644);
    try {
      await fill(filter, list, hashes, windowBytes);
      await filter.sync();
    } finally {
      await filter.close();
    }
    await rename(unfinished, to);
    await syncFolder(dirname(to));
    return { hashes, bytes: fileBytes(blocksFor(hashes)) };
  } finally {
    await list.close();
    await rm(unfinished, { force: true });
  }
}

/** Writes the filter in windows of `windowBytes`. Reads the whole list for each window, so that the list needs no order. */
async function fill(filter: FileHandle, list: FileHandle, hashes: number, windowBytes: number): Promise<void> {
  const blocks = blocksFor(hashes);
  const most = Math.min(blocks, Math.max(1, Math.floor(windowBytes / BLOCK_BYTES)));
  await filter.write(writeHeader({ hashes, blocks }), 0, BLOCK_BYTES, 0);
  const window = Buffer.alloc(most * BLOCK_BYTES);
  for (let first = 0; first < blocks; first += most) {
    window.fill(0);
    const count = Math.min(most, blocks - first);
    const read = await readHashes(list, hash => {
      const block = blockOf(hash, blocks) - first;
      if (block >= 0 && block < count) addTo(window, block * BLOCK_BYTES, hash);
    });
    if (read !== hashes) throw new Error('it changed while it was read');
    for (let at = 0; at < count * BLOCK_BYTES; ) {
      const { bytesWritten } = await filter.write(window, at, count * BLOCK_BYTES - at, (1 + first) * BLOCK_BYTES + at);
      at += bytesWritten;
    }
  }
}

/** A renamed file survives a power loss only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
