import { readFileSync } from 'node:fs';

/** Seconds, and peak memory in megabytes. */
export type Took = { readonly seconds: number; readonly megabytes: number };

/** Time since `started`, and peak memory of this process. */
export function took(started: number): Took {
  return { seconds: (performance.now() - started) / 1000, megabytes: mostMegabytes() };
}

/** Linux reports the peak of this process; elsewhere it may include the parent's. */
function mostMegabytes(): number {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) / 1024;
  } catch {
    // The file exists on Linux only.
  }
  return process.resourceUsage().maxRSS / 1024;
}
