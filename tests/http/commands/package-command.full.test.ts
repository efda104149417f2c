import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'clairval-package-'));
const TSC = resolve('node_modules/typescript/bin/tsc');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, parameters: readonly string[], cwd = folder): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd, encoding: 'utf8' });
  expect(`${status} ${status === 0 ? '' : stdout + stderr}`).toBe('0 ');
  return stdout;
}

beforeAll(() => {
  run(process.execPath, ['adapters/composition/commands/package.ts'], process.cwd());
  run('npm', ['pack', resolve('dist/package'), '--pack-destination', folder]);
  const [packed = ''] = readdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${packed}`]);
}, 120_000);

const installed = (path: string) => join(folder, 'node_modules/clairval', path);

test('the package is self-contained, with licence and README', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual(['clairval']);
  expect(readFileSync(installed('LICENSE'), 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
  const manifest = JSON.parse(readFileSync(installed('package.json'), 'utf8')) as Readonly<Record<string, unknown>>;
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, unknown>>;
  expect(manifest).toMatchObject({ name: 'clairval', version, license, type: 'module' });
  expect(manifest).not.toHaveProperty('dependencies');
  const files = readdirSync(installed('domain'), { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.(?:js|d\.ts)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(0);
  const sources = files.filter(file =>
    /(?:^(?:import|export)\b[^;]* from |\bimport\()'[^']*(?<!\.js)'/m.test(
      readFileSync(installed(`domain/${file}`), 'utf8'),
    ),
  );
  expect(sources).toEqual([]);
});

test('its README has a sample of each concept, and each returns the documented result', () => {
  const readme = readFileSync(installed('README.md'), 'utf8');
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  const checked = code.replace(/^(.+); \/\/ → (.+)$/gm, 'equal($1, $2); checked.push($1);');
  const file = join(folder, 'samples.js');
  writeFileSync(
    file,
    `import { deepStrictEqual as equal } from 'node:assert';\nconst checked = [];\n${checked}\nconsole.log(checked.length, Object.keys(domain).join());\n`,
  );
  const concepts = readdirSync('domain', { withFileTypes: true }).filter(
    item => item.isDirectory() && item.name !== 'decisions',
  );
  expect(run(process.execPath, [file])).toBe(`${concepts.length} ${concepts.map(({ name }) => name).sort()}\n`);
});

test('it exports every name of every concept: two equal names would hide each other', () => {
  const file = join(folder, 'names.js');
  writeFileSync(
    file,
    `import { readdirSync } from 'node:fs';
import * as domain from 'clairval/domain';
const root = ${JSON.stringify(installed('domain'))};
let names = 0;
for (const [concept, all] of Object.entries(domain)) {
  const alone = await import('clairval/domain/' + concept);
  for (const file of readdirSync(root + '/' + concept, { recursive: true }).filter(name => name.endsWith('.js'))) {
    for (const name of Object.keys(await import(root + '/' + concept + '/' + file))) {
      if (!(name in all) || !(name in alone)) throw new Error(concept + ' lacks ' + name);
      names += 1;
    }
  }
}
console.log(names);
`,
  );
  expect(Number(run(process.execPath, [file]))).toBeGreaterThan(0);
});

test('its types accept valid code, reject invalid code and are valid themselves', () => {
  writeFileSync(
    join(folder, 'check.ts'),
    `import { energy, price, routing } from 'clairval/domain';
import { parseEmail } from 'clairval/domain/request';
import type { Listing } from 'clairval/domain/listing';

export const label: energy.EnergyLabel | undefined = energy.energyLabel(
  { place: { countryId: 10, postcode: '9000' }, typeIds: [4], facts: {} },
  '2026-08-01',
);
export const words: string = price.formatEuro(1) + routing.slug('x') + (parseEmail('a@b.be') ?? '');
export const idOf = (listing: Listing): string => listing.id;
// @ts-expect-error an amount is a number
price.formatEuro('1');
`,
  );
  const strict = ['--strict', '--noEmit', '--skipLibCheck', 'false', '--types', ''];
  const library = ['--target', 'es2024', '--lib', 'es2024,dom', '--module', 'nodenext'];
  run(process.execPath, [TSC, ...strict, ...library, 'check.ts']);
});
