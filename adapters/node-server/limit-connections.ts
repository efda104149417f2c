import type { Server, Socket } from 'node:net';
import type { SecurityReason } from '../../application/ports/audit/security-log.ts';
import { networkOf } from './client-address.ts';
import type { ServerSecurityLog } from './security-log.ts';

/** Limits of open connections, and of the time for which one may make no progress. */
export type ConnectionLimits = {
  /** Milliseconds after which a connection is closed whose client reads nothing that is sent to it. */
  readonly stalledMs: number;
  /** Maximum number of concurrent connections of all clients. */
  readonly most: number;
  /** Maximum number of concurrent connections of one network, as defined by `networkOf`. */
  readonly mostOfNetwork: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  // 30 s are enough for a phone to get its network back; after that, the browser sends a new request, and a video continues at its
  // position.
  stalledMs: 30_000,
  // A connection may buffer some 100 KiB of unread responses, so 1,000 connections buffer 100 MiB. The number is also below the usual limit
  // of open files per process.
  most: 1_000,
  // A browser opens six connections: enough for some fifteen people behind one address, while a single sender gets at most a tenth of all
  // connections.
  mostOfNetwork: 100,
};

/** Number of checks per `stalledMs`. A connection is closed after as many checks without progress, so at most one interval late. */
const CHECKS = 5;

/**
 * Limits the connections of a server; per network only if the site has no reverse proxies, from which all connections would come.
 * Connections beyond a limit are closed immediately, without a response. A connection with data to send, or ended by the server but not by
 * the client, is closed if there is no progress for `stalledMs`. A client may read however slowly; bytes in the system's buffers count as
 * read, so progress is seen in steps of their size. Each close is logged as a security event.
 * `limitConnections(server, CONNECTION_LIMITS, 0, security)`
 */
export function limitConnections(
  server: Server,
  { stalledMs, most, mostOfNetwork }: ConnectionLimits,
  proxies: number,
  security: Pick<ServerSecurityLog, 'note'>,
): void {
  const open = new Map<Socket, { taken: string; still: number }>();
  const ofNetwork = new Map<string, number>();
  server.maxConnections = most;
  const closed = (why: SecurityReason<'connection-closed'>, address: string | undefined) =>
    security.note('connection-closed', why, undefined, proxies === 0 ? networkOf(address ?? '') : undefined);
  server.on('drop', dropped => closed('too-many', dropped?.remoteAddress));

  server.on('connection', socket => {
    if (proxies === 0) {
      const network = networkOf(socket.remoteAddress ?? '');
      const count = (ofNetwork.get(network) ?? 0) + 1;
      if (count > mostOfNetwork) {
        closed('too-many-of-network', socket.remoteAddress);
        return void socket.destroy();
      }
      ofNetwork.set(network, count);
      socket.once('close', () => {
        const left = (ofNetwork.get(network) ?? 0) - 1;
        if (left > 0) ofNetwork.set(network, left);
        else ofNetwork.delete(network);
      });
    }
    open.set(socket, { taken: '', still: 0 });
    socket.once('close', () => open.delete(socket));
  });

  // Counts checks instead of milliseconds: a pause of this process delays its checks and closes no connection.
  const timer = setInterval(() => {
    for (const [socket, seen] of open) {
      const taken = takenOf(socket);
      seen.still = taken !== undefined && taken === seen.taken ? seen.still + 1 : 0;
      seen.taken = taken ?? '';
      if (seen.still < CHECKS) continue;
      closed('takes-nothing', socket.remoteAddress);
      socket.destroy();
    }
  }, stalledMs / CHECKS).unref();
  server.once('close', () => clearInterval(timer));
}

/** A text that changes with every byte that the client reads; `undefined` while there is nothing to send. */
function takenOf(socket: Socket): string | undefined {
  if (socket.writableLength === 0 && !socket.writableEnded) return undefined;
  return `${socket.bytesWritten - socket.writableLength} ${waitingIn(socket)}`;
}

/** Bytes of the current chunk that the system has not accepted yet. Counting whole chunks would make a large one look like no progress. */
function waitingIn(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}
