import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Compose is either a Docker plug-in or a program of its own. */
const CALLS: readonly (readonly [string, ...string[]])[] = [['docker', 'compose'], ['docker-compose']];
const found = CALLS.find(([file, ...words]) => spawnSync(file, [...words, 'version']).status === 0);

function read(environment: Readonly<Record<string, string>>) {
  const [file = '', ...words] = found ?? [];
  return spawnSync(file, [...words, '--env-file', 'env.example', '-f', 'compose.yaml', 'config'], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
}

test.skipIf(!found)('compose parses the file and requires both secrets (skipped where compose is missing)', () => {
  const secrets = { SECRET: 's'.repeat(32), POSTGRES_PASSWORD: 'letters1' };
  const { status, stdout } = read(secrets);
  expect(status).toBe(0);
  expect(stdout).toContain('postgres://clairval:letters1@database/clairval');
  expect([...stdout.matchAll(/^ {4}read_only: true$/gm)].length).toBe(3);
  expect([...stdout.matchAll(/no-new-privileges:true/g)].length).toBe(3);
  for (const name of ['SECRET', 'POSTGRES_PASSWORD'] as const) {
    const lacking = read({ ...secrets, [name]: '' });
    expect(lacking.status).not.toBe(0);
    expect(lacking.stderr).toContain(name);
  }
});

test('the example environment file names the required variables and contains no secret', () => {
  const example = readFileSync('env.example', 'utf8');
  for (const name of ['SECRET', 'POSTGRES_PASSWORD']) expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  const asked = [...readFileSync('compose.yaml', 'utf8').matchAll(/\$\{([A-Z_]+)[:}]/g)].map(([, name = '']) => name);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(name => !new RegExp(`^(?:# )?${name}=`, 'm').test(example))).toEqual([]);
});
