import { createServer, type Socket } from 'node:net';

/** Behaviour of the daemon after a complete stream, or earlier. */
export type ClamdMood =
  /** Sends this response, which includes the NUL at its end; `pieces`: byte by byte. */
  | { readonly says: string; readonly pieces?: boolean }
  | 'stalls'
  | 'closes'
  /** Closes in the middle of its response. */
  | 'breaks off'
  /** Reports after the first chunk that the stream is too long, and closes. */
  | 'refuses the length'
  /** Reports after the first chunk that the file is clean. */
  | 'answers early';

export type FakeClamd = {
  readonly port: number;
  /** Files received as complete streams. */
  readonly streams: Buffer[];
  mood: ClamdMood | ((bytes: Buffer) => ClamdMood);
  close(): Promise<void>;
};

export const CLEAN: ClamdMood = { says: 'stream: OK\0' };

/** Test double of clamd in this process that reads INSTREAM (clamd(8)). `at`: its port. */
export async function openFakeClamd(mood: FakeClamd['mood'], at = 0): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const streams: Buffer[] = [];
  const server = createServer(socket => {
    let heard: Buffer = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (piece: Buffer) => {
      heard = Buffer.concat([heard, piece]);
      if (heard.toString('latin1') === 'zPING\0') socket.write('PONG\0');
      const command = 'zINSTREAM\0';
      if (!heard.toString('latin1', 0, command.length).startsWith(command)) return;
      const chunks: Buffer[] = [];
      let place = command.length;
      while (heard.byteLength >= place + 4) {
        const length = heard.readUInt32BE(place);
        if (fake.mood === 'answers early' && length > 0) {
          socket.write('stream: OK\0');
          return;
        }
        if (fake.mood === 'refuses the length' && length > 0) {
          socket.end('INSTREAM size limit exceeded. ERROR\0');
          return;
        }
        if (length === 0) {
          const whole = Buffer.concat(chunks);
          streams.push(whole);
          void answer(socket, typeof fake.mood === 'function' ? fake.mood(whole) : fake.mood);
          return;
        }
        if (heard.byteLength < place + 4 + length) return;
        chunks.push(heard.subarray(place + 4, place + 4 + length));
        place += 4 + length;
      }
    });
  });
  const fake: FakeClamd = {
    get port() {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : at;
    },
    streams,
    mood,
    close: () =>
      new Promise(closed => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
  await new Promise<void>(listening => server.listen(at, '127.0.0.1', () => listening()));
  return fake;
}

async function answer(socket: Socket, mood: ClamdMood): Promise<void> {
  if (mood === 'stalls') return;
  if (mood === 'closes') return void socket.end();
  if (mood === 'breaks off') return void socket.end('stream: O');
  if (mood === 'refuses the length' || mood === 'answers early') return;
  if (!mood.pieces) return void socket.end(mood.says);
  socket.setNoDelay();
  for (const byte of Buffer.from(mood.says, 'latin1')) {
    socket.write(Buffer.of(byte));
    await new Promise(resolve => setImmediate(resolve));
  }
  socket.end();
}
