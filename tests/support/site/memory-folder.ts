import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * The folder of files that stay in memory, so that syncing them takes no time, where it has room for so many bytes; containers often
 * give it little. Else that of other passing files.
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
