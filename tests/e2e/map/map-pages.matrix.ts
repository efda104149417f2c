import { test } from 'playwright/test';
import { expectGoodVisit, FULL_VISITS, isOfMap, titleOf } from '../page-visits.ts';

/** Each kind of page with a live map in each language. */
for (const visit of FULL_VISITS) if (isOfMap(visit)) test(titleOf(visit), ({ page }) => expectGoodVisit(page, visit));
