import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeEraseNightly } from '../../../adapters/composition/workers/erase-nightly.ts';
import { makeLeadForwarding } from '../../../adapters/composition/workers/lead-forwarding.ts';
import { retried, startRows, workerRow } from '../../../adapters/composition/workers/worker-row.ts';
import { startWorker } from '../../../adapters/composition/workers/worker.ts';
import type { LogEvent } from '../../../adapters/system/logger.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { withLeads } from '../../../application/lead/lead-mails.ts';
import { LeadFailure, type LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { openLinkDesk } from '../../support/site/link-desk.ts';
import { openSite } from '../../support/site/sample-site.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a worker', () => {
  test('runs at once, and again after each pause', async () => {
    let rounds = 0;
    const worker = startWorker({ work: async () => void rounds++, pauseMs: 1000, failed: () => {} });
    await vi.advanceTimersByTimeAsync(2500);
    expect(rounds).toBe(3);
    await worker.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(rounds).toBe(3);
  });

  test('continues after a failure, and reports it once a minute while it stays the same', async () => {
    const failures: string[] = [];
    let [rounds, broken] = [0, 'the disk is full'];
    const worker = startWorker({
      async work() {
        rounds++;
        if (broken !== '') throw new Error(broken);
      },
      pauseMs: 1000,
      failed: error => void failures.push(String(error)),
    });
    await vi.advanceTimersByTimeAsync(61_500);
    expect(rounds).toBe(62);
    expect(failures).toEqual(['Error: the disk is full', 'Error: the disk is full']);
    broken = 'the database is locked';
    await vi.advanceTimersByTimeAsync(1000);
    expect(failures).toHaveLength(3);
    broken = '';
    await vi.advanceTimersByTimeAsync(1000);
    broken = 'the database is locked';
    await vi.advanceTimersByTimeAsync(1000);
    expect(failures).toHaveLength(4);
    await worker.stop();
  });

  test('stops after its current step, and checks in between whether it should stop', async () => {
    let through = () => {};
    let asked: boolean | undefined;
    const worker = startWorker({
      async work(stopping) {
        await new Promise<void>(resolve => (through = resolve));
        asked = stopping();
      },
      pauseMs: 1000,
      failed: () => {},
    });
    let stopped = false;
    const stopping = worker.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped).toBe(false);
    through();
    await stopping;
    expect(asked).toBe(true);
  });
});

describe('a row of the table of workers', () => {
  /** Starts a job of the table whose rounds return their number. Tests can take away its lease by `lease.isOurs`. */
  function started({ runsIn, lanes, broken }: { runsIn: 'one' | 'each'; lanes?: number; broken?: boolean }) {
    const lease = { isOurs: true };
    const log: LogEvent[] = [];
    let rounds = 0;
    const row = workerRow({
      name: 'mails',
      runsIn,
      pauseMs: 500,
      ...(lanes !== undefined && { lanes }),
      async run() {
        rounds++;
        if (broken) throw new Error('the disk is full');
        return rounds;
      },
      logEvents: told => (told > 2 ? [{ level: 'info', message: `round ${told}` }] : []),
      failed: retried('mails could not be sent'),
    });
    const holds = (name: string) => name === 'mails' && lease.isOurs;
    const worker = startRows([row], { holds, log: event => void log.push(event) });
    return { lease, log, rounds: () => rounds, worker };
  }

  test('logs the events that its rounds return', async () => {
    const { log, worker } = started({ runsIn: 'one' });
    await vi.advanceTimersByTimeAsync(1100);
    expect(log).toEqual([{ level: 'info', message: 'round 3' }]);
    await worker.stop();
  });

  test('logs a failed round, and that the next one retries', async () => {
    const { log, worker } = started({ runsIn: 'one', broken: true });
    await vi.advanceTimersByTimeAsync(1100);
    const message = 'mails could not be sent; the next run retries';
    expect(log).toEqual([{ level: 'error', message, error: new Error('the disk is full') }]);
    await worker.stop();
  });

  test.each([
    ['one', 0],
    ['each', 3],
  ] as const)(
    'that runs in %s of several processes runs %s rounds in a process without its lease',
    async (runsIn, more) => {
      const { lease, rounds, worker } = started({ runsIn });
      await vi.advanceTimersByTimeAsync(100);
      lease.isOurs = false;
      await vi.advanceTimersByTimeAsync(1500);
      expect(rounds()).toBe(1 + more);
      await worker.stop();
    },
  );

  test('with several lanes runs a round in each at once', async () => {
    const { rounds, worker } = started({ runsIn: 'one', lanes: 4 });
    await vi.advanceTimersByTimeAsync(100);
    expect(rounds()).toBe(4);
    await worker.stop();
  });
});

