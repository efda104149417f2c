import { describe, expect, it } from 'vitest';
import { renovationDuty, renovationNotice, WALLOON_RENOVATION } from '../../../domain/energy/renovation-notice.ts';
import { ENDED_CLASSES } from '../../../domain/energy/planned-classes.ts';
import { inForce } from '../../../domain/rules/dated-rule.ts';
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

describe('the renovation duty of a page', () => {
  const at = (postcode: string) => ({ ...house, place: { ...house.place, postcode } });

  it('is that of business premises for shops and offices for sale in Flanders since 2022', () => {
    const shop = { ...house, typeIds: [7], facts: {} };
    expect(renovationDuty(shop, TODAY)).toBe('business');
    expect(renovationDuty({ ...shop, typeIds: [5] }, '2022-01-01')).toBe('business');
    expect(renovationDuty(shop, '2021-12-31')).toBeUndefined();
    expect(renovationDuty({ ...shop, goal: 1 }, TODAY)).toBeUndefined();
    expect(renovationDuty({ ...shop, newBuild: true }, TODAY)).toBeUndefined();
    expect(renovationDuty({ ...at('1000'), typeIds: [7] }, TODAY)).toBeUndefined();
    expect(renovationDuty(house, TODAY)).toBe('home');
    // Production and storage are exempt.
    expect(renovationDuty({ ...shop, mainTypeName: { nl: 'Bedrijfshal' } }, TODAY)).toBeUndefined();
  });
  it('is only planned for homes for sale in Wallonia, also after the planned day, until a law is passed', () => {
    expect(renovationDuty(at('5000'), TODAY)).toBe('planned');
    expect(renovationDuty(at('5000'), '2028-01-01')).toBe('planned');
    expect(renovationNotice(at('5000'), '2028-01-01')).toBeUndefined();
    expect(renovationDuty({ ...at('5000'), goal: 1 }, TODAY)).toBeUndefined();
    expect(renovationDuty({ ...at('5000'), typeIds: [5] }, TODAY)).toBeUndefined();
    expect(inForce(WALLOON_RENOVATION, '2099-01-01')).toBeUndefined();
  });
  it('states which classes Brussels plans to phase out, only for homes for sale of these classes', () => {
    const home = (energyPerformance: number) => ({ ...at('1000'), facts: { energyPerformance } });
    expect([250, 300, 400].map(value => renovationDuty(home(value), TODAY))).toEqual([
      undefined,
      'planned-classes',
      'planned-classes',
    ]);
    expect(renovationDuty({ ...home(400), goal: 1 }, TODAY)).toBeUndefined();
    expect(renovationDuty({ ...home(400), typeIds: [5] }, TODAY)).toBeUndefined();
    expect(inForce(ENDED_CLASSES, '2099-01-01')).toBeUndefined();
  });
  it('leaves out the duty on a shop and the one that Wallonia plans for the best classes, and for a viager whose seller stays', () => {
    const shop = { ...at('9000'), typeIds: [7] };
    const home = at('5000');
    for (const [listing, duty] of [
      [shop, 'business'],
      [home, 'planned'],
    ] as const) {
      const labelled = (energyLabel: string) => renovationDuty({ ...listing, facts: { energyLabel } }, TODAY);
      expect([labelled('A+'), labelled('A'), labelled('B'), labelled('in opmaak')]).toEqual([
        undefined,
        undefined,
        duty,
        duty,
      ]);
      const viager = (occupied: boolean) => renovationDuty({ ...listing, viager: true, facts: { occupied } }, TODAY);
      expect([viager(true), viager(false)]).toEqual([undefined, duty]);
    }
    expect(renovationDuty({ ...home, facts: { energyPerformance: -5 } }, TODAY)).toBeUndefined();
  });
});
