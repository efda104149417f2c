/**
 * Hashes for the process that forked it, last in line for the processor: pages of other visitors go first. Takes jobs over the
 * channel alone, and ends with it.
 */
import { argon2, type Argon2Parameters } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/** What is to be hashed, with Argon2id and one lane; memory in KiB, sizes in bytes. */
export type HashJob = {
  readonly password: string;
  readonly salt: Uint8Array;
  readonly memory: number;
  readonly passes: number;
  readonly size: number;
};
export type Asked = { readonly id: number; readonly job: HashJob };
/** Without a hash there is the reason why. */
export type Answered = { readonly id: number; readonly hash?: Uint8Array; readonly reason?: string };

for (const thread of threads()) setPriority(thread, constants.priority.PRIORITY_LOW);

// A terminal asks its whole group to end, a service manager all of a service: the server still finishes what is under way.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', ({ id, job }: Asked) => {
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
    argon2('argon2id', parameters, (error, hash) => answer(error ? { id, reason: error.message } : { id, hash }));
  } catch (error) {
    answer({ id, reason: error instanceof Error ? error.message : String(error) });
  }
});
// The other side may be gone before anything here listened.
if (!process.connected) process.exit();

function answer(answered: Answered): void {
  process.send?.(answered, undefined, undefined, () => undefined);
}

/** Linux knows a priority for each thread, and new ones have that of the thread that begins them; elsewhere one is for all. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
