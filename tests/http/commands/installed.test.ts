import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const CHECK = 'adapters/composition/installed.js';
const LINK = 'adapters/composition/link-node.js';
/** The npm package with Node for this machine. */
const OWN_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Placeholder among the installed packages for the linked Node of the project. */
const NODE = '.bin/node';
const HERE = `node-${process.platform}-${process.arch}`;

/** Runs a command behind the installation check, in a project that bundles Node, requires `dependencies` and has `installed`. */
function runWith(
  node: string,
  dependencies: Readonly<Record<string, string>>,
  installed: readonly string[],
  brought = HERE,
) {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(CHECK, join(folder, CHECK));
  const manifest = { type: 'module', dependencies, optionalDependencies: { [brought]: node } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'command.js'), "console.log('runs');\n");
  for (const name of installed) {
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{}');
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', `./${CHECK}`, 'command.js'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const ADVICE = 'Run "npm ci", without --omit=optional and --ignore-scripts, and start again.\n';

const OWN = process.versions.node;
const RUNS = { status: 0, stdout: 'runs\n', stderr: '' };

test('with everything installed the command runs', () => {
  expect(runWith(OWN, { '@a/b': '1.0.0' }, ['@a/b', NODE])).toEqual(RUNS);
});

test('the machine’s Node may replace the bundled one only on a platform without a bundled Node', () => {
  const { status, stdout, stderr } = runWith(OWN, {}, []);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Node \d+, which the project brings, is not installed, .*\n$/);
  expect(runWith(OWN, {}, [], 'node-plan9-mips')).toEqual(RUNS);
});

test('missing dependencies are named in one line with advice', () => {
  expect(runWith('20.0.0', { '@a/b': '1.0.0', c: '1.0.0' }, [])).toEqual({
    status: 1,
    stdout: '',
    stderr: `Not installed: @a/b, c. ${ADVICE}`,
  });
});

test('a missing bundled Node and an outdated Node of the machine are reported in one line with advice', () => {
  expect(runWith('999.1.0', {}, [])).toEqual({
    status: 1,
    stdout: '',
    stderr: `Node 999, which the project brings, is not installed, and this is Node ${process.version}: npm left its package out, found none for this platform, or got one whose hash differs from that in package-lock.json. ${ADVICE}`,
  });
});

test.each(['start', 'serve'])(
  'npm run %s runs behind the check, in the shell’s own process so that npm’s signals reach the server',
  name => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Readonly<Record<string, string>>;
    };
    expect(scripts[name]).toBe(`exec node --import ./${CHECK} adapters/composition/commands/${name}.ts`);
  },
);

test('after an installation a Node link removed by npm is restored, and an existing link stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-linked-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(LINK, join(folder, LINK));
  const manifest = { type: 'module', optionalDependencies: { 'node-other-cpu': '1.0.0', [OWN_PACKAGE]: '1.0.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const link = join(folder, 'node_modules/.bin/node');
  const run = () => spawnSync(process.execPath, [LINK], { cwd: folder, encoding: 'utf8' }).status;
  expect([run(), existsSync(link)]).toEqual([0, false]);
  const bin = join(folder, `node_modules/${OWN_PACKAGE}/bin`);
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), '');
  for (const _ of [1, 2]) expect([run(), readlinkSync(link)]).toEqual([0, `../${OWN_PACKAGE}/bin/node`]);
});
