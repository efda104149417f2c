import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the site that cuts the connections of some requests while it is shut. */
export type Gate = {
  readonly site: string;
  /** Number of requests cut so far. */
  cut(): number;
  open(): void;
  close(): Promise<void>;
};

/** Starts a gate that is shut for addresses that match. `await shutGate('http://127.0.0.1:4831', /\/browser-[^/]*\.js$/)` */
export async function shutGate(site: string, shut: RegExp): Promise<Gate> {
  const { hostname, port } = new URL(site);
  let isOpen = false;
  let cut = 0;
  const server = createServer((asked, answer) => {
    const { url: path = '', method, headers } = asked;
    if (!isOpen && shut.test(path)) {
      cut++;
      asked.socket.destroy();
      return;
    }
    const passedOn = request({ hostname, port, path, method, headers }, response => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return {
    site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => cut,
    open: () => void (isOpen = true),
    close: () => {
      server.closeAllConnections();
      return new Promise(done => server.close(() => done()));
    },
  };
}
