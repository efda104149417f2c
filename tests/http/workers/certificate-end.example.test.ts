import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { certificateEnd } from '../../../adapters/machine/certificate-end.ts';
import { makeThisMachine } from '../../../adapters/machine/this-machine.ts';
import { CERTIFICATE, KEY } from '../../support/faults/test-certificate.ts';

test('the end of a certificate is told, though none trusts it', async () => {
  const server = createServer({ cert: CERTIFICATE, key: KEY }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await certificateEnd(new URL(`https://127.0.0.1:${port}`))).toBe(Date.UTC(2126, 9, 28, 5, 55, 21));
  expect(await certificateEnd(new URL(`https://localhost:${port}`))).toBe(Date.UTC(2126, 9, 28, 5, 55, 21));
  server.close();
});

test('a server that is away, or speaks no TLS, has none', async () => {
  const server = createTcpServer(socket => socket.resume().end('no')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await certificateEnd(new URL(`https://127.0.0.1:${port}`))).toBeUndefined();
  server.close();
  await once(server, 'close');
  expect(await certificateEnd(new URL(`https://127.0.0.1:${port}`))).toBeUndefined();
});

test('a machine tells of the disk of its data directory, and asks for no certificate where the site has none', async () => {
  const machine = makeThisMachine({
    dataDirectory: '.',
    publicUrl: new URL('http://127.0.0.1:9'),
    secretMadeAt: async () => undefined,
  });
  const { free = 0, total = 0 } = (await machine.disk()) ?? {};
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(free);
  expect(await machine.certificateEndsAt()).toBeUndefined();
  const gone = makeThisMachine({
    dataDirectory: './not-there',
    publicUrl: new URL('http://127.0.0.1:9'),
    secretMadeAt: async () => undefined,
  });
  expect(await gone.disk()).toBeUndefined();
});
