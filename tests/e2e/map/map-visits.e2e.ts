import { test } from 'playwright/test';
import { expectGoodVisit, isOfMap, titleOf, VISITS } from '../page-visits.ts';
import { daily } from '../daily.ts';

for (const visit of VISITS)
  if (isOfMap(visit)) test(titleOf(visit), daily(visit.kind === 'map'), ({ page }) => expectGoodVisit(page, visit));
