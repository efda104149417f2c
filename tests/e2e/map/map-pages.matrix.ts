import { test } from 'playwright/test';
import { ALL_WIDTHS, expectGoodVisit, isOfMap, KINDS } from '../page-visits.ts';
import { LANGUAGES } from '../site.ts';

/** Every kind of page with a live map in every language at every width. */
for (const language of LANGUAGES)
  for (const width of ALL_WIDTHS)
    for (const kind of KINDS.filter(kind => isOfMap({ kind })))
      test(`${kind} in ${language} at ${width} px is accessible`, ({ page }) =>
        expectGoodVisit(page, { kind, language, width }));
