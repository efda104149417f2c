import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentNames } from '../../content/read-directory.ts';

/**
 * Names the state of a content directory without reading its files: another where a file came, went or was written. It never
 * throws: a directory that cannot be read has a state too.
 */
export async function stampOf(directory: string): Promise<string> {
  const names = await contentNames(directory).catch((error: Error) => error.message);
  return typeof names === 'string' ? names : stampOfFiles(names.map(name => join(directory, name)));
}

/** The same of files, by their paths. `stampOfFiles(['/srv/gone.jpg'])` → `'/srv/gone.jpg gone'` */
export async function stampOfFiles(paths: Iterable<string>): Promise<string> {
  return (await Promise.all(Array.from(paths, async path => `${path} ${await stateOf(path)}`))).join('\n');
}

/** Another inode too: whole directories are put in place of each other by a link. */
async function stateOf(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}` : 'gone';
}
