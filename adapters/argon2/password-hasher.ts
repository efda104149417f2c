import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { HasherBusy, type PasswordHasher } from '../../application/ports/accounts/password-hasher.ts';
import { type HashProcess, makeHashProcess } from './hash-process.ts';

/** Cost of a hash: memory in KiB, and number of passes over it. */
export type HashCost = { readonly memory: number; readonly passes: number };

/** Minimum that OWASP's Password Storage Cheat Sheet recommends for Argon2id. */
export const COST: HashCost = { memory: 19_456, passes: 2 };
/**
 * Maximum number of parallel hashes, each of which uses one core and its memory. One core is left free for other requests: these requests
 * have a higher priority, but share caches and memory bandwidth with the hashes.
 */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Default hash process, shared by all hashers because hashing is rare. */
const SHARED = makeHashProcess();
/** Maximum number of waiting calls: at 20 ms a hash and one hash at a time, the last call waits for five seconds. */
const MOST_WAITING = 250;

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Maximum values of the parameters of a stored hash, against excessive use of memory and time; this hasher never writes higher ones. */
const MOST: HashCost = { memory: 1024 * 1024, passes: 64 };

type Parsed = { readonly cost: HashCost; readonly salt: Buffer; readonly hash: Buffer };

/**
 * Argon2id with one lane, stored as PHC strings: `$argon2id$v=19$m=19456,t=2,p=1$…$…`. Passwords are normalised to NFC and hashed
 * in full length. Rejects with `HasherBusy` if the queue is full. `hashes`: child process that computes the hashes.
 */
export function makePasswordHasher({
  cost = COST,
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  hashes = SHARED,
}: {
  readonly cost?: HashCost;
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  readonly hashes?: HashProcess;
} = {}): PasswordHasher {
  const inTurn = makeQueue(atOnce, mostWaiting);
  const hashOf = (password: string, salt: Uint8Array, { memory, passes }: HashCost) =>
    hashes.hash({ password: password.normalize('NFC'), salt, memory, passes, size: HASH_BYTES });

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      const hash = await inTurn(() => hashOf(password, salt, cost));
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(salt)}$${base64(hash)}`;
    },
    async verify(password, stored) {
      const parsed = stored === undefined ? undefined : parse(stored);
      const {
        cost: own,
        salt,
        hash,
      } = parsed ?? { cost, salt: randomBytes(SALT_BYTES), hash: Buffer.alloc(HASH_BYTES) };
      const right = timingSafeEqual(await inTurn(() => hashOf(password, salt, own)), hash) && parsed !== undefined;
      return { right, stale: right && (own.memory !== cost.memory || own.passes !== cost.passes) };
    },
  };
}

const PHC = /^\$argon2id\$v=19\$m=(\d{1,8}),t=(\d{1,3}),p=1\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43})$/;

function parse(stored: string): Parsed | undefined {
  const [, m = '', t = '', salt = '', hash = ''] = PHC.exec(stored) ?? [];
  const cost = { memory: Number(m), passes: Number(t) };
  if (cost.memory < 8 || cost.memory > MOST.memory || cost.passes < 1 || cost.passes > MOST.passes) return undefined;
  return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replaceAll('=', '');
}

/** Queue (first in, first out) that runs `atOnce` calls in parallel; rejects a call with `HasherBusy` when the queue is full. */
function makeQueue(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async work => {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) throw new HasherBusy();
      await new Promise<void>(turn => waiting.push(turn));
    } else {
      working++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working--;
    }
  };
}
