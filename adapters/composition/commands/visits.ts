import '../node-version.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { noDatabaseIn } from '../existing-database.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { readSettings } from '../settings.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE = 'npm run visits -- recount';

/** Computes the numbers of page views of all properties again, from the log of page views in the database. */
const [command] = readArguments(USAGE, { least: 1 }).positionals;
if (command !== 'recount') refuseArguments(USAGE, `unknown command '${command}'`);
process.exitCode = await run();

async function run(): Promise<number> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return refuse(settings.refused);
  const missing = noDatabaseIn(settings);
  if (missing !== undefined) return refuse(missing);
  try {
    if (settings.databaseUrl === undefined) makeWritableDirectory(settings.dataDirectory);
    const database = await openDatabase(settings);
    try {
      const wrong = await database.pageViews.recount();
      console.log(
        wrong === 0
          ? 'The page-view counts agree with the log of page views.'
          : `The page-view counts of ${wrong} ${wrong === 1 ? 'day' : 'days'} were corrected.`,
      );
      return 0;
    } finally {
      await database.close();
    }
  } catch (error) {
    return refuse(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
