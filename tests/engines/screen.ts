import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A virtual X display; `name` is the value of `DISPLAY`. */
export type Screen = { readonly name: string; end(): Promise<void> };

/** Starts Xvfb (`program` is its path) on a free display number. */
export async function openScreen(program: string): Promise<Screen> {
  const running = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const kill = () => void running.kill('SIGTERM');
  process.once('exit', kill);
  const [number] = await once(running.stdio[3] as Readable, 'data');
  return {
    name: `:${String(number).trim()}`,
    async end() {
      process.off('exit', kill);
      kill();
      if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
    },
  };
}
