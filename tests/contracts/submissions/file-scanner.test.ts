import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeClamdScanner } from '../../../adapters/clamav/file-scanner.ts';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import { type ClamdMood, CLEAN, type FakeClamd, openFakeClamd } from '../../support/faults/fake-clamd.ts';
import { freePort } from '../../support/run/free-port.ts';

const LIMITS = { connect: 10_000, whole: 10_000 };
const SHORT = { ...LIMITS, whole: 200 };
const PDF = Buffer.from('%PDF-1.7 hello');

describe('the scanner clamd', () => {
  let clamd: FakeClamd;
  beforeEach(async () => {
    clamd = await openFakeClamd(CLEAN);
  });
  afterEach(() => clamd.close());

  const scan = (mood: FakeClamd['mood'], bytes: Uint8Array = PDF, limits = LIMITS) => {
    clamd.mood = mood;
    return makeClamdScanner({ host: '127.0.0.1', port: clamd.port }, limits).scan(bytes);
  };

  test('reports a clean file', async () => {
    expect(await scan(CLEAN)).toEqual({ kind: 'clean' });
    expect(await scan({ says: 'stream: OK\0', pieces: true })).toEqual({ kind: 'clean' });
  });

  test('reports an infected file with the name of the signature', async () => {
    const eicar = { kind: 'infected', signature: 'Win.Test.EICAR_HDB-1' };
    expect(await scan({ says: 'stream: Win.Test.EICAR_HDB-1 FOUND\0' })).toEqual(eicar);
    expect(await scan({ says: 'stream: Win.Test.EICAR_HDB-1 FOUND\0', pieces: true })).toEqual(eicar);
  });

  test('returns a short signature name on one line', async () => {
    const verdict = await scan({ says: `stream: Evil\r\nBcc: all ${'x'.repeat(500)} FOUND\0` });
    expect(verdict).toMatchObject({ kind: 'infected', signature: expect.stringMatching(/^Evil Bcc: all x+$/) });
    expect((verdict as { signature: string }).signature).toHaveLength(100);
  });

  test.each([0, 1, 64 * 1024, 64 * 1024 + 1, MAX_FILE_BYTES])('receives every byte of %i', async size => {
    const bytes = Buffer.alloc(size, 'all of them, in their order ');
    expect(await scan(CLEAN, bytes)).toEqual({ kind: 'clean' });
    expect(clamd.streams.map(stream => stream.equals(bytes))).toEqual([true]);
  });

  const LATER: readonly (readonly [string, ClamdMood, RegExp])[] = [
    ['reports an error', { says: 'stream: Can’t allocate memory ERROR\0' }, /allocate memory ERROR/],
    ['knows no such command', { says: 'UNKNOWN COMMAND\0' }, /UNKNOWN COMMAND/],
    ['claims that another stream is fine', { says: 'stream: OK FOUND?\0' }, /OK FOUND\?/],
    ['stalls', 'stalls', /in time/],
    ['closes early', 'closes', /without a response/],
    ['breaks off in its response', 'breaks off', /without a response/],
    ['sends an endless response', { says: 'x'.repeat(5_000) }, /response of clamd is too long/],
  ];
  test.each(LATER)('can be retried when it %s', async (_, mood, reason) => {
    const verdict = await scan(mood, PDF, mood === 'stalls' ? SHORT : LIMITS);
    expect(verdict).toEqual({ kind: 'unscanned', again: 'later', reason: expect.stringMatching(reason) });
  });

  test('rejects a file longer than StreamMaxLength for good', async () => {
    const verdict = await scan('refuses the length', Buffer.alloc(MAX_FILE_BYTES));
    expect(verdict).toMatchObject({ kind: 'unscanned', again: 'never', reason: expect.stringContaining('size limit') });
  });

  test('is not trusted when it responds before it has the whole file', async () => {
    const verdict = await scan('answers early', Buffer.alloc(MAX_FILE_BYTES));
    expect(verdict).toMatchObject({ kind: 'unscanned', again: 'later', reason: expect.stringContaining('before') });
  });

  test('returns a verdict when it is unreachable, and never rejects', async () => {
    const unscanned = { kind: 'unscanned', again: 'later' };
    const nowhere = await freePort();
    expect(await makeClamdScanner({ host: '127.0.0.1', port: nowhere }).scan(PDF)).toMatchObject(unscanned);
    expect(await makeClamdScanner({ path: '/no/such/socket' }).scan(PDF)).toMatchObject(unscanned);
  });

  test('names the reason why it is unreachable', async () => {
    const at = (port: number) => makeClamdScanner({ host: '127.0.0.1', port }).unreachable();
    expect(await at(clamd.port)).toBeUndefined();
    expect(await at(await freePort())).toBe('clamd cannot be reached (ECONNREFUSED)');
  });
});
