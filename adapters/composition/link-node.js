/**
 * Runs after `npm ci` and `npm install`, in JavaScript that older versions of Node can parse: links the project's Node as
 * `node_modules/.bin/node` where npm did not. npm 9 and 10 create the link, then remove it along with the packages of other platforms,
 * whose binaries have the same name. The check is a separate script, as a shell remembers where it found `node` before.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const bin = join(root, 'node_modules/.bin');
const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const found = Object.keys(optionalDependencies).find(
  name => name.endsWith(platform) && existsSync(join(root, 'node_modules', name, 'bin/node')),
);
if (found !== undefined && !existsSync(join(bin, 'node'))) {
  mkdirSync(bin, { recursive: true });
  // A dangling link, for example to the package of an earlier install.
  rmSync(join(bin, 'node'), { force: true });
  symlinkSync(`../${found}/bin/node`, join(bin, 'node'));
}
