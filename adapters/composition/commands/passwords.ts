import '../node-version.ts';
import { basename, dirname, join, resolve } from 'node:path';
import { buildFilter } from '../../breached-passwords/build-filter.ts';
import { deleteIncompleteFiles } from '../../files/unfinished-files.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { readSettings } from '../settings.ts';
import { readArguments } from './common/read-arguments.ts';

const USAGE = 'npm run passwords -- HASHLIST [FILE]';

/**
 * Converts a list of SHA-1 hashes, as published by Have I Been Pwned, to the file for BREACHED_PASSWORDS. FILE is by default
 * `breached-passwords` in the data directory. Works offline.
 */
const [list = '', file] = readArguments(USAGE, { least: 1, most: 2 }).positionals;
process.exitCode = await run();

async function run(): Promise<number> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return refuse(settings.refused);
  const to = resolve(file ?? join(settings.dataDirectory, 'breached-passwords'));
  if (to === resolve(list)) return refuse('No filter file was made: HASHLIST and FILE are the same file.');
  try {
    if (file === undefined) makeWritableDirectory(settings.dataDirectory);
    await deleteIncompleteFiles(dirname(to), Date.now(), { start: `${basename(to)}.` });
    const { hashes, bytes } = await buildFilter(list, to);
    console.log(
      `${to} contains ${hashes} hashes in ${bytes} bytes; of other passwords it refuses less than 1 in 1,000.`,
    );
    console.log(`Start the site with BREACHED_PASSWORDS=${to}`);
    return 0;
  } catch (error) {
    return refuse(`No filter file was made from ${list}: ${reasonOf(error as NodeJS.ErrnoException, dirname(to))}`);
  }
}

/** Explains an error to the operator. */
function reasonOf({ code, path, message }: NodeJS.ErrnoException, folder: string): string {
  if (code === 'ENOENT') return path === list ? 'it does not exist' : `the folder ${folder} does not exist`;
  return message;
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
