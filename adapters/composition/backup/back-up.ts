import { type FileHandle, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../../../application/ports/clock.ts';
import { isMemberName } from '../../archive/member-header.ts';
import { type ArchiveWriter, beginArchive, type WrittenMember } from '../../archive/write-archive.ts';
import { syncFolder } from '../../files/sync-folder.ts';
import { isUnchangedForAnHour } from '../../files/unfinished-files.ts';
import { dumpDatabase } from '../../sql/dump-database.ts';
import { secretsOf } from '../site-secrets.ts';
import type { ServerSettings } from '../settings.ts';
import { FILE_FOLDERS, filesBelow, ifMissing, SECRET_FILE, STATE_FOLDERS, unknownNamesIn } from './backed-up-files.ts';
import { noteBackup } from '../../files/last-backup.ts';
import { DATABASE, FORMAT, HEAD, isBackup, MANIFEST, type Manifest, readBackup } from './manifest.ts';
import { secretMarks } from '../secret-mark.ts';

/** Size of the read buffer, in bytes. */
const PIECE = 1 << 20;

export type WrittenBackup = {
  readonly manifest: Manifest;
  /** SHA-256 of the file. */
  readonly sum: string;
  readonly bytes: number;
  /** Names that the backup omits: those in DATA_DIR that the site does not know, and files whose names the site never creates. */
  readonly leftOut: readonly string[];
  /** Why the backup could not be recorded for alarms and metrics; `undefined` if it was recorded. */
  readonly notNoted: string | undefined;
};

/** Paths of the temporary files that a backup writes beside `file` until it is complete. */
export function unfinishedOf(file: string): readonly [archive: string, database: string] {
  return [`${file}.part`, `${file}.database`];
}

/**
 * Backs up all data of a site into one new file, verifies it by reading it back, and only then renames it to `file`. The site may run
 * meanwhile. Throws a one-line error and then leaves no files.
 *
 * Files are added before the database dump, and new files again after the dump: a file exists before the row that names it, so each file
 * that a dumped row names is found in one of the two passes unless it was erased meanwhile. The state of imports is added before the
 * database, so that it never refers to data that the database lacks; the secret after it, so that nothing in the dump was made with a
 * newer secret.
 */
export async function backUp(settings: ServerSettings, file: string, clock: Clock): Promise<WrittenBackup> {
  const { dataDirectory } = settings;
  const [part, dump] = unfinishedOf(file);
  const folder = dirname(file);
  if (!(await stat(folder).catch(ifMissing(undefined))))
    throw new Error(`there is no folder ${folder}: create it first`);
  await deleteLeftBackups(folder, clock.now());
  for (const path of [file, part, dump]) {
    if (!(await stat(path).catch(ifMissing(undefined)))) continue;
    throw new Error(
      path === file
        ? `${file} exists; nothing is overwritten`
        : `another backup to ${file} is running, or was interrupted and left ${path}: delete that file, or try again an hour later`,
    );
  }
  const startedAt = new Date(clock.now()).toISOString();
  const archive = await beginArchive(part);
  try {
    const members = [await addText(archive, HEAD, `${JSON.stringify({ format: FORMAT })}\n`)];
    const added = new Set<string>();
    const leftOut = new Set(await unknownNamesIn(dataDirectory));
    const addFolders = async (folders: readonly string[]): Promise<number> => {
      const before = added.size;
      for (const folder of folders)
        for await (const name of filesBelow(dataDirectory, folder)) {
          if (added.has(name) || leftOut.has(name)) continue;
          if (!isMemberName(name)) leftOut.add(name);
          else await add(name, join(dataDirectory, name));
        }
      return added.size - before;
    };
    const add = async (name: string, path: string): Promise<void> => {
      const member = await addFile(archive, name, path);
      if (!member) return;
      added.add(name);
      members.push(member);
    };
    await addFolders(STATE_FOLDERS);
    await addFolders(FILE_FOLDERS);
    const { database, steps } = await dumpDatabase(settings, dump);
    await add(DATABASE, dump);
    await rm(dump);
    // A file that a scanner moves between two folders may be missed in both, so passes follow until one adds no file.
    while ((await addFolders(FILE_FOLDERS)) > 0);
    const [secretMark] = secretMarks(await secretsOf(settings));
    if (settings.secret === undefined) await add(SECRET_FILE, join(dataDirectory, SECRET_FILE));
    const manifest: Manifest = {
      format: FORMAT,
      startedAt,
      database,
      steps: [...steps],
      holdsSecret: added.has(SECRET_FILE),
      secretMark,
      members: members.map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
    };
    await addText(archive, MANIFEST, `${JSON.stringify(manifest, undefined, 1)}\n`);
    const written = await archive.end();
    const read = await readBackup(part);
    if (read.sum !== written)
      throw new Error(`the file read back has the SHA-256 ${read.sum}, the written one ${written}`);
    const { size } = await stat(part);
    await rename(part, file);
    await syncFolder(folder);
    const notNoted = await noteBackup(dataDirectory, startedAt);
    return { ...read, bytes: size, leftOut: [...leftOut], notNoted };
  } catch (error) {
    await archive.leave();
    for (const path of [part, dump]) await rm(path, { force: true });
    throw error;
  }
}

/** Deletes temporary files of backups into this folder that stopped at least an hour ago, as they contain all data of a site. */
async function deleteLeftBackups(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.part')) continue;
    const [part, dump] = unfinishedOf(join(folder, name.slice(0, -'.part'.length)));
    // The archive does not grow while the database is dumped, so its age alone does not show that the backup has stopped.
    const isWritten =
      (await stat(dump).catch(() => undefined)) !== undefined && !(await isUnchangedForAnHour(dump, now));
    if (isWritten || !(await isUnchangedForAnHour(part, now)) || !(await isBackup(part))) continue;
    for (const path of [dump, part]) await rm(path, { force: true });
  }
}

function addText(archive: ArchiveWriter, name: string, text: string): Promise<WrittenMember> {
  const bytes = Buffer.from(text);
  return archive.add({ name, bytes: bytes.byteLength, changedAt: 0 }, [bytes]);
}

/** Adds a file. Returns `undefined` if it was deleted meanwhile; a file deleted during the read is still read to its end. */
async function addFile(archive: ArchiveWriter, name: string, path: string): Promise<WrittenMember | undefined> {
  const file = await open(path, 'r').catch(ifMissing(undefined));
  if (!file) return undefined;
  try {
    const { size, mtimeMs } = await file.stat();
    return await archive.add({ name, bytes: size, changedAt: Math.floor(mtimeMs / 1_000) }, piecesOf(file, size));
  } finally {
    await file.close();
  }
}

async function* piecesOf(file: FileHandle, bytes: number): AsyncGenerator<Uint8Array> {
  const piece = Buffer.allocUnsafe(PIECE);
  for (let left = bytes; left > 0; ) {
    const { bytesRead } = await file.read(piece, 0, Math.min(PIECE, left));
    if (bytesRead === 0) return;
    yield piece.subarray(0, bytesRead);
    left -= bytesRead;
  }
}
