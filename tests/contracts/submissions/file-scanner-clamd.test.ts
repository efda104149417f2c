import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ClamdAddress, makeClamdScanner } from '../../../adapters/clamav/file-scanner.ts';
import { freePort } from '../../support/run/free-port.ts';

/** Path in Debian's package. */
const CLAMD = '/usr/sbin/clamd';
const LONGEST_STREAM = 1024 * 1024;
const CV = Buffer.from('%PDF-1.7 a person and what they can do');
/** Invented malware: one file is detected by its digest, one by a byte sequence. */
const DIGESTED = Buffer.from('%PDF-1.7 this is malware of the tests, known by all its bytes');
const PIECE = 'malware of the tests, known by a piece';

if (!existsSync(CLAMD)) test.skip(`clamd is not installed here: ${CLAMD} is missing (Debian: clamav-daemon)`, () => {});

describe.runIf(existsSync(CLAMD))('the scanner clamd of Debian', () => {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-clamd-'));
  const socket = join(directory, 'clamd.ctl');
  const addresses: ClamdAddress[] = [{ path: socket }];
  let clamd: ChildProcess;

  beforeAll(async () => {
    const port = await freePort();
    addresses.push({ host: '127.0.0.1', port });
    const md5 = createHash('md5').update(DIGESTED).digest('hex');
    writeFileSync(join(directory, 'own.hdb'), `${md5}:${DIGESTED.byteLength}:Test.Whole-1\n`);
    writeFileSync(join(directory, 'own.ndb'), `Test.Piece-1:0:*:${Buffer.from(PIECE).toString('hex')}\n`);
    const config = join(directory, 'clamd.conf');
    writeFileSync(
      config,
      [
        'Foreground yes',
        `DatabaseDirectory ${directory}`,
        `LocalSocket ${socket}`,
        `TCPSocket ${port}`,
        'TCPAddr 127.0.0.1',
        `StreamMaxLength ${LONGEST_STREAM}`,
        `TemporaryDirectory ${directory}`,
        '',
      ].join('\n'),
    );
    clamd = spawn(CLAMD, ['--config-file', config], { stdio: 'ignore' });
    const unreachable = () => Promise.all(addresses.map(address => makeClamdScanner(address).unreachable()));
    await vi.waitFor(async () => expect(await unreachable()).toEqual([undefined, undefined]), { timeout: 30_000 });
  }, 40_000);
  afterAll(async () => {
    const ended = new Promise(resolve => clamd.once('exit', resolve));
    clamd.kill();
    await ended;
    rmSync(directory, { recursive: true, force: true });
  });

  test.each([
    ['a UNIX socket', 0],
    ['TCP', 1],
  ])('reports by %s what files contain', async (_, at) => {
    const { scan } = makeClamdScanner(addresses[at] as ClamdAddress);
    expect(await scan(CV)).toEqual({ kind: 'clean' });
    expect(await scan(DIGESTED)).toEqual({ kind: 'infected', signature: expect.stringContaining('Test.Whole-1') });
    const hidden = Buffer.concat([CV, Buffer.alloc(200_000, ' '), Buffer.from(PIECE)]);
    expect(await scan(hidden)).toEqual({ kind: 'infected', signature: expect.stringContaining('Test.Piece-1') });
    expect(await scan(Buffer.alloc(LONGEST_STREAM, ' '))).toEqual({ kind: 'clean' });
    // clamd closes the connection during the upload; the error or its response is handled.
    expect(await scan(Buffer.alloc(5 * LONGEST_STREAM, ' '))).toMatchObject({ kind: 'unscanned' });
  });
});
