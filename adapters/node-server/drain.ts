import type { Server } from 'node:http';

/** Milliseconds for requests to arrive that were sent before the server is stopped. */
const ARRIVING_MS = 100;
/**
 * Limit in milliseconds for accepting pending connections: where connections keep arriving, three quiet turns may never come. On an
 * overloaded machine each turn takes long, so that a shorter limit would reset connections that were pending from the start.
 */
const TAKING_MS = 5_000;
/**
 * Number of turns of the event loop without a new connection after which no further one is expected. Node accepts a connection in one turn
 * and reads its request in the next; the third turn is for the case that the process was blocked before.
 */
const QUIET_TURNS = 3;
const LONGEST_MS = 10_000;

/**
 * Stops a server: accepts the connections that are already pending and no others, and resolves once the last response is sent; what takes
 * longer than ten seconds is aborted. An immediate close would reset pending connections, and kept-alive ones whose next request is unread.
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
    // `close` also closes idle connections.
    server.close(() => done());
    setTimeout(() => server.closeAllConnections(), LONGEST_MS - (performance.now() - began)).unref();
  });
}
