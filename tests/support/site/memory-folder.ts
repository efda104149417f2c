import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * A folder in memory, in which syncing takes no time, if it has room for `bytes`; containers often have little. Otherwise the temporary
 * folder.
 */
export function memoryFolder(bytes: number): string {
  const folder = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= bytes ? folder : tmpdir();
  } catch {
    return tmpdir();
  }
}
