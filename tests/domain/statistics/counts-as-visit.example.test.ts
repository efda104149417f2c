import { describe, expect, it } from 'vitest';
import { countsAsVisit, type ListingView } from '../../../domain/statistics/counts-as-visit.ts';

const LOOK: ListingView = { method: 'GET', purpose: '', robot: false, by: 'visitor' };

describe('a look at a property', () => {
  it('counts where a visitor opens its page', () => {
    expect(countsAsVisit(LOOK)).toBe(true);
  });

  it('counts neither for its owner nor for the agency', () => {
    expect(countsAsVisit({ ...LOOK, by: 'owner' })).toBe(false);
    expect(countsAsVisit({ ...LOOK, by: 'agency' })).toBe(false);
  });

  it('counts for no robot', () => {
    expect(countsAsVisit({ ...LOOK, robot: true })).toBe(false);
  });

  it('needs the page itself, not its head', () => {
    expect(countsAsVisit({ ...LOOK, method: 'HEAD' })).toBe(false);
    expect(countsAsVisit({ ...LOOK, method: 'POST' })).toBe(false);
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
    expect(countsAsVisit({ ...LOOK, purpose })).toBe(false);
  });
});
