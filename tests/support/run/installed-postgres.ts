import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startPostgres, type TestPostgres } from '../../bench/postgres.ts';

/**
 * A server that matches this machine's `pg_dump` and `pg_restore`, which may be older than the npm package's server; or the reason why none can be used.
 */
export async function startInstalledPostgres(): Promise<TestPostgres> {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '') ?? [];
  if (version === undefined) return { missing: 'there is no pg_dump on the PATH' };
  // Debian's location, also used by its derivatives.
  const programs = `/usr/lib/postgresql/${version}/bin`;
  return existsSync(`${programs}/initdb`)
    ? startPostgres({ installed: programs })
    : { missing: `pg_dump is of version ${version}, and its server is not in ${programs}` };
}
