import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSecrets, rotateSecret } from '../../../adapters/secrets/secret.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';
import { callCommand } from '../../support/run/call-command.ts';
import { runCommand } from '../../support/run/run-command.ts';

const DAY = 86_400_000;
/** Milliseconds; each command starts its own process. */
const LONG = 120_000;
let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clairval-rotate-'));
  path = join(folder, 'secret');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a rotation of the secret in the data directory', () => {
  test('creates another secret and keeps the previous one, readable by the site’s user only', async () => {
    const before = await readSecrets(folder);
    expect(await rotateSecret(folder, UNLUCKY, 30 * DAY)).toEqual({ kind: 'rotated', dropped: undefined });
    const after = await readSecrets(folder);
    expect(after.previous).toEqual(before.secret);
    expect(after.secret).not.toEqual(before.secret);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readFile(path, 'utf8')).toContain(` until ${new Date(UNLUCKY).toISOString()}\n`);
    expect(await readSecrets(folder)).toEqual(after);
  });

  test('deletes the secret before the previous one, and not before its time', async () => {
    await readSecrets(folder);
    await rotateSecret(folder, UNLUCKY, 30 * DAY);
    const once = await readSecrets(folder);
    const early = { kind: 'early', until: UNLUCKY };
    expect(await rotateSecret(folder, UNLUCKY + 30 * DAY - 1, 30 * DAY)).toEqual(early);
    expect(await readSecrets(folder)).toEqual(once);
    const late = UNLUCKY + 30 * DAY;
    expect(await rotateSecret(folder, late, 30 * DAY)).toEqual({ kind: 'rotated', dropped: UNLUCKY });
    const twice = await readSecrets(folder);
    expect(twice.previous).toEqual(once.secret);
    expect(await readFile(path, 'utf8')).not.toContain(new TextDecoder().decode(once.previous));
    expect(await rotateSecret(folder, late, 0)).toEqual({ kind: 'rotated', dropped: late });
  });

  test('changes nothing if there is no secret or another rotation is running', async () => {
    await expect(rotateSecret(folder, UNLUCKY, 0)).rejects.toThrow('ENOENT');
    const before = await readSecrets(folder);
    await writeFile(`${path}.next`, '');
    await expect(rotateSecret(folder, UNLUCKY, 0)).rejects.toThrow('another rotation is running, or was interrupted');
    expect(await readSecrets(folder)).toEqual(before);
  });

  test('never loses a secret if two rotations run at once', async () => {
    const { secret } = await readSecrets(folder);
    const ends = await Promise.allSettled([1, 2, 3].map(() => rotateSecret(folder, UNLUCKY, DAY)));
    expect(ends.filter(end => end.status === 'fulfilled' && end.value.kind === 'rotated')).toHaveLength(1);
    expect((await readSecrets(folder)).previous).toEqual(secret);
  });

  test(
    'leaves a valid pair if it is killed at any point',
    async () => {
      await readSecrets(folder);
      const script = `import { rotateSecret } from './adapters/secrets/secret.ts';
        for (;;) { await rotateSecret(${JSON.stringify(folder)}, Date.now(), 0); process.stdout.write('.'); }`;
      for (let kill = 0; kill < 6; kill++) {
        const before = await readSecrets(folder);
        const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        await once(child.stdout, 'data');
        await new Promise(resolve => setTimeout(resolve, kill * 3));
        child.kill('SIGKILL');
        await once(child, 'exit');
        const after = await readSecrets(folder);
        expect(after.secret).not.toEqual(before.secret);
        expect(after.previous?.length).toBeGreaterThanOrEqual(32);
        await rm(`${path}.next`, { force: true });
      }
    },
    LONG,
  );

  test('leaves a multi-line secret without a previous one unchanged', async () => {
    const text = `${'x'.repeat(32)}\nprevious`;
    await writeFile(path, `${text}\n`, { mode: 0o600 });
    expect(await readSecrets(folder)).toEqual({ secret: new TextEncoder().encode(text), previous: undefined });
    await writeFile(path, `short\nprevious ${'x'.repeat(43)} until 2026-10-01T00:00:00.000Z\n`);
    await expect(readSecrets(folder)).rejects.toThrow('contains no valid secret');
  });
});

describe('npm run secret', () => {
  async function rotate(words: readonly string[] = []) {
    const ran = await callCommand('secret', ['rotate', ...words], { DATA_DIR: folder });
    return { status: ran.code, stdout: ran.out, stderr: ran.err };
  }

  test(
    'prints what stays valid, what ends, and that the site must be restarted; it prints no secret',
    async () => {
      expect(await rotate()).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringContaining('Nothing was changed'),
      });
      await readSecrets(folder);
      const first = await rotate();
      expect(first).toMatchObject({ status: 0, stderr: '' });
      expect(first.stdout).toContain('Restart the site');
      expect(first.stdout).not.toContain('No longer valid');
      const before = await readSecrets(folder);
      const early = await rotate();
      expect(early).toMatchObject({ status: 1, stdout: '' });
      expect(early.stderr).toContain('add --yes');
      expect(await readSecrets(folder)).toEqual(before);
      const anyway = await rotate(['--yes']);
      expect(anyway).toMatchObject({ status: 0, stderr: '' });
      expect(anyway.stdout).toContain('No longer valid: what was made before');
      const after = await readSecrets(folder);
      expect(after.previous).toEqual(before.secret);
      const told = JSON.stringify([first, early, anyway]);
      for (const secret of [before.previous, before.secret, after.secret])
        expect(told).not.toContain(new TextDecoder().decode(secret));
    },
    LONG,
  );

  test(
    'does not rotate a secret from the environment',
    async () => {
      const secret = 's'.repeat(40);
      const { code, err } = await runCommand('secret', ['rotate'], { SECRET: secret, DATA_DIR: folder });
      expect(code).toBe(1);
      expect(err).toContain('set SECRET_PREVIOUS to its present value');
      expect(err).not.toContain(secret);
    },
    LONG,
  );
});
