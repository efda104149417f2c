import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPage } from '../../../domain/list/list-page.ts';
import { listQueryString, parseListQuery } from '../../../domain/list/list-query.ts';
import { aCatalogue, indexOf } from '../../arbitraries/a-catalogue.ts';
import { aGoal, aQueryString, anyParameters } from '../../arbitraries/a-list-query.ts';
import { reaches } from '../../support/reaches.ts';

const RUNS = { numRuns: 1000 };

describe('a list query', () => {
  test('comes back from its own address', () => {
    fc.assert(
      fc.property(aGoal, anyParameters, (goal, parameters) => {
        const query = parseListQuery(goal, parameters);
        expect(parseListQuery(goal, new URLSearchParams(listQueryString(query)))).toEqual(query);
      }),
      RUNS,
    );
  });

  test('has one address, whatever the order of its parameters and whatever else stands there', () => {
    fc.assert(
      fc.property(aGoal, aQueryString, (goal, parameters) => {
        const turned = new URLSearchParams([...parameters].reverse());
        turned.append('utm_source', 'mail');
        turned.append('priceMin', '');
        const address = listQueryString(parseListQuery(goal, parameters));
        expect(listQueryString(parseListQuery(goal, turned))).toBe(address);
        const keys = [...new URLSearchParams(address).keys()];
        expect(keys).toEqual([...keys].sort());
      }),
      RUNS,
    );
  });

  test('of any address whatsoever gives a page', () => {
    reaches({ unreadable: 25, readable: 25 }, met =>
      fc.assert(
        fc.property(aCatalogue, aGoal, anyParameters, (listings, goal, parameters) => {
          const query = parseListQuery(goal, parameters);
          const page = listPage(indexOf(listings), query);
          expect(page.total).toBeLessThanOrEqual(listings.length);
          for (const unreadable of query.unreadable) expect(page.unknown).toContainEqual(unreadable);
          const empties = query.unreadable.length > 0 && query.type.length === 0;
          met(empties ? 'unreadable' : 'readable');
          if (empties) expect(page.total).toBe(0);
        }),
        { numRuns: 300 },
      ),
    );
  });
});
