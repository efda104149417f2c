import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Range of the returned ports: below those that Linux gives to outgoing connections (from 32768 on), of which tests under load have
 * thousands.
 */
const FIRST = 12_000;
const LAST = 32_000;

/**
 * Returns a free port at random, so that concurrent runs do not collide. `Math.random` cannot be used, because in a daily run it yields the
 * same numbers in each process.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
