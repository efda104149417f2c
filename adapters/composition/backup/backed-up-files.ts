import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ERASED } from '../../files/erasure-journal.ts';
import { DATABASE_FILE, RESTORING_FOLDER } from '../../sql/open-database.ts';

/** What the site knows of the systems that it imports from. The catalogue may be ahead of it, never behind: what was told is told again. */
export const STATE_FOLDERS = ['openimmo'] as const;
/** Folders of files that are written once and never change: of visitors, mails, copies of pictures whose hosts may no longer have them. */
export const FILE_FOLDERS = ['uploads', 'quarantine', 'outbox', 'copies'] as const;
export const SECRET_FILE = 'secret';

/** What a site lays into DATA_DIR and no backup holds: made again when it is missing, or by a command. */
const MADE_AGAIN = ['pictures', 'brand', 'picture-sizes', 'breached-passwords'] as const;

const DATABASE_FILES = ['', '-wal', '-shm', '.made'].map(end => `${DATABASE_FILE}${end}`);

/** Names that a restore writes into DATA_DIR. */
export const RESTORED: readonly string[] = [...STATE_FOLDERS, ...FILE_FOLDERS, SECRET_FILE, ...DATABASE_FILES];

/** Names in DATA_DIR that may be there before a restore; npm makes `.npm` where DATA_DIR is the home of its user. */
const HARMLESS: readonly string[] = [...MADE_AGAIN, ERASED, 'lost+found', '.npm'];

/** The first name in a directory for which a restore refuses it; nothing where there is none, nor a directory. */
export async function firstInTheWay(dataDirectory: string): Promise<string | undefined> {
  return (await namesIn(dataDirectory)).find(name => !HARMLESS.includes(name));
}

/** What lies in DATA_DIR that no part of the site knows. */
export async function strangersIn(dataDirectory: string): Promise<readonly string[]> {
  const known = [...RESTORED, ...HARMLESS, RESTORING_FOLDER];
  // A secret that is being made or replaced has a name for a moment.
  return (await namesIn(dataDirectory)).filter(name => !known.includes(name) && !name.startsWith(`${SECRET_FILE}.`));
}

/** Files that are not written to their end: their own folders forget them. */
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

/** Hands `instead` over where a file or folder is not there. */
export function ifMissing<Instead>(instead: Instead): (error: NodeJS.ErrnoException) => Instead {
  return error => {
    if (error.code !== 'ENOENT') throw error;
    return instead;
  };
}
