/** Buffered output of log lines. */
export type Lines = {
  /** Adds a line that may be delayed to be sent with others. */
  add(line: string): void;
  /** Adds a line and sends all waiting lines, in order. */
  print(line: string): void;
  /** Resolves when all added lines are sent, or after `ms` milliseconds. */
  sent(ms: number): Promise<void>;
  /** Number of lines dropped since the start. */
  dropped(): number;
  /** Removes and returns the lines not yet sent, for a process that exits immediately. */
  take(): string;
};

/** Maximum delay of a line in milliseconds; too short to be noticed when following the log. */
const WAIT_MS = 100;
/** Number of characters sent at once: the capacity of a pipe on Linux. */
const BATCH = 64 * 1024;
/** Buffer limit in characters (about ten thousand lines); beyond it, new lines are dropped because the reader is too slow. */
const MOST = 2 * 1024 * 1024;

/**
 * Sends lines in batches, one at a time, because each write costs as much as serving a cached page. `send` writes a text and calls `done`
 * when the next may follow, also after an error. Memory is limited: if the reader is too slow, lines are dropped and replaced by a line
 * made by `dropped` with their number. `makeLines({ send: (text, done) => process.stdout.write(text, done), dropped: count => … })`
 */
export function makeLines({
  send,
  dropped: droppedLine,
  most = MOST,
}: {
  readonly send: (text: string, done: () => void) => void;
  readonly dropped: (count: number) => string;
  /** Buffer limit in characters. */
  readonly most?: number;
}): Lines {
  let waiting = '';
  let dropped = 0;
  let droppedInAll = 0;
  let underWay = false;
  /** Whether waiting lines are sent immediately after the current batch. */
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

  /** Sends waiting lines now if they fill a batch, else after a delay. */
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
