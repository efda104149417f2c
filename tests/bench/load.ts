import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { median } from './measure.ts';

/** An address that is requested repeatedly. */
export type Target = {
  readonly port: number;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type LoadPlan = {
  readonly targets: readonly Target[];
  readonly rounds: number;
  /** Requests per round, by target. */
  readonly requests: readonly number[];
  /** Number of keep-alive sockets; each has one request at a time. */
  readonly sockets: number;
};

/** Requests per second by target: the median of the rounds, and the median of the rounds' ratios to the first target. */
export type LoadResult = { readonly rates: readonly number[]; readonly ratios: readonly number[] };

/** Loads the targets alternately in rounds, from a separate process; the first round is a warm-up. */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(plan));
  let text = '';
  for await (const part of child.stdout) text += part;
  const rounds = JSON.parse(text) as number[][];
  const column = (read: (round: number[], at: number) => number) =>
    plan.targets.map((_, at) => median(rounds.map(round => read(round, at))));
  return {
    rates: column((round, at) => round[at] ?? 0),
    ratios: column((round, at) => (round[at] ?? 0) / (round[0] ?? 1)),
  };
}

/** Requests per socket, below the usual limit after which servers close a socket. */
const ASKED_ON_A_SOCKET = 500;

if (import.meta.main) {
  let text = '';
  for await (const part of process.stdin) text += part;
  const { targets, rounds, requests, sockets } = JSON.parse(text) as LoadPlan;
  const rates: number[][] = [];
  for (let round = -1; round < rounds; round++) {
    const row: number[] = [];
    // Every other round runs in reverse order, so that no target always follows the same one.
    const order = targets.map((_, at) => (round % 2 === 0 ? at : targets.length - 1 - at));
    for (const at of order) row[at] = await rate(targets[at] as Target, requests[at] ?? 0, sockets);
    if (round >= 0) rates.push(row);
  }
  console.log(JSON.stringify(rates));
}

/** Requests per second. */
async function rate(target: Target, requests: number, sockets: number): Promise<number> {
  let left = requests;
  const take = () => left-- > 0;
  const start = performance.now();
  await Promise.all(Array.from({ length: sockets }, () => askOn(target, take)));
  return (requests * 1000) / (performance.now() - start);
}

/** Sends requests on one socket after another until `take` returns false. */
async function askOn(target: Target, take: () => boolean): Promise<void> {
  const lines = Object.entries({ host: '127.0.0.1', ...target.headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${target.path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  let more = true;
  while (more) more = await askOnOne(target.port, request, take);
}

/** Sends requests over one connection; resolves with `false` once `take` has none left. */
function askOnOne(port: number, request: Uint8Array, take: () => boolean): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let asked = 0;
    const next = () => {
      if (asked < ASKED_ON_A_SOCKET && take()) {
        asked++;
        socket.write(request);
      } else {
        socket.destroy();
        resolve(asked === ASKED_ON_A_SOCKET);
      }
    };
    socket.once('connect', next);
    socket.once('error', reject);
    socket.once('end', () => reject(new Error(`port ${port} closed a socket`)));
    onAnswers(socket, next);
  });
}

/**
 * Calls `answered` after each complete response. All responses of a target have the same length, so only the first on a socket is parsed
 * and the others are counted by bytes: that keeps the client faster than the server.
 */
function onAnswers(socket: Socket, answered: () => void): void {
  let head = '';
  let length = 0;
  let missing = 0;
  socket.on('data', (part: Buffer) => {
    if (length === 0) {
      head += part.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      length = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      missing = length - head.length;
    } else missing -= part.byteLength;
    if (missing > 0) return;
    missing = length;
    answered();
  });
}
