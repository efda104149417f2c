import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFilms } from '../../../adapters/node-server/film-files.ts';
import { plainResponse } from '../../../adapters/wire/exchange.ts';
import { ask } from '../../support/reading/ask.ts';
import { serveParts } from '../../support/server/serve-parts.ts';

const content = mkdtempSync(join(tmpdir(), 'clairval-films-'));
const folder = join(content, 'films');
const film = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
const HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' };
const logged: string[] = [];
let running: Awaited<ReturnType<typeof serveParts>>;
let port = 0;

beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'town.mp4'), film);
  writeFileSync(join(folder, 'empty.mp4'), '');
  writeFileSync(join(folder, 'notes.txt'), 'no film');
  writeFileSync(join(folder, 'long.webm'), '');
  // A sparse file, which takes no room on the disk.
  truncateSync(join(folder, 'long.webm'), 200 * 1024 * 1024);
  const films = makeFilms(content);
  running = await serveParts({
    headers: () => HEADERS,
    respond: async asked => (await films(asked)) ?? plainResponse(404, 'none'),
    log: ({ message }) => void logged.push(message),
  });
  ({ port } = running);
});
afterAll(async () => {
  await running.stop();
  rmSync(content, { recursive: true, force: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  ask(port, { method, path, headers });

describe('a film', () => {
  test('is sent whole without a Range header', async () => {
    const { status, headers, bytes } = await get('/films/town.mp4');
    expect([status, headers['content-type'], headers['content-length']]).toEqual([200, 'video/mp4', '70000']);
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(film.equals(bytes)).toBe(true);
  });

  test('is sent in the requested range', async () => {
    const part = await get('/films/town.mp4', { range: 'bytes=100-199' });
    expect([part.status, part.headers['content-range']]).toEqual([206, 'bytes 100-199/70000']);
    expect(film.subarray(100, 200).equals(part.bytes)).toBe(true);
    const none = await get('/films/town.mp4', { range: 'bytes=70000-' });
    expect([none.status, none.headers['content-range']]).toEqual([416, 'bytes */70000']);
  });

  test('is described by HEAD, and not sent again to a visitor who has it', async () => {
    const told = await get('/films/town.mp4', { range: 'bytes=0-9' }, 'HEAD');
    expect([told.status, told.headers['content-length'], told.bytes.byteLength]).toEqual([200, '70000', 0]);
    const etag = String(told.headers.etag);
    for (const more of [{}, { range: 'bytes=0-9' }] as Record<string, string>[]) {
      const held = await get('/films/town.mp4', { 'if-none-match': etag, ...more });
      expect([held.status, held.headers['content-range'], held.bytes.byteLength]).toEqual([304, undefined, 0]);
    }
  });

  test('that has changed is sent whole despite a Range header', async () => {
    const { headers } = await get('/films/town.mp4');
    const range = { range: 'bytes=0-9' };
    expect((await get('/films/town.mp4', { ...range, 'if-range': String(headers.etag) })).status).toBe(206);
    for (const ifRange of ['"other"', 'Sun, 22 Nov 2026 10:00:00 GMT', `W/${headers.etag}`])
      expect((await get('/films/town.mp4', { ...range, 'if-range': ifRange })).status).toBe(200);
  });

  test('gives no access to other files of its folder', async () => {
    for (const path of ['notes.txt', '', '../films/town.mp4', '%74own.mp4', 'empty.mp4', 'other.mp4'])
      expect((await get(`/films/${path}`)).status).toBe(404);
  });
});

/** Number of file handles that this process has open on a video file. */
function handles(name: string): number {
  return readdirSync('/proc/self/fd').filter(number => {
    try {
      return readlinkSync(`/proc/self/fd/${number}`) === join(folder, name);
    } catch {
      // The handle was closed after it was listed.
      return false;
    }
  }).length;
}

/** A visitor who reads only the first bytes of a video. */
function slowReader(path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`));
    socket.once('error', reject);
    socket.once('data', () => resolve(socket.pause()));
  });
}

test('the handle of a film is closed after sending, and when its visitor disconnects', async () => {
  await get('/films/long.webm', { range: 'bytes=0-' });
  await expect.poll(() => handles('long.webm')).toBe(0);
  const readers = await Promise.all(Array.from({ length: 12 }, () => slowReader('/films/long.webm')));
  expect(handles('long.webm')).toBe(readers.length);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => handles('long.webm')).toBe(0);
  expect((await get('/films/town.mp4')).status).toBe(200);
  expect(logged).toEqual([]);
});

test('a film that is truncated while it is sent ends the connection, not the server', async () => {
  writeFileSync(join(folder, 'town.mp4'), film);
  truncateSync(join(folder, 'town.mp4'), 50 * 1024 * 1024);
  const reader = await slowReader('/films/town.mp4');
  truncateSync(join(folder, 'town.mp4'), 100);
  // The client would take a response to this request for the rest of the video.
  reader.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
  let size = 0;
  let others = 0;
  await new Promise<void>(resolve => {
    reader.on('close', () => resolve());
    reader.on('data', bytes => {
      size += bytes.length;
      if (bytes.includes('HTTP/1.1')) others++;
    });
    reader.on('error', () => undefined).resume();
  });
  expect(size).toBeLessThan(50 * 1024 * 1024);
  expect(others).toBe(0);
  await expect.poll(() => handles('town.mp4')).toBe(0);
  expect((await get('/films/town.mp4')).headers['content-length']).toBe('100');
});
