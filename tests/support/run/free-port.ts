import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Range of the returned ports: below those that Linux gives to outgoing connections (from 32768 on), of which tests under load have
 * thousands.
 */
const FIRST = 12_000;
const LAST = 32_000;
/** Ports of a process, of which it never listens on the first but to keep the others. */
const BLOCK = 200;

/** First port of this process's block, and the next port to return as its distance from the first. */
let block: Promise<number> | undefined;
let next = 1;

/**
 * Returns a port that nothing listens on and that no test was given: a server begins to listen some time after its port was chosen, and a
 * killed one starts again on its port, so a free port alone could be another test's. Each process therefore has a block of ports, which it
 * claims by listening on the block's first port until it ends. After 199 ports, the first ones are returned again.
 */
export async function freePort(): Promise<number> {
  block ??= claimBlock();
  const first = await block;
  for (;;) {
    const port = first + next;
    next = (next % (BLOCK - 1)) + 1;
    const probe = await listenOn(port);
    if (!probe) continue;
    await new Promise(resolve => probe.close(resolve));
    return port;
  }
}

/** Claims a block at random. `Math.random` cannot be used, because in a daily run it yields the same numbers in each process. */
async function claimBlock(): Promise<number> {
  for (;;) {
    const first = FIRST + randomInt((LAST - FIRST) / BLOCK) * BLOCK;
    const claim = await listenOn(first);
    if (!claim) continue;
    claim.unref();
    return first;
  }
}

function listenOn(port: number): Promise<Server | undefined> {
  return new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
