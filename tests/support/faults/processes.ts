import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Ids of all descendants of a process (proc(5)); empty for one that ends meanwhile. */
export function childrenOf(pid: number): number[] {
  const own = unlessGone(() => readdirSync(`/proc/${pid}/task`), []).flatMap(thread =>
    unlessGone(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'), '')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return own.flatMap(child => [child, ...childrenOf(child)]);
}

/** Command line of a process; '' if it has ended. */
export function commandOf(pid: number): string {
  return unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '');
}

function unlessGone<Told>(read: () => Told, otherwise: Told): Told {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Nice value of each thread of a process: 0 normal, 19 lowest priority. */
export function nicenessOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map(thread => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    // Field 19; the process name before it may contain spaces.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

/** Resolves once a process has ended. */
export async function gone(pid: number): Promise<void> {
  const runs = () => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  while (runs()) await pause(20);
}
