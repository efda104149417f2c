import { describe, expect, it } from 'vitest';
import { displayState, projectState, ribbonOf, titlePrefix } from '../../../domain/listing/display-state.ts';
import { goalOf } from '../../../domain/listing/goal.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

describe('a display state', () => {
  it.each([
    ['for-sale', {}],
    ['for-rent', { goal: 1, price: 950 }],
    ['for-rent', { goal: 1, price: 950, publishedOn: TODAY }],
    ['sold', { marquee: 3, publishPrice: false }],
    ['rented', { marquee: 3, goal: 1 }],
    ['take-over', { goal: 2, price: 0 }],
    ['price-on-demand', { publishPrice: false, newBuild: true }],
    ['new-for-sale', { newBuild: true }],
    ['new-for-sale', { publishedOn: '2026-07-19' }],
    ['for-sale', { publishedOn: '2026-07-18' }],
    ['for-sale', { marquee: 2 }],
  ])('is %s for %j', (state, change) => {
    expect(displayState(aListing(change), TODAY)).toBe(state);
  });
});

describe('a project', () => {
  it('is sold out when it has units and each is sold', () => {
    expect(projectState([{ marquee: 3 }, { marquee: 3 }])).toBe('sold-out');
    expect(projectState([{ marquee: 3 }, { marquee: 2 }])).toBe('new-for-sale');
    expect(projectState([])).toBe('new-for-sale');
  });
});

describe('a title', () => {
  it('starts with sold, rented or under option when that applies', () => {
    expect([0, 1, 2, 3, 9].map(marquee => titlePrefix({ goal: 0, marquee }))).toEqual([
      undefined,
      undefined,
      'under-option',
      'sold',
      undefined,
    ]);
    expect(titlePrefix({ goal: 1, marquee: 3 })).toBe('rented');
  });
});

describe('a status label', () => {
  it('uses the site’s texts for known numbers and the feed’s for others', () => {
    const marqueeName = { fr: 'Nouveau prix' };
    expect(ribbonOf({ goal: 0, marquee: 0, marqueeName })).toBeUndefined();
    expect(ribbonOf({ goal: 0, marquee: 1, marqueeName })).toEqual({ kind: 'code', code: 'available' });
    expect(ribbonOf({ goal: 1, marquee: 3, marqueeName })).toEqual({ kind: 'code', code: 'rented' });
    expect(ribbonOf({ goal: 0, marquee: 9, marqueeName })).toEqual({ kind: 'text', text: marqueeName });
    expect(ribbonOf({ goal: 0, marquee: 9, marqueeName: {} })).toBeUndefined();
  });
});

describe('a goal', () => {
  it('is a sale for 0 and a rental for any other number', () => {
    expect([0, -0, 1, 2, -1, 7].map(goalOf)).toEqual(['sale', 'sale', 'rent', 'rent', 'rent', 'rent']);
  });
});
