import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentNames } from '../../content/read-directory.ts';

/**
 * Fingerprint of a content directory without reading its files: it changes when a file is added, deleted or written. Never throws: an
 * unreadable directory has a fingerprint too.
 */
export async function stampOf(directory: string): Promise<string> {
  const names = await contentNames(directory).catch((error: Error) => error.message);
  return typeof names === 'string' ? names : stampOfFiles(names.map(name => join(directory, name)));
}

/** Fingerprint of files by their paths. `stampOfFiles(['/srv/gone.jpg'])` → `'/srv/gone.jpg gone'` */
export async function stampOfFiles(paths: Iterable<string>): Promise<string> {
  return (await Promise.all(Array.from(paths, async path => `${path} ${await stateOf(path)}`))).join('\n');
}

/** Includes the inode, which changes when a symbolic link is switched to another directory. */
async function stateOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : 'gone';
}
