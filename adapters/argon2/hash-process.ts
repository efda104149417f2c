import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import type { Answered, Asked, HashJob } from './hash-child.ts';

/** Hashes in a process of its own, which begins with the first hash and ends when there was none for some time. */
export type HashProcess = {
  /** The bytes of the hash. Rejects where it cannot be made, or where the process died under it twice. */
  hash(job: HashJob): Promise<Uint8Array>;
  /** The id of the process, while there is one. */
  pid(): number | undefined;
};

type Waiting = {
  readonly job: HashJob;
  readonly done: (hash: Uint8Array) => void;
  readonly failed: (error: Error) => void;
  readonly again: boolean;
};
type Running = { readonly child: ChildProcess; readonly waiting: Map<number, Waiting> };

/** It holds some 50 MB, and a fresh one is there within a tenth of a second. */
const IDLE_MS = 60_000;

/** Beside this file: among the sources as TypeScript, in the built server as JavaScript. */
const CHILD = new URL(`./hash-child${extname(import.meta.url)}`, import.meta.url);

/** A process that ends after `idleMs` without a hash. It keeps no other process from ending, and outlives none. */
export function makeHashProcess({
  idleMs = IDLE_MS,
  module = CHILD,
}: {
  readonly idleMs?: number;
  readonly module?: URL;
} = {}): HashProcess {
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;

  function begin(): Running {
    const child = fork(module, {
      // Nothing of this process' own flags, such as a debugger's port.
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const own: Running = { child, waiting: new Map() };
    const lost = (why: string) => {
      if (running === own) running = undefined;
      const left = [...own.waiting.values()];
      own.waiting.clear();
      for (const each of left) {
        try {
          if (each.again) each.failed(new Error(`no password can be hashed: ${why}`));
          else ask({ ...each, again: true });
        } catch (error) {
          each.failed(error as Error);
        }
      }
    };
    child.on('message', answered => settle(own, answered as Answered));
    child.on('error', error => lost(error.message));
    child.on('exit', (code, signal) => lost(`the process for it ended with ${signal ?? code}`));
    return own;
  }

  function ask(waiting: Waiting): void {
    clearTimeout(idle);
    running ??= begin();
    const id = ++last;
    running.waiting.set(id, waiting);
    hold(running, true);
    const asked: Asked = { id, job: waiting.job };
    // Where the channel is closed, the end of the process follows and tells those who wait.
    running.child.send(asked, () => undefined);
  }

  function settle(own: Running, { id, hash, reason }: Answered): void {
    const waiting = own.waiting.get(id);
    own.waiting.delete(id);
    if (hash) waiting?.done(hash);
    else waiting?.failed(new Error(reason ?? 'no password can be hashed'));
    if (own.waiting.size > 0) return;
    hold(own, false);
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (running !== own) return;
      running = undefined;
      own.child.disconnect();
    }, idleMs).unref();
  }

  return {
    hash: job => new Promise((done, failed) => ask({ job, done, failed, again: false })),
    pid: () => running?.child.pid,
  };
}

/** Whether this process stays for the other one's sake. */
function hold({ child }: Running, stays: boolean): void {
  if (stays) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
