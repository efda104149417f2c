import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { startChild } from '../bench/child.ts';
import { talk } from '../support/visitors/form-visitor.ts';
import { freePort } from '../support/run/free-port.ts';
import { COMPILED } from '../support/run/compiled.ts';
import { FULL } from '../support/run/full-run.ts';
import { memoryOf } from '../support/faults/process-memory.ts';
import { childrenOf, gone } from '../support/faults/processes.ts';

const MIB = 1024 * 1024;
/** Upper limit of the serving process's memory in bytes; a build in that process would leave twice as much. */
const MOST = 400 * MIB;

const START = 'adapters/composition/commands/start.ts';
const SERVE = 'adapters/composition/commands/serve.ts';
const COMMANDS = {
  'the command': [process.execPath, START],
  'npm that runs it': ['npm', 'start'],
  'what serves without a build': [process.execPath, SERVE],
  'npm that serves': ['npm', 'run', 'serve'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Starts the site by a command and waits until it listens. */
async function start([file, ...parameters]: readonly [string, ...string[]]) {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-start-'));
  const port = await freePort();
  const child: ChildProcess = spawn(file, parameters, {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    env: {
      PATH: `${resolve('node_modules/.bin')}:${process.env['PATH']}`,
      ...COMPILED,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: directory,
    },
  });
  onTestFinished(() => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // The process group has already ended.
    }
    rmSync(directory, { recursive: true, force: true });
  });
  await new Promise<void>((ready, failed) => {
    child.once('exit', code => failed(new Error(`ended with ${code} before it listened`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', line => {
      if (line.includes(' is at http')) ready();
    });
  });
  return { port, child, pid: child.pid ?? 0 };
}

const CASES = [
  { signal: 'SIGTERM', name: 'the command', whom: 'alone' },
  { signal: 'SIGINT', name: 'the command', whom: 'with its group' },
  { signal: 'SIGTERM', name: 'npm that runs it', whom: 'alone' },
  { signal: 'SIGTERM', name: 'npm that runs it', whom: 'with its group' },
  { signal: 'SIGTERM', name: 'what serves without a build', whom: 'alone' },
  { signal: 'SIGTERM', name: 'npm that serves', whom: 'alone' },
] as const;

/** The daily case is what systemd and containers do. */
test.each(FULL ? CASES : CASES.slice(2, 3))(
  '$signal to $name, $whom, ends the server with exit code 0',
  async ({ signal, name, whom }) => {
    const { port, child, pid } = await start(COMMANDS[name]);
    expect((await talk(port, { path: '/fr/' })).status).toBe(200);
    const all = [pid, ...childrenOf(pid)];
    const ended = once(child, 'exit');
    process.kill(whom === 'alone' ? pid : -pid, signal);
    expect(await ended).toEqual([0, null]);
    for (const each of all) await gone(each);
  },
);

test('invalid settings print one line, and the command exits with the site’s code', () => {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-start-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const file = join(directory, 'file');
  writeFileSync(file, '');
  const run = (environment: Readonly<Record<string, string>>) => {
    const { status, stderr } = spawnSync(process.execPath, [SERVE], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...COMPILED, PORT: '0', DATA_DIR: directory, ...environment },
    });
    return { status, stderr };
  };
  expect(run({ DATA_DIR: file })).toEqual({
    status: 1,
    stderr: `The site cannot start: DATA_DIR: ${file} cannot be made: a file has this name\n`,
  });
  expect(run({ PUBLIC_URL: 'https://agency.example/site' })).toEqual({
    status: 1,
    stderr:
      'Settings refused: PUBLIC_URL: must be an address alone, such as https://agency.example, without a path behind it\n',
  });
});

test.runIf(FULL && existsSync('/proc'))('the serving process holds no memory of a build', async () => {
  const { port, pid } = await start(['node', START]);
  for (const path of ['/fr/', '/nl/', '/fr/a-vendre/']) expect((await talk(port, { path })).status).toBeLessThan(400);
  const { now } = memoryOf(pid);
  expect(now).toBeLessThan(MOST);
  console.log(`after its start and three pages the site holds ${Math.round(now / MIB)} MiB`);
});

test.runIf(FULL)('a build that replaces the files of a running server breaks none of its pages', async () => {
  // Inside the repository, so that the server finds its packages.
  const copy = join('var', `replaced-${process.pid}`);
  const directory = mkdtempSync(join(tmpdir(), 'clairval-start-'));
  cpSync('dist/server', join(copy, 'server'), { recursive: true });
  cpSync('dist/client', join(copy, 'client'), { recursive: true });
  const site = await startChild(join(copy, 'server/server.js'), { DATA_DIR: directory });
  onTestFinished(async () => {
    await site.stop('SIGKILL');
    for (const folder of [copy, directory]) rmSync(folder, { recursive: true, force: true });
  });
  const get = async (path: string) => (await fetch(`http://127.0.0.1:${site.port}${path}`)).text();
  const maps = [...(await get('/sitemap.xml')).matchAll(/<loc>[^<]*?(\/sitemap-fr[^<]*)<\/loc>/g)];
  const addresses = (await Promise.all(maps.map(([, path = '']) => get(path)))).flatMap(xml =>
    [...xml.matchAll(/<loc>https?:\/\/[^/]*([^<]*)<\/loc>/g)].map(([, path = '']) => path),
  );
  expect(addresses.length).toBeGreaterThan(40);
  rmSync(join(copy, 'server'), { recursive: true });
  for (const path of [...addresses, '/fr/nulle-part/', '/fr/recherche/', '/fr/connexion/', '/desk/', '/fr/desk/']) {
    const { status } = await talk(site.port, { path });
    expect([path, status < 500]).toEqual([path, true]);
  }
});

test.runIf(FULL)(
  'a second server on the folder of a running one is refused, and a killed one leaves it free',
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'clairval-start-'));
    const first = await startChild(SERVE, { DATA_DIR: directory });
    onTestFinished(async () => {
      await first.stop('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    });
    const second = spawnSync(process.execPath, [SERVE], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], ...COMPILED, PORT: '0', DATA_DIR: directory },
    });
    expect([second.status, second.stderr]).toEqual([
      1,
      expect.stringMatching(/^The site cannot start: DATA_DIR: another process already serves a site from [^\n]+\n$/),
    ]);
    expect((await talk(first.port, { path: '/fr/' })).status).toBe(200);
    await first.stop('SIGKILL');
    const third = await startChild(SERVE, { DATA_DIR: directory });
    await third.stop();
  },
);
