import { expect, test } from 'vitest';
import { openSite, pageOf } from '../../support/site/sample-site.ts';

const site = openSite();

test.each([
  ['/property/6485932/?lng=fr', /^€ 1\.120 par mois\. \p{Lu}/u],
  // The words behind the price end with a full stop of their own.
  ['/property/6407723/?lng=de', /^€ 629\.000 zzgl\. MwSt\. \p{Lu}/u],
  ['/property/6417342/?lng=nl', /^Verkocht\. € 695\.000\. \p{Lu}/u],
  ['/property/6464413/?lng=en', /^Let\. € 545 per month\. \p{Lu}/u],
  ['/property/6371905/?lng=de', /^Reserviert\. € 219\.000\. \p{Lu}/u],
  ['/property/6452071/?lng=fr', /^De longs volumes/],
])('search engines read state and price of %s in front of its text', async (address, beginning) => {
  const outcome = await site.open(address);
  const { head } = pageOf(outcome.kind === 'redirect' ? await site.open(outcome.location) : outcome);
  expect(head.description.replaceAll('\u00a0', ' ')).toMatch(beginning);
  expect(head.openGraph.description).toBe(head.description);
});
