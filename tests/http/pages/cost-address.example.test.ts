import { describe, expect, test } from 'vitest';
import { makeCacheKey } from '../../../adapters/composition/pages/cache-key.ts';
import { COST_PARAMETERS } from '../../../domain/cost/cost-query.ts';
import { openSite, pageOf, splitAddress } from '../../support/site/sample-site.ts';

const site = openSite();
const HOUSE = '/property/6434027/';
const opened = async (address: string) => pageOf(await site.openPage({ ...splitAddress(address), hints: {} }));
const keyOf = makeCacheKey(['fr', 'nl'], 'fr');

describe('an address with a visitor’s own figures', () => {
  test.each(COST_PARAMETERS)('by %s is never cached', name => {
    expect(keyOf(`/fr/a-vendre/x/1/?${name}=3`, () => undefined)).toBeUndefined();
    expect(keyOf(`/fr/a-vendre/x/1/?utm_source=x&${name}=`, () => undefined)).toBeUndefined();
    expect(keyOf(`/fr/a-vendre/x/1/?x${name}=3`, () => undefined)).toBe('/fr/a-vendre/x/1/');
  });

  test('is not indexed, and names the page without them as canonical', async () => {
    const [plain, counted] = [await opened(HOUSE), await opened(`${HOUSE}?rate=3&purpose=other`)];
    expect(plain.head.noindex).toBe(false);
    expect(counted.head.noindex).toBe(true);
    expect(counted.head.canonical).toBe(plain.head.canonical);
  });

  test('keeps them when printing and switching languages', async () => {
    const { view } = await opened(`${HOUSE}?purpose=other&utm_source=x&rate=3`);
    expect(view.body).toMatchObject({ printHref: expect.stringMatching(/\?view=print&purpose=other&rate=3$/) });
    expect(view.switcher.every(({ href }) => href.endsWith('?purpose=other&rate=3'))).toBe(true);
  });
});
