import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPage } from '../../../domain/list/list-page.ts';
import { FILTER_NAMES } from '../../../domain/list/filters.ts';
import { inOtherGoal, listQueryString, parseListQuery } from '../../../domain/list/list-query.ts';
import { aCatalogue, indexOf } from '../../arbitraries/a-catalogue.ts';
import { aGoal, aListQuery, aQueryString, anyParameters } from '../../arbitraries/a-list-query.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const RUNS = { numRuns: runs(1000, 2) };

describe('a list query', () => {
  test('survives formatting and parsing, except for an unreadable zone, which is dropped', () => {
    reaches({ 'unread zone': runs(15, 2) }, met =>
      fc.assert(
        fc.property(aGoal, anyParameters, (goal, parameters) => {
          const { unreadZone, ...query } = parseListQuery(goal, parameters);
          expect(parseListQuery(goal, new URLSearchParams(listQueryString(query)))).toEqual(query);
          if (unreadZone) met('unread zone');
        }),
        RUNS,
      ),
    );
  });

  test('has one canonical URL, for any order of parameters and any unknown ones', () => {
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

  test.each(['q', 'words', 'sentence', 'was'] as const)(
    'has no sign in %s that turns or hides the words around it',
    name => {
      const { [name]: text } = parseListQuery(
        'sale',
        new URLSearchParams({ [name]: '\u202evilla\u202c \u2066\u200fNamur\u2069\u00ad' }),
      );
      expect(text).toBe('villa Namur');
      expect(parseListQuery('sale', new URLSearchParams({ [name]: '\u2066\u2069' }))).not.toHaveProperty(name);
    },
  );

  test('is valid for any parameters', () => {
    reaches({ unreadable: runs(25, 2), readable: runs(25, 2) }, met =>
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
        { numRuns: runs(300, 2) },
      ),
    );
  });
});

describe('the same search in the other goal', () => {
  const SHARED = FILTER_NAMES.filter(name => !['priceMin', 'priceMax', 'viager', 'furnished'].includes(name));

  test('keeps only filters with the same meaning there', () => {
    reaches({ price: runs(30, 2), kept: runs(60, 2) }, met =>
      fc.assert(
        fc.property(aListQuery, query => {
          const there = inOtherGoal(query);
          expect(there.goal).not.toBe(query.goal);
          expect(there.page).toBe(1);
          for (const name of SHARED) expect(there[name]).toEqual(query[name]);
          for (const name of ['priceMin', 'priceMax', 'viager', 'furnished'] as const)
            expect(there[name]).toBeUndefined();
          expect([there.sort, there.view]).toEqual([query.sort, query.view]);
          expect(parseListQuery(there.goal, new URLSearchParams(listQueryString(there)))).toEqual(there);
          if ((query.priceMin ?? query.priceMax) !== undefined) met('price');
          if (listQueryString(there) !== '') met('kept');
        }),
        { numRuns: runs(300, 2) },
      ),
    );
  });

  test('switched there and back is the search without prices', () => {
    fc.assert(
      fc.property(aListQuery, query => {
        expect(inOtherGoal(inOtherGoal(query))).toEqual({ ...inOtherGoal(query), goal: query.goal });
      }),
    );
  });
});
