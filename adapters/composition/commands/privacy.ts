import '../node-version.ts';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type AddressHeld, makeEraseAddress, makeExportAddress } from '../../../application/operate/address-held.ts';
import { makeLetterFolder } from '../../mail/letter-folder.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { noting } from '../keeping/noting.ts';
import { readSettings } from '../settings.ts';
import { makeUploadFolder } from '../../files/upload-folder.ts';
import { readArguments, refuseArguments } from './read-arguments.ts';

const USAGE = 'npm run privacy -- export EMAIL [FOLDER] | erase EMAIL';
/** How long a running site may hold a lock, or PostgreSQL think. */
const PATIENCE_MS = 30_000;

/**
 * What the law lets a person ask for, while the site runs or not: `export` prints all that is held about an address as JSON and
 * copies its files into FOLDER, `erase` erases it.
 */
const [command, email = '', folder] = readArguments(USAGE, { least: 2, most: 3 }).positionals;
if (command !== 'export' && command !== 'erase') refuseArguments(USAGE, `unknown command '${command}'`);
if (command === 'erase' && folder !== undefined) refuseArguments(USAGE, `unexpected argument '${folder}'`);
process.exitCode = (await answer()) ? 0 : 1;

/** Says whether it was done. */
async function answer(): Promise<boolean> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return fail(settings.refused);
  const { dataDirectory, databaseUrl } = settings;
  if (databaseUrl === undefined && !existsSync(join(dataDirectory, 'clairval.db')))
    return fail(`There is no database in ${dataDirectory}. Set DATA_DIR to the value that the site has.`);
  try {
    const database = await openDatabase({ ...settings, patienceMs: PATIENCE_MS });
    try {
      const uploads = makeUploadFolder(dataDirectory);
      const outbox = join(dataDirectory, 'outbox');
      const { personalData, transactions } = command === 'erase' ? await noting(settings, database) : database;
      const parts = {
        personalData,
        transactions,
        uploads,
        letters: makeLetterFolder(outbox),
      };
      if (command === 'erase') return tellErased(await makeEraseAddress(parts)(email));
      return tellHeld(
        await makeExportAddress(parts)(email),
        { files: uploads.places, letters: name => [join(outbox, name)].filter(path => existsSync(path)) },
        folder,
      );
    } finally {
      await database.close();
    }
  } catch (error) {
    return fail(`The command failed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function tellErased(erased: Readonly<Record<string, number>> | undefined): boolean {
  if (!erased) return fail('This is not a valid e-mail address.');
  const counts = Object.entries(erased).map(([kind, count]) => `${count} ${kind}`);
  console.log(`Erased: ${counts.join(', ')}.`);
  return true;
}

/**
 * The letters and files that lie in folders come with their paths: where they are, or where they were copied to. What lies in
 * quarantine comes with the warning beside it.
 */
function tellHeld(
  held: AddressHeld | undefined,
  placesOf: { readonly [kind in 'files' | 'letters']: (name: string) => readonly string[] },
  folder: string | undefined,
): boolean {
  if (!held) return fail('This is not a valid e-mail address.');
  if (folder !== undefined) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const placed = (kind: 'files' | 'letters') =>
    held[kind].flatMap(placesOf[kind]).map(path => {
      const name = basename(path);
      if (folder === undefined) return { name, path };
      copyFileSync(path, join(folder, name));
      return { name, path: join(folder, name) };
    });
  console.log(JSON.stringify({ ...held, files: placed('files'), letters: placed('letters') }, undefined, 2));
  return true;
}

function fail(line: string): false {
  console.error(line);
  return false;
}
