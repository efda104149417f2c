import { type ChildProcess, fork } from 'node:child_process';
import { extname } from 'node:path';
import type { HashJob, HashReply, HashRequest } from './hash-child.ts';

/** Hashes in a child process, which starts with the first hash and ends after a while without one. */
export type HashProcess = {
  /** The bytes of the hash. Rejects where it cannot be made, or where the child died or hung under it twice. */
  hash(job: HashJob): Promise<Uint8Array>;
  /** The id of the child, while there is one. */
  pid(): number | undefined;
};

type Pending = {
  readonly job: HashJob;
  readonly resolve: (hash: Uint8Array) => void;
  readonly reject: (error: Error) => void;
  readonly retried: boolean;
};
type Running = { readonly child: ChildProcess; readonly pending: Map<number, Pending>; stuck?: NodeJS.Timeout };

/** The child holds some 50 MB, and another one is ready within a tenth of a second. */
const IDLE_MS = 60_000;
/** A hash takes some 20 ms; on a machine whose cores are all taken the lowest priority waits for its turn. */
const REPLY_MS = 30_000;

/** Beside this file: among the sources as TypeScript, in the built server as JavaScript. */
const CHILD = new URL(`./hash-child${extname(import.meta.url)}`, import.meta.url);

/**
 * A child process for hashes that ends after `idleMs` without one, and is killed where it sends no reply for `replyMs`. It keeps its
 * parent from ending only while a hash is under way, and never outlives it.
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
  let last = 0;

  function start(): Running {
    const child = fork(module, {
      // None of this process' own flags, such as a debugger's port.
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
          if (each.retried) each.reject(new Error(`no password can be hashed: ${why}`));
          else send({ ...each, retried: true });
        } catch (error) {
          each.reject(error as Error);
        }
      }
    };
    child.on('message', reply => settle(own, reply as HashReply));
    child.on('error', error => lost(error.message));
    child.on('exit', (code, signal) => lost(`the process for it ended with ${signal ?? code}`));
    return own;
  }

  function send(pending: Pending): void {
    clearTimeout(idle);
    running ??= start();
    const own = running;
    const id = ++last;
    if (own.pending.size === 0) watch(own);
    own.pending.set(id, pending);
    keepAlive(own, true);
    const request: HashRequest = { id, job: pending.job };
    // Where the channel is closed, 'exit' follows, which retries or rejects what is pending.
    own.child.send(request, () => undefined);
  }

  function settle(own: Running, { id, hash, reason }: HashReply): void {
    const pending = own.pending.get(id);
    own.pending.delete(id);
    if (hash) pending?.resolve(hash);
    else pending?.reject(new Error(reason ?? 'no password can be hashed'));
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

  /** Kills the child where no reply comes: 'exit' retries or rejects what is pending. */
  function watch(own: Running): void {
    own.stuck = setTimeout(() => own.child.kill('SIGKILL'), replyMs);
  }

  return {
    hash: job => new Promise((resolve, reject) => send({ job, resolve, reject, retried: false })),
    pid: () => running?.child.pid,
  };
}

/** Whether the parent's event loop stays open for the child. */
function keepAlive({ child }: Running, open: boolean): void {
  if (open) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
