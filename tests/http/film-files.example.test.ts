import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFilms } from '../../adapters/node-server/film-files.ts';
import { type Answer, type Asked, bareAsked } from '../../adapters/wire/exchange.ts';

const content = mkdtempSync(join(tmpdir(), 'clairval-films-'));
const film = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251));
let answer: (asked: Asked) => Promise<Answer | undefined>;

beforeAll(async () => {
  mkdirSync(join(content, 'films'));
  writeFileSync(join(content, 'films', 'town.mp4'), film);
  writeFileSync(join(content, 'films', 'notes.txt'), 'no film');
  answer = await readFilms(content);
});
afterAll(() => rmSync(content, { recursive: true, force: true }));

const ask = (path: string, range?: string) => answer({ ...bareAsked(path), range });

describe('a film', () => {
  test('is sent whole to whoever asks for no part of it, and all who ask at a time share one reading', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/films/town.mp4')));
    for (const { status, body } of answers as Answer[]) {
      expect(status).toBe(200);
      expect(film.equals(body as Buffer)).toBe(true);
      expect(body).toBe(answers[0]?.body);
    }
    expect((await ask('/films/town.mp4'))?.body).toBe(answers[0]?.body);
  });

  test('is sent in the part that was asked for', async () => {
    const part = await ask('/films/town.mp4', 'bytes=100-199');
    expect([part?.status, part?.headers['content-range']]).toEqual([206, 'bytes 100-199/70000']);
    expect(film.subarray(100, 200).equals(part?.body as Buffer)).toBe(true);
    expect((await ask('/films/town.mp4', 'bytes=70000-'))?.status).toBe(416);
  });

  test('lies beside nothing else that could be had', async () => {
    for (const path of ['/films/notes.txt', '/films/', '/films/../films/town.mp4', '/films/%74own.mp4'])
      expect(await ask(path)).toBeUndefined();
  });
});
