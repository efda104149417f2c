import { describe, expect, it } from 'vitest';
import { isPhone, phoneInText, phoneE164 } from '../../../domain/text/phone.ts';

/** Spellings with the number that they mean; `undefined`: no number. Sources: texts copied from web pages, contact lists and adverts; ITU-T E.123. */
const SPELLINGS: readonly (readonly [spelling: string, e164: string | undefined])[] = [
  ['09 386 12 34', '+3293861234'],
  ['+32 9 386 12 34', '+3293861234'],
  ['+32 (0)9 386 12 34', '+3293861234'],
  ['0032 9 386.12.34', '+3293861234'],
  ['09/386.12.34', '+3293861234'],
  ['09-386-12-34', '+3293861234'],
  ['02 226 88 88', '+3222268888'],
  ['02/226 88 88', '+3222268888'],
  ['(02) 226 88 88', '+3222268888'],
  ['0470123456', '+32470123456'],
  ['0470/12.34.56', '+32470123456'],
  ['0470\u00a012\u00a034\u00a056', '+32470123456'],
  ['0470\u202f12\u202f34\u202f56', '+32470123456'],
  ['\u200e+32 470 12 34 56', '+32470123456'],
  ['\u202a+32 470 12 34 56\u202c', '+32470123456'],
  ['\ufeff0470123456', '+32470123456'],
  ['0470\u201112\u201134\u201156', '+32470123456'],
  ['0470 – 12 34 56', '+32470123456'],
  ['0470—12—34—56', '+32470123456'],
  ['32 470 12 34 56', '+32470123456'],
  ['081/12.34.56', '+3281123456'],
  ['+352 26 12 34 56', '+35226123456'],
  ['0033 1 42 68 53 00', '+33142685300'],
  ['+49 (0)2 41 12 34 56', '+49241123456'],
  ['12 34 56', undefined],
  ['0470 12 34 56 (après 18h)', undefined],
];

/** Texts with words beside the number, with the number that they mean. Sources: replies to adverts, contact forms of agencies. */
const BESIDE: readonly (readonly [text: string, e164: string | undefined])[] = [
  ['0475 12 34 56 (après 18h)', '+32475123456'],
  ['0475/12.34.56 (na 18u)', '+32475123456'],
  ['0475 12 34 56 - après 18 h', '+32475123456'],
  ['0475 12 34 56, ab 18 Uhr', '+32475123456'],
  ['0475 12 34 56 après 18h', '+32475123456'],
  ['GSM 0475 12 34 56', '+32475123456'],
  ['Tél. : 081 12 34 56', '+3281123456'],
  ['tel.: +32 (0)9 386 12 34 (bureau)', '+3293861234'],
  ['0475 12 34 56 / 081 12 34 56', '+32475123456'],
  ['0475 12 34 56 ou 081 12 34 56', '+32475123456'],
  ['+33 1 42 68 53 00 (Paris)', '+33142685300'],
  ['0475123456 Jan', '+32475123456'],
  ['après 18h', undefined],
  ['0475 12 (après 18h)', undefined],
  ['appelez-moi', undefined],
];

describe('a telephone number among other words', () => {
  it.each(BESIDE)('%j is %s', (text, e164) => {
    expect(isPhone(text)).toBe(false);
    expect(phoneInText(text)).toBe(e164);
  });
});

describe('a telephone number', () => {
  it.each(SPELLINGS)('%j is %s', (spelling, e164) => {
    expect(phoneE164(spelling)).toBe(e164);
    if (e164 !== undefined) expect(isPhone(spelling)).toBe(true);
  });
});
