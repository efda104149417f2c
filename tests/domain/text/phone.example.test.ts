import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, phoneE164 } from '../../../domain/text/phone.ts';

describe('a formatted phone number', () => {
  it.each([
    ['0470123456', '0470 12 34 56'],
    ['081123456', '081 12 34 56'],
    ['042234567', '04 223 45 67'],
    ['02/226.88.88', '02/226.88.88'],
    ['0470/12.34.56', '0470/12.34.56'],
    ['+32470123456', '+32470123456'],
    ['112', '112'],
    ['bel ons', 'bel ons'],
  ])('%s is formatted as %s', (phone, printed) => {
    expect(formatPhone(phone)).toBe(printed);
  });
});

describe('a valid phone number', () => {
  it.each(['+32 470 12 34 56', '0032 470 12 34 56', '02/226.88.88', '+32 (0)2 226 88 88', '+1 (212) 555-0100'])(
    'may be written %s',
    phone => expect(isPhone(phone)).toBe(true),
  );
  it.each(['', '1234567', '1234567890123456', '02 226 88 88 ext 3', '32+470123456', '०४७०१२३४५६'])('is not %j', phone =>
    expect(isPhone(phone)).toBe(false),
  );
});

describe('E.164', () => {
  it.each([
    ['02 226 88 88', '+3222268888'],
    ['04 223 45 67', '+3242234567'],
    ['+32 (0)470/12.34.56', '+32470123456'],
    ['0032 470 12 34 56', '+32470123456'],
    ['0033 1 42 68 53 00', '+33142685300'],
    ['32470123456', '+32470123456'],
    ['32 2 226 88 88', '+3222268888'],
    ['320470123456', undefined],
    ['470 12 34 56', undefined],
  ])('of %s is %s', (phone, e164) => {
    expect(phoneE164(phone)).toBe(e164);
  });
});
