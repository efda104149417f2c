/**
 * Runs after `npm ci` and before each command, in JavaScript that older versions of Node can parse: if the project's Node or a dependency
 * is missing, it prints what to do and exits with code 1. The machine's own Node, if new enough, is used only on platforms for which the
 * project has none.
 *
 * npm skips an optional package that it cannot install without an error, even if its hash differs from the one in package-lock.json: the
 * project's Node is then missing.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);
const { dependencies, optionalDependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const isInstalled = name =>
  (require.resolve.paths(name) ?? []).some(folder => existsSync(join(folder, name, 'package.json')));
const majorOf = version => Number(version.split('.')[0]);

const missing = Object.keys(dependencies).filter(name => !isInstalled(name));
const wanted = majorOf(Object.values(optionalDependencies)[0]);
if (missing.length > 0) end(`Not installed: ${missing.join(', ')}.`);
const isBrought = Object.keys(optionalDependencies).some(name => name.endsWith(`${process.platform}-${process.arch}`));
const isLinked = existsSync(new URL('../../node_modules/.bin/node', import.meta.url));
if (majorOf(process.versions.node) < wanted || (isBrought && !isLinked))
  end(
    `Node ${wanted}, which the project brings, is not installed, and this is Node ${process.version}: npm left its package out, found none for this platform, or got one whose hash differs from that in package-lock.json.`,
  );

function end(why) {
  console.error(`${why} Run "npm ci", without --omit=optional and --ignore-scripts, and start again.`);
  process.exit(1);
}
