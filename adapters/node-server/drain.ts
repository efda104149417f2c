import type { Server } from 'node:http';

/** What was sent before the server is asked to stop has so long to arrive, in milliseconds. */
const ARRIVING_MS = 100;
/** Connections may come faster than they are taken: these are waited for no longer, in milliseconds. */
const TAKING_MS = 1_000;
/** Node takes one connection a turn and reads its request in the next; one more turn where the process was held up until now. */
const QUIET_TURNS = 3;
const LONGEST_MS = 10_000;

/**
 * Ends a server: takes what is already on its way, then no further connection, and resolves once the last response has left; what
 * is not through after ten seconds is cut off. Closed at once, connections that wait to be taken would be reset, and so would
 * kept ones whose next request lies unread.
 */
export async function drain(server: Server): Promise<void> {
  const began = performance.now();
  let quiet = 0;
  const taken = () => {
    quiet = 0;
  };
  server.on('connection', taken);
  await new Promise(resolve => setTimeout(resolve, ARRIVING_MS));
  const end = performance.now() + TAKING_MS;
  while (quiet < QUIET_TURNS && performance.now() < end) {
    quiet++;
    await new Promise(resolve => setImmediate(resolve));
  }
  server.off('connection', taken);
  await new Promise<void>(done => {
    // Closes idle connections too.
    server.close(() => done());
    setTimeout(() => server.closeAllConnections(), LONGEST_MS - (performance.now() - began)).unref();
  });
}
