import { expect, test } from 'vitest';
import { IDLE_MS, isAlive, LONGEST_MS, mayStay, sessionEnd, WARNING_MS } from '../../../domain/owner/session-life.ts';

const MINUTE = 60_000;

test('a session ends after thirty minutes of inactivity', () => {
  expect(IDLE_MS).toBe(30 * MINUTE);
  expect(isAlive({ startedAt: 0, seenAt: 5 * MINUTE }, 35 * MINUTE - 1)).toBe(true);
  expect(isAlive({ startedAt: 0, seenAt: 5 * MINUTE }, 35 * MINUTE)).toBe(false);
});

test('a session ends after twelve hours, however much it is used', () => {
  expect(LONGEST_MS).toBe(12 * 60 * MINUTE);
  const used = { startedAt: 0, seenAt: LONGEST_MS - 10 * MINUTE };
  expect(sessionEnd(used)).toBe(LONGEST_MS);
  expect([isAlive(used, LONGEST_MS - 1), isAlive(used, LONGEST_MS)]).toEqual([true, false]);
});

test('a session started while the clock was a year ahead ends with the correction, one of an hour ahead continues', () => {
  const ahead = (ms: number) => ({ startedAt: ms, seenAt: ms });
  expect(isAlive(ahead(365 * 24 * 60 * MINUTE), 0)).toBe(false);
  expect(isAlive(ahead(60 * MINUTE), 0)).toBe(true);
});

test('using a session extends it, except in its last half hour', () => {
  expect(mayStay({ startedAt: 0, seenAt: 0 })).toBe(true);
  expect(mayStay({ startedAt: 0, seenAt: LONGEST_MS - IDLE_MS - 1 })).toBe(true);
  expect(mayStay({ startedAt: 0, seenAt: LONGEST_MS - IDLE_MS })).toBe(false);
});

test('the warning appears two minutes before the end', () => {
  expect(WARNING_MS).toBe(2 * MINUTE);
});
