import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, phoneE164 } from '../../../domain/text/phone.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('a formatted phone number', () => {
  it('groups ten digits 4-2-2-2, and nine 2-3-2-2 after an area code of two digits, else 3-2-2-2', () => {
    fc.assert(
      fc.property(fc.oneof(digits(9), digits(10)), number => {
        const printed = formatPhone(number);
        expect(printed.replaceAll(' ', '')).toBe(number);
        const isShort = number.length === 9 && ['02', '03', '04', '09'].includes(number.slice(0, 2));
        expect(printed.split(' ').map(part => part.length)).toEqual(
          isShort ? [2, 3, 2, 2] : [number.length - 6, 2, 2, 2],
        );
        expect(formatPhone(printed)).toBe(printed);
      }),
    );
  });

  it('with other characters than digits is unchanged', () => {
    fc.assert(
      fc.property(digits(10), fc.constantFrom(' ', '.', '/', '-', '+', 'x'), fc.nat(10), (number, sign, at) => {
        const text = number.slice(0, at) + sign + number.slice(at);
        expect(formatPhone(text)).toBe(text);
      }),
    );
  });

  it('of any other length is unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(?: ?[0-9]){0,8} ?$|^(?: ?[0-9]){11,14} ?$/), text => {
        expect(formatPhone(text)).toBe(text);
      }),
    );
  });
});

describe('E.164', () => {
  it('is a plus and up to fifteen digits, or nothing, for any text', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[+0-9 ()./-]{0,24}$/),
      fc.stringMatching(/^(?:\+|00?)[1-9](?:[ ./-]?[0-9]){5,16}$/),
    );
    reaches({ number: runs(100, 2), nothing: runs(100, 2) }, met =>
      fc.assert(
        fc.property(text, t => {
          const number = phoneE164(t);
          met(number === undefined ? 'nothing' : 'number');
          if (number !== undefined) expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
        }),
        { numRuns: runs(1000, 2) },
      ),
    );
  });

  it('of an E.164 number is itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9][1-9][1-9][0-9]{5,12}$/), number => {
        expect(isPhone(number)).toBe(true);
        expect(phoneE164(number)).toBe(number);
      }),
    );
  });

  it("of a Belgian number is what Google's library returns, in any notation", () => {
    const written = fc
      .tuple(
        fc.constantFrom('0', '+32', '0032', '32', '+32 (0)'),
        fc.oneof(
          fc.stringMatching(/^4[5-9][0-9]{7}$/),
          fc.stringMatching(/^(?:2|3|4|9|1[0-69]|5[0-9]|6[0-57-9]|71|8[0-79])[0-9]{6,7}$/),
        ),
        fc.constantFrom('', ' ', '.', '/', '-'),
      )
      .map(([start, number, between]) => start + number.slice(0, 3) + between + number.slice(3));
    reaches({ known: runs(300), 'with 32 alone': runs(60) }, met =>
      fc.assert(
        fc.property(written, text => {
          const known = parsePhoneNumberFromString(text, 'BE');
          if (!known?.isValid() || known.country !== 'BE') return;
          met('known');
          if (text.startsWith('32')) met('with 32 alone');
          expect([text, phoneE164(text)]).toEqual([text, known.number]);
        }),
        { numRuns: runs(1000) },
      ),
    );
  });
});
