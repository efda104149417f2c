import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ERASURE_FOLDER } from '../../files/erasure-journal.ts';
import { DATABASE_FILE, RESTORING_FOLDER, SERVER_LOCK } from '../../sql/open-database.ts';
import { LAST_BACKUP } from '../../files/last-backup.ts';

/**
 * State of imports per source system. The catalogue may be newer than this state, never older: the same messages are then processed again.
 */
export const STATE_FOLDERS = ['openimmo'] as const;
/** Folders of files that are written once and never change: uploads, mails, copies of pictures that their hosts may have deleted. */
export const FILE_FOLDERS = ['uploads', 'quarantine', 'outbox', 'copies'] as const;
export const SECRET_FILE = 'secret';

/** Names in DATA_DIR that backups omit; they are created again when missing, or by a command. */
const MADE_AGAIN = [
  'pictures',
  'brand',
  'picture-sizes',
  'breached-passwords',
  SERVER_LOCK,
  LAST_BACKUP,
  `${LAST_BACKUP}.next`,
] as const;

const DATABASE_FILES = ['', '-wal', '-shm', '.made'].map(end => `${DATABASE_FILE}${end}`);

/** Names that a restore writes into DATA_DIR. */
export const RESTORED_NAMES: readonly string[] = [...STATE_FOLDERS, ...FILE_FOLDERS, SECRET_FILE, ...DATABASE_FILES];

/** Names allowed in DATA_DIR before a restore; npm creates `.npm` where DATA_DIR is the home of its user. */
const HARMLESS: readonly string[] = [...MADE_AGAIN, ERASURE_FOLDER, 'lost+found', '.npm'];

/** Returns the first file or folder in `dataDirectory` that makes a restore refuse it; `undefined` if a restore may write there. */
export async function firstObstacle(dataDirectory: string): Promise<string | undefined> {
  return (await namesIn(dataDirectory)).find(name => !HARMLESS.includes(name));
}

/** Names in DATA_DIR that no part of the site creates. */
export async function unknownNamesIn(dataDirectory: string): Promise<readonly string[]> {
  const known = [...RESTORED_NAMES, ...HARMLESS, RESTORING_FOLDER];
  // The file of a secret has a temporary name while it is created or replaced, so names with this prefix are known too.
  return (await namesIn(dataDirectory)).filter(name => !known.includes(name) && !name.startsWith(`${SECRET_FILE}.`));
}

/** Incomplete files; the modules that own the folders delete them. */
const UNFINISHED = /^\.|\.part$|\.next$/;

/** The finished files below a folder of DATA_DIR, as `uploads/0hVq….pdf`, in the order of their names. */
export async function* filesBelow(dataDirectory: string, folder: string): AsyncGenerator<string> {
  const entries = await readdir(join(dataDirectory, folder), { withFileTypes: true }).catch(ifMissing([]));
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(dataDirectory, name);
    else if (entry.isFile() && !UNFINISHED.test(entry.name)) yield name;
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(ifMissing<string[]>([]))).sort();
}

/** For `catch`: returns `instead` when the file or folder does not exist (ENOENT), else throws the error again. */
export function ifMissing<Instead>(instead: Instead): (error: NodeJS.ErrnoException) => Instead {
  return error => {
    if (error.code !== 'ENOENT') throw error;
    return instead;
  };
}
