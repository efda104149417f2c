import { test } from 'playwright/test';
import { expectGoodVisit, isOfMap, titleOf, VISITS } from './page-visits.ts';

for (const visit of VISITS) if (isOfMap(visit)) test(titleOf(visit), ({ page }) => expectGoodVisit(page, visit));
