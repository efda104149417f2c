import type { AddressInfo } from 'node:net';
import { makeMemoryUploads } from '../../../adapters/memory/submissions/uploads.ts';
import { serve, type ServerParts } from '../../../adapters/node-server/serve.ts';

const NO_HEADERS = {};

/** A server of its own on a free port, for tests of what lies between sockets and an answer: `parts` are what the test is about. */
export async function serveParts(parts: Pick<ServerParts, 'respond'> & Partial<ServerParts>) {
  const running = await serve(
    {
      headers: () => NO_HEADERS,
      files: new Map(),
      uploads: makeMemoryUploads(new Map()),
      cacheKey: target => target,
      generation: () => '1',
      ready: () => true,
      routeOf: () => 'other',
      log: () => undefined,
      security: { note: () => undefined },
      cacheLimit: 1_000_000,
      ...parts,
    },
    '127.0.0.1',
    0,
  );
  return {
    port: (running.server.address() as AddressInfo).port,
    server: running.server,
    cache: running.cache,
    /** Ends it at once. */
    async stop(): Promise<void> {
      running.server.closeAllConnections();
      await running.stop();
    },
  };
}
