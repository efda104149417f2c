import { connect } from 'node:net';
import type { FileScanner, ScanResult } from '../../application/ports/submissions/file-scanner.ts';

/** Address on which clamd listens: TCP, or the path of a Unix socket. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** Timeouts in milliseconds. `connect`: until the connection is open; `whole`: from then until the answer is complete. */
export type ClamdLimits = { readonly connect: number; readonly whole: number };
const CLAMD_LIMITS: ClamdLimits = { connect: 5_000, whole: 60_000 };

/** Number of bytes per chunk; clamd accepts chunks of any length up to its StreamMaxLength. */
const CHUNK = 64 * 1024;
const CLEAN = 'stream: OK';
const LONGEST_ANSWER = 2_000;
const LONGEST_SIGNATURE = 100;

/**
 * Virus scanner with clamd's commands INSTREAM and PING, clamd(8). Sends the file over the connection, so that clamd needs no read
 * permission for it. `makeClamdScanner({ path: '/run/clamav/clamd.ctl' }).scan(bytes)` → `{ kind: 'clean' }`
 */
export function makeClamdScanner(
  address: ClamdAddress,
  limits = CLAMD_LIMITS,
): FileScanner & {
  /** Reason why clamd does not answer; `undefined` if it does. */
  unreachable(): Promise<string | undefined>;
} {
  return {
    async scan(bytes) {
      try {
        return resultOf(await ask(address, limits, instream(bytes)));
      } catch (error) {
        return { kind: 'unscanned', again: 'later', reason: (error as Error).message };
      }
    },
    async unreachable() {
      try {
        const answer = await ask(address, limits, [Buffer.from('zPING\0')]);
        return answer === 'PONG' ? undefined : `it answers PING with ${oneLine(answer)}`;
      } catch (error) {
        return (error as Error).message;
      }
    },
  };
}

function instream(bytes: Uint8Array): readonly Uint8Array[] {
  const parts: Uint8Array[] = [Buffer.from('zINSTREAM\0')];
  for (let at = 0; at < bytes.byteLength; at += CHUNK) {
    const chunk = bytes.subarray(at, at + CHUNK);
    parts.push(length(chunk.byteLength), chunk);
  }
  return [...parts, length(0)];
}

/** Length prefix of a chunk (32 bits, big-endian); a chunk of length 0 ends the stream. */
function length(bytes: number): Uint8Array {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(bytes);
  return header;
}

function resultOf(answer: string): ScanResult {
  if (answer === CLEAN) return { kind: 'clean' };
  const [, signature] = /^stream: (.+) FOUND$/s.exec(answer) ?? [];
  if (signature !== undefined) return { kind: 'infected', signature: oneLine(signature) };
  const again = answer.startsWith('INSTREAM size limit exceeded') ? 'never' : 'later';
  return { kind: 'unscanned', again, reason: `clamd responded ${oneLine(answer)}` };
}

/** Reduces clamd's answer to one printable ASCII line for mails and logs. */
function oneLine(text: string): string {
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, LONGEST_SIGNATURE);
}

/** Sends the parts of a command and returns the answer up to its NUL. Rejects at a timeout. */
function ask(address: ClamdAddress, limits: ClamdLimits, parts: readonly Uint8Array[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let answer = '';
    const socket = connect(address);
    const fail = (reason: string) => {
      clearTimeout(timer);
      socket.destroy();
      reject(new Error(reason));
    };
    let timer = setTimeout(() => fail('clamd does not accept the connection in time'), limits.connect);
    // Sends a part only after the previous one has left, so that an early answer (clamd refuses the stream) can be read in between. If a
    // write fails before the answer has been read, the answer is lost; the file is then scanned again later.
    const sendNext = () => {
      const part = parts[sent];
      if (!part || socket.destroyed) return;
      sent += 1;
      socket.write(part, error => !error && setImmediate(sendNext));
    };
    socket.setEncoding('latin1');
    socket.once('connect', () => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('clamd did not respond in time'), limits.whole);
      sendNext();
    });
    socket.on('data', (text: string) => {
      answer += text;
      const end = answer.indexOf('\0');
      if (end < 0 && answer.length <= LONGEST_ANSWER) return;
      if (end < 0) return fail('the response of clamd is too long');
      const reply = answer.slice(0, end);
      // clamd cannot report a file as clean before it has received all of it.
      if (sent < parts.length && reply === CLEAN) return fail('clamd responded before it received the whole file');
      clearTimeout(timer);
      socket.destroy();
      resolve(reply);
    });
    socket.on('error', (error: NodeJS.ErrnoException) =>
      fail(`clamd cannot be reached (${error.code ?? error.message})`),
    );
    socket.on('close', () => fail('clamd closed the connection without a response'));
  });
}
