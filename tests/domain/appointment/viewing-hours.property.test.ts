import { expect, test } from 'vitest';
import { USUAL_CALENDAR } from '../../../domain/appointment/viewing-calendar.ts';
import { type PropertyHours, freeCapacity, USUAL_LENGTH } from '../../../domain/appointment/viewing-hours.ts';

const HOURS = [
  { id: 'am', from: '10:00', to: '13:00' },
  { id: 'pm1', from: '13:00', to: '16:00' },
  { id: 'pm2', from: '16:00', to: '19:00' },
] as const;
const AGENCY = { ...USUAL_CALENDAR, ...USUAL_LENGTH, capacity: 1, agentCapacity: 3 };
const USUAL: PropertyHours = { agency: AGENCY, windows: undefined, agent: undefined, taken: [] };

test('three default viewings fit into a slot of three hours, also on days of a DST change', () => {
  for (const day of ['2026-11-24', '2026-03-29', '2026-10-25'])
    for (const slot of HOURS) expect(freeCapacity(USUAL, day, slot)).toBe(3);
});
