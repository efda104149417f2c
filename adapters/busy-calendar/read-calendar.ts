import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { BUSY_FAILURES, type BusyFailure } from '../../application/ports/calendar/busy-feeds.ts';
import { viewingUid } from '../../domain/appointment/viewing-uid.ts';
import type { ReadCalendar } from '../../application/operate/read-busy-feeds.ts';
import type { BusyJob, BusyReply } from './busy-child.ts';

const MOST_BYTES = 10 * 1024 * 1024;
/** To fetch a file, and to read it. */
const FETCH_MS = 20_000;
const READ_MS = 20_000;
/** Memory of the child that reads one, in MB. */
const MOST_MEMORY = 256;

/** Fetches from the public network alone; rejects with an error whose `kind` is that of a failure, or with the connection's own. */
export type FetchFile = (
  address: string,
  asked: {
    readonly hosts: readonly string[];
    readonly signal: AbortSignal;
    readonly mostBytes: number;
    readonly accept: string;
  },
) => Promise<Uint8Array>;

/** Beside this file: among the sources as TypeScript, in the built server as JavaScript. */
const CHILD = new URL(`./busy-child${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads agents' own calendars behind the same wall as pictures: https alone, one host, no private network. A file is read in a child
 * process that is killed where it takes too long: no rule of repetition keeps the site busy.
 */
export function makeReadCalendar({
  publicUrl,
  fetchFile,
  fetchMs = FETCH_MS,
  readMs = READ_MS,
}: {
  readonly publicUrl: URL;
  readonly fetchFile: FetchFile;
  readonly fetchMs?: number;
  readonly readMs?: number;
}): ReadCalendar {
  return async (address, span, ownReferences) => {
    const signal = AbortSignal.timeout(fetchMs);
    try {
      const hosts = [URL.parse(address)?.host ?? ''];
      const asked = { hosts, signal, mostBytes: MOST_BYTES, accept: 'text/calendar' };
      const file = new TextDecoder().decode(await fetchFile(address, asked));
      const ownUids = ownReferences.map(reference => viewingUid(reference, publicUrl.host));
      return await readInChild({ file, ...span, ownUids }, readMs);
    } catch (error) {
      return { failure: signal.aborted ? 'too-slow' : failureOf(error) };
    }
  };
}

function failureOf(error: unknown): BusyFailure {
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return BUSY_FAILURES.find(known => known === kind) ?? 'unreachable';
}

/** What Node needs to start, where it is set. */
const CHILD_ENV = ['NODE_COMPILE_CACHE', 'SystemRoot', 'TZ'];

function childEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(CHILD_ENV.flatMap(name => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** `await readInChild({ file, from, until, ownUids: ['visit-K7P2@agency.example'] }, 20_000)` → `{ times: […], joined: false }` */
export function readInChild(job: BusyJob, readMs: number): Promise<BusyReply> {
  return new Promise(resolve => {
    const child = fork(CHILD, {
      // What reads a stranger's file has no need of this site's secrets, nor of its flags.
      env: childEnv(process.env),
      execArgv: [`--max-old-space-size=${MOST_MEMORY}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let isSlow = false;
    const kill = () => void child.kill('SIGKILL');
    const timer = setTimeout(() => {
      isSlow = true;
      kill();
    }, readMs);
    const end = (reply: BusyReply) => {
      clearTimeout(timer);
      process.off('exit', kill);
      resolve(reply);
    };
    process.once('exit', kill);
    child.once('message', (reply: BusyReply) => end(reply));
    child.once('error', () => end({ failure: 'no-calendar' }));
    child.once('exit', () => end({ failure: isSlow ? 'too-slow' : 'too-large' }));
    child.send(job, () => undefined);
  });
}
