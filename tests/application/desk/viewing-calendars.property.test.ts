import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import { viewingActs } from '../../../domain/appointment/viewing-change.ts';
import { expectedHours } from '../../../domain/appointment/viewing-state.ts';
import { makeCalendarProgram } from '../../support/reading/calendar-program.ts';
import { reaches } from '../../support/run/reaches.ts';
import { openViewing } from '../../support/site/viewing-addresses.ts';

/** Friday before the night in which the clocks go back, noon in Brussels; the viewing is asked for the Wednesday after it. */
const START = Date.parse('2026-10-23T10:00:00Z');
const DAY = '2026-10-28';
const HOURS: Readonly<Record<string, string>> = { am: '10:30', pm1: '14:00' };

const aStep = fc.record({
  who: fc.constantFrom('agent' as const, 'visitor' as const),
  possible: fc.nat(9),
  day: fc.constantFrom('2026-10-26', '2026-10-27', '2026-10-29', '2026-10-30'),
  slot: fc.constantFrom('am', 'pm1'),
  hasHour: fc.boolean(),
});

describe('the calendars of visitor and agent, who open the file of each mail', () => {
  test('contain a viewing at its hours while it is confirmed, and not otherwise', async () => {
    await reaches({ asked: 15, confirmed: 40, cancelled: 40, 'asked again': 5 }, met =>
      fc.assert(
        fc.asyncProperty(
          fc.boolean(),
          fc.constantFrom('by-agent' as const, 'at-once' as const),
          fc.array(aStep, { minLength: 1, maxLength: 5 }),
          async (isAsked, confirm, steps) => {
            const viewing = await openViewing(START, DAY, true, { email: 'zoe@example.be', confirm });
            if (!isAsked) await viewing.byAgent({ do: 'confirm', seen: '0', minutes: '30' }, 'visit');
            const calendars = { visitor: makeCalendarProgram(), agency: makeCalendarProgram() };
            const open = async () => {
              for (const { template, calendar } of await viewing.mails()) {
                const [, reader = ''] = template.split('.');
                if (calendar) calendars[reader as keyof typeof calendars].open(calendar.content);
              }
            };
            await open();
            for (const { who, possible, day, slot, hasHour } of steps) {
              const now = await viewing.record();
              if (!now) throw new Error('the viewing is lost');
              const side = who === 'agent' ? 'agency' : 'visitor';
              const acts = viewingActs(side, now, brusselsMoment(viewing.now()));
              const act = acts[possible % acts.length];
              if (act === undefined) break;
              const from = hasHour || act === 'set-hour' ? (HOURS[act === 'move' ? slot : now.slot] ?? '') : '';
              if (who === 'visitor') await viewing.byVisitor({ do: act, day, slot });
              else {
                const typed = { do: act, day, slot, from, minutes: '30', reason: 'Sold.', seen: String(now.sequence) };
                await viewing.byAgent(typed, 'visit');
              }
              await open();
              const after = await viewing.record();
              if (!after) throw new Error('the viewing is lost');
              met(after.status);
              if (now.status === 'confirmed' && after.status === 'asked') met('asked again');
              const hours = expectedHours(after);
              const at = after.status === 'confirmed' ? [`${after.day} ${hours.from}-${hours.to}`] : [];
              for (const [reader, calendar] of Object.entries(calendars))
                expect({ reader, at: calendar.entries(), strays: calendar.strays() }).toEqual({
                  reader,
                  at,
                  strays: 0,
                });
            }
          },
        ),
        { numRuns: 200, seed: 20_261_029 },
      ),
    );
  });
});
