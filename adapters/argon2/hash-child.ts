/**
 * Child process that hashes passwords at the lowest priority, so that page requests of the server get the processor first. The child
 * accepts requests over the IPC channel only, and exits when that channel closes.
 */
import { argon2, type Argon2Parameters } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** Input of Argon2id with one lane; `memory` in KiB, `size` (length of the hash) in bytes. */
export type HashJob = {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly size: number;
};
export type HashRequest = { readonly id: number; readonly job: HashJob };
/** `reason`: error message, present if `hash` is absent. */
export type HashReply = { readonly id: number; readonly hash?: Uint8Array; readonly reason?: string };

for (const thread of threads()) setPriority(thread, constants.priority.PRIORITY_LOW);

// These signals are ignored: Ctrl+C in a terminal or a stop of the service also signals this child, but the server still has requests to
// finish.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', ({ id, job }: HashRequest) => {
  const { password, salt, memory, passes, size } = job;
  const parameters: Argon2Parameters = {
    message: password,
    nonce: salt,
    parallelism: 1,
    tagLength: size,
    memory,
    passes,
  };
  try {
    argon2('argon2id', parameters, (error, hash) => reply(error ? { id, reason: error.message } : { id, hash }));
  } catch (error) {
    reply({ id, reason: error instanceof Error ? error.message : String(error) });
  }
});
// The server may have exited before the 'disconnect' listener above was registered.
if (!process.connected) process.exit();

function reply(hashed: HashReply): void {
  process.send?.(hashed, undefined, undefined, () => undefined);
}

/**
 * Ids of the threads (Linux) or of the process (other systems) whose priority has to be lowered. Linux has a priority per thread, and a
 * new thread inherits the priority of its creator; other systems have one priority per process.
 */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
