import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { createInterface } from 'node:readline';
import type { FollowSourceParts } from '../../../application/operate/follow-source.ts';
import { failedBy } from '../../../application/operate/import-source.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import type { LogEvent } from '../../system/logger.ts';
import type { ImportNews, ImportOrder } from './import-child.ts';

/**
 * A run without news for so long hangs. There is news of each item, at most once a second; 50 listings whose pictures lie on a host that
 * never answers may take most of this time.
 */
const SILENT_MS = 3_600_000;
/** What the child writes is cut, as what libraries write in this process. */
const MOST_LETTERS = 300;

/** Beside this file: among the sources as TypeScript, in the built server as JavaScript. */
const CHILD = new URL(`./import-child${extname(import.meta.url)}`, import.meta.url);

/**
 * Runs each import from the agency's system in a child process of lowest priority, which reads the settings from the environment and
 * takes the content as visitors see it. It is killed where the signal says so or no news comes for `silentMs`, and ends with this
 * process. A child that ends without an outcome is a run that failed: the next one imports, for what is half written counts for none.
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
        // None of this process' own flags, such as a debugger's port.
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
          outcome ?? failedBy(isSilent ? `the import was ended: no news of it for ${silentMs / 60_000} minutes` : why),
        );
      }

      child.once('error', error => end(error.message));
      child.once('exit', (code, by) => end(`the import ended with ${by ?? code}`));
      child.on('message', (news: ImportNews) => {
        silence.refresh();
        if (news === 'progress') return;
        outcome = news;
        // It waits for that, so that no news is lost behind its end.
        child.disconnect();
      });
      signal.addEventListener('abort', kill);
      // Where this process ends in haste; of one that is killed, the child hears by its channel.
      process.on('exit', kill);
      if (signal.aborted) kill();
      lastInLine(child);
      logLines(child, log);
      const order: ImportOrder = { scope, since, content: content() };
      // Where the channel is closed, 'exit' follows.
      child.send(order, () => undefined);
    });
}

/** Linux has a priority for each thread, and a new one takes that of the thread that starts it: this is before the first. */
function lastInLine({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
}

/** What the child or an agency's module in it writes, and Node's warnings there, are lines of the log. */
function logLines({ stdout, stderr }: ChildProcess, log: (event: LogEvent) => void): void {
  for (const [stream, level] of [
    [stdout, 'info'],
    [stderr, 'error'],
  ] as const)
    if (stream)
      createInterface({ input: stream }).on('line', line => {
        if (line.trim() !== '') log({ level, message: `written by the import: ${line.slice(0, MOST_LETTERS)}` });
      });
}
