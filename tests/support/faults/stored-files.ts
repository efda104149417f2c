import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names of uploaded files in a data directory; those without a mail are in quarantine, with a warning beside them. Reads the folders in the
 * order in which the site moves files, so that a file being moved counts once.
 */
export function storedFiles(dataDirectory: string): readonly string[] {
  const namesIn = (folder: string) =>
    existsSync(join(dataDirectory, folder)) ? readdirSync(join(dataDirectory, folder)) : [];
  return [...new Set([...namesIn('uploads'), ...namesIn('quarantine').filter(name => !name.endsWith('.txt'))])];
}
