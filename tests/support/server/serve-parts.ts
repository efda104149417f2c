import type { AddressInfo } from 'node:net';
import { makeMemoryUploads } from '../../../adapters/memory/submissions/uploads.ts';
import { serve, type ServerParts } from '../../../adapters/node-server/serve.ts';

const NO_HEADERS = {};

/** A server on a free port, for tests of the HTTP layer; `parts` are the parts under test. */
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
      proxies: 0,
      answered: () => undefined,
      seen: () => undefined,
      ...parts,
    },
    '127.0.0.1',
    0,
  );
  return {
    port: (running.server.address() as AddressInfo).port,
    server: running.server,
    cache: running.cache,
    /** Stops the server at once, without waiting for open connections. */
    async stop(): Promise<void> {
      running.server.closeAllConnections();
      await running.stop();
    },
  };
}
