import type { Server } from 'node:http';

/** What was sent before the server is asked to stop has so long to arrive, in milliseconds. */
const ARRIVING_MS = 100;
/** Node takes a connection in one turn and reads its request in the next; one more where the process was held up until now. */
const TURNS = 3;
const LONGEST_MS = 10_000;

/**
 * Ends a server: takes what is already on its way, then no further connection, and resolves once the last response has left; what
 * is not through after ten seconds is cut off. Closed at once, connections that wait to be taken would be reset, and so would
 * kept ones whose next request lies unread.
 */
export async function drain(server: Server): Promise<void> {
  await new Promise(resolve => setTimeout(resolve, ARRIVING_MS));
  for (let turn = 0; turn < TURNS; turn++) await new Promise(resolve => setImmediate(resolve));
  await new Promise<void>(done => {
    // Closes idle connections too.
    server.close(() => done());
    setTimeout(() => server.closeAllConnections(), LONGEST_MS - ARRIVING_MS).unref();
  });
}
