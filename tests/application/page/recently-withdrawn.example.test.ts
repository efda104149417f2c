import { describe, expect, test } from 'vitest';
import { withdrawnIds } from '../../../domain/list/withdrawn-ids.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const { listings } = sampleFeed();
const site = openSite();

describe('the list of recently sold or let properties', () => {
  for (const address of ['/contact-demand/', '/feedback/contact-demand/'])
    test(`appears on ${address} in each language, with kind and town but without price or link`, async () => {
      for (const language of SAMPLE.content.settings.languages) {
        const { view } = pageOf(await site.open(address, { cookie: language }));
        if (view.body.kind !== 'form' && view.body.kind !== 'feedback') throw new Error(`a ${view.body.kind} page`);
        const gone = view.body.gone ?? [];
        expect(gone.length).toBeGreaterThan(0);
        for (const card of gone) {
          const listing = listings.find(({ id }) => id === card.id);
          expect(listing?.marquee).toBe(MARQUEE.sold);
          expect(card.state).toBe(listing?.goal === 0 ? 'sold' : 'rented');
          expect(card.type).not.toBe('');
          expect(card.place).not.toBe('');
          expect(Object.keys(card).sort()).toEqual(['id', 'picture', 'place', 'state', 'type']);
          expect(JSON.stringify(card)).not.toContain('€');
        }
      }
    });

  test('appears on no other form', async () => {
    const { view } = pageOf(await site.open('/contact/'));
    expect('gone' in view.body).toBe(false);
  });

  test('contains all sold or let listings of a goal, up to the limit', async () => {
    const { index } = await site.catalogue.current();
    const sold = listings.filter(({ goal, marquee }) => goal === 0 && marquee === MARQUEE.sold).map(({ id }) => id);
    expect([...withdrawnIds(index, 'sale', 1_000)].sort()).toEqual(sold.sort());
    expect(withdrawnIds(index, 'sale', 1)).toHaveLength(1);
    expect(withdrawnIds(index, 'sale', 0)).toEqual([]);
  });
});
