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

/** The wish of an alert that is made from a list as it stands, with nothing ticked or typed beside it. */
const wishFrom = (query: ListQuery): AlertCriteria => ({
  goal: query.goal,
  types: [],
  zones: [],
  budget: undefined,
  bedrooms: undefined,
  criteria: criteriaOf(query).map(printCriterion),
});

describe('an alert that is made from a list', () => {
  it('matches exactly what the list finds, sold and let included', () => {
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

  it('asks what the list asks', () => {
    fc.assert(
      fc.property(aListQuery, asked => {
        const { sort: _sort, page: _page, view: _view, ...filters } = asked;
        const { sort, page, view, ...read } = alertQuery(wishFrom(asked));
        expect(read).toEqual(filters);
        expect([sort, page, view]).toEqual(['newest', 1, undefined]);
      }),
    );
  });

  it('has criteria that are read as they were printed, whatever an address asks', () => {
    fc.assert(
      fc.property(aGoal, anyParameters, (goal, parameters) => {
        const printed = criteriaOf(parseListQuery(goal, parameters)).map(printCriterion);
        expect(printed.map(text => readCriterion(text)).map(read => read && printCriterion(read))).toEqual(printed);
        expect(criteriaOf(queryOf(goal, printed)).map(printCriterion)).toEqual(printed);
      }),
    );
  });

  it('takes no text for a criterion that a list could not be asked', () => {
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
