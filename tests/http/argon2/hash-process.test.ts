import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeHashProcess } from '../../../adapters/argon2/hash-process.ts';
import { makePasswordHasher } from '../../../adapters/argon2/password-hasher.ts';
import { FULL } from '../../support/run/full-run.ts';
import { gone, nicenessOf } from '../../support/faults/processes.ts';

const CHEAP = { memory: 64, passes: 1 };
const LONG = { memory: 19_456, passes: 60 };
const onLinux = test.skipIf(!existsSync('/proc/self/task'));

function own() {
  const hashes = makeHashProcess();
  return {
    hashes,
    hasher: makePasswordHasher({ cost: CHEAP, hashes }),
    slow: makePasswordHasher({ cost: LONG, hashes }),
  };
}

onLinux('every thread that hashes has the lowest priority, and this process has not', async () => {
  const { hashes, hasher } = own();
  const before = nicenessOf(process.pid);
  expect(hashes.pid()).toBeUndefined();
  await hasher.hash('trois chats');
  const last = constants.priority.PRIORITY_LOW;
  const niceness = nicenessOf(hashes.pid() ?? 0);
  expect(niceness.length).toBeGreaterThan(4);
  expect(new Set(niceness)).toEqual(new Set([last]));
  expect(nicenessOf(process.pid).filter(nice => nice === last)).toEqual(before.filter(nice => nice === last));
});

onLinux('a password is neither in the command line nor in the environment', async () => {
  const { hashes, hasher } = own();
  await hasher.hash('quatre-clefs-sur-un-clou');
  for (const file of ['cmdline', 'environ'])
    expect(readFileSync(`/proc/${hashes.pid()}/${file}`, 'utf8')).not.toContain('quatre-clefs');
});

test.runIf(FULL)('a hash in progress when the process ends is computed by a new process', async () => {
  const { hashes, hasher, slow } = own();
  await hasher.hash('first');
  const first = hashes.pid() ?? 0;
  const hashing = slow.hash('trois chats');
  process.kill(first, 'SIGKILL');
  const hash = await hashing;
  expect(hashes.pid()).not.toBe(first);
  expect(await slow.verify('trois chats', hash)).toEqual({ right: true, stale: false });
});

test('if the process ends repeatedly, a hash is refused instead of waiting forever', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-hash-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'dies.mjs');
  writeFileSync(file, 'process.exit(7);');
  const module = pathToFileURL(file);
  const hasher = makePasswordHasher({ cost: CHEAP, hashes: makeHashProcess({ module }) });
  for (const password of ['one', 'two'])
    await expect(hasher.hash(password)).rejects.toThrow(
      'the password could not be hashed: the hashing process ended with 7',
    );
});

onLinux('a child that hangs is killed, and another one hashes', async () => {
  // 4 s are long enough for a child at lowest priority to start on a busy machine: a hash is tried only twice, so the second child must
  // start.
  const hashes = makeHashProcess({ replyMs: 4_000 });
  const hasher = makePasswordHasher({ cost: CHEAP, hashes });
  await hasher.hash('first');
  const first = hashes.pid() ?? 0;
  process.kill(first, 'SIGSTOP');
  expect(await hasher.hash('second')).toMatch(/^\$argon2id/);
  expect(hashes.pid()).not.toBe(first);
  await gone(first);
});

test('parameters that Argon2 refuses reject, and the next hash succeeds', async () => {
  const { hashes, hasher } = own();
  await expect(makePasswordHasher({ cost: { memory: 1, passes: 1 }, hashes }).hash('x')).rejects.toThrow();
  expect(await hasher.hash('x')).toMatch(/^\$argon2id/);
});

test('the process ends when idle and starts again on demand', async () => {
  const hashes = makeHashProcess({ idleMs: 1 });
  const hasher = makePasswordHasher({ cost: CHEAP, hashes });
  await hasher.hash('first');
  await expect.poll(() => hashes.pid()).toBeUndefined();
  expect(await hasher.hash('second')).toMatch(/^\$argon2id/);
});

/** A process that hashes once, prints the pid of the hash process and then runs `next`. */
async function parent(next: string) {
  const module = (file: string) => JSON.stringify(pathToFileURL(resolve('adapters/argon2', file)).href);
  const script = `
    const { makeHashProcess } = await import(${module('hash-process.ts')});
    const hashes = makeHashProcess();
    await hashes.hash({ password: 'x', salt: Buffer.alloc(16), memory: 64, passes: 1, size: 32 });
    console.log(hashes.pid());
    ${next}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { child, ended, hashing: Number(line) };
}

onLinux('it does not outlive a server that is killed, even while it hashes', async () => {
  const { child, ended, hashing } = await parent(
    "await hashes.hash({ password: 'x', salt: Buffer.alloc(16), memory: 19456, passes: 60, size: 32 }); setInterval(() => {}, 1000);",
  );
  child.kill('SIGKILL');
  await ended;
  await gone(hashing);
});

onLinux('it keeps no command from ending, and ends with it', async () => {
  const { ended, hashing } = await parent('');
  expect(await ended).toEqual([0, null]);
  await gone(hashing);
});

onLinux('it goes on when its whole group is asked to end: the server does what is under way', async () => {
  const { hashes, hasher } = own();
  await hasher.hash('first');
  const pid = hashes.pid() ?? 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
  await hasher.hash('second');
  expect(hashes.pid()).toBe(pid);
});
