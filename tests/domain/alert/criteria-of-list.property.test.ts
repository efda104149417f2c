import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchAlert, searchMap, alertQuery } from '../../../domain/alert/match-alert.ts';
import type { AlertCriteria } from '../../../domain/alert/alert-criteria.ts';
import { criteriaOf, printCriterion, queryOf, readCriterion } from '../../../domain/list/criteria.ts';
import { FILTER_NAMES } from '../../../domain/list/filters.ts';
import { type ListQuery, parseListQuery } from '../../../domain/list/list-query.ts';
import { missedFilters } from '../../../domain/list/missed-filters.ts';
import { aCatalogue, indexOf, PLACES, TYPES } from '../../arbitraries/a-catalogue.ts';
import { aGoal, aListQuery, anyParameters } from '../../arbitraries/a-list-query.ts';
import { TREES } from '../../arbitraries/a-search.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';
import { slowList } from '../../support/faults/slow-list.ts';

const MAP = searchMap({ trees: TREES, places: PLACES });

/** Creates the search of an alert from a list, without any further form input. */
const wishFrom = (query: ListQuery): AlertCriteria => ({
  goal: query.goal,
  types: [],
  zones: [],
  budget: undefined,
  bedrooms: undefined,
  criteria: criteriaOf(query).map(printCriterion),
});

describe('an alert created from a list', () => {
  it('matches exactly the listings of the list, including sold and let ones', () => {
    reaches({ found: runs(200), passed: runs(5000), 'one of several criteria missed': runs(500) }, met =>
      fc.assert(
        fc.property(aCatalogue, aListQuery, (listings, asked) => {
          const wish = wishFrom(asked);
          const query = alertQuery(wish);
          const index = indexOf(listings);
          const wanted = new Set(slowList(listings, asked, TYPES, PLACES).map(({ id }) => id));
          const missedBy = missedFilters(
            index,
            query,
            listings.map(({ id }) => id),
          );
          for (const listing of listings) {
            const missed = missedBy.get(listing.id);
            const found = missed !== undefined && matchAlert(wish, listing, MAP, { query, missed }).verdict === 'match';
            expect(found).toBe(wanted.has(listing.id));
            met(found ? 'found' : 'passed');
            if (missed?.size === 1 && (wish.criteria?.length ?? 0) > 1) met('one of several criteria missed');
          }
        }),
        { numRuns: runs(400) },
      ),
    );
  });

  it('has the same filters as the list', () => {
    fc.assert(
      fc.property(aListQuery, asked => {
        const { sort: _sort, page: _page, view: _view, ...filters } = asked;
        const { sort, page, view, ...read } = alertQuery(wishFrom(asked));
        expect(read).toEqual(filters);
        expect([sort, page, view]).toEqual(['newest', 1, undefined]);
      }),
    );
  });

  it('has criteria that survive formatting and parsing, for any query', () => {
    fc.assert(
      fc.property(aGoal, anyParameters, (goal, parameters) => {
        const printed = criteriaOf(parseListQuery(goal, parameters)).map(printCriterion);
        expect(printed.map(text => readCriterion(text)).map(read => read && printCriterion(read))).toEqual(printed);
        expect(criteriaOf(queryOf(goal, printed)).map(printCriterion)).toEqual(printed);
      }),
    );
  });

  it('accepts only criteria that a list could have', () => {
    const NAMES = [...FILTER_NAMES, 'sort', 'page', '__proto__', 'constructor', ''];
    const aText = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom(...NAMES), fc.oneof(fc.string(), fc.constantFrom('1', '1e9', '3', '-1', '😀')))
        .map(([name, text]) => `${name}=${text}`),
    );
    reaches({ read: runs(15), refused: runs(350) }, met =>
      fc.assert(
        fc.property(aText, text => {
          const read = readCriterion(text);
          met(read ? 'read' : 'refused');
          if (!read) return;
          expect(FILTER_NAMES).toContain(read.filter);
          expect(readCriterion(printCriterion(read))).toEqual(read);
          expect(queryOf('sale', [text]).unreadable).toEqual([]);
        }),
        { numRuns: runs(500) },
      ),
    );
  });
});
