import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Erasure } from '../../../application/ports/privacy/erasure-journal.ts';
import { eachMember } from '../../archive/read-archive.ts';
import { syncFolder } from '../../files/sync-folder.ts';
import { DATABASE_FILE, RESTORING_FOLDER } from '../../sql/open-database.ts';
import { readWholeSqlite, unknownStep } from '../../sql/dump-database.ts';
import { hasTables, refusePostgres, restorePostgres } from '../../sql/database/postgres-programs.ts';
import { ERASURE_FOLDER, makeErasureJournal, readErasures } from '../../files/erasure-journal.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { readSite } from '../site/read-site.ts';
import type { ServerSettings } from '../settings.ts';
import { firstObstacle, ifMissing, RESTORED_NAMES } from './backed-up-files.ts';
import { DATABASE, HEAD, MANIFEST, type Manifest, readBackup, type ReadBackup } from './manifest.ts';
import { type FinishedRestore, finishRestore } from './finish-restore.ts';

export type RestoredBackup = {
  readonly manifest: Manifest;
  readonly settled: FinishedRestore;
  /** Whether an erasure journal was read, and how many of its lines are unreadable. */
  readonly journal: { readonly read: boolean; readonly unreadable: number };
};

/** File that exists during a restore: with it, a retry of the same backup continues although the database is already filled. */
const MARK = 'backup';

/**
 * Restores a backup into an empty DATA_DIR, and an empty PostgreSQL database where the site uses one. Throws a one-line error; problems of
 * the backup, the settings or the journals are found before anything is written.
 *
 * Everything is first written to the folder `restoring` in DATA_DIR and moved out when complete. While that folder exists, no site starts
 * on this DATA_DIR, and another restore starts from the beginning. PostgreSQL restores a backup in one transaction.
 */
export async function restore(
  settings: ServerSettings,
  file: string,
  journals: readonly string[],
  clock: Clock,
): Promise<RestoredBackup> {
  const { dataDirectory } = settings;
  const backup = await readBackup(file);
  await refuseUnfit(settings, backup.manifest);
  const { content } = await readSite(settings.contentDirectory);
  const known = await readJournals(dataDirectory, journals);
  const restoring = join(dataDirectory, RESTORING_FOLDER);
  const mark = markOf(settings, backup);
  const startedMark = await readFile(join(restoring, MARK), 'utf8').catch(ifMissing(undefined));
  const inTheWay = await firstObstacle(dataDirectory);
  if (startedMark === undefined && inTheWay !== undefined && inTheWay !== RESTORING_FOLDER)
    throw new Error(`${dataDirectory} contains ${inTheWay}: a restore needs an empty DATA_DIR`);
  const { databaseUrl } = settings;
  const isFilled = databaseUrl !== undefined && (await hasTables(databaseUrl));
  if (isFilled && startedMark !== mark)
    throw new Error('the database that DATABASE_URL names contains tables: a restore needs an empty one');

  makeWritableDirectory(dataDirectory);
  await clear(dataDirectory, startedMark === mark ? [MARK] : []);
  await mkdir(restoring, { recursive: true, mode: 0o700 });
  if (startedMark !== mark) await writeFile(join(restoring, MARK), mark, { mode: 0o600, flush: true });
  await syncFolder(restoring);
  await syncFolder(dataDirectory);
  await extract(file, restoring);
  const dump = join(restoring, DATABASE);
  if (databaseUrl === undefined) {
    await rename(dump, join(restoring, DATABASE_FILE));
    readWholeSqlite(join(restoring, DATABASE_FILE));
  } else if (!isFilled) await restorePostgres(databaseUrl, dump);
  if (databaseUrl !== undefined) await rm(dump);
  const settled = await finishRestore({ ...settings, dataDirectory: restoring }, content, {
    erasures: known.erasures,
    since: Date.parse(backup.manifest.startedAt),
    secretMark: backup.manifest.secretMark,
    clock,
  });
  // Record erasures of other journals, so that the next restore of the same backup applies them too.
  const journal = makeErasureJournal(dataDirectory);
  for (const erasure of known.given) await journal.note(erasure);
  for (const name of RESTORED_NAMES)
    await rename(join(restoring, name), join(dataDirectory, name)).catch(ifMissing(undefined));
  await syncFolder(dataDirectory);
  // Delete the folder last: no site starts while the folder exists.
  await rm(restoring, { recursive: true });
  await syncFolder(dataDirectory);
  return { manifest: backup.manifest, settled, journal: known };
}

