import '../node-version.ts';
import { resolve } from 'node:path';
import { systemClock } from '../../system/clock.ts';
import { type RestoredBackup, restore } from '../backup/restore.ts';
import { readSettings } from '../settings.ts';
import { readArguments } from './common/read-arguments.ts';
import { deletedCounts } from '../report/deleted-counts.ts';

const USAGE = 'npm run restore -- FILE [--erased JOURNAL]…';

/** Restores a backup into an empty DATA_DIR, and erases again the personal data that was erased since the backup. */
const { values, positionals } = readArguments(USAGE, {
  options: { erased: { type: 'string', multiple: true } },
  least: 1,
});
process.exitCode = await run(resolve(positionals[0] ?? ''), values.erased ?? []);

async function run(file: string, journals: readonly string[]): Promise<number> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return refuse(settings.refused);
  try {
    printRestored(
      await restore(
        settings,
        file,
        journals.map(path => resolve(path)),
        systemClock,
      ),
    );
    return 0;
  } catch (error) {
    return refuse(`The site was not restored: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function printRestored({ manifest, settled, journal }: RestoredBackup): void {
  const { again, forgotten } = settled;
  console.log(
    `Restored: all data saved before ${manifest.startedAt}. All sessions were ended: owners and agents have to log in again.`,
  );
  console.log(`Erased after their retention periods: ${deletedCounts(forgotten)}.`);
  if (journal.read)
    console.log(
      `Erased again from the journal of erasures: addresses ${again.addresses}, accounts of owners ${again.owners}, subscriptions ${again.subscriptions}; opt-outs from recommendations ${again.stopped}.`,
    );
  else
    console.log(
      'No journal of erasures was found. If nothing was erased after the backup, all is well. If something was, it is there again: erase it with npm run privacy -- erase EMAIL and npm run owner -- revoke EMAIL before the site starts.',
    );
  if (journal.unreadable > 0)
    console.log(`Lines of the journal of erasures that cannot be read: ${journal.unreadable}.`);
  if (again.unreadable > 0)
    console.log(
      `Erasures that could not be repeated, because the site does not have the secret with which they were noted: ${again.unreadable}. Their data is there again.`,
    );
  if (!settled.hasItsSecret)
    console.log(
      'The secret is not the one of the backup: links in mails do not work, and second factors have to be removed with end-second-factor.',
    );
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
