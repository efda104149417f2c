import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import {
  SLOTS,
  USUAL_CALENDAR,
  viewingRefusal,
  WEEKDAYS,
  weekdayOf,
} from '../../../domain/appointment/viewing-calendar.ts';
import {
  type AgentHours,
  type PropertyHours,
  propertyCalendar,
  USUAL_LENGTH,
} from '../../../domain/appointment/viewing-hours.ts';
import { AGENCY_DAYS_AHEAD, type RequestedTime, viewingTarget } from '../../../domain/appointment/viewing-target.ts';
import { VIEWING_SIDES, type ViewingSide } from '../../../domain/appointment/viewing-change.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { addDays } from '../../../domain/text/day.ts';
import { runs } from '../../support/run/daily-runs.ts';

const HOURS = [
  { id: 'am', from: '10:00', to: '13:00' },
  { id: 'pm1', from: '13:00', to: '16:00' },
  { id: 'pm2', from: '16:00', to: '19:00' },
] as const;
const AGENCY = { ...USUAL_CALENDAR, ...USUAL_LENGTH, capacity: 1, agentCapacity: 3 };
const USUAL: PropertyHours = { agency: AGENCY, windows: undefined, agent: undefined, taken: [] };
const NOW = { today: '2026-11-24', time: '09:00' };
const at = (day: string, from: string, to: string) => ({
  from: brusselsInstant(day, from),
  until: brusselsInstant(day, to),
});

const current = { day: '2026-12-03', slot: 'pm1', from: '13:00', to: '16:00' };

function why(by: ViewingSide, hours: PropertyHours, asked: RequestedTime, now = NOW, moves?: typeof current) {
  const verdict = viewingTarget(by, { hours, slots: HOURS, now, ...(moves && { current: moves }) }, asked);
  return verdict.kind === 'refused' ? verdict.why : undefined;
}

describe('a new time of a viewing', () => {
  const busy = { ...USUAL, taken: [at('2026-12-01', '10:00', '13:00'), at('2026-12-03', '13:00', '16:00')] };
  const closed = { from: '2026-12-08', until: '2026-12-09' };
  const agency = { ...AGENCY, closed: [closed], closedRegionalDays: ['brussels-region' as const], daysAhead: 400 };

  test.each<[string, PropertyHours, RequestedTime, string | undefined]>([
    ['open', USUAL, { day: '2026-12-01', slot: 'am' }, undefined],
    ['unknown as a slot', USUAL, { day: '2026-12-01', slot: 'night' }, 'unknown-time'],
    ['unknown as a day', USUAL, { day: '2026-13-01', slot: 'am' }, 'unknown-time'],
    ['past by a day', USUAL, { day: '2026-11-23', slot: 'am' }, 'past'],
    ['on a Sunday', USUAL, { day: '2026-12-06', slot: 'am' }, 'closed-day'],
    ['on a Saturday afternoon', USUAL, { day: '2026-12-05', slot: 'pm1' }, 'closed-hours'],
    ['on a legal holiday', USUAL, { day: '2026-12-25', slot: 'am' }, 'holiday'],
    ['on a regional day that is closed', { ...USUAL, agency }, { day: '2027-05-08', slot: 'am' }, 'holiday'],
    ['on a day that the agency is closed', { ...USUAL, agency }, { day: '2026-12-08', slot: 'am' }, 'closed-day'],
    ['when its agent is busy', busy, { day: '2026-12-01', slot: 'am' }, 'agent-busy'],
    ['the same again, busy by the viewing itself or not', busy, current, 'same-time'],
    ['too far ahead for anybody', USUAL, { day: '2027-12-01', slot: 'am' }, 'too-far'],
  ])('that is %s gets the same result for visitor and agency', (_, hours, { day, slot }, expected) => {
    for (const by of VIEWING_SIDES) expect(why(by, hours, { day, slot }, NOW, current)).toBe(expected);
  });

  test('in the same slot with other hours counts as another time', () => {
    const earlier = { ...current, from: '12:30' };
    expect(why('agency', USUAL, { day: current.day, slot: current.slot }, NOW, earlier)).toBeUndefined();
  });

  test('is limited by notice period, horizon and phone-only viewings for the visitor only', () => {
    const soon = { day: NOW.today, slot: 'pm2' };
    const far = { day: '2027-03-01', slot: 'am' };
    expect([why('visitor', USUAL, soon), why('agency', USUAL, soon)]).toEqual(['too-soon', undefined]);
    expect([why('visitor', USUAL, far), why('agency', USUAL, far)]).toEqual(['too-far', undefined]);
    const byPhone: PropertyHours = { ...USUAL, windows: { kind: 'phone' } };
    const asked = { day: '2026-12-01', slot: 'am' };
    expect([why('visitor', byPhone, asked), why('agency', byPhone, asked)]).toEqual(['by-phone', undefined]);
    expect(why('agency', byPhone, { day: '2026-12-06', slot: 'am' })).toBe('closed-day');
    expect(why('agency', USUAL, { day: addDays(NOW.today, AGENCY_DAYS_AHEAD + 1), slot: 'am' })).toBe('too-far');
  });

  test('starts at its exact time if it has one', () => {
    const now = { today: '2026-12-01', time: '11:00' };
    expect(why('agency', USUAL, { day: now.today, slot: 'am' }, now)).toBe('past');
    expect(why('agency', USUAL, { day: now.today, slot: 'am', from: '11:30' }, now)).toBeUndefined();
    expect(why('agency', USUAL, { day: now.today, slot: 'am', from: '11:00' }, now)).toBe('past');
  });
});