/** Throws if this program's version or the configured database is unsuitable for the backup. */
async function refuseUnfit({ databaseUrl, secret }: ServerSettings, { database, steps, holdsSecret }: Manifest) {
  const unknown = unknownStep(steps);
  if (unknown !== undefined)
    throw new Error(
      `the backup is of a newer version of this program: this version does not know the schema step '${unknown}'`,
    );
  if (database.kind === 'sqlite' && databaseUrl !== undefined)
    throw new Error('the backup contains a SQLite database: restore it without DATABASE_URL');
  if (database.kind === 'postgres' && databaseUrl === undefined)
    throw new Error('the backup contains a PostgreSQL database: set DATABASE_URL to an empty one');
  if (!holdsSecret && secret === undefined)
    throw new Error('the backup contains no secret: set SECRET to the value that the site had');
  const refused = database.kind === 'postgres' && (await refusePostgres(databaseUrl ?? '', database));
  if (refused) throw new Error(refused);
}

/** Reads the journal that is still in DATA_DIR and those at `paths`; `given` are the erasures that only the journals at `paths` contain. */
async function readJournals(dataDirectory: string, paths: readonly string[]) {
  const isThere = (await readdir(join(dataDirectory, ERASURE_FOLDER)).catch(ifMissing(undefined))) !== undefined;
  const own = isThere ? await readErasures(join(dataDirectory, ERASURE_FOLDER)) : undefined;
  const read = [];
  for (const path of paths) read.push(await readErasures(path));
  const lines = new Set(own?.erasures.map(erasure => JSON.stringify(erasure)));
  const given: Erasure[] = [];
  for (const erasure of read.flatMap(({ erasures }) => erasures)) {
    const line = JSON.stringify(erasure);
    if (!lines.has(line)) given.push(erasure);
    lines.add(line);
  }
  return {
    read: isThere || paths.length > 0,
    given,
    erasures: [...(own?.erasures ?? []), ...given],
    unreadable: [...read, ...(own ? [own] : [])].reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

/** Identifies a backup and its target database. */
function markOf({ databaseUrl = '' }: ServerSettings, { sum }: ReadBackup): string {
  return `${sum} ${createHash('sha256').update(databaseUrl).digest('hex')}\n`;
}

/** Deletes the leftovers of an aborted restore. */
async function clear(dataDirectory: string, but: readonly string[]): Promise<void> {
  const restoring = join(dataDirectory, RESTORING_FOLDER);
  for (const name of await readdir(restoring).catch(ifMissing([])))
    if (!but.includes(name)) await rm(join(restoring, name), { recursive: true });
  for (const name of RESTORED_NAMES) await rm(join(dataDirectory, name), { recursive: true, force: true });
}

/** Writes the members as files (0600), synced to disk. A visitor's file that is in both folders stays in quarantine only. */
async function extract(file: string, to: string): Promise<void> {
  const folders = new Set<string>([to]);
  await eachMember(file, async ({ name, pieces, changedAt }) => {
    if (name === HEAD || name === MANIFEST) return;
    const path = join(to, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    folders.add(dirname(path));
    const written = await open(path, 'wx', 0o600);
    try {
      for await (const piece of pieces) await written.writeFile(piece);
      await written.sync();
    } finally {
      await written.close();
    }
    // Retention periods of mails and files count from this time.
    await utimes(path, changedAt, changedAt);
  });
  for (const name of await readdir(join(to, 'quarantine')).catch(ifMissing<string[]>([])))
    await rm(join(to, 'uploads', name), { force: true });
  for (const folder of folders) await syncFolder(folder);
}
