import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSecrets, secretFromText } from '../../../adapters/secrets/secret.ts';

const folder = await mkdtemp(join(tmpdir(), 'clairval-secret-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the secret of a site', () => {
  test('is created once, readable by its user only, and shared by processes that start at once', async () => {
    const directory = join(folder, 'var');
    const read = await Promise.all(Array.from({ length: 8 }, () => readSecrets(directory)));
    for (const secrets of read) expect(secrets).toEqual(read[0]);
    expect(read[0]?.previous).toBeUndefined();
    expect(read[0]?.secret.length).toBeGreaterThanOrEqual(32);
    expect((await stat(join(directory, 'secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(await readdir(directory)).toEqual(['secret']);
    expect(await readSecrets(directory)).toEqual(read[0]);
  });

  test('loses its permissions for others if it had any', async () => {
    const path = join(folder, 'var', 'secret');
    await chmod(path, 0o644);
    await readSecrets(join(folder, 'var'));
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('is never a short one', async () => {
    const path = join(folder, 'secret');
    await writeFile(path, 'short\n');
    await expect(readSecrets(folder)).rejects.toThrow('contains no valid secret');
    expect(await readFile(path, 'utf8')).toBe('short\n');
    expect(() => secretFromText('too short')).toThrow('fewer than 32');
    expect(secretFromText(` ${'x'.repeat(32)}\n`)).toHaveLength(32);
  });
});
