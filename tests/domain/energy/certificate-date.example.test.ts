import { afterEach, expect, test } from 'vitest';
import { certificateDate } from '../../../domain/energy/certificate-date.ts';
import { contradictedFact, energyLabel } from '../../../domain/energy/energy-label.ts';
import { ENERGY_SCALES, type EnergyScale } from '../../../domain/energy/scales.ts';
import type { DatedRule } from '../../../domain/rules/dated-rule.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';

test('a certificate’s date is the fact, else its last day minus its validity, and unknown if either is implausible', () => {
  expect(certificateDate({ energyCertificateDate: '2024-03-01', energyExpiry: '2034-03-01' }, TODAY)).toBe(
    '2024-03-01',
  );
  expect(certificateDate({ energyExpiry: '2031-05-04' }, TODAY)).toBe('2021-05-04');
  expect(certificateDate({ energyExpiry: '2034-02-28' }, TODAY)).toBe('2024-02-28');
  expect(certificateDate({ energyExpiry: '2020-01-01' }, TODAY)).toBe('2010-01-01');
  expect(certificateDate({}, TODAY)).toBeUndefined();
  expect(certificateDate({ energyCertificateDate: '2027-01-01' }, TODAY)).toBeUndefined();
  expect(certificateDate({ energyCertificateDate: '2025-01-01', energyExpiry: '2024-01-01' }, TODAY)).toBeUndefined();
  expect(certificateDate({ energyExpiry: '2036-08-02' }, TODAY)).toBeUndefined();
});

/** A scale whose classes all end at half the consumption. */
const halved = (rows: readonly DatedRule<EnergyScale>[], from: string): DatedRule<EnergyScale> => ({
  from,
  source: 'a later scale',
  checked: TODAY,
  value: {
    above: rows[0]?.value.above ?? 'g',
    bounds: (rows[0]?.value.bounds ?? []).map(bound =>
      'upTo' in bound ? { ...bound, upTo: bound.upTo / 2 } : { ...bound, below: bound.below / 2 },
    ),
  },
});

const flemish = ENERGY_SCALES.flanders as DatedRule<EnergyScale>[];
afterEach(() => void flemish.splice(1));

test('a later scale changes no class of a certificate made before it, and decides that of one made since', () => {
  flemish.push(halved(flemish, '2026-03-01'));
  const home = (energyCertificateDate: string) => ({
    place: { countryId: 10, postcode: '9000' },
    typeIds: [4],
    facts: { energyPerformance: 180, energyCertificateDate },
  });
  expect(energyLabel(home('2026-02-28'), TODAY)).toMatchObject({ epcClass: 'b' });
  expect(energyLabel(home('2026-03-01'), TODAY)).toMatchObject({ epcClass: 'd' });
});

test('a number without a certificate’s date has no class where the scales disagree, and the printed class is not contradicted', () => {
  flemish.push(halved(flemish, '2026-03-01'));
  const home = (facts: object) => ({ place: { countryId: 10, postcode: '9000' }, typeIds: [4], facts });
  expect(energyLabel(home({ energyPerformance: 180 }), TODAY)).toBeUndefined();
  expect(energyLabel(home({ energyPerformance: 40 }), TODAY)).toMatchObject({ epcClass: 'a' });
  for (const energyLabelText of ['B', 'D'])
    expect(contradictedFact(home({ energyPerformance: 180, energyLabel: energyLabelText }), TODAY)).toBeUndefined();
  expect(contradictedFact(home({ energyPerformance: 180, energyLabel: 'F' }), TODAY)).toBe('energyPerformance');
  expect(energyLabel(home({ energyPerformance: 180 }), '2026-02-28')).toMatchObject({ epcClass: 'b' });
  expect(energyLabel(home({ energyPerformance: 180 }), '2036-03-01')).toMatchObject({ epcClass: 'd' });
});

test('a class that only a later scale has is no class of a certificate made before it', () => {
  const [first] = flemish;
  if (!first) throw new Error('Flanders has a scale');
  flemish.push({ ...first, from: '2026-03-01', value: { bounds: first.value.bounds, above: 'g' } });
  const home = (energyCertificateDate?: string) => ({
    place: { countryId: 10, postcode: '9000' },
    typeIds: [4],
    facts: { energyLabel: 'G', energyCertificateDate },
  });
  expect(energyLabel(home('2026-02-28'), TODAY)).toEqual({ kind: 'text', text: 'G' });
  expect(energyLabel(home(), '2026-02-28')).toEqual({ kind: 'text', text: 'G' });
  expect(energyLabel(home('2026-03-01'), TODAY)).toMatchObject({ epcClass: 'g' });
  expect(energyLabel(home(), TODAY)).toMatchObject({ epcClass: 'g' });
});
