import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DESK_PAGES,
  type DeskPageName,
  deskPath,
  isDeskPath,
  matchDesk,
  rightOf,
} from '../../../domain/desk/desk-pages.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { runs } from '../../support/run/daily-runs.ts';

const NAMES = Object.keys(DESK_PAGES) as DeskPageName[];
const aPage = fc.constantFrom(...NAMES);
const aLanguage = fc.constantFrom(...LANGUAGES);
const anId = fc.stringMatching(/^[A-Za-z0-9_][\w-]{0,40}$/);

const paramsIn = (page: DeskPageName) => [...DESK_PAGES[page].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

describe('URLs of the desk', () => {
  test('lead back to their page in each language, with or without trailing slash', () => {
    let withParams = 0;
    fc.assert(
      fc.property(aPage, aLanguage, anId, fc.boolean(), (page, language, id, slash) => {
        const params = Object.fromEntries(paramsIn(page).map(name => [name, id]));
        if (Object.keys(params).length > 0) withParams++;
        const path = deskPath(page, language, params);
        expect(isDeskPath(path)).toBe(true);
        expect(matchDesk(slash ? path : path.replace(/\/$/, ''))).toEqual({ page, language, params });
      }),
      { numRuns: runs(500) },
    );
    expect(withParams).toBeGreaterThan(runs(30));
  });

  test('are unique', () => {
    const paths = NAMES.map(page => deskPath(page, 'fr', { id: 'a', token: 'a' }));
    expect(new Set(paths).size).toBe(NAMES.length);
  });

  test('do not match unknown paths, and nothing throws', () => {
    fc.assert(
      fc.property(fc.webPath(), aLanguage, (path, language) => {
        const match = matchDesk(`/${language}/desk${path}`);
        if (match) expect(isDeskPath(`/${language}/desk${path}`)).toBe(true);
        expect(matchDesk(`/${language}/bureau${path}`)).toBeUndefined();
      }),
    );
    for (const path of ['/fr/desktop/', '/desk-top', '/fr/desk/requests/a%2Fb/', '/fr/desk/requests/../', '/fr/desk//'])
      expect([path, matchDesk(path)]).toEqual([path, undefined]);
  });

  test('require a permission, except for the login pages', () => {
    expect(NAMES.filter(page => rightOf(page) === undefined)).toEqual(['login', 'forgot', 'set-password']);
  });
});
