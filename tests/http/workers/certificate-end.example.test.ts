import { once } from 'node:events';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { createServer } from 'node:tls';
import { expect, test } from 'vitest';
import { certificateEnd } from '../../../adapters/machine/certificate-end.ts';
import { makeThisMachine } from '../../../adapters/machine/this-machine.ts';
import { CERTIFICATE, KEY } from '../../support/faults/test-certificate.ts';

test('the expiry of a certificate is read even if it is not trusted', async () => {
  const server = createServer({ cert: CERTIFICATE, key: KEY }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await certificateEnd(new URL(`https://127.0.0.1:${port}`))).toBe(Date.UTC(2126, 9, 28, 5, 55, 21));
  expect(await certificateEnd(new URL(`https://localhost:${port}`))).toBe(Date.UTC(2126, 9, 28, 5, 55, 21));
  server.close();
});

test('an unreachable server, or one without TLS, has no expiry', async () => {
  const server = createTcpServer(socket => socket.resume().end('no')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await certificateEnd(new URL(`https://127.0.0.1:${port}`))).toBeUndefined();
  server.close();
  await once(server, 'close');
  expect(await certificateEnd(new URL(`https://127.0.0.1:${port}`))).toBeUndefined();
});

test('a machine reports the disk of its data directory, and requests no certificate if the site has none', async () => {
  const machine = makeThisMachine({
    dataDirectory: '.',
    publicUrl: new URL('http://127.0.0.1:9'),
    secretMadeAt: async () => undefined,
    backedUpAt: async () => undefined,
  });
  const { free = 0, total = 0 } = (await machine.disk()) ?? {};
  expect(free).toBeGreaterThan(0);
  expect(total).toBeGreaterThan(free);
  expect(await machine.certificateEndsAt()).toBeUndefined();
  const gone = makeThisMachine({
    dataDirectory: './not-there',
    publicUrl: new URL('http://127.0.0.1:9'),
    secretMadeAt: async () => undefined,
    backedUpAt: async () => undefined,
  });
  expect(await gone.disk()).toBeUndefined();
});
