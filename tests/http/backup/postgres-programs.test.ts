import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { inPostgres } from '../../support/run/in-postgres.ts';
import { scratchFolder } from '../../support/site/kept-site.ts';
import { callCommand } from '../../support/run/call-command.ts';

const scratch = scratchFolder('programs');
const SECRET = 'a secret of the tests that is long enough';

/** A folder with a fake `pg_dump` that only prints its version. */
function programOf(version: string): string {
  const folder = scratch(version);
  mkdirSync(folder, { recursive: true });
  const program = `${folder}/pg_dump`;
  writeFileSync(program, `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${version} (Debian)'\n`);
  chmodSync(program, 0o755);
  return folder;
}

await inPostgres(async postgres => {
  const DATABASE_URL = await postgres.newDatabase('programs');
  const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDirectory: 'unused', timeoutMs: 20_000 });
  await database.close();
  const backup = (PATH: string) =>
    callCommand('backup', [scratch('a.tar')], { DATABASE_URL, SECRET, DATA_DIR: scratch('data'), PATH });

  test('a backup of PostgreSQL reports missing or outdated client programs in one line', async () => {
    expect(await backup(scratch('nowhere'))).toEqual({
      code: 1,
      out: '',
      err: "No backup was made: there is no pg_dump on the PATH: install PostgreSQL's client programs (on Debian: postgresql-client).\n",
    });
    const { code, err } = await backup(programOf('9.6.24'));
    expect(code).toBe(1);
    expect(err).toMatch(
      /^No backup was made: pg_dump is of version 9\.6\.24, the server of version [\d.]+: install the client programs of version \d+\.\n$/,
    );
    for (const name of ['a.tar', 'a.tar.part', 'a.tar.database']) expect(existsSync(scratch(name))).toBe(false);
  });

  test('the database password is in no argument of a called program', async () => {
    const folder = programOf('99.1');
    writeFileSync(
      `${folder}/pg_dump`,
      `#!/bin/sh\n[ "$1" = --version ] && echo 'pg_dump (PostgreSQL) 99.1' || { echo "$*" >&2; echo "$PGPASSWORD" > ${folder}/password; exit 1; }\n`,
    );
    const { err } = await backup(folder);
    const { password } = new URL(DATABASE_URL);
    expect(err).toContain('--dbname=postgres://clairval@127.0.0.1');
    expect(err).not.toContain(password);
    expect(existsSync(`${folder}/password`)).toBe(true);
  });
});
