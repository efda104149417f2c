import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import type { FollowSourceParts } from '../../../application/operate/follow-source.ts';
import { failureFrom } from '../../../application/operate/import-source.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import type { LogEvent } from '../../system/logger.ts';
import type { ImportNews, ImportOrder } from './import-child.ts';

/**
 * Milliseconds without a message after which a run counts as hanging. There is a message for each item, at most one per second; 50 listings
 * whose pictures are on a host that never answers may take most of this time.
 */
const SILENT_MS = 3_600_000;
/**
 * Maximum length of a line of the child's output in the log, in characters; the lines that libraries write in this process have the same
 * limit.
 */
const MOST_LETTERS = 300;

/** The child's script, in the folder of this file; its extension is `.ts` in the sources and `.js` in the built server. */
const CHILD = new URL(`./import-child${extname(import.meta.url)}`, import.meta.url);

/**
 * Returns a function that runs each import from the agency's CRM in a child process of lowest priority, which reads the
 * settings from the environment and receives the content as visitors see it. The child is killed when the signal aborts
 * or no message arrives for `silentMs`, and ends with this process. A child that ends without an outcome is a failed
 * run; the next one imports again, as incomplete data is not used.
 * `await makeImportProcess({ content: () => site.current().content, log })({ scope: 'all', since: undefined, signal })`
 */
export function makeImportProcess({
  content,
  log,
  silentMs = SILENT_MS,
  module = CHILD,
}: {
  readonly content: () => SiteContent;
  readonly log: (event: LogEvent) => void;
  readonly silentMs?: number;
  readonly module?: URL;
}): FollowSourceParts['run'] {
  return ({ scope, since, signal }) =>
    new Promise(resolve => {
      const child = fork(module, {
        // Do not pass on this process' own flags, such as a debugger's port.
        execArgv: [],
        serialization: 'advanced',
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      let outcome: Exclude<ImportNews, 'progress'> | undefined;
      let isSilent = false;
      const kill = () => void child.kill('SIGKILL');
      const silence = setTimeout(() => {
        isSilent = true;
        kill();
      }, silentMs);

      function end(why: string): void {
        clearTimeout(silence);
        signal.removeEventListener('abort', kill);
        process.off('exit', kill);
        resolve(
          outcome ??
            failureFrom(isSilent ? `the import was ended: no news of it for ${silentMs / 60_000} minutes` : why),
        );
      }

      child.once('error', error => end(error.message));
      child.once('exit', (code, by) => end(`the import ended with ${by ?? code}`));
      child.on('message', (news: ImportNews) => {
        silence.refresh();
        if (news === 'progress') return;
        outcome = news;
        // The child ends only after this disconnect, so that no message is lost.
        child.disconnect();
      });
      signal.addEventListener('abort', kill);
      // Kills the child when this process exits; if this process is killed, the child notices the closed channel.
      process.on('exit', kill);
      if (signal.aborted) kill();
      lowerPriority(child);
      logLines(child, log);
      const order: ImportOrder = { scope, since, content: content() };
      // Ignore the error of a closed channel: the child's 'exit' event follows.
      child.send(order, () => undefined);
    });
}

/**
 * Sets the lowest priority before the child starts threads: Linux has a priority per thread, and a new thread inherits that of its creator.
 */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // The child has ended already, so its priority no longer matters.
  }
}

/** Logs each line that the child, an agency's module in it, or Node writes to its standard output or error. */
function logLines({ stdout, stderr }: ChildProcess, log: (event: LogEvent) => void): void {
  for (const [stream, level] of [
    [stdout, 'info'],
    [stderr, 'error'],
  ] as const)
    if (stream)
      createInterface({ input: stream }).on('line', line => {
        if (line.trim() !== '') log({ level, message: `output of the import process: ${line.slice(0, MOST_LETTERS)}` });
      });
}
