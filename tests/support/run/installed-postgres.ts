import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startPostgres, type TestPostgres } from '../../bench/postgres.ts';

/** A server that the `pg_dump` and `pg_restore` of this machine are for, or why there is none; they may be older than the package. */
export async function startInstalledPostgres(): Promise<TestPostgres> {
  const { stdout } = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' });
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(stdout ?? '') ?? [];
  if (version === undefined) return { missing: 'there is no pg_dump on the PATH' };
  // Where Debian, and what is made of it, installs servers.
  const programs = `/usr/lib/postgresql/${version}/bin`;
  return existsSync(`${programs}/initdb`)
    ? startPostgres({ installed: programs })
    : { missing: `pg_dump is of version ${version}, and its server is not in ${programs}` };
}
