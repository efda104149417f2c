import { join } from 'node:path';
import type { Clock } from '../../../application/ports/clock.ts';
import { deleteLeftFiles } from '../../files/unfinished-files.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between runs, in milliseconds. */
const PAUSE_MS = 3_600_000;
/** Folders in DATA_DIR whose files are first written under temporary names. */
const PLACES = [
  ...['uploads', 'quarantine', 'outbox', 'copies', 'openimmo', 'brand'].map(folder => ({
    folder,
    deep: false,
    start: '',
  })),
  { folder: 'pictures', deep: true, start: '' },
  // Of this folder only files with this prefix are deleted: an operator may have stored other files in it, such as a backup.
  { folder: '.', deep: false, start: 'breached-passwords.' },
];

/**
 * Deletes at the start and each hour the incomplete files that killed processes left in `DATA_DIR`. Each machine has its own files, so
 * every process runs this.
 */
export function startLeftFilesWorker({
  dataDirectory,
  clock,
  log,
}: { readonly dataDirectory: string; readonly clock: Clock } & Pick<WorkerParts, 'log'>): Worker {
  return startWorker({
    pauseMs: PAUSE_MS,
    async work(stopping) {
      let deleted = 0;
      for (const { folder, ...which } of PLACES) {
        if (stopping()) return;
        deleted += await deleteLeftFiles(join(dataDirectory, folder), clock.now(), which);
      }
      if (deleted > 0)
        log({ level: 'info', message: `incomplete files of ended processes that were deleted: ${deleted}` });
    },
    failed: error =>
      log({ level: 'error', message: 'incomplete files could not be deleted; the next run retries', error }),
  });
}
