import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeFilms } from '../../../adapters/node-server/film-files.ts';
import {
  type ConnectionLimits,
  CONNECTION_LIMITS,
  limitConnections,
} from '../../../adapters/node-server/limit-connections.ts';
import { plainResponse } from '../../../adapters/wire/exchange.ts';
import { ask } from '../../support/reading/ask.ts';
import { FULL } from '../../support/run/full-run.ts';
import { serveParts } from '../../support/server/serve-parts.ts';

const MIB = 1024 * 1024;
/** Length of a response in bytes: more than the kernel's socket buffers hold for a client that does not read. */
const LONG = 48 * MIB;
const PAGE = Buffer.alloc(MIB, 'a');
const BIG = Buffer.alloc(LONG, 'b');
/** Clients that read nothing; the server hashes 30 pages for each. */
const SILENT = FULL ? 60 : 12;
/** Milliseconds between two checks of connections: longer than any test, because tests trigger the checks themselves. */
const BY_HAND = 3_600_000;
const SOON = { timeout: 20_000 };

const content = mkdtempSync(join(tmpdir(), 'clairval-stalled-'));
mkdirSync(join(content, 'films'));
writeFileSync(join(content, 'films', 'long.webm'), '');
truncateSync(join(content, 'films', 'long.webm'), LONG);
const films = makeFilms(content);
afterAll(() => rmSync(content, { recursive: true, force: true }));

/**
 * A server with pages of 1 MiB, one of 48, a video of the same size, and one page that is rendered once `made` is
 * called.
 */
async function start(connections: Partial<ConnectionLimits>, proxies = 0) {
  const planned = vi.spyOn(globalThis, 'setInterval');
  const slow = Promise.withResolvers<void>();
  const { port, server, stop } = await serveParts({
    respond: async request => {
      if (request.path === '/slow') await slow.promise;
      const page = plainResponse(200, '');
      const body = request.path === '/big' ? BIG : request.path === '/page' ? PAGE : Buffer.from('well');
      return (await films(request)) ?? { ...page, body };
    },
    cacheKey: () => undefined,
    proxies,
    connections: { ...CONNECTION_LIMITS, ...connections },
  });
  const look = planned.mock.calls.at(-1)?.[0] as () => void;
  planned.mockRestore();
  const clients: Socket[] = [];
  onTestFinished(async () => {
    for (const client of clients) client.destroy();
    await stop();
  });
  return {
    port,
    look,
    made: slow.resolve,
    /** Number of open connections. */
    held: () =>
      new Promise<number>((done, failed) => server.getConnections((no, count) => (no ? failed(no) : done(count)))),
    /** A client that sends this text, and reads only on demand. */
    async client(text: string): Promise<Socket> {
      const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      client.on('error', () => undefined);
      clients.push(client);
      await once(client, 'connect');
      client.write(text);
      return client;
    },
  };
}

const asking = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;

/** Reads at least `least` bytes, or all until the end; returns the number read. */
function take(client: Socket, least: number): Promise<number> {
  return new Promise(done => {
    let taken = 0;
    const read = (bytes: Buffer) => {
      taken += bytes.byteLength;
      if (taken >= least) end();
    };
    const end = () => {
      client.pause().off('data', read).off('end', end);
      done(taken);
    };
    client.on('data', read).on('end', end).resume();
  });
}

