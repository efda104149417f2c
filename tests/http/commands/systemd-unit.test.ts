import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const UNIT = 'adapters/deployment/clairval.service';
/** Exposure level of systemd-analyze in tenths, on its scale from 0 to 10; the unit is at 1.4. */
const MOST_EXPOSED = 20;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-unit-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const isMissing = spawnSync('systemd-analyze', ['--version']).error !== undefined;

test.skipIf(isMissing)('systemd accepts the whole unit (skipped where systemd-analyze is missing)', () => {
  const here = join(scratch, 'clairval.service');
  writeFileSync(here, readFileSync(UNIT, 'utf8').replaceAll('/srv/clairval', resolve('.')));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', here], { encoding: 'utf8' });
  // Ignores messages about other units of this machine.
  const told = (stdout + stderr).split('\n').filter(line => line.includes('clairval'));
  expect({ told, status }).toEqual({ told: [], status: 0 });
});

test.skipIf(isMissing)('its exposure level is at most 2.0 (skipped where systemd-analyze is missing)', () => {
  const parameters = ['security', '--offline=true', '--no-pager', `--threshold=${MOST_EXPOSED}`, UNIT];
  const { status, stdout } = spawnSync('systemd-analyze', parameters, { encoding: 'utf8' });
  expect(stdout).toContain('Overall exposure level');
  expect(status).toBe(0);
});

test('systemd runs Node directly, and waits longer than the site’s shutdown takes', () => {
  const unit = readFileSync(UNIT, 'utf8');
  expect(unit).toMatch(
    /^ExecStart=\/srv\/clairval\/node_modules\/\.bin\/node adapters\/composition\/commands\/serve\.ts$/m,
  );
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10);
});
