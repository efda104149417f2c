import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { BreachedPasswords } from '../../application/ports/accounts/breached-passwords.ts';
import { Outage } from '../../application/ports/outage.ts';
import { BLOCK_BYTES, blockOf, isIn, readHeader } from './filter-format.ts';

/**
 * Opens a filter file made by `buildFilter`. A lookup reads 64 bytes from the file; nothing is cached in memory. The file stays open:
 * a replacement takes effect after a restart. Throws if the file cannot be read or is not a complete filter.
 */
export async function openFilter(
  file: string,
): Promise<BreachedPasswords & { readonly hashes: number; close(): Promise<void> }> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file} ${error.code === 'ENOENT' ? 'does not exist' : `cannot be read (${error.code})`}`);
  });
  try {
    const found = await handle.stat();
    const start = Buffer.alloc(BLOCK_BYTES);
    const { bytesRead } = found.isFile() ? await handle.read(start, 0, BLOCK_BYTES, 0) : { bytesRead: 0 };
    const header = readHeader(start.subarray(0, bytesRead), found.size);
    if ('refused' in header) throw new Error(`${file} ${header.refused}`);
    const { hashes, blocks } = header;
    return {
      hashes,
      async has(password) {
        const hash = createHash('sha1').update(password.normalize('NFC')).digest();
        const block = Buffer.alloc(BLOCK_BYTES);
        const place = (1 + blockOf(hash, blocks)) * BLOCK_BYTES;
        const { bytesRead: read } = await handle.read(block, 0, BLOCK_BYTES, place).catch((error: unknown) => {
          throw new Outage('the file of breached passwords cannot be read', { cause: error });
        });
        if (read < BLOCK_BYTES) throw new Outage('the file of breached passwords has become shorter');
        return isIn(block, hash);
      },
      close: () => handle.close(),
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
