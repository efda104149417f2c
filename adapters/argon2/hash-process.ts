import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import type { HashJob, HashReply, HashRequest } from './hash-child.ts';

/** Hashes in a child process that starts with the first hash and exits when idle. */
export type HashProcess = {
  /** Returns the bytes of the hash. Rejects if hashing fails, or if the child died or hung twice during this job. */
  hash(job: HashJob): Promise<Uint8Array>;
  /** Process id of the child; `undefined` while it is not running. */
  pid(): number | undefined;
};

type Pending = {
  readonly job: HashJob;
  readonly resolve: (hash: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly retried: boolean;
};
type Running = { readonly child: ChildProcess; readonly pending: Map<number, Pending>; stuck?: NodeJS.Timeout };

/**
 * Milliseconds without a job after which the child exits: an idle child uses about 50 MB of memory, and starting another takes about 100
 * ms.
 */
const IDLE_MS = 60_000;
/**
 * Timeout of a reply, in milliseconds. A hash takes about 20 ms, but on a busy machine a process of the lowest priority may wait long for
 * the processor.
 */
const REPLY_MS = 30_000;

/** The child's script, in the folder of this file; its extension is `.ts` in the sources and `.js` in the built server. */
const CHILD = new URL(`./hash-child${extname(import.meta.url)}`, import.meta.url);

/**
 * Manages the child process for hashes: the child exits after `idleMs` without a job and is killed if it does not reply for `replyMs`. The
 * child keeps the parent's event loop alive only while a job is pending, and exits with the parent.
 * `const hash = await makeHashProcess().hash({ password, salt, memory: 19_456, passes: 2, size: 32 })`
 */
export function makeHashProcess({
  idleMs = IDLE_MS,
  replyMs = REPLY_MS,
  module = CHILD,
}: {
  readonly idleMs?: number;
  readonly replyMs?: number;
  readonly module?: URL;
} = {}): HashProcess {
  let running: Running | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Running {
    const child = fork(module, {
      // Do not inherit this process's Node flags, such as a debugger port.
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const own: Running = { child, pending: new Map() };
    const lost = (why: string) => {
      if (running === own) running = undefined;
      clearTimeout(own.stuck);
      const left = [...own.pending.values()];
      own.pending.clear();
      for (const each of left) {
        try {
          if (each.retried) each.reject(new Error(`the password could not be hashed: ${why}`));
          else send({ ...each, retried: true });
        } catch (error) {
          each.reject(error as Error);
        }
      }
    };
    child.on('message', reply => settle(own, reply as HashReply));
    child.on('error', error => lost(error.message));
    child.on('exit', (code, signal) => lost(`the hashing process ended with ${signal ?? code}`));
    return own;
  }

  function send(pending: Pending): void {
    clearTimeout(idle);
    running ??= start();
    const own = running;
    const id = ++lastId;
    if (own.pending.size === 0) watch(own);
    own.pending.set(id, pending);
    keepAlive(own, true);
    const request: HashRequest = { id, job: pending.job };
    // Ignore the error of a closed channel: the child's 'exit' event follows, and retries or rejects the pending jobs.
    own.child.send(request, () => undefined);
  }

  function settle(own: Running, { id, hash, reason }: HashReply): void {
    const pending = own.pending.get(id);
    own.pending.delete(id);
    if (hash) pending?.resolve(hash);
    else pending?.reject(new Error(reason ?? 'the password could not be hashed'));
    clearTimeout(own.stuck);
    if (own.pending.size > 0) {
      watch(own);
      return;
    }
    keepAlive(own, false);
    clearTimeout(idle);
    idle = setTimeout(() => {
      if (running !== own) return;
      running = undefined;
      own.child.disconnect();
    }, idleMs).unref();
  }

  /** Kills the child after `replyMs` without a reply; its 'exit' event then retries or rejects pending jobs. */
  function watch(own: Running): void {
    own.stuck = setTimeout(() => own.child.kill('SIGKILL'), replyMs);
  }

  return {
    hash: job => new Promise((resolve, reject) => send({ job, resolve, reject, retried: false })),
    pid: () => running?.child.pid,
  };
}

/** Sets whether the child keeps the parent's event loop alive. */
function keepAlive({ child }: Running, open: boolean): void {
  if (open) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