describe('a client that reads nothing', () => {
  test('is closed despite all its pending requests, while others are served', async () => {
    const { client, held, look, port } = await start({ stalledMs: BY_HAND });
    await Promise.all(Array.from({ length: SILENT }, () => client(asking('/page').repeat(30))));
    await expect.poll(held, SOON).toBe(SILENT);
    let served = 0;
    const others = async () => {
      const { status, bytes } = await ask(port, { path: '/page' });
      if (status === 200 && bytes.byteLength === MIB) served++;
      look();
      return held();
    };
    await expect.poll(others, SOON).toBe(0);
    expect(served).toBeGreaterThanOrEqual(5);
  });

  test('is closed by the server after the stall timeout', async () => {
    const { client, held } = await start({ stalledMs: 500 });
    await client(asking('/big'));
    await expect.poll(held, SOON).toBe(0);
  });

  test.each(['/page', '/big', '/films/long.webm'])('of %s is closed although it keeps sending', async path => {
    const { client, held, look } = await start({ stalledMs: BY_HAND });
    const sender = await client(asking(path).repeat(30));
    await once(sender, 'readable');
    let sent = 0;
    const more = () => {
      look();
      sender.write(sent++ % 2 === 0 ? 'GET /page HTTP/1.1\r\nhost:' : ' a\r\n\r\n');
      return held();
    };
    await expect.poll(more, SOON).toBe(0);
    expect(sent).toBeGreaterThan(5);
  });

  test('is closed after a refusal although the client keeps it open', async () => {
    const { client, held, look } = await start({ stalledMs: BY_HAND });
    const refused = await client('\0\r\n\r\n');
    refused.resume();
    await once(refused, 'end');
    expect(await held()).toBe(1);
    for (let at = 0; at < 6; at++) look();
    await expect.poll(held, SOON).toBe(0);
  });
});

describe('a slow client is served to the end', () => {
  test.each(['/big', '/films/long.webm'])('if it reads a little of %s between two checks', async path => {
    const { client, look } = await start({ stalledMs: BY_HAND });
    const reader = await client(`GET ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    let taken = 0;
    // Four times as many checks as it takes to close a client that reads nothing.
    for (let at = 0; at < 20; at++) {
      taken += await take(reader, 2 * MIB);
      look();
    }
    expect(taken).toBeLessThan(LONG);
    taken += await take(reader, Number.POSITIVE_INFINITY);
    expect(taken).toBeGreaterThan(LONG);
    expect(taken).toBeLessThan(LONG + 1_000);
  });

  test('if it waits for a page that takes long to render', async () => {
    const { client, held, look, made } = await start({ stalledMs: BY_HAND });
    const waiting = await client(asking('/slow'));
    for (let at = 0; at < 20; at++) look();
    expect(await held()).toBe(1);
    made();
    const [bytes] = (await once(waiting, 'data')) as [Buffer];
    expect(bytes.toString('latin1', 0, 12)).toBe('HTTP/1.1 200');
  });
});

describe('the limit of connections', () => {
  /** Whether a new connection gets a response. */
  const answered = (port: number) =>
    ask(port, { path: '/' }).then(
      ({ status }) => status === 200,
      () => false,
    );

  test('applies per network, and a closed connection makes room for another', async () => {
    const { client, held, port } = await start({ mostOfNetwork: 3 });
    const [first] = await Promise.all([1, 2, 3].map(() => client('')));
    expect(await answered(port)).toBe(false);
    await expect.poll(held, SOON).toBe(3);
    first?.destroy();
    await expect.poll(held, SOON).toBe(2);
    expect(await answered(port)).toBe(true);
  });

  test('applies to proxies in total only', async () => {
    const { client, held, port } = await start({ mostOfNetwork: 3, most: 5 }, 1);
    const [first] = await Promise.all([1, 2, 3, 4, 5].map(() => client('')));
    expect(await answered(port)).toBe(false);
    first?.destroy();
    await expect.poll(held, SOON).toBe(4);
    expect(await answered(port)).toBe(true);
  });

  test('counts neighbouring addresses together, and other networks separately', () => {
    const server = createServer();
    limitConnections(server, { ...CONNECTION_LIMITS, mostOfNetwork: 2 }, 0, { note: () => undefined });
    const from = (remoteAddress: string) => {
      const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
      server.emit('connection', socket);
      return socket.destroyed ? 'closed' : 'held';
    };
    expect(['203.0.113.1', '::ffff:203.0.113.2', '203.0.113.3', '203.0.112.1'].map(from)).toEqual([
      'held',
      'held',
      'closed',
      'held',
    ]);
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'].map(from)).toEqual([
      'held',
      'held',
      'closed',
      'held',
    ]);
    server.emit('close');
  });
});
