import { readFileSync } from 'node:fs';

/** What a process took: seconds, and megabytes at its most. */
export type Took = { readonly seconds: number; readonly megabytes: number };

/** What this process took since `started`. */
export function took(started: number): Took {
  return { seconds: (performance.now() - started) / 1000, megabytes: mostMegabytes() };
}

/** Linux reports the peak of this process alone; elsewhere that of its parent may be in it. */
function mostMegabytes(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) / 1024;
  } catch {
    // No Linux.
  }
  return process.resourceUsage().maxRSS / 1024;
}
