import '../node-version.ts';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brusselsDay } from '../../../domain/text/day.ts';
import { systemClock } from '../../system/clock.ts';
import { collectChanges, withVersion } from '../report/collect-changes.ts';
import { readArguments, refuseArguments } from './common/read-arguments.ts';

const USAGE = 'npm run changes -- [VERSION]';
const FOLDER = 'docs/changes';

/** Prints the unreleased changes; with VERSION, moves them into that version of CHANGELOG.md and sets it in package.json. */
const [version] = readArguments(USAGE, { least: 0, most: 1 }).positionals;
if (version !== undefined && !/^\d+\.\d+\.\d+$/.test(version))
  refuseArguments(USAGE, `'${version}' is not a version such as 0.7.0`);
const names = readdirSync(FOLDER).filter(name => name.endsWith('.md') && name !== 'README.md');
try {
  const entries = collectChanges(
    names.toSorted().map(name => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') })),
  );
  if (version === undefined || entries === '') console.log(entries || `There is no change in ${FOLDER}.`);
  else release(version, entries);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

function release(to: string, entries: string): void {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim();
  const day = brusselsDay(systemClock.now());
  writeFileSync(
    'CHANGELOG.md',
    withVersion(readFileSync('CHANGELOG.md', 'utf8'), { version: to, day, commit }, entries),
  );
  execFileSync('npm', ['version', to, '--no-git-tag-version'], {
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  for (const name of names) rmSync(join(FOLDER, name));
  console.log(`Version ${to}: ${names.length} files of ${FOLDER} are in CHANGELOG.md.`);
}
