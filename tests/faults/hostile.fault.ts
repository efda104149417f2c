import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { builtServer } from '../support/server/built-server.ts';
import { noteFigure } from '../support/run/figures.ts';
import { talk } from '../support/visitors/form-visitor.ts';
import { FULL } from '../support/run/full-run.ts';
import { HOSTILE } from '../support/faults/hostile-visitors.ts';
import { memoryOf } from '../support/faults/process-memory.ts';
import { SEED } from '../support/site/seed.ts';
import { seeded } from '../support/run/seeded.ts';

const MIB = 1024 * 1024;
const SECONDS = 600;
/** Attackers, each with one request at a time. */
const ATTACKERS = 24;
/** Milliseconds between two health checks. */
const LOOKS_MS = 50;
/** Responses before the measured time starts: by then code is compiled and worker threads are running, on machines of any speed. */
const WARM = 1_000;
/** Allowed growth of memory in the second half of the time over the first; both fill caches, convert pictures and compile code. */
const GROWTH = 64 * MIB;

const scratch = mkdtempSync(join(tmpdir(), 'clairval-hostile-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test.runIf(FULL)(
  `${SECONDS} seconds of hostile requests break no page and exhaust no memory`,
  {
    timeout: (SECONDS + 120) * 1000,
  },
  async () => {
    const server = await builtServer({ DATA_DIR: scratch });
    onTestFinished(async () => void (await server.end('SIGKILL')));
    await server.start();
    const seed = SEED;
    const agent = new Agent({ keepAlive: true });
    const looking = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => {
      agent.destroy();
      looking.destroy();
    });
    let ends = Number.POSITIVE_INFINITY;
    const kinds = Object.entries(HOSTILE);
    const times = new Map<string, number>();
    const broken: string[] = [];
    let requests = 0;

    const attack = async (number: number) => {
      const random = seeded(seed + number);
      while (performance.now() < ends) {
        const [kind, send] = kinds[Math.floor(random() * kinds.length)] ?? kinds[0]!;
        const got = await send({ port: server.port, agent, random });
        requests++;
        if (requests === WARM) ends = performance.now() + SECONDS * 1000;
        times.set(kind, (times.get(kind) ?? 0) + 1);
        if (got && got.status >= 500 && !(got.status === 503 && got.retryAfter !== undefined))
          broken.push(`${kind}: ${got.status}`);
      }
    };
    const looks: number[] = [];
    const look = async () => {
      while (performance.now() < ends) {
        const begun = performance.now();
        expect((await talk(server.port, { path: '/healthz' }, looking)).status).toBe(200);
        looks.push(performance.now() - begun);
        await sleep(LOOKS_MS);
      }
    };
    const held: number[] = [];
    const weigh = async () => {
      while (performance.now() < ends) {
        await sleep(500);
        if (requests > WARM) held.push(memoryOf(server.pid()).now);
      }
    };
    await Promise.all([...Array.from({ length: ATTACKERS }, (_, number) => attack(number)), look(), weigh()]);

    const p99 = looks.toSorted((a, b) => a - b)[Math.floor(looks.length * 0.99)] ?? Number.NaN;
    const half = held.length >> 1;
    const before = Math.max(...held.slice(0, half));
    const after = Math.max(...held.slice(half));
    const most = Math.max(before, after);
    const flat = after - before < GROWTH;
    noteFigure({
      row: 'S23',
      what: `hostile requests for ${SECONDS} s`,
      figure: `${requests} requests, ${broken.length} broken, ${(most / MIB).toFixed(0)} MiB at most, second half ${((after - before) / MIB).toFixed(0)} MiB more, /healthz p99 ${p99.toFixed(1)} ms (seed ${seed})`,
      target: '0 broken, memory flat, p99 below 50 ms on a quiet machine',
      passed: broken.length === 0 && flat,
    });
    expect([...times.keys()].sort()).toEqual(kinds.map(([kind]) => kind).sort());
    expect(broken).toEqual([]);
    expect(server.errors).toEqual([]);
    expect((await talk(server.port, { path: '/fr/' })).status).toBe(200);
    expect(after - before).toBeLessThan(GROWTH);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
