import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile } from '../../sql/database/lock-file.ts';

export const SERVER = 'dist/server/server.js';
const SOURCES =
  '{domain,application,adapters,ui,fixtures/pictures,fixtures/documents,fixtures/builders}/**/*.{ts,tsx,css,json,svg}';
const BUILD = join(import.meta.dirname, 'build.ts');

/** The lock of the process that builds in this folder. */
export const BUILD_LOCK = 'dist/build.lock';
/** Functions that release the locks of this process; stored because garbage collection releases a lock to which nothing refers. */
const locks: (() => void)[] = [];

/**
 * Builds the site if the build is missing or older than its sources. Runs in a child process: the memory of a build, some 500 MB, would
 * stay with the server. A failed build ends this process with its exit code.
 */
export async function buildWhereStale(): Promise<void> {
  if ((await stateOfBuild()) === 'fits') return;
  console.log('Building the site; this takes a minute the first time.');
  const code = await build();
  if (code !== 0) process.exit(code);
}

/** Whether the build is complete, and no older than its sources. */
export async function stateOfBuild(): Promise<'fits' | 'missing' | 'older'> {
  if (![SERVER, 'fixtures/agency/pictures', 'fixtures/agency/documents'].every(existsSync)) return 'missing';
  const built = statSync(SERVER).mtimeMs;
  for await (const file of glob([SOURCES, 'package-lock.json', 'vite.config.ts']))
    if (statSync(file).mtimeMs > built) return 'older';
  return 'fits';
}

/**
 * Waits until no other process has the lock `file`, and takes it until this process ends: two builds at once would delete each other's
 * files. Resolves with `true` if another process had the lock at first. `lockBuild('dist/build.lock')` → `false`
 */
export async function lockBuild(file: string, everyMs = 500): Promise<boolean> {
  mkdirSync(dirname(file), { recursive: true });
  let unlock = lockFile(file);
  const hasToWait = unlock === undefined;
  if (hasToWait) console.log('Another process builds the site; this one waits for it.');
  for (; unlock === undefined; unlock = lockFile(file)) await sleep(everyMs);
  locks.push(unlock);
  return hasToWait;
}

/** Runs a build and returns its exit code. SIGTERM and SIGINT are forwarded to it; the code is then 143 or 130, as in a shell. */
async function build(): Promise<number> {
  const child = spawn(process.execPath, [BUILD], { stdio: 'inherit' });
  let asked: 'SIGTERM' | 'SIGINT' | undefined;
  const handOn = (signal: NodeJS.Signals) => {
    asked = signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM';
    child.kill(signal);
  };
  process.on('SIGTERM', handOn).on('SIGINT', handOn);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  process.off('SIGTERM', handOn).off('SIGINT', handOn);
  const ending = asked ?? signal;
  return ending ? 128 + constants.signals[ending] : (code ?? 1);
}
