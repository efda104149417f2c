import { describe, expect, it } from 'vitest';
import { renovationNotice } from '../../../domain/energy/renovation-notice.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

const house = aListing({ facts: { energyPerformance: 450 } });

describe('the renovation notice', () => {
  it('states five years until 2025-12-11 and six from the next day on', () => {
    expect(renovationNotice(house, '2023-01-01')?.years).toBe(5);
    expect(renovationNotice(house, '2025-12-11')?.years).toBe(5);
    expect(renovationNotice(house, '2025-12-12')).toMatchObject({ years: 6, from: '2025-12-12' });
  });
  it('appears for labels E and F only', () => {
    const years = [400, 401, 500, 501].map(
      energyPerformance => renovationNotice({ ...house, facts: { energyPerformance } }, TODAY)?.years,
    );
    expect(years).toEqual([undefined, 6, 6, 6]);
    expect(renovationNotice({ ...house, facts: { energyLabel: 'F' } }, TODAY)?.years).toBe(6);
  });
  it.each([
    ['in Brussels', { place: { ...house.place, postcode: '1000' } }],
    ['in Wallonia', { place: { ...house.place, postcode: '4000' } }],
    ['for a rental', { goal: 1 }],
    ['for an office', { typeIds: [5] }],
    ['for new-build', { newBuild: true }],
    ['for a viager whose seller stays', { viager: true, facts: { energyPerformance: 450, occupied: true } }],
  ])('does not appear %s', (_, change) => {
    expect(renovationNotice({ ...house, ...change }, TODAY)).toBeUndefined();
  });
  it('appears for an unoccupied life annuity, which transfers full ownership', () => {
    const free = { ...house, viager: true, facts: { energyPerformance: 450, occupied: false } };
    expect(renovationNotice(free, TODAY)?.years).toBe(6);
  });
  it('did not exist before 2023', () => {
    expect(renovationNotice(house, '2022-12-31')).toBeUndefined();
  });
});
