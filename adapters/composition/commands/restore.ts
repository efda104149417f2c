import '../node-version.ts';
import { resolve } from 'node:path';
import { systemClock } from '../../system/clock.ts';
import { type RestoredBackup, restore } from '../backup/restore.ts';
import { readSettings } from '../settings.ts';
import { readArguments } from './read-arguments.ts';

const USAGE = 'npm run restore -- FILE [--erased JOURNAL]…';

/** Restores a backup into an empty DATA_DIR, and erases again what was erased since the backup. */
const { values, positionals } = readArguments(USAGE, {
  options: { erased: { type: 'string', multiple: true } },
  least: 1,
});
process.exitCode = await run(resolve(positionals[0] ?? ''), values.erased ?? []);

async function run(file: string, journals: readonly string[]): Promise<number> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return refuse(settings.refused);
  try {
    tell(
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

function tell({ manifest, settled, journal }: RestoredBackup): void {
  const { again, forgotten } = settled;
  console.log(`Restored: all that was confirmed before ${manifest.startedAt}. Owners log in again.`);
  console.log(
    `Erased because its time is over: ${forgotten.requests} requests, ${forgotten.subscriptions} subscriptions, ${forgotten.mails + forgotten.letters} mails, ${forgotten.files} files, ${forgotten.entries} lines of the desk’s log.`,
  );
  if (journal.read)
    console.log(
      `Erased again after the journal: ${again.addresses} addresses, ${again.owners} accounts of owners, ${again.subscriptions} subscriptions; ${again.stopped} times recommendations stopped.`,
    );
  else
    console.log(
      'No journal of erasures was given: what people asked to be erased since then is there again. Where it was, erase it with npm run privacy -- erase EMAIL and npm run owner -- revoke EMAIL before the site starts.',
    );
  if (journal.unreadable > 0) console.log(`Lines of the journal that cannot be read: ${journal.unreadable}.`);
  if (again.unreadable > 0)
    console.log(
      `Erasures that were noted under a secret that the site does not have, and so come back: ${again.unreadable}.`,
    );
  if (!settled.hasItsSecret)
    console.log(
      'The secret is not the one under which the backup was made: links of mails lead nowhere, and second factors have to be ended.',
    );
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
