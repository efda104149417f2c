import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Start time of every crawl: a Wednesday, 10:30 in Brussels. */
const BEGIN = Date.parse('2026-11-25T09:30:00Z');
/** Milliseconds per action; few, so that a stage ends within a minute: when in it a mail is sent depends on the machine. */
const STEP_MS = 1;
/** Milliseconds per stage: short, so that mailed links are still valid some stages later. */
const STAGE_MS = 120_000;

export type CrawlClock = {
  /** File from which the site's processes read the time. */
  readonly file: string;
  /** Advances slightly: each action has its own time, which fixes the order of lists. */
  tick(): void;
  /** Two minutes after the previous stage. */
  nextStage(): void;
  goTo(time: number): void;
};

/** Clock of a crawled site. `makeCrawlClock('/tmp/a').nextStage()` sets it to 10:32 in Brussels. */
export function makeCrawlClock(folder: string): CrawlClock {
  const file = join(folder, 'clock');
  let time = BEGIN;
  const goTo = (to: number) => {
    time = to;
    // Renamed, so that it is never read half-written.
    writeFileSync(`${file}.next`, String(to));
    renameSync(`${file}.next`, file);
  };
  goTo(BEGIN);
  return {
    file,
    tick: () => goTo(time + STEP_MS),
    nextStage: () => goTo((Math.floor(time / STAGE_MS) + 1) * STAGE_MS),
    goTo,
  };
}
