import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** System calls that strace can make fail: positioned writes, as databases use, or syncs. */
export type FailingCalls = 'pwrite64,ftruncate' | 'fsync,fdatasync';

/** Why system calls of another process cannot be made to fail here; `undefined` if they can. */
export function noStrace(): string | undefined {
  const { error, status, stderr } = spawnSync('strace', ['-f', '-qq', '-e', 'trace=fsync', 'true'], {
    encoding: 'utf8',
  });
  if (error) return `strace: ${error.message}`;
  return status === 0 ? undefined : stderr.trim().split('\n').at(-1);
}

/** Makes calls of a running process fail with EIO, as on a failing disk; resolves with a function that ends it. */
export async function failCalls(pid: number, calls: FailingCalls): Promise<() => Promise<void>> {
  const strace = spawn(
    'strace',
    ['-f', '-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`, '-o', '/dev/null', '-p', String(pid)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = once(strace, 'exit');
  const stop = async () => {
    strace.kill('SIGINT');
    await ended;
  };
  let said = '';
  for await (const part of strace.stderr) {
    said += String(part);
    if (/attached/.test(said)) {
      strace.stderr.destroy();
      return stop;
    }
  }
  throw new Error(`strace does not attach: ${said}`);
}
