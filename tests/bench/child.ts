import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/run/free-port.ts';

/** Milliseconds after which a start counts as hanging; on an overloaded machine it takes half a minute. */
const STARTING_MS = 90_000;

export type Child = { readonly port: number; readonly pid: number; stop(signal?: NodeJS.Signals): Promise<void> };

/**
 * Starts a server process; resolves once it responds on its port, passed as PORT. Its output goes to the file `printed`, or is discarded.
 */
export async function startChild(
  script: string,
  environment: Readonly<Record<string, string>> = {},
  printed?: string,
): Promise<Child> {
  const port = await freePort();
  const output = printed === undefined ? 'ignore' : openSync(printed, 'a');
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...environment },
  });
  if (typeof output === 'number') closeSync(output);
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const giveUp = Date.now() + STARTING_MS;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start`);
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return {
    port,
    pid: child.pid ?? 0,
    stop: async signal => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Imports a feed in a separate process, as the operator's command does; rejects if it exits with an error. */
export function importFeed(feed: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const command = join(import.meta.dirname, 'peers/import-child.ts');
  const child = spawn(process.execPath, [command, feed, '--force'], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`the import ended with ${code}`))));
  });
}

async function answers(port: number): Promise<boolean> {
  try {
    await (await fetch(`http://127.0.0.1:${port}/readyz`)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
