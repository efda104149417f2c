import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPhone, isPhone, phoneE164 } from '../../../domain/text/phone.ts';
import { reaches } from '../../support/reaches.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

describe('a printed phone number', () => {
  it('groups ten digits 4-2-2-2 and nine 3-2-2-2, whatever stood between them', () => {
    fc.assert(
      fc.property(fc.oneof(digits(9), digits(10)), fc.constantFrom('', ' ', '.', '/', '-'), (number, separator) => {
        const printed = formatPhone([...number].join(separator));
        expect(printed.replaceAll(' ', '')).toBe(number);
        expect(printed.split(' ').map(part => part.length)).toEqual([number.length - 6, 2, 2, 2]);
        expect(formatPhone(printed)).toBe(printed);
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
    reaches({ number: 100, nothing: 100 }, met =>
      fc.assert(
        fc.property(text, t => {
          const number = phoneE164(t);
          met(number === undefined ? 'nothing' : 'number');
          if (number !== undefined) expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
        }),
        { numRuns: 1000 },
      ),
    );
  });

  it('of an E.164 number is itself', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9][0-9]{7,14}$/), number => {
        expect(isPhone(number)).toBe(true);
        expect(phoneE164(number)).toBe(number);
      }),
    );
  });
});
