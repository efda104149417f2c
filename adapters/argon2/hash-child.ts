/**
 * The child process that hashes passwords, at the lowest priority, so that the server's pages get the processor first. It takes
 * requests over the IPC channel alone, and ends with it.
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
export type HashRequest = { readonly id: number; readonly job: HashJob };
/** Without a hash there is the reason why. */
export type HashReply = { readonly id: number; readonly hash?: Uint8Array; readonly reason?: string };

for (const thread of threads()) setPriority(thread, constants.priority.PRIORITY_LOW);

// A terminal signals its whole process group, a service manager all processes of a service: the server still finishes requests.
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
// The server may have ended before the listener for 'disconnect' was there.
if (!process.connected) process.exit();

function reply(hashed: HashReply): void {
  process.send?.(hashed, undefined, undefined, () => undefined);
}

/** Linux has a priority for each thread, and a new thread takes that of the thread that starts it; other systems have one a process. */
function threads(): number[] {
  try {
    return readdirSync('/proc/self/task').map(Number);
  } catch {
    return [process.pid];
  }
}
