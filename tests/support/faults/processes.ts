import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Processes that a process of this machine has begun and those that these have, by their ids (proc(5)); one that ends meanwhile has none. */
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

/** What a process was started as; of one that has ended, nothing. */
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

/** How nice each thread of a process is: 0 as usual, 19 last in line. */
export function nicenessOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).map(thread => {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    // The 19th field; the name before it may hold blanks.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

/** Resolves once a process has ended. */
export async function gone(pid: number): Promise<void> {
  const runs = () => existsSync(`/proc/${pid}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  while (runs()) await pause(20);
}
