import { writeSync } from 'node:fs';
import { makeLines } from '../../system/batch-lines.ts';
import { lineOf, printWith } from '../../system/logger.ts';

/** How long an end that waits for nothing tries to hand over its last lines, and pauses between two tries, in milliseconds. */
const LAST_MS = 1_000;
const PAUSE_MS = 5;

/**
 * Has all lines of the log leave this process by the standard output in batches: those that `log` and `writeLine` write at once, those
 * of requests a moment later. What waits when the process ends is written then, as long as someone reads.
 */
export function openStandardOutput() {
  // Ignore EPIPE on stdout and stderr: the site goes on when the reader of its log is gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const lines = makeLines({
    send: (text, done) => void process.stdout.write(text, () => done()),
    dropped: count =>
      lineOf({
        level: 'error',
        message: `${count} lines of the log were dropped: the standard output is not read as fast as they come`,
      }),
  });
  printWith(lines.print);
  process.on('exit', () => {
    const rest = lines.take();
    // What the pipe did not take of the batch before is lost with the process: the line break keeps what follows readable.
    if (rest !== '') writeAtOnce(process.stdout.writableLength > 0 ? `\n${rest}` : rest);
  });
  return {
    lines,
    /** Whether people read it as it comes, who look for messages among it. */
    isTerminal: process.stdout.isTTY,
  };
}

/** Writes to the standard output without the event loop, which turns no more when a process ends. */
function writeAtOnce(text: string): void {
  const bytes = Buffer.from(text);
  const pause = new Int32Array(new SharedArrayBuffer(4));
  const latest = performance.now() + LAST_MS;
  for (let at = 0; at < bytes.byteLength && performance.now() < latest; ) {
    try {
      at += writeSync(1, bytes, at);
    } catch (error) {
      // A pipe that is full: its reader may be about to read.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      Atomics.wait(pause, 0, 0, PAUSE_MS);
    }
  }
}
