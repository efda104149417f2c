/** Lines on their way out. */
export type Lines = {
  /** Adds a line that may wait a moment for others. */
  add(line: string): void;
  /** Adds a line and sends what waits, in order. */
  print(line: string): void;
  /** Resolves once all that was added is through, or at the latest after `ms` milliseconds. */
  sent(ms: number): Promise<void>;
  /** How many were dropped since the start. */
  dropped(): number;
  /** Takes what was not sent yet, for an end that waits for nothing. */
  take(): string;
};

/** A line waits for others at most this long, in milliseconds: a person who follows the log sees no delay. */
const WAIT_MS = 100;
/** Characters that are sent at once: what a pipe holds on Linux. */
const BATCH = 64 * 1024;
/** Characters that wait for a reader that is slower than the site, some ten thousand lines: beyond them lines are dropped. */
const MOST = 2 * 1024 * 1024;

/**
 * Sends lines in batches, one batch at a time: each piece that is written costs as much as a cached page. `send` hands a text over and
 * says when the next may come, also where it could not be handed over. Memory is bounded: while the reader is too slow lines are
 * dropped, and a line made by `dropped` says how many, in their place.
 * `makeLines({ send: (text, done) => process.stdout.write(text, done), dropped: count => … })`
 */
export function makeLines({
  send,
  dropped: droppedLine,
  most = MOST,
}: {
  readonly send: (text: string, done: () => void) => void;
  readonly dropped: (count: number) => string;
  /** Characters that wait at most. */
  readonly most?: number;
}): Lines {
  let waiting = '';
  let dropped = 0;
  let droppedInAll = 0;
  let underWay = false;
  /** Whether what waits goes as soon as the batch under way is through. */
  let isPressing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended: (() => void) | undefined;

  function take(): string {
    clearTimeout(timer);
    timer = undefined;
    const text = dropped === 0 ? waiting : `${waiting}${droppedLine(dropped)}\n`;
    waiting = '';
    dropped = 0;
    return text;
  }

  function flush(): void {
    if (underWay) return;
    const text = take();
    if (text === '') return ended?.();
    underWay = true;
    isPressing = false;
    send(text, () => {
      underWay = false;
      if (ended || isPressing) flush();
      else plan();
    });
  }

  /** Sends what waits at once where it is a batch, else in a moment. */
  function plan(): void {
    if (underWay || waiting === '') return;
    if (waiting.length >= BATCH) flush();
    else timer ??= setTimeout(flush, WAIT_MS);
  }

  function add(line: string): void {
    if (waiting.length + line.length >= most) {
      dropped++;
      droppedInAll++;
      return;
    }
    waiting += `${line}\n`;
    plan();
  }

  return {
    add,
    print(line) {
      add(line);
      isPressing = true;
      flush();
    },
    sent: ms =>
      new Promise(resolve => {
        const latest = setTimeout(resolve, ms);
        ended = () => {
          clearTimeout(latest);
          resolve();
        };
        flush();
      }),
    dropped: () => droppedInAll,
    take,
  };
}
