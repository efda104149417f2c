import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { COMPILED } from '../../support/run/compiled.ts';

const BUILT = ['dist/server/server.js', 'fixtures/agency/pictures/1.jpg', 'fixtures/agency/documents/1.pdf'];

/** Runs the command in a folder with these files, each modified one second after the previous one. */
function serveWith(files: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  files.forEach((file, at) => {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    utimesSync(path, 1_000 + at, 1_000 + at);
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('adapters/composition/commands/serve.ts')], {
    cwd: folder,
    encoding: 'utf8',
    // An invalid port ends the site if nothing else does.
    env: { PATH: process.env['PATH'], ...COMPILED, PORT: 'none' },
  });
  return { status, stdout, stderr };
}

const refused = (why: string) => ({ status: 1, stdout: '', stderr: `The build is ${why}. Run "npm run build".\n` });

test('with a missing or incomplete build, one line names the build command', () => {
  expect(serveWith([])).toEqual(refused('missing'));
  for (const lacking of BUILT) expect(serveWith(BUILT.filter(file => file !== lacking))).toEqual(refused('missing'));
});

test('a build older than its sources is not served', () => {
  expect(serveWith([...BUILT, 'domain/text/cut.ts'])).toEqual(refused('older than its sources'));
  expect(serveWith([...BUILT, 'package-lock.json'])).toEqual(refused('older than its sources'));
});
