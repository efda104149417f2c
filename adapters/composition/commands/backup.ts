import '../node-version.ts';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { systemClock } from '../../system/clock.ts';
import { backUp, unfinishedOf } from '../backup/back-up.ts';
import { readSettings } from '../settings.ts';
import { readArguments } from './common/read-arguments.ts';

const USAGE = 'npm run backup -- FILE';

/** Writes all data of the site into one file; the site may be running. */
const [given = ''] = readArguments(USAGE, { least: 1 }).positionals;
const file = resolve(given);
for (const [signal, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => {
    for (const path of unfinishedOf(file)) rmSync(path, { force: true });
    process.exit(status);
  });
process.exitCode = await run();

async function run(): Promise<number> {
  const settings = readSettings(process.env);
  if ('refused' in settings) return refuse(settings.refused);
  try {
    const { manifest, sum, bytes, leftOut, notNoted } = await backUp(settings, file, systemClock);
    console.log(
      `${file} contains all data saved before ${manifest.startedAt} and was verified: ${manifest.members.length} members, ${bytes} bytes.`,
    );
    if (!manifest.holdsSecret)
      console.log(
        'The backup does not contain SECRET: store its value elsewhere. Without it, links in mails do not work after a restore.',
      );
    for (const name of leftOut) console.log(`Not in the backup, because the site did not create it: ${name}`);
    console.log(`SHA-256: ${sum}`);
    if (notNoted !== undefined) console.error(`Alarms and metrics will not show this backup: ${notNoted}.`);
    return 0;
  } catch (error) {
    return refuse(`No backup was made: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function refuse(line: string): number {
  console.error(line);
  return 1;
}
