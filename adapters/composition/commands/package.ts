import '../node-version.ts';
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from './common/read-arguments.ts';

const OUT = 'dist/package';

/** Writes the domain as a package: JavaScript and declarations, an index for each concept and one for all, README and licence. */
readArguments('npm run package', {});
rmSync(OUT, { recursive: true, force: true });
const { status } = spawnSync('node_modules/.bin/tsc', ['-p', 'tsconfig.package.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const concepts = readdirSync(`${OUT}/domain`);
for (const concept of concepts) {
  const folder = `${OUT}/domain/${concept}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter(name => name.endsWith('.d.ts'))) endInJs(join(folder, file));
  writeIndex(
    folder,
    files.filter(name => name.endsWith('.js')).map(file => `export * from './${file}';`),
  );
}
writeIndex(
  `${OUT}/domain`,
  concepts.map(concept => `export * as ${concept} from './${concept}/index.js';`),
);

const { name, version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, string>>;
const target = (path: string) => ({ types: `./${path}/index.d.ts`, default: `./${path}/index.js` });
const manifest = {
  name,
  version,
  description: 'The rules of a Belgian real-estate agency’s website as pure functions.',
  license,
  type: 'module',
  sideEffects: false,
  // The domain uses `Map.groupBy`, which needs Node 22.
  engines: { node: '>=22' },
  exports: { './domain': target('domain'), './domain/*': target('domain/*') },
};
writeFileSync(join(OUT, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
copyFileSync('LICENSE', join(OUT, 'LICENSE'));
copyFileSync('domain/package.md', join(OUT, 'README.md'));
console.log(`${name} ${version}: ${concepts.length} concepts in ${OUT}/`);

/** Writes the lines as JavaScript and as declarations; they are valid as both. */
function writeIndex(folder: string, lines: readonly string[]): void {
  for (const file of ['index.js', 'index.d.ts']) writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
}

/** Replaces `.ts` by `.js` in the imports of a declaration file: TypeScript rewrites the extensions of imports in JavaScript files only. */
function endInJs(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/((?:from |import\()'\.[^']*)\.ts'/g, "$1.js'"));
}
