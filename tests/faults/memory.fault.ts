import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { memoryOf } from '../support/faults/process-memory.ts';

const MIB = 1024 * 1024;
/** Upper limit of the process's memory in bytes, whatever visitors send. */
const MOST = 512 * MIB;
const SENDERS = 8;
const PARTS = 60;
const PART = Buffer.alloc(9 * MIB, 'x');
const HEAD = Buffer.from('--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n');
const BREAK = Buffer.from('\r\n');
const LENGTH = PARTS * (HEAD.byteLength + PART.byteLength + BREAK.byteLength);

const scratch = mkdtempSync(join(tmpdir(), 'clairval-memory-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Sends one request with many large files until the server responds; returns the status. */
function sendParts(port: number, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((done, failed) => {
    const path = '/api/request/job-contact?language=fr';
    const type = { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'same-origin' };
    let status = 0;
    const sending = request({ host: '127.0.0.1', port, method: 'POST', path, headers: { ...type, ...headers } });
    sending.on('response', response => {
      status = response.statusCode ?? 0;
      sending.destroy();
    });
    // The connection may break after the response.
    sending.on('error', error => void (status === 0 && failed(error)));
    sending.on('close', () => done(status));
    const write = (pieces: readonly Buffer[]): void => {
      const [piece, ...rest] = pieces;
      if (!piece || status !== 0) return;
      if (sending.write(piece)) setImmediate(() => write(rest));
      else sending.once('drain', () => write(rest));
    };
    write(Array.from({ length: PARTS }, () => [HEAD, PART, BREAK]).flat());
  });
}

const REQUESTS: readonly [string, Readonly<Record<string, string>>][] = [
  ['that do not say how long they are', {}],
  ['that say how long they are', { 'content-length': String(LENGTH) }],
];

test.each(FULL ? REQUESTS : REQUESTS.slice(0, 1))(
  'requests of half a gigabyte %s are refused without extra memory',
  async (how, headers) => {
    const directory = join(scratch, how.replaceAll(' ', '-'));
    const server = await builtServer({ DATA_DIR: directory });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    expect((await talk(server.port, { path: '/fr/' })).status).toBe(200);
    const senders = Promise.all(Array.from({ length: SENDERS }, () => sendParts(server.port, headers)));
    let answered = false;
    void senders.finally(() => (answered = true)).catch(() => undefined);
    let pages = 0;
    // Meanwhile another visitor requests pages that are not cached.
    do {
      const { status } = await talk(server.port, { path: `/fr/a-vendre/?page=${++pages}` });
      expect([200, 302]).toContain(status);
    } while (!answered);
    const told = await senders;
    const { most } = memoryOf(server.pid());
    noteFigure({
      row: 'R17',
      what: `${SENDERS} requests of ${Math.round(LENGTH / MIB)} MiB ${how}`,
      figure: `at most ${Math.round(most / MIB)} MiB`,
      target: `below ${Math.round(MOST / MIB)} MiB, others are served`,
      passed: most < MOST,
    });
    expect(most).toBeLessThan(MOST);
    for (const status of told) expect([413, 503]).toContain(status);
    expect((await talk(server.port, { path: '/healthz' })).status).toBe(200);
    const files = readdirSync(directory, { recursive: true }) as string[];
    expect(files.filter(name => name.startsWith('uploads/'))).toEqual([]);
  },
);

const FILM = 200 * MIB;
const READERS = 16;

/** The sample's content with a sparse file as video, which takes no disk space. */
function contentWithFilm(): string {
  const content = join(scratch, 'agency');
  mkdirSync(join(content, 'films'), { recursive: true });
  for (const name of readdirSync('fixtures/agency')) symlinkSync(resolve('fixtures/agency', name), join(content, name));
  writeFileSync(join(content, 'films', 'long.webm'), '');
  truncateSync(join(content, 'films', 'long.webm'), FILM);
  return content;
}

/** A visitor who requests the whole video and reads it slowly. */
function readFilm(port: number): Promise<{ readonly head: string; readonly socket: Socket }> {
  return new Promise((done, failed) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /films/long.webm HTTP/1.1\r\nhost: a\r\n\r\n'));
    socket.once('error', failed);
    socket.once('data', bytes => done({ head: bytes.toString('latin1', 0, 12), socket: socket.pause() }));
  });
}

test.runIf(FULL)(
  'a long film that many visitors read slowly and one reads whole is not buffered in memory',
  async () => {
    const server = await builtServer({ DATA_DIR: join(scratch, 'film'), CONTENT_DIR: contentWithFilm() });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    expect((await talk(server.port, { path: '/fr/' })).status).toBe(200);
    const before = memoryOf(server.pid()).now;
    const readers = await Promise.all(Array.from({ length: READERS }, () => readFilm(server.port)));
    expect(new Set(readers.map(({ head }) => head))).toEqual(new Set(['HTTP/1.1 200']));
    const whole = await new Promise<number>((done, failed) => {
      let size = 0;
      const asked = request({ host: '127.0.0.1', port: server.port, path: '/films/long.webm' }, response => {
        response.on('data', (bytes: Buffer) => (size += bytes.byteLength)).on('end', () => done(size));
      });
      asked.on('error', failed).end();
    });
    expect(whole).toBe(FILM);
    const grown = memoryOf(server.pid()).most - before;
    // Some buffers already sent still wait for the garbage collector and are counted.
    expect(grown).toBeLessThan(FILM);
    for (const { socket } of readers) socket.destroy();
    console.log(`${READERS + 1} visitors of a film of 200 MiB: ${Math.round(grown / MIB)} MiB more`);
  },
);