describe('a slot', () => {
  const refusal = (hours: Partial<PropertyHours>, day = '2026-12-01') =>
    why('visitor', { ...USUAL, ...hours }, { day, slot: 'am' });

  test.each<[string, Partial<PropertyHours>, string | undefined]>([
    ['is open', {}, undefined],
    ['is for those who call', { windows: { kind: 'phone' } }, 'by-phone'],
    ['is refused where the agent has no time', { taken: [at('2026-12-01', '09:00', '12:40')] }, 'agent-busy'],
    ['is open where half an hour is left', { taken: [at('2026-12-01', '09:00', '12:30')] }, undefined],
    ['is closed where the agent does not work', { agent: { monday: { from: '09:00', to: '17:00' } } }, 'closed-day'],
    ['is closed where work ends too soon', { agent: { tuesday: { from: '09:00', to: '10:20' } } }, 'closed-day'],
    ['is open while the agent works', { agent: { tuesday: { from: '12:00', to: '17:00' } } }, undefined],
  ])('%s', (_, hours, code) => {
    expect(refusal(hours)).toBe(code);
  });

  test('of a property’s own windows may be outside the agency’s hours, except on holidays', () => {
    const open = Object.fromEntries(WEEKDAYS.map(day => [day, day === 'sunday' ? SLOTS : []])) as never;
    const windows = { kind: 'slots', open } as const;
    expect(refusal({ windows }, '2026-12-06')).toBeUndefined();
    expect(refusal({ windows }, '2026-12-07')).toBe('closed-day');
    const asked = { day: '2026-11-01', slot: 'am' };
    expect(why('visitor', { ...USUAL, windows }, asked, { ...NOW, today: '2026-10-01' })).toBe('holiday');
  });
});

const aTime = fc
  .integer({ min: 0, max: 95 })
  .map(at => `${String(at >> 2).padStart(2, '0')}:${String((at & 3) * 15).padStart(2, '0')}`);
const someWork = fc.option(fc.record({ from: aTime, to: aTime }), { nil: undefined });
const anAgent = fc.option(
  fc.record(Object.fromEntries(WEEKDAYS.map(day => [day, someWork]))) as fc.Arbitrary<AgentHours>,
  { nil: undefined },
);
const aDay = fc.oneof(
  fc.constantFrom('2026-03-29', '2026-10-25'),
  fc.integer({ min: 0, max: 700 }).map(days => addDays('2026-01-01', days)),
);

test('an offered slot is open in the calendar and has enough free working time for a viewing', () => {
  let [offered, full, closed, changing] = [0, 0, 0, 0];
  fc.assert(
    fc.property(
      aDay,
      anAgent,
      fc.constantFrom(...HOURS),
      fc.array(fc.tuple(aTime, aTime), { maxLength: 5 }),
      fc.integer({ min: 10, max: 120 }),
      (day, agent, slot, busy, visitMinutes) => {
        const taken = mergeSpans(busy.map(([from, to]) => at(day, from, to)));
        const hours = { ...USUAL, agency: { ...AGENCY, visitMinutes, noticeHours: 0 }, agent, taken };
        const now = { today: addDays(day, -7), time: '09:00' };
        const code = why('visitor', hours, { day, slot: slot.id }, now);
        const own = agent ? agent[weekdayOf(day)] : { from: '00:00', to: '24:00' };
        const works = (from: string, to: string) => own !== undefined && own.from <= from && to <= own.to;
        // In steps of 15 minutes, like work and busy times.
        let [free, most] = [0, 0];
        for (let minute = 0; minute < 180; minute += 15) {
          const begin = brusselsInstant(day, slot.from) + minute * 60_000;
          const clock = (add: number) => {
            const all = Number(slot.from.slice(0, 2)) * 60 + minute + add;
            return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`;
          };
          const isFree =
            works(clock(0), clock(15)) && !taken.some(span => span.from < begin + 900_000 && begin < span.until);
          free = isFree ? free + 15 : 0;
          most = Math.max(most, free);
        }
        const isOpen = viewingRefusal(AGENCY, { day, slot: slot.id, from: slot.from }, now) === undefined;
        expect(code === undefined).toBe(isOpen && most >= visitMinutes);
        expect(code === 'agent-busy').toBe(
          code !== undefined &&
            viewingRefusal(propertyCalendar(hours, HOURS), { day, slot: slot.id, from: slot.from }, now) === undefined,
        );
        if (code === undefined) offered++;
        else if (code === 'agent-busy') full++;
        else closed++;
        if (day === '2026-03-29' || day === '2026-10-25') changing++;
      },
    ),
    { numRuns: runs(1_000) },
  );
  expect(Math.min(offered, full, closed, changing)).toBeGreaterThan(runs(20));
});
