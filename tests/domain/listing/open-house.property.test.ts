import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comingOpenHouses, momentOf, nextOpenHouse, openHousesUntil } from '../../../domain/listing/open-house.ts';
import { addDays } from '../../../domain/text/day.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const anHour = fc.constantFrom('00:00', '09:30', '10:00', '12:00', '23:59');
const anOpenHouse = fc
  .record(
    {
      day: fc.integer({ min: -3, max: 3 }).map(days => addDays(TODAY, days)),
      from: anHour,
      to: anHour,
      capacity: fc.constantFrom(-1, 0, 1, 12, 1e9),
    },
    { requiredKeys: ['day', 'from', 'to'] },
  )
  .map(({ day, from, to, ...rest }) => ({ day, from, to, ...rest }));
const aSubject = fc.record(
  { marquee: fc.constantFrom(0, 1, 2, 3, 9), openHouses: fc.array(anOpenHouse, { maxLength: 6 }) },
  { requiredKeys: ['marquee'] },
);

describe('upcoming open houses', () => {
  it('are not past, start before they end, are sorted by time and have a valid capacity', () => {
    reaches({ several: runs(30), counted: runs(30) }, met =>
      fc.assert(
        fc.property(aSubject, subject => {
          const coming = comingOpenHouses(subject, TODAY);
          if (coming.length > 1) met('several');
          const moments = coming.map(momentOf);
          expect(moments).toEqual([...moments].sort());
          for (const { day, from, to, capacity } of coming) {
            expect(day >= TODAY && from < to).toBe(true);
            if (capacity !== undefined) met('counted');
            expect(capacity ?? 1).toBeGreaterThanOrEqual(1);
          }
          expect(nextOpenHouse(subject, TODAY)).toEqual(coming[0]);
        }),
        { numRuns: runs(1500) },
      ),
    );
  });

  it('include every one that can be visited; a sold or let property has none', () => {
    fc.assert(
      fc.property(aSubject, subject => {
        const possible = (subject.openHouses ?? []).filter(({ day, from, to }) => day >= TODAY && from < to);
        const coming = comingOpenHouses(subject, TODAY);
        expect(coming).toHaveLength(subject.marquee === 3 ? 0 : possible.length);
      }),
      { numRuns: 300 },
    );
  });

  it('of today are included until the day ends', () => {
    const subject = { marquee: 0, openHouses: [{ day: TODAY, from: '00:00', to: '00:30' }] };
    expect(nextOpenHouse(subject, TODAY)).toEqual(subject.openHouses[0]);
    expect(nextOpenHouse(subject, addDays(TODAY, 1))).toBeUndefined();
  });
});

describe('open houses of several homes', () => {
  it('are the next one of each home up to the last day, earliest first', () => {
    const lastDay = addDays(TODAY, 2);
    reaches({ later: runs(30), several: runs(30) }, met =>
      fc.assert(
        fc.property(
          fc.array(aSubject, { maxLength: 8, size: 'max' }),
          fc.integer({ min: 0, max: 5 }),
          (homes, most) => {
            const found = openHousesUntil(homes, { today: TODAY, lastDay, most });
            const next = homes.flatMap(home => nextOpenHouse(home, TODAY) ?? []);
            const within = next.filter(({ day }) => day <= lastDay);
            if (within.length < next.length) met('later');
            if (found.length > 1) met('several');
            expect(found).toHaveLength(Math.min(most, within.length));
            expect(found.map(each => momentOf(each.next))).toEqual(within.map(momentOf).sort().slice(0, most));
            for (const { home, next: shown } of found) expect(shown).toEqual(nextOpenHouse(home, TODAY));
          },
        ),
        { numRuns: runs(600) },
      ),
    );
  });
});
