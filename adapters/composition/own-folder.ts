import { mkdirSync } from 'node:fs';

/** Makes the folder that `DATA_DIR` names, for the site alone. Throws, with a line for the operator, where that cannot be. */
export function makeOwnFolder(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(`DATA_DIR: ${directory} cannot be made: ${(error as NodeJS.ErrnoException).code}`);
  }
}
