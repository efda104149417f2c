import { z } from 'zod';
import { LEGAL_HOLIDAYS, REGIONAL_DAYS } from '../../../domain/appointment/holidays.ts';
import { SLOTS, WEEKDAYS } from '../../../domain/appointment/viewing-calendar.ts';
import { CONFIRMATION_MODES } from '../../../domain/appointment/viewing-hours.ts';

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const time = z.string().regex(/^\d\d:\d\d$/);
const open = z.record(z.enum(WEEKDAYS), z.array(z.enum(SLOTS)));

/** Schemas of viewing hours stored as JSON. */
export const AGENCY_HOURS = z.object({
  open,
  openHolidays: z.array(z.enum(LEGAL_HOLIDAYS)),
  closedRegionalDays: z.array(z.enum(REGIONAL_DAYS)),
  closed: z.array(z.object({ from: day, until: day })),
  noticeHours: z.number(),
  daysAhead: z.number(),
  visitMinutes: z.number(),
  travelMinutes: z.number(),
  capacity: z.number(),
  agentCapacity: z.number(),
  confirm: z.enum(CONFIRMATION_MODES),
});

export const AGENT_HOURS = z.partialRecord(z.enum(WEEKDAYS), z.object({ from: time, to: time }));

export const WINDOWS = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('slots'), open }),
]);
