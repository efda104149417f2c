import { Agent } from 'node:http';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { BuiltServer } from '../server/built-server.ts';

/** Maximum milliseconds between the last confirmation and the kill. */
const GRACE = 30;
/**
 * Average number of confirmations between a start and the decision to kill, as a share of `aim / kills`. It is below 1, because requests
 * that are under way until the kill are confirmed too, and graceful stops do not count as kills: with 1, the run would go on long after
 * twice its minimum of confirmations until it has its minimum of kills.
 */
const BEFORE_KILL = 0.3;
/** Every n-th stop is graceful and loses nothing. */
const GENTLE = 8;

/** Uniform from 0 to below 1, unlike `fc.double`, half of whose values are next to 0: most kills would follow a start at once. */
const UNIFORM = fc.integer({ min: 0, max: 999_999 }).map(millionths => millionths / 1_000_000);

export type KillPlan = {
  /** Minimum number of confirmations and of kills, at random times. */
  readonly aim: number;
  readonly kills: number;
  readonly clients: number;
  readonly seed: number;
};

export type KillCount = {
  kills: number;
  gentle: number;
  /** Number of steps retried after a response was abandoned, after a connection broke, and after a 503. */
  unheard: number;
  broken: number;
  busy: number;
};

/** Tools of a client whose server is killed. */
export type Persistent = {
  readonly agent: Agent;
  /** Repeats a step until it succeeds, each time on a listening server; `'busy'` is retried, `Refused` is not. */
  until<T>(step: (attempt: number) => Promise<T | 'busy'>): Promise<T>;
  /** Counts a confirmation. */
  tell(): void;
};

/** An error that a retry cannot fix. */
export class Refused extends Error {}

/**
 * Repeatedly kills and restarts a server while clients run one `work` after another, until both minimums are reached; then stops it by
 * SIGTERM. `starts`: duration of each start in milliseconds.
 */
export async function keepKilling(
  server: BuiltServer,
  { aim, kills, clients, seed }: KillPlan,
  work: (number: number, client: Persistent) => Promise<void>,
): Promise<{ readonly count: KillCount; readonly starts: readonly number[] }> {
  const chances = fc.sample(UNIFORM, { numRuns: 10 * kills, seed });
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const count: KillCount = { kills: 0, gentle: 0, unheard: 0, broken: 0, busy: 0 };
  const starts: number[] = [];
  let told = 0;
  let next = 0;
  let death = { at: Infinity, come: () => {} };
  const done = () => told >= aim && count.kills >= kills;

  const persistent: Persistent = {
    agent,
    async until(step) {
      for (let attempt = 0; ; attempt++) {
        await server.up();
        try {
          const got = await step(attempt);
          if (got !== 'busy') return got;
          count.busy++;
        } catch (error) {
          if (error instanceof Refused) throw error;
          if (error instanceof Error && error.message === 'left') count.unheard++;
          else count.broken++;
        }
        // The server's exit event fires shortly after its sockets close.
        await new Promise(setImmediate);
      }
    },
    tell() {
      told++;
      if (told >= death.at || done()) death.come();
    },
  };
  async function client(): Promise<void> {
    while (!done()) await work(next++, persistent);
  }
  async function endAgainAndAgain(): Promise<void> {
    for (let end = 1; !done(); end++) {
      const chance = chances[end % chances.length] ?? 0;
      await new Promise<void>(come => {
        death = { at: told + Math.ceil((-BEFORE_KILL * aim * Math.log(1 - chance)) / kills), come };
      });
      await new Promise(resolve => setTimeout(resolve, ((chance * 1000) % 1) * GRACE));
      if (end % GENTLE === 0) {
        expect(await server.end('SIGTERM')).toBe(0);
        count.gentle++;
      } else {
        await server.end('SIGKILL');
        count.kills++;
      }
      starts.push(await server.start());
    }
  }

  starts.push(await server.start());
  await Promise.all([endAgainAndAgain(), ...Array.from({ length: clients }, client)]);
  expect(await server.end('SIGTERM')).toBe(0);
  agent.destroy();
  return { count, starts };
}

/** 99th percentile of the starts, in milliseconds. */
export function slowestOf(starts: readonly number[]): number {
  return Math.round(starts.toSorted((a, b) => a - b).at(-1 - Math.floor(starts.length / 100)) ?? 0);
}
