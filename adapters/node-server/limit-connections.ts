import type { Server, Socket } from 'node:net';
import type { SecurityReason } from '../../application/ports/audit/security-log.ts';
import { networkOf } from './client-address.ts';
import type { ServerSecurityLog } from './security-log.ts';

/** How many connections a server holds, and for how long those on which nothing moves. */
export type ConnectionLimits = {
  /** Milliseconds after which a connection is closed whose client takes nothing of what it is sent. */
  readonly stalledMs: number;
  /** Connections at once, of all clients. */
  readonly most: number;
  /** Connections at once of one network, as `networkOf` names it. */
  readonly mostOfNetwork: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  // A telephone that lost its network is back by then, or asks again; a film goes on where it stood.
  stalledMs: 30_000,
  // Each may hold some 100 KiB of what was asked and is not read yet: 100 MiB in all, and fewer files than a process may open.
  most: 1_000,
  // A browser opens six: some fifteen people at the same moment behind one address, and a tenth of all for one sender.
  mostOfNetwork: 100,
};

/** Looks at each connection while it may stall: it is closed after so many without progress, at most one later. */
const CHECKS = 5;

/**
 * Limits the connections of a server from now on, those of one network only where it has no proxies of its own: else all come
 * from them. What is beyond a limit is closed at once, without a response. A connection on which something waits to be taken, or
 * that was ended here and not by its client, is closed where nothing moves for `stalledMs`. However slowly a client reads, it is
 * served; what the system's buffers take counts as read, so progress is seen in steps of their size.
 * What is closed is noted. `limitConnections(server, CONNECTION_LIMITS, 0, security)`
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

  // Checks are counted, not milliseconds: a pause of this process delays its checks and closes no connection.
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

/** A text that changes whenever the client takes a byte; nothing where it has nothing to take. */
function takenOf(socket: Socket): string | undefined {
  if (socket.writableLength === 0 && !socket.writableEnded) return undefined;
  return `${socket.bytesWritten - socket.writableLength} ${waitingIn(socket)}`;
}

/** Bytes of the piece under way that the system did not take yet: by its pieces alone a large one would seem to stand still. */
function waitingIn(socket: Socket): number {
  const { _handle: handle } = socket as Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? 0;
}
