import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { median } from './measure.ts';

/** One address that is asked again and again; `accept` are further header lines. */
export type Target = { readonly port: number; readonly path: string; readonly headers?: Readonly<Record<string, string>> };

export type LoadPlan = {
  readonly targets: readonly Target[];
  readonly rounds: number;
  /** Requests of one target in one round, by target. */
  readonly requests: readonly number[];
  /** Sockets that are kept alive; on each one request is under way at a time. */
  readonly sockets: number;
};

/** Requests a second by target: the median of the rounds, and the median of the rounds' ratios to the first target. */
export type LoadResult = { readonly rates: readonly number[]; readonly ratios: readonly number[] };

/** Asks the targets in turn, round after round, from a process of its own; a first round does not count. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  let text = '';
  for await (const part of child.stdout) text += part;
  const rounds = JSON.parse(text) as number[][];
  const column = (read: (round: number[], at: number) => number) => plan.targets.map((_, at) => median(rounds.map(round => read(round, at))));
  return {
    rates: column((round, at) => round[at] ?? 0),
    ratios: column((round, at) => (round[at] ?? 0) / (round[0] ?? 1)),
  };
}

if (import.meta.main) {
  let text = '';
  for await (const part of process.stdin) text += part;
  const { targets, rounds, requests, sockets } = JSON.parse(text) as LoadPlan;
  const rates: number[][] = [];
  for (let round = -1; round < rounds; round++) {
    const row: number[] = [];
    // Every other round goes backwards, so that none always follows the same neighbour.
    const order = targets.map((_, at) => (round % 2 === 0 ? at : targets.length - 1 - at));
    for (const at of order) row[at] = await rate(targets[at] as Target, requests[at] ?? 0, sockets);
    if (round >= 0) rates.push(row);
  }
  console.log(JSON.stringify(rates));
}

/** Requests a second. */
async function rate(target: Target, requests: number, sockets: number): Promise<number> {
  let left = requests;
  const take = () => left-- > 0;
  const start = performance.now();
  await Promise.all(Array.from({ length: sockets }, () => askOn(target, take)));
  return (requests * 1000) / (performance.now() - start);
}

/** Asks on one socket after the other while there is something to ask; a server may close one after any answer. */
function askOn(target: Target, take: () => boolean): Promise<void> {
  const lines = Object.entries({ host: '127.0.0.1', ...target.headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = Buffer.from(`GET ${target.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return new Promise((resolve, reject) => {
    let asked = false;
    const open = () => {
      const socket = connect({ port: target.port, host: '127.0.0.1', noDelay: true });
      const next = () => {
        if (!asked && !take()) {
          socket.destroy();
          return resolve();
        }
        asked = true;
        socket.write(request);
      };
      readAnswers(socket, closing => {
        asked = false;
        if (!closing) return next();
        socket.destroy();
        open();
      });
      socket.once('connect', next);
      socket.once('error', reject);
    };
    open();
  });
}

/** Calls `answered` after each whole answer, and says whether the server closes the socket after it. */
function readAnswers(socket: Socket, answered: (closing: boolean) => void): void {
  let head = '';
  let missing = -1;
  let closing = false;
  socket.on('data', (part: Buffer) => {
    let body = part.byteLength;
    if (missing < 0) {
      const text = part.latin1Slice();
      const end = (head + text).indexOf('\r\n\r\n');
      if (end < 0) {
        head += text;
        return;
      }
      const whole = (head + text).slice(0, end).toLowerCase();
      body = head.length + text.length - end - 4;
      head = '';
      missing = Number(/\r\ncontent-length: (\d+)/.exec(whole)?.[1] ?? 0);
      closing = whole.includes('\r\nconnection: close');
    }
    missing -= body;
    if (missing === 0) {
      missing = -1;
      answered(closing);
    }
  });
}
