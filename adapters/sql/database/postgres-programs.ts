import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { Client } from 'pg';

/** Versions of server and `pg_dump` such as `15.18`, and the schema steps that the database has applied. */
export type DumpedPostgres = {
  readonly database: { readonly kind: 'postgres'; readonly server: string; readonly program: string };
  readonly steps: readonly string[];
};

/** PostgreSQL's client programs. */
type Program = 'pg_dump' | 'pg_restore';

/** Dumps a consistent snapshot of a database with `pg_dump`. Throws with a one-line message, also if the program is missing or too old. */
export async function dumpPostgres(url: string, to: string): Promise<DumpedPostgres> {
  const program = await versionOf('pg_dump');
  const { server, steps } = await asked(url, async client => ({
    server: await serverOf(client),
    steps: (await client.query<{ name: string }>('select name from schema_step order by name')).rows.map(
      ({ name }) => name,
    ),
  }));
  if (majorOf(program) < majorOf(server))
    throw new Error(
      `pg_dump is of version ${program}, the server of version ${server}: install the client programs of version ${majorOf(server)}`,
    );
  closeSync(openSync(to, 'wx', 0o600));
  await runFor(url, 'pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`]);
  await run('pg_restore', ['--list', to]);
  return { database: { kind: 'postgres', server, program }, steps };
}

/**
 * Returns in one line why a dump cannot be restored into a database, before anything is changed; `undefined` if it can. A server or program
 * older than the dump's may not understand it.
 */
export async function refusePostgres(
  url: string,
  dump: { readonly server: string; readonly program: string },
): Promise<string | undefined> {
  const program = await versionOf('pg_restore');
  if (majorOf(program) < majorOf(dump.program))
    return `pg_restore is of version ${program}, the backup was written by version ${dump.program}: install the client programs of version ${majorOf(dump.program)}`;
  const server = await asked(url, serverOf);
  if (majorOf(server) < majorOf(dump.server))
    return `the server is of version ${server}, the backup of a server of version ${dump.server}: it needs one of version ${majorOf(dump.server)}`;
  return undefined;
}

/** Restores a dump into an empty database, completely or not at all. Throws with a one-line message. */
export async function restorePostgres(url: string, from: string): Promise<void> {
  await runFor(url, 'pg_restore', ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', from]);
}

/** Whether a database contains any table besides system tables. */
export async function hasTables(url: string): Promise<boolean> {
  return asked(url, async client => {
    const { rows } = await client.query(
      "select 1 from pg_catalog.pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rows.length > 0;
  });
}

async function asked<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`PostgreSQL cannot be used: ${message.split('\n', 1)[0] || code}`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

async function serverOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
  return rows[0]?.version.split(' ', 1)[0] ?? '';
}

/** Version of an installed program: `pg_dump (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)` → `15.18` */
async function versionOf(program: Program): Promise<string> {
  const output = await run(program, ['--version']);
  return /\(PostgreSQL\) (\d[\w.]*)/.exec(output)?.[1] ?? '0';
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

/** Passes the password in the environment, because all users of a machine can read the arguments of a process. */
function runFor(url: string, program: Program, words: readonly string[]): Promise<string> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return run(program, [...words, `--dbname=${address.href}`], password === '' ? {} : { PGPASSWORD: password });
}

/** Returns the standard output of a program. Throws the first line of its standard error if it fails. */
function run(program: Program, words: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
    let [said, complained] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complained += text));
    child.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'ENOENT'
            ? `there is no ${program} on the PATH: install PostgreSQL's client programs (on Debian: postgresql-client)`
            : `${program}: ${message}`,
        ),
      ),
    );
    child.once('close', (code, signal) => {
      if (code === 0) return resolve(said);
      const [line = `ended with ${code ?? signal}`] = complained.split('\n').filter(text => text !== '');
      return reject(new Error(line.startsWith(program) ? line : `${program}: ${line}`));
    });
  });
}
