import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { COMPILED } from '../run/compiled.ts';
import { freePort } from '../run/free-port.ts';

const BUILT = 'dist/server/server.js';
/** The built server; `BUILT_SERVER` sets another one. */
const SERVER = resolve(process.env['BUILT_SERVER'] ?? BUILT);

/** The answer that the built server accepts for all captchas. */
export const BUILT_ANSWER = 'clair';

/** The production server in a separate process, which tests stop and restart on the same port. */
export type BuiltServer = {
  readonly port: number;
  /** Id of the running process. */
  readonly pid: () => number;
  /** Resolves once it listens, with the duration in milliseconds. */
  start(): Promise<number>;
  /** Resolves while it is listening, or once it listens again. */
  up(): Promise<void>;
  /** Resolves when it has ended, with its exit code; `null` if the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
  /** Closes the reading ends of stdout and stderr. */
  leaveLog(): void;
  /** Log messages of level error, oldest first. */
  readonly errors: string[];
};

/** The sample's content under another folder name: only under its own name does it get a history of generated requests. */
let contentWithoutPast: string | undefined;
function openContentWithoutPast(): string {
  if (contentWithoutPast) return contentWithoutPast;
  contentWithoutPast = join(scratchFolder(), 'agency');
  symlinkSync(join(process.cwd(), 'fixtures/agency'), contentWithoutPast);
  return contentWithoutPast;
}

/** Data of a site with this content that was started once; a site that begins with a copy of it need not create its database and import its listings. */
let startedOnce: Promise<string> | undefined;
async function startOnce(): Promise<string> {
  const data = join(scratchFolder(), 'var');
  const server = await builtServer({ DATA_DIR: data, CONTENT_DIR: openContentWithoutPast() });
  await server.start();
  await server.end('SIGTERM');
  return data;
}

function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-built-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const isNew = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Prepares a server with `environment`, which must include DATA_DIR. On SQLite with the sample's content, a new DATA_DIR begins as that of a
 * site that was started once. Visitors set their network address by X-Forwarded-For. `under`: a
 * wrapping command that runs it in the same process; `tree`: a built working tree of another version.
 */
export async function builtServer(
  environment: Readonly<Record<string, string>>,
  under: readonly string[] = [],
  tree?: string,
): Promise<BuiltServer> {
  const port = await freePort();
  const data = environment['DATA_DIR'] ?? '';
  const beginsAsStarted =
    environment['CONTENT_DIR'] === undefined &&
    environment['DATABASE_URL'] === undefined &&
    tree === undefined &&
    under.length === 0;
  const errors: string[] = [];
  let child: ChildProcess | undefined;
  let listens = Promise.withResolvers<void>();
  // Kills the server if the tests are stopped, so that it does not stay running.
  process.setMaxListeners(0).once('exit', () => child?.kill('SIGKILL'));

  return {
    port,
    pid: () => child?.pid ?? 0,
    errors,
    up: () => listens.promise,
    leaveLog: () => void child?.stdout?.destroy(),
    async start() {
      if (beginsAsStarted && isNew(data)) {
        startedOnce ??= startOnce();
        cpSync(await startedOnce, data, { recursive: true });
      }
      const begun = performance.now();
      const [file = '', ...parameters] = [...under, process.execPath, tree === undefined ? SERVER : join(tree, BUILT)];
      const own = spawn(file, parameters, {
        cwd: tree,
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          PATH: process.env['PATH'],
          ...COMPILED,
          HOST: '127.0.0.1',
          PORT: String(port),
          CAPTCHA_ANSWER: BUILT_ANSWER,
          TRUSTED_PROXIES: '1',
          CONTENT_DIR: openContentWithoutPast(),
          ...environment,
        },
      });
      child = own;
      const lines = createInterface({ input: own.stdout as NodeJS.ReadableStream });
      return new Promise((resolve, reject) => {
        own.once('exit', code => reject(new Error(`the server ended with ${code} before it listened`)));
        lines.on('line', line => {
          if (line.includes('"level":"error"')) errors.push(line);
          if (!line.includes(' is at http')) return;
          listens.resolve();
          resolve(performance.now() - begun);
        });
      });
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
      listens = Promise.withResolvers();
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      return (await ended)[0];
    },
  };
}
