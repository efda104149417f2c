import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtServer } from '../support/server/built-server.ts';
import { talk } from '../support/visitors/form-visitor.ts';
import { childrenOf, gone } from '../support/faults/processes.ts';

test.skipIf(!existsSync('/proc')).each(['SIGTERM', 'SIGKILL'] as const)(
  'the hash process restarts when it is killed, and exits when %s ends the server',
  async signal => {
    const directory = mkdtempSync(join(tmpdir(), 'clairval-hash-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    const server = await builtServer({ DATA_DIR: directory });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    const logIn = async () => {
      const { status } = await talk(server.port, {
        path: '/en/login/',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: Buffer.from('email=nobody%40example.be&password=quatre-clefs'),
      });
      expect(status).toBe(422);
      return childrenOf(server.pid());
    };
    expect(childrenOf(server.pid())).toEqual([]);
    const [first = 0, ...others] = await logIn();
    expect(others).toEqual([]);
    expect(readFileSync(`/proc/${first}/cmdline`, 'utf8')).toContain('hash-child.js');
    process.kill(first, 'SIGKILL');
    const [second = 0] = (await logIn()).filter(pid => pid !== first);
    expect(second).toBeGreaterThan(0);
    expect(await server.end(signal)).toBe(signal === 'SIGTERM' ? 0 : null);
    await gone(second);
    expect(server.errors).toEqual([]);
  },
);
