import { expect, test } from 'vitest';
import { isNightDue } from '../../../application/operate/night.ts';

const at = (time: string) => Date.parse(`2026-${time}Z`);

test.each([
  ['at a start, whenever that is', '07-01T12:00', undefined, true],
  ['not again on the same day', '07-01T23:00', '07-01T12:00', false],
  ['not before half past three', '07-02T01:29', '07-01T12:00', false],
  ['at half past three in Brussels', '07-02T01:30', '07-01T12:00', true],
  ['not twice in a night', '07-02T01:40', '07-02T01:30', false],
  ['late where the hour was missed', '07-03T10:00', '07-01T12:00', true],
  ['once in the night in which 2:30 comes twice', '10-25T02:30', '10-24T12:00', true],
  ['not in the hour that comes twice', '10-25T01:30', '10-24T12:00', false],
  ['in the night that has no 2:30', '03-29T01:30', '03-28T12:00', true],
  ['not where the clock was set back', '07-01T12:00', '07-02T12:00', false],
  ['again where the clock was a month ahead', '07-01T12:00', '08-01T12:00', true],
])('when the night job is due: %s', (_, now, last, due) => {
  expect(isNightDue(at(now), last === undefined ? undefined : at(last))).toBe(due);
});
