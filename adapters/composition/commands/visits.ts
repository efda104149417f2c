import '../node-version.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { readSettings } from '../settings.ts';

const USAGE = `Usage:
  npm run visits -- recount   counts the visits of all properties anew from the log`;

process.exitCode = await run(process.argv.slice(2));

async function run([command, ...rest]: readonly string[]): Promise<number> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return refuse(settings.refused);
  if (command !== 'recount' || rest.length > 0) return refuse(USAGE);
  try {
    const database = await openDatabase(settings);
    try {
      const wrong = await database.visits.recount();
      console.log(
        wrong === 0
          ? 'The counts agree with the log.'
          : `The counts of ${wrong} ${wrong === 1 ? 'day' : 'days'} were put right.`,
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
