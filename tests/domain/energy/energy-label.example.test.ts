import { describe, expect, it } from 'vitest';
import { energyLabel, epcClass, contradictedFact } from '../../../domain/energy/energy-label.ts';
import { parseLabelText } from '../../../domain/energy/label-text.ts';
import type { Facts } from '../../../domain/listing/facts.ts';
import { TODAY } from '../../arbitraries/full-listing.ts';

const home = (postcode: string, facts: Facts, countryId = 10, typeIds = [4]) => ({
  place: { countryId, postcode },
  typeIds,
  facts,
});

describe('an energy label', () => {
  it('is the class of the number where the certificate’s date is known, and leaves out the text that differs', () => {
    const house = home('9000', { energyPerformance: 450, energyLabel: 'C', energyExpiry: '2031-05-04' });
    expect(energyLabel(house, TODAY)).toEqual({ kind: 'class', region: 'flanders', epcClass: 'e' });
    expect(contradictedFact(house, TODAY)).toBe('energyLabel');
  });
  it('is the printed class while the certificate’s date is unknown, and leaves out the number that differs', () => {
    const house = home('9000', { energyPerformance: 450, energyLabel: 'C' });
    expect(energyLabel(house, TODAY)).toEqual({ kind: 'class', region: 'flanders', epcClass: 'c' });
    expect(contradictedFact(house, TODAY)).toBe('energyPerformance');
    expect(contradictedFact(home('9000', { energyPerformance: 450, energyLabel: 'E' }), TODAY)).toBeUndefined();
  });
  it('contradicts a figure of another class of the same letter in Flanders and Wallonia, of another letter alone in Brussels', () => {
    const differs = (postcode: string, energyLabel: string, energyPerformance: number, date?: string) =>
      contradictedFact(home(postcode, { energyLabel, energyPerformance, energyCertificateDate: date }), TODAY);
    expect(differs('4000', 'A++', 80)).toBe('energyPerformance');
    expect(differs('4000', 'A++', 80, '2024-01-01')).toBe('energyLabel');
    expect(differs('4000', 'A+', 40)).toBeUndefined();
    expect(differs('9000', 'A+', 90)).toBe('energyPerformance');
    expect(differs('9000', 'A+', -5)).toBeUndefined();
    expect(differs('9000', 'A++', 90)).toBe('energyLabel');
    expect(differs('1000', 'C-', 120)).toBeUndefined();
    expect(differs('1000', 'B-', 120)).toBe('energyPerformance');
  });
  it('is in Brussels the printed step of the number’s letter, since adverts state the step of the certificate', () => {
    const flat = (energyLabel: string, postcode = '1000') =>
      epcClass(home(postcode, { energyPerformance: 200, energyLabel, energyCertificateDate: '2024-01-01' }), TODAY);
    expect([flat('D+'), flat('D-'), flat('D'), flat('C+')]).toEqual(['d_plus', 'd_sub', 'd_sub', 'd_sub']);
    expect(flat('A+', '5000')).toBe('c');
  });
  it('is based on the text when there is no number', () => {
    expect(energyLabel(home('1000', { energyLabel: 'B -' }), TODAY)).toEqual({
      kind: 'class',
      region: 'brussels',
      epcClass: 'b_sub',
    });
  });
  it('is absent for 0 without label and certificate, from the text with a label, from the number with a certificate only', () => {
    expect(energyLabel(home('4000', { energyPerformance: 0 }), TODAY)).toBeUndefined();
    expect(epcClass(home('4000', { energyPerformance: 0, energyCertificateCode: '2026' }), TODAY)).toBe('a_plusplus');
    const labelled = { energyPerformance: 0, energyCertificateCode: '2026', energyLabel: 'D' };
    expect(epcClass(home('4000', labelled), TODAY)).toBe('d');
  });
  it('is shown as text when the class does not exist in the region or the spelling is unknown', () => {
    expect(energyLabel(home('9000', { energyLabel: 'G' }), TODAY)).toEqual({ kind: 'text', text: 'G' });
    expect(energyLabel(home('9000', { energyLabel: 'in opmaak' }), TODAY)).toEqual({ kind: 'text', text: 'in opmaak' });
  });
  it('is the letter in Luxembourg and a text in France, whatever the number', () => {
    expect(energyLabel(home('4000', { energyPerformance: 30, energyLabel: 'H' }, 50), TODAY)).toEqual({
      kind: 'class',
      region: 'luxembourg',
      epcClass: 'h',
    });
    expect(energyLabel(home('75001', { energyPerformance: 30, energyLabel: 'D' }, 33), TODAY)).toEqual({
      kind: 'text',
      text: 'D',
    });
  });
  it('has no residential class for an office', () => {
    expect(energyLabel(home('9000', { energyPerformance: 80 }, 10, [5]), TODAY)).toBeUndefined();
    expect(energyLabel(home('9000', { energyPerformance: 80, energyLabel: 'A' }, 10, [3, 7]), TODAY)?.kind).toBe(
      'text',
    );
    expect(epcClass(home('9000', { energyPerformance: 80 }, 10, [3]), TODAY)).toBe('a');
  });
});

describe('a label text', () => {
  it.each([
    ['A+', 'a_plus'],
    ['A++', 'a_plusplus'],
    [' b- ', 'b_sub'],
    ['B–', 'b_sub'],
    ['Bplus', 'b_plus'],
    ['a_plusplus', 'a_plusplus'],
    ['PEB: C', 'c'],
    ['A(+)', 'a_plus'],
    ['A++ (-12)', 'a_plusplus'],
    ['C (200-300)', 'c'],
    ['PEB D (345 kWh/m².an)', 'd'],
    ['c.', 'c'],
    ['Ａ', 'a'],
    ['(245)', undefined],
    ['C 245', undefined],
    ['A4', undefined],
    ['A(4)', undefined],
    ['250 kWh', undefined],
    ['H+', undefined],
    ['', undefined],
  ])('%j means %s', (text, named) => {
    expect(parseLabelText(text)).toBe(named);
  });
});