describe('leads to the CRM while the site is being stopped', () => {
  test.each([
    [true, 'ended, to be sent again', 0],
    [false, 'let arrive where they cannot be sent again', 1],
  ])('with duplicate detection in the CRM (%s) are %s', async (repeatable, _, sent) => {
    const memory = makeMemoryRequestPorts();
    const desk = openLinkDesk({ store: withLeads(memory) });
    await desk.send('site-contact');
    let arrive = () => {};
    let arrived = 0;
    const forwarder: LeadForwarder = {
      system: 'Whise',
      repeatable,
      async forward(_lead, signal) {
        await new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new LeadFailure('later', 'was ended')));
          arrive = resolve;
        });
        arrived++;
      },
    };
    const stopping = new AbortController();
    const forward = makeLeadForwarding({
      outbox: memory.outbox,
      forwarder,
      agentRecords: memory.agentRecords,
      site: openSite([]).site,
      publicUrl: new URL('https://agency.example'),
      clock: { now: desk.now },
      externalIdOf: async () => undefined,
      stopped: stopping.signal,
    });
    const forwarded = forward({ atOnce: 1, chance: Math.random });
    await vi.advanceTimersByTimeAsync(10);
    stopping.abort();
    arrive();
    await forwarded;
    expect(arrived).toBe(sent);
  });
});

describe('the nightly job', () => {
  const START = Date.parse('2026-10-24T10:00:00Z');
  const HOUR = 3_600_000;

  /** A site started at noon in Brussels, with one request that is expired and one that soon will be. */
  async function started() {
    vi.setSystemTime(START);
    const ports = makeMemoryRequestPorts();
    const keep = (who: string, receivedAt: number) =>
      ports.submissions.accept(aSubmission(who, { form: 'site-contact', receivedAt }));
    await keep('old', Date.parse('2025-10-23T10:00:00Z'));
    await keep('soon', Date.parse('2025-10-24T10:00:00Z'));
    const said: string[] = [];
    const shelf = { list: async () => [], forget: async () => {} };
    let sweeps = 0;
    const run = makeEraseNightly({
      site: openSite([]).site,
      clock: { now: () => Date.now() },
      personalData: ports.personalData,
      submissions: ports.submissions,
      subscribers: ports.subscribers,
      subscriptions: ports.subscriptions,
      deskLog: ports.deskLog,
      uploads: shelf,
      mailFiles: shelf,
      sweep: async () => {
        if (++sweeps === 2) throw new Error('the log is in use');
      },
      reports: ports.nightReports,
    });
    const failed = retried('expired data could not be erased');
    const worker = startRows([{ name: 'night', runsIn: 'one', pauseMs: 600_000, run, failed }], {
      holds: () => true,
      log: ({ level, message }) => void said.push(`${level} ${message}`),
    });
    const held = async (who: string) => (await ports.personalData.export(`${who}@example.be`)).length;
    return { worker, said, sweeps: () => sweeps, held };
  }

  test('runs at the start and at half past three; a failed step is retried', async () => {
    const { worker, said, sweeps, held } = await started();
    await vi.advanceTimersByTimeAsync(1000);
    expect([await held('old'), await held('soon'), sweeps()]).toEqual([0, 2, 1]);
    expect(said).toEqual([
      'info erased after their retention periods: requests 1, subscriptions 0, mails 0, files 0, lines of the desk’s log 0',
    ]);
    // Half past three occurs once, although 02:30 occurs twice in this night.
    await vi.advanceTimersByTimeAsync(16 * HOUR);
    expect(sweeps()).toBe(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect([await held('soon'), sweeps()]).toEqual([0, 3]);
    expect(said.slice(1)).toEqual(['error expired data could not be erased; the next run retries']);
    await vi.advanceTimersByTimeAsync(20 * HOUR);
    expect(sweeps()).toBe(3);
    await worker.stop();
  });

  test('pauses for a day if the clock jumps a year ahead, or until it is set back', async () => {
    const { worker, said, sweeps, held } = await started();
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(START + 365 * 24 * HOUR);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect([await held('soon'), sweeps()]).toEqual([2, 1]);
    expect(said.slice(1)).toEqual(['error the clock was set ahead by more than a day: nothing is erased for a day']);
    vi.setSystemTime(START + 20 * HOUR);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(await held('soon')).toBe(0);
    await worker.stop();
  });

  test('continues a day after the clock jumped ahead, if it stays there', async () => {
    const { worker, sweeps } = await started();
    await vi.advanceTimersByTimeAsync(1000);
    vi.setSystemTime(START + 365 * 24 * HOUR);
    await vi.advanceTimersByTimeAsync(24 * HOUR);
    expect(sweeps()).toBe(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(sweeps()).toBeGreaterThan(1);
    await worker.stop();
  });
});
