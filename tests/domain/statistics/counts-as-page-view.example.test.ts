import { describe, expect, it } from 'vitest';
import { countsAsPageView, type ListingView } from '../../../domain/statistics/counts-as-page-view.ts';

const LOOK: ListingView = { method: 'GET', purpose: '', robot: false, by: 'visitor' };

describe('a look at a property', () => {
  it('counts where a visitor opens its page', () => {
    expect(countsAsPageView(LOOK)).toBe(true);
  });

  it('counts neither for its owner nor for the agency', () => {
    expect(countsAsPageView({ ...LOOK, by: 'owner' })).toBe(false);
    expect(countsAsPageView({ ...LOOK, by: 'agency' })).toBe(false);
  });

  it('counts for no robot', () => {
    expect(countsAsPageView({ ...LOOK, robot: true })).toBe(false);
  });

  it('needs the page itself, not its head', () => {
    expect(countsAsPageView({ ...LOOK, method: 'HEAD' })).toBe(false);
    expect(countsAsPageView({ ...LOOK, method: 'POST' })).toBe(false);
  });

  it.each([
    'prefetch',
    'prefetch;prerender',
    'prefetch;anonymous-client-ip',
    'prerender',
    'preview',
    'Preview',
    'instant',
  ])('is none where the browser fetches in advance: %s', purpose => {
    expect(countsAsPageView({ ...LOOK, purpose })).toBe(false);
  });
});
