import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IDLE_MS, LONGEST_MS, sessionEnd, type SessionTimes, WARNING_MS } from '../../domain/owner/session-life.ts';
import { type SessionLeft, SessionStore } from '../../ui/stores/session.store.ts';

const MINUTE = 60_000;

/** A server with one session, which other windows may use too. */
function makeServer() {
  let times: SessionTimes | undefined = { startedAt: Date.now(), seenAt: Date.now() };
  const left = (): SessionLeft | undefined => {
    if (!times) return undefined;
    const end = sessionEnd(times);
    return end > Date.now() ? { left: end - Date.now(), mayStay: end < times.startedAt + LONGEST_MS } : undefined;
  };
  const use = () => {
    if (times && left()) times = { ...times, seenAt: Date.now() };
    return left();
  };
  return {
    use,
    end: () => (times = undefined),
    left,
    client: { look: async () => left(), stay: async () => use() },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-10-25T00:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(server = makeServer()) {
  const store = new SessionStore(server.client);
  store.begin(server.left() as SessionLeft);
  return { server, store };
}

describe('a monitored session', () => {
  test('is quiet until two minutes before its end, then warns, and ends', async () => {
    const { store } = begin();
    await vi.advanceTimersByTimeAsync(IDLE_MS - WARNING_MS - 1);
    expect(store.state.kind).toBe('quiet');
    await vi.advanceTimersByTimeAsync(1);
    expect(store.state).toEqual({ kind: 'warned', endsAt: Date.now() + WARNING_MS, mayStay: true });
    await vi.advanceTimersByTimeAsync(WARNING_MS);
    expect(store.state.kind).toBe('over');
  });

  test('is extended for owners who choose to stay', async () => {
    const { store, server } = begin();
    await vi.advanceTimersByTimeAsync(IDLE_MS - MINUTE);
    await store.stay();
    expect(store.state.kind).toBe('quiet');
    expect(server.left()?.left).toBe(IDLE_MS);
    await vi.advanceTimersByTimeAsync(IDLE_MS - WARNING_MS);
    expect(store.state.kind).toBe('warned');
  });

  test('shows no warning while another window uses it', async () => {
    const { store, server } = begin();
    for (let time = 0; time < 5; time++) {
      await vi.advanceTimersByTimeAsync(20 * MINUTE);
      server.use();
      expect(store.state.kind).toBe('quiet');
    }
  });

  test('ended in another window is reported as ended by the next check', async () => {
    const { store, server } = begin();
    server.end();
    await vi.advanceTimersByTimeAsync(IDLE_MS - WARNING_MS);
    expect(store.state.kind).toBe('over');
  });

  test('whose warning was dismissed still ends', async () => {
    const { store } = begin();
    await vi.advanceTimersByTimeAsync(IDLE_MS - MINUTE);
    store.close();
    expect(store.state.kind).toBe('quiet');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(store.state.kind).toBe('over');
  });

  test('in its last half hour shows a warning without the option to stay', async () => {
    const { store, server } = begin();
    for (let passed = 0; passed < LONGEST_MS - IDLE_MS; passed += 10 * MINUTE) {
      await vi.advanceTimersByTimeAsync(10 * MINUTE);
      server.use();
    }
    await vi.advanceTimersByTimeAsync(IDLE_MS - WARNING_MS);
    expect(store.state).toMatchObject({ kind: 'warned', mayStay: false });
    await store.stay();
    await vi.advanceTimersByTimeAsync(WARNING_MS);
    expect(store.state.kind).toBe('over');
  });

  test('without a connection is checked again, and its state is not guessed', async () => {
    const server = makeServer();
    const look = vi.fn(async (): Promise<SessionLeft | undefined> => Promise.reject(new Error('offline')));
    const store = new SessionStore({ look, stay: look });
    store.begin(server.left() as SessionLeft);
    await vi.advanceTimersByTimeAsync(2 * IDLE_MS);
    expect(store.state.kind).toBe('quiet');
    expect(look.mock.calls.length).toBeGreaterThan(10);
    look.mockImplementation(async () => undefined);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(store.state.kind).toBe('over');
  });

  test('is no longer checked after disposal', async () => {
    const { store, server } = begin();
    const look = vi.spyOn(server.client, 'look');
    store.dispose();
    await vi.advanceTimersByTimeAsync(2 * IDLE_MS);
    expect(look).not.toHaveBeenCalled();
    expect(store.state.kind).toBe('quiet');
  });
});

test('for any events in any windows a valid session stays open, and an ended one is left', async () => {
  const step = fc.record({
    act: fc.constantFrom('wait', 'elsewhere', 'stay', 'close', 'end'),
    minutes: fc.integer({ min: 0, max: 45 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      const { store, server } = begin();
      for (const { act, minutes } of steps) {
        if (act === 'elsewhere') server.use();
        if (act === 'stay') await store.stay();
        if (act === 'close') store.close();
        if (act === 'end' && minutes > 40) server.end();
        await vi.advanceTimersByTimeAsync(minutes * MINUTE);
        if (store.state.kind === 'over') expect(server.left()).toBeUndefined();
      }
      await vi.advanceTimersByTimeAsync(IDLE_MS + MINUTE);
      expect(store.state.kind).toBe('over');
      store.dispose();
    }),
    { numRuns: 60 },
  );
});
