import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Bytes of a request buffered for a retry. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * A small round-robin proxy in front of several servers, without sticky sessions. A request that one server does not accept, because it is
 * down or stopping, goes to another: forms have an idempotency key, so a repeated one counts once. Replacement servers are added to
 * `ports`.
 */
export async function startRoundRobin(ports: readonly number[], at = 0) {
  let turn = 0;
  const took = new Map<number, number>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= MOST_BYTES) chunks.push(chunk);
      else request.destroy();
    });
    request.on('end', () => {
      const first = turn++ % ports.length;
      const order = [...ports.slice(first), ...ports.slice(0, first)];
      void passOn(request, Buffer.concat(chunks), order, response);
    });
  });

  async function passOn(request: IncomingMessage, body: Buffer, order: readonly number[], response: ServerResponse) {
    for (const port of order) {
      const answer = await answerOf(request, body, port).catch(() => undefined);
      if (!answer) continue;
      took.set(port, (took.get(port) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      return;
    }
    response.writeHead(502, { 'content-type': 'text/plain' });
    response.end('no server takes it');
  }

  await new Promise<void>(resolve => server.listen(at, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Number of responses per server. */
    took: (): readonly number[] => ports.map(port => took.get(port) ?? 0),
    stop() {
      server.closeAllConnections();
      return new Promise<void>(resolve => server.close(() => resolve()));
    },
  };
}

function answerOf(request: IncomingMessage, body: Buffer, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url: path } = request;
    const headers = { ...request.headers, connection: 'close' };
    const sent = ask({ host: '127.0.0.1', port, method, path, headers, agent: false }, resolve);
    sent.once('error', reject);
    sent.end(body);
  });
}
