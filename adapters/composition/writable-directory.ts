import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Creates the folder that `DATA_DIR` names, accessible to the site's user only. Throws an error with a line for the operator if it cannot
 * be created, is a file, or is not writable: `DATA_DIR: /srv/var cannot be written: EROFS`.
 */
export function makeWritableDirectory(directory: string): void {
  attempt(directory, 'made', () => mkdirSync(directory, { recursive: true, mode: 0o700 }));
  attempt(directory, 'written', () => accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK));
}

function attempt(directory: string, what: 'made' | 'written', work: () => void): void {
  try {
    work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' || code === 'ENOTDIR' ? 'a file has this name' : code;
    throw new Error(`DATA_DIR: ${directory} cannot be ${what}: ${why}`);
  }
}
