import { fork } from 'node:child_process';
import { extname } from 'node:path';
import { BUSY_FAILURES, type BusyFailure } from '../../application/ports/calendar/busy-feeds.ts';
import { viewingUid } from '../../domain/appointment/viewing-uid.ts';
import type { ReadCalendar } from '../../application/operate/read-busy-feeds.ts';
import { utf16Of } from '../wire/file-text.ts';
import type { BusyJob, BusyReply } from './busy-child.ts';

const MOST_BYTES = 10 * 1024 * 1024;
/** Timeouts for fetching a file and for parsing it, in milliseconds. */
const FETCH_MS = 20_000;
const READ_MS = 20_000;
/** Memory limit of the parsing child process, in MB. */
const MOST_MEMORY = 256;

/** Fetches from public addresses only; rejects with an error whose `kind` is a `BusyFailure`, or with a connection error. */
export type FetchFile = (
  address: string,
  asked: {
    readonly hosts: readonly string[];
    readonly signal: AbortSignal;
    readonly mostBytes: number;
    readonly accept: string;
  },
) => Promise<Uint8Array>;

/** The child's script, in the folder of this file; its extension is `.ts` in the sources and `.js` in the built server. */
const CHILD = new URL(`./busy-child${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads agents' external calendars under the same restrictions as pictures: HTTPS only, one host, no private network. Parses a file in a
 * child process that is killed after `readMs`, so that expensive recurrence rules do not block the site.
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
  return async (address, span, { references, email }) => {
    const signal = AbortSignal.timeout(fetchMs);
    try {
      const hosts = [URL.parse(address)?.host ?? ''];
      const asked = { hosts, signal, mostBytes: MOST_BYTES, accept: 'text/calendar' };
      const bytes = await fetchFile(address, asked);
      const file = new TextDecoder(utf16Of(bytes)).decode(bytes);
      const ownUids = references.map(reference => viewingUid(reference, publicUrl.host));
      const agentEmails = [...(email === undefined ? [] : [email.toLowerCase()]), ...emailsIn(address)];
      return await readInChild({ file, ...span, ownUids, agentEmails }, readMs);
    } catch (error) {
      return { failure: signal.aborted ? 'too-slow' : failureOf(error) };
    }
  };
}

/**
 * Mail addresses in a calendar's URL: Google names the calendar's owner there.
 * `emailsIn('https://calendar.google.com/calendar/ical/ann%40example.be/private-1/basic.ics')` → `['ann@example.be']`
 */
function emailsIn(address: string): readonly string[] {
  const path = (URL.parse(address)?.pathname ?? '').replaceAll('%40', '@').toLowerCase();
  return path.split('/').filter(part => part.includes('@'));
}

function failureOf(error: unknown): BusyFailure {
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  return BUSY_FAILURES.find(known => known === kind) ?? 'unreachable';
}

/** Environment variables that Node needs to start, if set. */
const CHILD_ENV = ['NODE_COMPILE_CACHE', 'SystemRoot', 'TZ'];

function childEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(CHILD_ENV.flatMap(name => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/**
 * Parses a calendar in a child process and kills it after the timeout (ms).
 * `await readInChild({ file, from, until, ownUids: [], agentEmails: ['ann@example.be'] }, 20_000)` → `{ times: […], joined: false }`
 */
export function readInChild(job: BusyJob, readMs: number): Promise<BusyReply> {
  return new Promise(resolve => {
    const child = fork(CHILD, {
      // A process that parses untrusted files gets neither the site's secrets nor its Node flags.
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
