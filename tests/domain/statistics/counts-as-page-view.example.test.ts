import { describe, expect, it } from 'vitest';
import { countsAsPageView, type ListingView } from '../../../domain/statistics/counts-as-page-view.ts';

const LOOK: ListingView = { method: 'GET', purpose: '', robot: false, by: 'visitor' };

describe('a page view of a property', () => {
  it('counts when a visitor opens its page', () => {
    expect(countsAsPageView(LOOK)).toBe(true);
  });

  it('does not count for its owner or the agency', () => {
    expect(countsAsPageView({ ...LOOK, by: 'owner' })).toBe(false);
    expect(countsAsPageView({ ...LOOK, by: 'agency' })).toBe(false);
  });

  it('does not count for a robot', () => {
    expect(countsAsPageView({ ...LOOK, robot: true })).toBe(false);
  });

  it('needs a GET request, not HEAD', () => {
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
  ])('does not count when the browser prefetches: %s', purpose => {
    expect(countsAsPageView({ ...LOOK, purpose })).toBe(false);
  });
});
