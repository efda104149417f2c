/**
 * Runs before a command, in JavaScript that older Nodes read too: where the project's Node or a dependency is missing, one line
 * says what to do, and the exit code is 1. A Node that is new enough serves as well as the project's own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const isInstalled = name =>
  (require.resolve.paths(name) ?? []).some(folder => existsSync(join(folder, name, 'package.json')));
const majorOf = version => Number(version.split('.')[0]);

const missing = Object.keys(dependencies).filter(name => !isInstalled(name));
const wanted = majorOf(dependencies.node);
if (missing.length > 0) end(`Not installed: ${missing.join(', ')}.`);
if (majorOf(process.versions.node) < wanted)
  end(`Node ${wanted}, which the project brings, is not installed, and this is Node ${process.version}.`);

function end(why) {
  console.error(`${why} Run "npm ci", without --ignore-scripts, and start again.`);
  process.exit(1);
}
