import { join } from 'node:path';
import type { Clock } from '../../../application/ports/clock.ts';
import { deleteIncompleteFiles } from '../../files/unfinished-files.ts';

/** Folders in DATA_DIR whose files are first written under temporary names. */
const PLACES = [
  ...['uploads', 'quarantine', 'outbox', 'copies', 'openimmo', 'brand'].map(folder => ({
    folder,
    deep: false,
    start: '',
  })),
  { folder: 'pictures', deep: true, start: '' },
  // Deletes only names with this prefix: an operator may have written other files there, such as a backup.
  { folder: '.', deep: false, start: 'breached-passwords.' },
];

/**
 * Creates the job that deletes the incomplete files that killed processes left in `DATA_DIR`; a run returns their number.
 * `makeDeleteIncompleteFiles({ dataDirectory: '/srv/var', clock })`
 */
export function makeDeleteIncompleteFiles({
  dataDirectory,
  clock,
}: {
  readonly dataDirectory: string;
  readonly clock: Clock;
}): (stopping: () => boolean) => Promise<number> {
  return async stopping => {
    let deleted = 0;
    for (const { folder, ...which } of PLACES) {
      if (stopping()) break;
      deleted += await deleteIncompleteFiles(join(dataDirectory, folder), clock.now(), which);
    }
    return deleted;
  };
}
