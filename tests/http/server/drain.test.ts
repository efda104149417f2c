import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { drain } from '../../../adapters/node-server/drain.ts';

const VISITORS = 6;
/** Milliseconds for which a response occupies the process, as on an overloaded machine. */
const SLOW_MS = 250;

/** Sends a request on each of `count` new connections, notes how many are sent, and posts their statuses or errors. */
const VISITING = `
const { request, Agent } = require('node:http');
const { parentPort, workerData: { port, count, sent } } = require('node:worker_threads');
const outcomes = Array.from({ length: count }, () => new Promise(resolve => {
  const asked = request({ host: '127.0.0.1', port, agent: new Agent() }, response => {
    response.resume();
    response.on('end', () => resolve(response.statusCode));
  });
  asked.on('finish', () => { Atomics.add(sent, 0, 1); Atomics.notify(sent, 0); });
  asked.on('error', error => resolve(error.message));
  asked.end();
}));
void Promise.all(outcomes).then(all => parentPort.postMessage(all));
`;

test('a stopped server answers all connections that were pending, also where each response takes long', async () => {
  const server = createServer((_, response) => {
    const end = performance.now() + SLOW_MS;
    while (performance.now() < end);
    response.end('served');
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const { port } = server.address() as AddressInfo;
  const visitors = new Worker(VISITING, { eval: true, workerData: { port, count: VISITORS, sent } });
  const outcomes = once(visitors, 'message');
  await once(visitors, 'online');
  // Blocks this thread, so that the connections wait in the kernel when the server is stopped.
  for (let count = Atomics.load(sent, 0); count < VISITORS; count = Atomics.load(sent, 0)) Atomics.wait(sent, 0, count);
  await drain(server);
  expect(await outcomes).toEqual([Array.from({ length: VISITORS }, () => 200)]);
});
