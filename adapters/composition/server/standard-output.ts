import { writeSync } from 'node:fs';
import { makeLines } from '../../system/batch-lines.ts';
import { lineOf, printWith } from '../../system/logger.ts';

/** Maximum time for writing the last lines synchronously at exit, in milliseconds. */
const LAST_MS = 1_000;
/** Pause between two attempts while the pipe is full, in milliseconds. */
const PAUSE_MS = 5;

/**
 * Writes all lines of the log to standard output in batches: lines of `log` and `writeLine` immediately, those of requests shortly after.
 * Lines still pending when the process ends are written then, as long as someone reads them.
 */
export function openStandardOutput() {
  // Ignore EPIPE on stdout and stderr: the site must keep running when the reader of its log has ended.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const lines = makeLines({
    send: (text, done) => void process.stdout.write(text, () => done()),
    dropped: count =>
      lineOf({
        level: 'error',
        message: `${count} lines of the log were dropped: the reader of the standard output is too slow`,
      }),
  });
  printWith(lines.print);
  process.on('exit', () => {
    const rest = lines.take();
    // The rest of the previous batch is lost if the pipe has not taken it; the line break keeps the following lines readable.
    if (rest !== '') writeAtOnce(process.stdout.writableLength > 0 ? `\n${rest}` : rest);
  });
  return {
    lines,
    /** Whether a person reads the output on a terminal. */
    isTerminal: process.stdout.isTTY,
  };
}

/** Writes to standard output synchronously, as the event loop no longer runs when a process ends. */
function writeAtOnce(text: string): void {
  const bytes = Buffer.from(text);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const latest = performance.now() + LAST_MS;
  for (let at = 0; at < bytes.byteLength && performance.now() < latest; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      // EAGAIN means that the pipe is full: wait until its reader has read from it. Any other error is permanent.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(pause, 0, 0, PAUSE_MS);
    }
  }
}
