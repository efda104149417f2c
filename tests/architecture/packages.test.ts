import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const MANIFEST = z.object({
  allowScripts: z.record(z.string(), z.boolean()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
});
const LOCK = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});

/** Licences allowed for packages of a site: permissive ones, plus LGPL and MPL, which cover only their own files. */
const LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
];

const manifest = MANIFEST.parse(JSON.parse(readFileSync('package.json', 'utf8')));
const { '': root, ...packages } = LOCK.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
const locked = Object.entries(packages);

test('the lock has the SHA-512 of every package, and no source other than the registry', () => {
  expect(root).toBeDefined();
  expect(locked.length).toBeGreaterThan(0);
  expect(locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
  expect(locked.filter(([, { resolved, link }]) => resolved !== undefined || link !== undefined)).toEqual([]);
  expect(locked.filter(([, { version }]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version ?? ''))).toEqual([]);
});

test('package.json pins one version of each package, from the registry', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version))).toEqual([]);
});

test('packages with install scripts are reviewed, and none is part of a site', () => {
  const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript);
  expect(scripted.map(([folder]) => folder.replace(/^.*node_modules\//, '')).sort()).toEqual(
    Object.keys(manifest.allowScripts).sort(),
  );
  expect(scripted.filter(([, { dev }]) => dev !== true)).toEqual([]);
});

test('packages of a site have allowed licences', () => {
  const allows = (license: string): boolean => {
    const parts = license.replaceAll(/[()]/g, '');
    return parts.includes(' OR ') ? parts.split(' OR ').some(allows) : parts.split(' AND ').every(isListed);
  };
  const isListed = (license: string) => LICENSES.includes(license);
  const shipped = locked.filter(([, { dev }]) => dev !== true);
  expect(shipped.length).toBeGreaterThan(0);
  expect(
    shipped.filter(([, { license }]) => !allows(license ?? '')).map(([name, { license }]) => [name, license]),
  ).toEqual([]);
  expect(allows('GPL-3.0-only')).toBe(false);
  expect(allows('MIT AND GPL-3.0-only')).toBe(false);
  expect(allows('(MIT OR GPL-3.0-only)')).toBe(true);
});

test('images are pinned by digest, actions by commit', () => {
  const images = [
    ...readFileSync('Dockerfile', 'utf8').matchAll(/^(?:ARG BASE=|FROM )(\S+)/gm),
    ...readFileSync('compose.yaml', 'utf8').matchAll(/^ {4}image: (\S+)/gm),
  ].map(([, name = '']) => name);
  /** Stages of the same Dockerfile, and the image that compose builds from it. */
  const own = ['${BASE}', 'runtime', 'clairval'];
  const foreign = images.filter(name => !own.includes(name));
  expect(foreign.length).toBeGreaterThan(0);
  expect(foreign.filter(name => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(name))).toEqual([]);
  const actions = [...readFileSync('.github/workflows/ci.yml', 'utf8').matchAll(/uses: (.+)/g)].map(
    ([, name = '']) => name,
  );
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.filter(name => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});
