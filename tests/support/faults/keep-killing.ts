import { Agent } from 'node:http';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { BuiltServer } from '../site/built-server.ts';

/** So long after the last confirmation of a life the server is killed at most, in milliseconds. */
const GRACE = 30;
/** Every so manyth end is an ordinary one, which loses nothing that was begun. */
const GENTLE = 8;

export type KillPlan = {
  /** At least so many confirmations and so many kills, at times that are spread by chance. */
  readonly aim: number;
  readonly kills: number;
  readonly clients: number;
  readonly seed: number;
};

export type KillCount = {
  kills: number;
  gentle: number;
  /** Steps that were tried again: after an answer that was not waited for, one that broke, and a 503. */
  unheard: number;
  broken: number;
  busy: number;
};

/** What a client of a server that is killed works with. */
export type Persistent = {
  readonly agent: Agent;
  /** Does a step until it succeeds, each time on a server that listens; `'busy'` is tried again, `Refused` is not. */
  until<T>(step: (attempt: number) => Promise<T | 'busy'>): Promise<T>;
  /** Counts one more confirmation. */
  tell(): void;
};

/** What no retry makes better. */
export class Refused extends Error {}

/**
 * Kills a server again and again and starts it anew, while clients do one `work` after the other, until both aims are reached;
 * ends it by SIGTERM. `starts`: how long each start took, in milliseconds.
 */
export async function keepKilling(
  server: BuiltServer,
  { aim, kills, clients, seed }: KillPlan,
  work: (number: number, client: Persistent) => Promise<void>,
): Promise<{ readonly count: KillCount; readonly starts: readonly number[] }> {
  const chances = fc.sample(fc.double({ min: 0, max: 0.999, noNaN: true }), { numRuns: 10 * kills, seed });
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
        // The exit event of the server comes a moment after its sockets close.
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
        death = { at: told + Math.ceil((-aim / kills) * Math.log(1 - chance)), come };
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

/** Of so many starts all but the slowest hundredth took no longer, in milliseconds. */
export function slowestOf(starts: readonly number[]): number {
  return Math.round(starts.toSorted((a, b) => a - b).at(-1 - Math.floor(starts.length / 100)) ?? 0);
}
