import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import {
  SLOTS,
  USUAL_CALENDAR,
  visitRefusal,
  WEEKDAYS,
  weekdayOf,
} from '../../../domain/appointment/visit-calendar.ts';
import {
  type AgentHours,
  type PropertyHours,
  propertyCalendar,
  roomInSlot,
  slotRefusal,
  USUAL_LENGTH,
} from '../../../domain/appointment/visit-hours.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { addDays } from '../../../domain/text/day.ts';

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

test('three usual visits fit into a slot of three hours, as many on days when clocks change', () => {
  for (const day of ['2026-11-24', '2026-03-29', '2026-10-25'])
    for (const slot of HOURS) expect(roomInSlot(USUAL, day, slot)).toBe(3);
});

describe('a slot', () => {
  const refusal = (hours: Partial<PropertyHours>, day = '2026-12-01') =>
    slotRefusal({ ...USUAL, ...hours }, HOURS, { day, slot: HOURS[0] }, NOW);

  test.each<[string, Partial<PropertyHours>, string | undefined]>([
    ['is open', {}, undefined],
    ['is for those who call', { windows: { kind: 'phone' } }, 'by-phone'],
    ['is full where the agent has no time', { taken: [at('2026-12-01', '09:00', '12:40')] }, 'slot-full'],
    ['is open where half an hour is left', { taken: [at('2026-12-01', '09:00', '12:30')] }, undefined],
    ['is closed where the agent does not work', { agent: { monday: { from: '09:00', to: '17:00' } } }, 'closed-day'],
    ['is closed where work ends too soon', { agent: { tuesday: { from: '09:00', to: '10:20' } } }, 'closed-day'],
    ['is open while the agent works', { agent: { tuesday: { from: '12:00', to: '17:00' } } }, undefined],
  ])('%s', (_, hours, code) => {
    expect(refusal(hours)).toBe(code);
  });

  test('of a property’s own windows may lie where the agency’s are closed, but for holidays', () => {
    const open = Object.fromEntries(WEEKDAYS.map(day => [day, day === 'sunday' ? SLOTS : []])) as never;
    const windows = { kind: 'slots', open } as const;
    expect(refusal({ windows }, '2026-12-06')).toBeUndefined();
    expect(refusal({ windows }, '2026-12-07')).toBe('closed-day');
    expect(
      slotRefusal({ ...USUAL, windows }, HOURS, { day: '2026-11-01', slot: HOURS[0] }, { ...NOW, today: '2026-10-01' }),
    ).toBe('holiday');
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

test('a slot that is offered is open by the calendar and has a free stretch of work as long as a visit', () => {
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
        const code = slotRefusal(hours, HOURS, { day, slot }, now);
        const own = agent ? agent[weekdayOf(day)] : { from: '00:00', to: '24:00' };
        const works = (from: string, to: string) => own !== undefined && own.from <= from && to <= own.to;
        // Quarter by quarter, as both work and busy times are in quarters.
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
        const isOpen = visitRefusal(AGENCY, { day, slot: slot.id, from: slot.from }, now) === undefined;
        expect(code === undefined).toBe(isOpen && most >= visitMinutes);
        expect(code === 'slot-full').toBe(
          code !== undefined &&
            visitRefusal(propertyCalendar(hours, HOURS), { day, slot: slot.id, from: slot.from }, now) === undefined,
        );
        if (code === undefined) offered++;
        else if (code === 'slot-full') full++;
        else closed++;
        if (day === '2026-03-29' || day === '2026-10-25') changing++;
      },
    ),
    { numRuns: 1_000 },
  );
  expect(Math.min(offered, full, closed, changing)).toBeGreaterThan(20);
});
