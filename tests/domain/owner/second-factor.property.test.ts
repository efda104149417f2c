import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CODES_A_DAY, CODES_A_QUARTER, inGroupsOfFour, readCode } from '../../../domain/owner/second-factor.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

test('a six-digit code is parsed with any spaces and hyphens', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 });
  const gaps = fc.array(fc.constantFrom('', ' ', '-', '\u00a0', '–'), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(digits, gaps, (code, between) => {
      const text = between.map((gap, at) => `${gap}${code[at] ?? ''}`).join('');
      expect(readCode(text)).toEqual({ kind: 'app', code: code.join('') });
    }),
  );
});

test('other text is not a code', () => {
  let [codes, others] = [0, 0];
  const near = fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZUuoil -'), maxLength: 24 });
  const sixteen = fc.string({ unit: fc.constantFrom(...'0123456789ABCXYZoil'), minLength: 15, maxLength: 17 });
  fc.assert(
    fc.property(fc.oneof(wholeText({ maxLength: 120 }), near, sixteen), text => {
      const read = readCode(text);
      if (read) codes++;
      else others++;
      if (read) expect(read.code).toMatch(read.kind === 'app' ? /^\d{6}$/ : /^[0-9A-HJKMNP-TV-Z]{16}$/);
      if (read) expect(text.replace(/[\s\p{Pd}]/gu, '')).toHaveLength(read.code.length);
    }),
    { numRuns: runs(20_000) },
  );
  expect(codes).toBeGreaterThan(runs(1_000));
  expect(others).toBeGreaterThan(runs(1_000));
  for (const text of [
    '',
    '12345',
    '1234567',
    '١٢٣٤٥٦',
    '123 45a',
    'K7P2-9QXD-0K11-0AA',
    'U7P2-9QXD-0K11-0AAA',
    '1'.repeat(101),
  ])
    expect(readCode(text)).toBeUndefined();
});

test('a grouped recovery code is parsed like the code', () => {
  expect(inGroupsOfFour('K7P29QXD0K110AAA')).toBe('K7P2-9QXD-0K11-0AAA');
  expect(inGroupsOfFour('GEZDGNBV', ' ')).toBe('GEZD GNBV');
  expect(inGroupsOfFour('')).toBe('');
});

test('guessing codes at the rate limit all year succeeds less than once in fifteen years', () => {
  const days = 15 * 365;
  expect(CODES_A_QUARTER.most).toBeLessThan(CODES_A_DAY.most);
  const missed = (1 - 3 / 1_000_000) ** (CODES_A_DAY.most * days);
  expect(1 - missed).toBeLessThan(0.6);
});
