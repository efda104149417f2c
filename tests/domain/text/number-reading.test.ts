import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { factBounds, factUnit, priceBounds } from '../../../domain/listing/number-bounds.ts';
import { type NumberField, readNumber, checkBounds } from '../../../domain/text/number-reading.ts';
import { numberText } from '../../../domain/text/number.ts';
import { NUMBER_SPELLINGS, type Spelling } from './number-spellings.ts';

const fieldOf = (field: Spelling[1]): NumberField => {
  if (field === 'sale') return { writer: 'machine', bounds: priceBounds(0), unit: 'euro' };
  if (field === 'rent') return { writer: 'machine', bounds: priceBounds(1), unit: 'euro-per-month' };
  const bounds = factBounds(field);
  if (!bounds) throw new Error(`${field} is no number`);
  return { writer: 'machine', bounds, unit: factUnit(field) };
};

describe('a spelling of a number', () => {
  it.each(NUMBER_SPELLINGS)('%j as %s reads as %s (%s)', (spelling, field, meaning) => {
    const reading = readNumber(spelling, fieldOf(field));
    expect(reading.kind === 'number' ? reading.value : reading.kind).toBe(meaning);
  });

  test('has two results where both readings are plausible', () => {
    expect(readNumber('1.250', fieldOf('energyPerformance'))).toEqual({
      kind: 'two-readings',
      thousands: 1250,
      decimal: 1.25,
    });
    expect(checkBounds(389, priceBounds(0))).toEqual({ kind: 'outside', value: 389, thousands: 389_000 });
  });

  test('by a person has its only separator before thousands', () => {
    expect(readNumber('1.250', { ...fieldOf('energyPerformance'), writer: 'person' })).toEqual({
      kind: 'number',
      value: 1250,
    });
  });
});

const anything = { least: -1e15, most: 1e15 };
const SEPARATORS = [' ', '\u00a0', '\u202f', '\u2009', "'", '’', '.', ','];

test('thousands and decimals are parsed with any separators, if two groups or two kinds of separator make them distinguishable', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000_000, max: 999_999_999 }),
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(...SEPARATORS),
      fc.constantFrom('machine', 'person'),
      (whole, cents, group, writer) => {
        const grouped = numberText(whole).replaceAll('.', group);
        const decimal = group === ',' ? '.' : ',';
        const field = { writer, bounds: anything } as const;
        expect(readNumber(grouped, field)).toEqual({ kind: 'number', value: whole });
        const withCents = `${grouped}${decimal}${String(cents).padStart(2, '0')}`;
        expect(readNumber(withCents, field)).toEqual({
          kind: 'number',
          value: Number(`${whole}.${String(cents).padStart(2, '0')}`),
        });
      },
    ),
  );
});

test('a number is never outside the bounds, and of two plausible readings of a program’s number none is chosen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom('.', ','),
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 0, max: 1_000_000 }),
      (before, behind, separator, least, width) => {
        const bounds = { least, most: least + width };
        const three = String(behind).padStart(3, '0');
        const [decimal, thousands] = [Number(`${before}.${three}`), before * 1000 + behind];
        const fits = (value: number) => value >= bounds.least && value <= bounds.most;
        const reading = readNumber(`${before}${separator}${three}`, { writer: 'machine', bounds });
        if (fits(decimal) && fits(thousands)) expect(reading).toEqual({ kind: 'two-readings', thousands, decimal });
        else if (fits(decimal)) expect(reading).toEqual({ kind: 'number', value: decimal });
        else if (fits(thousands)) expect(reading).toEqual({ kind: 'number', value: thousands });
        else expect(reading.kind).toBe('outside');
      },
    ),
  );
});

test('any text has a result, and a text with letters other than a unit has no number', () => {
  fc.assert(
    fc.property(fc.string(), text => {
      const reading = readNumber(text, fieldOf('livingArea'));
      if (reading.kind === 'number') expect(Number.isFinite(reading.value)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 9999 }),
      fc.constantFrom('x', 'ha', 'ca', '?', 'kWh', '%', '€'),
      (value, rest) => {
        expect(readNumber(`${value} ${rest}`, fieldOf('livingArea')).kind).toBe('not-number');
      },
    ),
  );
});
