import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names of the visitors' files that a data directory holds: those that no mail carries lie in quarantine, with a warning beside them.
 * Read in the order in which the site moves them, so that one on its way counts once.
 */
export function keptFiles(dataDirectory: string): readonly string[] {
  const namesIn = (folder: string) =>
    existsSync(join(dataDirectory, folder)) ? readdirSync(join(dataDirectory, folder)) : [];
  return [...new Set([...namesIn('uploads'), ...namesIn('quarantine').filter(name => !name.endsWith('.txt'))])];
}
