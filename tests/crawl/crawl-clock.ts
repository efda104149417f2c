import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** When every crawl begins: a Wednesday, half past ten in Brussels. */
const BEGIN = Date.parse('2026-11-25T09:30:00Z');
/** Acts of one stage are told to be of one minute: when a mail of theirs leaves depends on the machine. */
const STEP_MS = 1;
/** Links of mails that were made some stages before still count. */
const STAGE_MS = 120_000;

export type CrawlClock = {
  /** The file from which the site's processes read the time. */
  readonly file: string;
  /** A little later: each act has a time of its own, so that lists by time have one order. */
  tick(): void;
  /** Two minutes after the stage before. */
  nextStage(): void;
  goTo(time: number): void;
};

/** The clock of a crawled site. `makeCrawlClock('/tmp/a').nextStage()` makes it 10:32 in Brussels. */
export function makeCrawlClock(folder: string): CrawlClock {
  const file = join(folder, 'clock');
  let time = BEGIN;
  const goTo = (to: number) => {
    time = to;
    // Never read half.
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
