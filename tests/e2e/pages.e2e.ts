import { expect, test } from 'playwright/test';
import { expectGoodVisit, KINDS, type PageVisit, VISITS, WIDTHS } from './page-visits.ts';
import { LANGUAGES } from './site.ts';

for (const visit of VISITS) {
  test(`${visit.kind} in ${visit.language} at ${visit.width} px is accessible, speaks its language and complains of nothing`, ({
    page,
  }) => expectGoodVisit(page, visit));
}

test('every kind of page is visited in every language and at every width, and every language at every width', () => {
  const visited = (first: keyof PageVisit, second: keyof PageVisit) =>
    new Set(VISITS.map(visit => `${visit[first]} ${visit[second]}`));
  const pairs = (first: readonly unknown[], second: readonly unknown[]) =>
    new Set(first.flatMap(one => second.map(other => `${one} ${other}`)));
  expect(visited('kind', 'language')).toEqual(pairs(KINDS, LANGUAGES));
  expect(visited('kind', 'width')).toEqual(pairs(KINDS, WIDTHS));
  expect(visited('language', 'width')).toEqual(pairs(LANGUAGES, WIDTHS));
});
