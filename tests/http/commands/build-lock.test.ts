import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockBuild } from '../../../adapters/composition/commands/stale.ts';
import { lockFile } from '../../../adapters/sql/database/lock-file.ts';

test('a build waits for the build of another process in the same folder, and says so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  expect(await lockBuild(join(folder, 'other/build.lock'))).toBe(false);
  expect(said).not.toHaveBeenCalled();

  const other = join(folder, 'build.lock');
  const unlock = lockFile(other);
  let hasBegun = false;
  const waits = lockBuild(other, 5).then(hasWaited => {
    hasBegun = true;
    return hasWaited;
  });
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(hasBegun).toBe(false);
  unlock?.();
  expect(await waits).toBe(true);
});
