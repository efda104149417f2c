import { expect, test } from 'playwright/test';
import { expectGoodVisit, isOfMap, titleOf, VISITS, WIDTHS } from './page-visits.ts';
import { LANGUAGES } from './site.ts';

for (const visit of VISITS) if (!isOfMap(visit)) test(titleOf(visit), ({ page }) => expectGoodVisit(page, visit));

test('every language is paired with every width', () => {
  const visited = new Set(VISITS.map(({ language, width }) => `${language} ${width}`));
  expect(visited).toEqual(new Set(LANGUAGES.flatMap(language => WIDTHS.map(width => `${language} ${width}`))));
});
