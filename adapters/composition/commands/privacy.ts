import '../node-version.ts';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makeEraseAddress, makeExportAddress } from '../../../application/operate/export-and-erase-address.ts';
import type { VisitorFiles } from '../../../application/ports/submissions/uploads.ts';
import { makeMailFolder } from '../../mail/mail-folder.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { noDatabaseIn } from '../existing-database.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { journalErasures } from '../backup/journal-erasures.ts';
import { readSettings } from '../settings.ts';
import { openVisitorFiles } from '../server/open-visitor-files.ts';
import { systemClock } from '../../system/clock.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE = 'npm run privacy -- export EMAIL|PHONE [FOLDER] | erase EMAIL|PHONE';
/** Maximum wait for a lock held by the running site, and for one PostgreSQL statement, in milliseconds. */
const TIMEOUT_MS = 30_000;
/** Printed names of kinds whose JSON field has another name. */
const KIND_NAMES: Readonly<Record<string, string>> = { appointments: 'viewings', letters: 'mail files' };
const NO_ADDRESS = 'This is neither a valid e-mail address nor a phone number.';

/**
 * Answers data-subject requests (GDPR), whether the site runs or not: `export` prints all data on an e-mail address as JSON and copies its
 * files into FOLDER, `erase` erases it. If `email` is a phone number, both commands act on the requests that were sent with this number and
 * without an e-mail address.
 */
const [command, email = '', folder] = readArguments(USAGE, { least: 2, most: 3 }).positionals;
if (command !== 'export' && command !== 'erase') refuseArguments(USAGE, `unknown command '${command}'`);
if (command === 'erase' && folder !== undefined) refuseArguments(USAGE, `unexpected argument '${folder}'`);
process.exitCode = (await answer()) ? 0 : 1;

/** Runs the command; returns false if it failed, after printing why. */
async function answer(): Promise<boolean> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return fail(settings.refused);
  const { dataDirectory } = settings;
  const missing = noDatabaseIn(settings);
  if (missing !== undefined) return fail(missing);
  try {
    makeWritableDirectory(dataDirectory);
    const database = await openDatabase({ ...settings, timeoutMs: TIMEOUT_MS });
    try {
      const uploads = openVisitorFiles(database, dataDirectory, systemClock);
      const outbox = join(dataDirectory, 'outbox');
      const { personalData } = command === 'erase' ? await journalErasures(settings, database) : database;
      const parts = {
        personalData,
        uploads,
        mailFiles: makeMailFolder(outbox),
      };
      if (command === 'erase') return tellErased(await makeEraseAddress(parts)(email));
      const exported = await makeExportAddress(parts)(email);
      if (!exported) return fail(NO_ADDRESS);
      if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
      const files = await placedFiles(exported.files, uploads, folder);
      console.log(
        JSON.stringify(
          { ...exported, files, letters: placedMailFiles(exported.letters, outbox, folder) },
          undefined,
          2,
        ),
      );
      return true;
    } finally {
      await database.close();
    }
  } catch (error) {
    return fail(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function tellErased(erased: Readonly<Record<string, number>> | undefined): boolean {
  if (!erased) return fail(NO_ADDRESS);
  if (Object.values(erased).every(count => count === 0)) {
    console.log('Nothing of this address or number is stored, so nothing was erased.');
    return true;
  }
  const counts = Object.entries(erased).map(([kind, count]) => `${KIND_NAMES[kind] ?? kind} ${count}`);
  console.log(`Erased: ${counts.join(', ')}.`);
  return true;
}

/** `path` of a stored file or of its copy; absent for a file that is stored in the database. */
type Placed = { readonly name: string; readonly path?: string };

/** Lists the files with their paths; for a file in quarantine also the warning stored beside it. */
async function placedFiles(
  names: readonly string[],
  uploads: VisitorFiles,
  folder: string | undefined,
): Promise<readonly Placed[]> {
  if (folder === undefined) return names.flatMap(name => placedIn(name, uploads.places(name)));
  const placed: Placed[] = [];
  const copy = (name: string, bytes: Uint8Array | string) => {
    const path = join(folder, name);
    writeFileSync(path, bytes, { mode: 0o600 });
    placed.push({ name, path });
  };
  for (const name of names) {
    const bytes = await uploads.look(name);
    const warning = await uploads.warning(name);
    if (bytes) copy(name, bytes);
    if (warning !== undefined) copy(`${name}.txt`, warning);
  }
  return placed;
}

function placedIn(name: string, paths: readonly string[]): readonly Placed[] {
  return paths.length === 0 ? [{ name }] : paths.map(path => ({ name: basename(path), path }));
}

function placedMailFiles(names: readonly string[], outbox: string, folder: string | undefined): readonly Placed[] {
  return names.flatMap(name => {
    const path = join(outbox, name);
    if (!existsSync(path)) return [];
    if (folder === undefined) return [{ name, path }];
    copyFileSync(path, join(folder, name));
    return [{ name, path: join(folder, name) }];
  });
}

function fail(line: string): false {
  console.error(line);
  return false;
}
