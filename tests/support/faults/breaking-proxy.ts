import { connect, createServer, type Socket } from 'node:net';

/** PostgreSQL's message on shutdown. */
const FATAL = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
const READY = message('Z', 'I');

/**
 * Proxy in front of a PostgreSQL. While `breaking`, it closes each connection in the very write that reports it ready; while stalling it
 * forwards nothing, as if the other machine hung.
 */
export async function startBreakingProxy(url: string) {
  let { hostname, port } = new URL(url);
  let breaking = false;
  let stalling = false;
  const sockets = new Set<Socket>();
  const server = createServer(near => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    far.on('data', (bytes: Buffer) => {
      if (breaking && bytes.subarray(-READY.length).equals(READY)) near.end(Buffer.concat([bytes, FATAL]));
      else near.write(bytes);
    });
    far.on('end', () => near.end());
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      if (stalling) socket.pause();
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: through.href,
    break: (on: boolean) => {
      breaking = on;
    },
    stall: (on: boolean) => {
      stalling = on;
      for (const socket of sockets) {
        if (on) socket.pause();
        else socket.resume();
      }
    },
    /** Connects to another server from now on, and closes connections to the previous one. */
    turnTo: (other: string) => {
      ({ hostname, port } = new URL(other));
      for (const socket of sockets) socket.destroy();
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}

function message(kind: string, text: string): Buffer {
  const bytes = Buffer.alloc(5 + Buffer.byteLength(text));
  bytes.write(kind, 0);
  bytes.writeInt32BE(bytes.length - 1, 1);
  bytes.write(text, 5);
  return bytes;
}
