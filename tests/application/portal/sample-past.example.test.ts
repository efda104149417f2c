import { describe, expect, it } from 'vitest';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';
import { propertiesWithStories, sampleChanges, samplePast } from '../../../fixtures/builders/past/sample-past.ts';
import { addDays, daysBetween } from '../../../domain/text/day.ts';
import { openSite } from '../../support/site/sample-site.ts';

const TODAY = '2026-11-21';
const listings = await openSite().catalogue.listings(propertiesWithStories());
const past = samplePast(listings, TODAY);

describe('the generated history of the sample agency', () => {
  it('covers every property whose owner has access', () => {
    const owned = SAMPLE_OWNERS.flatMap(({ listingIds }) => listingIds);
    expect([...propertiesWithStories()].sort()).toEqual(owned.sort());
    expect(listings).toHaveLength(owned.length);
    for (const { id } of listings) expect(past.pageViews.some(({ listingId }) => listingId === id)).toBe(true);
  });

  it('goes back two years', () => {
    const days = past.pageViews.map(({ day }) => day).sort();
    expect(daysBetween(days[0] ?? '', TODAY)).toBeGreaterThan(720);
    expect(days.at(-1)).toBe(TODAY);
  });

  it('is deterministic, and stays the same when a day passes', () => {
    expect(samplePast(listings, TODAY)).toEqual(past);
    const tomorrow = samplePast(listings, addDays(TODAY, 1)).pageViews.filter(({ day }) => day < TODAY);
    expect(tomorrow).toEqual(past.pageViews.filter(({ day }) => day < TODAY));
  });

  it('counts a visitor once per property and day, and has no future events but viewings', () => {
    const keys = past.pageViews.map(({ listingId, day, visitor }) => `${listingId} ${day} ${visitor}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(past.requests.map(({ id }) => id)).size).toBe(past.requests.length);
    for (const { receivedAt } of past.requests) expect(receivedAt).toBeLessThan(Date.parse(TODAY));
    expect(past.requests.some(({ viewing }) => viewing && viewing.day > TODAY)).toBe(true);
  });

  it('starts with the publication and peaks on Sundays', () => {
    for (const { id, publishedOn } of listings) {
      const before = past.pageViews.filter(({ listingId, day }) => listingId === id && day < publishedOn);
      const changes = sampleChanges(listings, TODAY).filter(({ listingId }) => listingId === id);
      expect(before.length > 0).toBe(changes.filter(({ change }) => change.kind === 'removed').length > 0);
    }
    const on = (weekday: number) =>
      past.pageViews.filter(({ day }) => new Date(`${day}T00:00Z`).getUTCDay() === weekday).length;
    expect(on(0)).toBeGreaterThan(on(5) * 1.2);
  });

  it('ends in the state of the feed: price, status and online', () => {
    const changes = sampleChanges(listings, TODAY);
    for (const { id, price, marquee, publishedOn } of listings) {
      const own = changes.filter(({ listingId }) => listingId === id).map(({ change }) => change);
      const lastPrice = own.findLast(change => change.kind === 'price');
      if (lastPrice?.kind === 'price') expect(lastPrice.to).toBe(price);
      const ribbon = own.findLast(change => change.kind === 'marquee');
      expect(ribbon?.kind === 'marquee' ? ribbon.to : 0).toBe(marquee);
      expect(own.filter(({ kind }) => kind === 'published')).toHaveLength(1);
      const online = own.findLast(({ kind }) => ['published', 'returned', 'removed'].includes(kind));
      expect(online?.kind).not.toBe('removed');
      expect(changes.some(({ listingId, at }) => listingId === id && at === Date.parse(`${publishedOn}T08:30Z`))).toBe(
        true,
      );
    }
  });

  it('contains only data within retention, of people at reserved domains', () => {
    for (const { form, receivedAt, email } of past.requests) {
      const months =
        form === 'rental-application' ? 6 : ['contact-appointment', 'purchase-offer'].includes(form) ? 24 : 12;
      expect((Date.parse(TODAY) - receivedAt) / 86_400_000).toBeLessThan(months * 30.4);
      expect(email).toMatch(/^[a-z.]+@example\.org$/);
    }
  });
});
