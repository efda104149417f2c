import fc from 'fast-check';
import { describe, test, expect } from 'vitest';
import { oneLine } from '../../../adapters/mail/mail-text.ts';
import { parseLabelText } from '../../../domain/energy/label-text.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import { parseAmount } from '../../../domain/request/amount.ts';
import { parseEmail } from '../../../domain/request/email.ts';
import { searchWords } from '../../../domain/search/words.ts';
import { groupDigits, numberText } from '../../../domain/text/number.ts';
import { reaches } from '../../support/run/reaches.ts';

/** Texts built from parts that the expressions contain. */
function textOf(...parts: readonly string[]) {
  return fc.array(fc.constantFrom(...parts, '\u00fc'), { maxLength: 6 }).map(all => all.join(''));
}

const MANY = { numRuns: 3000 };

describe('linear parsers return what backtracking expressions returned', () => {
  test('for spaces around an address', () =>
    reaches({ read: 20 }, met =>
      fc.assert(
        fc.property(textOf(' ', '\t', 'jan', '@', 'a.be', 'jan@a.be'), text => {
          const email = parseEmail(text);
          if (email !== undefined) met('read');
          expect(email).toBe(parseEmail(text.replace(/^ +| +$/g, '')));
        }),
        MANY,
      ),
    ));

  test('for the currency around an amount', () =>
    reaches({ read: 20 }, met =>
      fc.assert(
        fc.property(textOf(' ', '€', 'euro', 'EUR', 'euros', '5', '1.000', ',-', ',5', '.'), text => {
          const amount = parseAmount(text);
          if (amount !== undefined) met('read');
          const bare = text.replace(/^\s*(?:€|euros?|eur)\s*|\s*(?:€|euros?|eur)\s*$/gi, '');
          // A second currency makes the amount invalid.
          expect(amount).toBe(/€|eur/i.test(bare) ? undefined : parseAmount(bare));
        }),
        MANY,
      ),
    ));

  test('for line ends in a single-line text', () =>
    reaches({ lines: 20 }, met =>
      fc.assert(
        fc.property(textOf(' ', '\n', '\r\n', '\t', '\u2028', '\u00a0', 'a'), text => {
          if (text.includes('\n')) met('lines');
          const before = text
            .replace(/\r\n?|\u2028|\u2029/g, '\n')
            .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
            .toWellFormed()
            .replace(/\s*\n\s*/g, ' ');
          expect(oneLine(text)).toBe(before);
        }),
        MANY,
      ),
    ));

  test('for punctuation around a search word', () =>
    reaches({ marked: 20 }, met =>
      fc.assert(
        fc.property(textOf('!', '(', '"', 'villa', '2', '-', '.'), text => {
          const word = text.replace(/\s+/g, '');
          const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
          fc.pre(bare !== '' && /^[\da-z!(".-]+$/.test(bare));
          if (bare !== word) met('marked');
          expect(searchWords(`garten ${word} xyz`)).toEqual([...new Set(['garten', bare, 'xyz'])]);
        }),
        MANY,
      ),
    ));

  test('for groups of digits', () =>
    reaches({ grouped: 20 }, met =>
      fc.assert(
        fc.property(fc.oneof(fc.bigInt().map(String), textOf('-', '1', '1234', 'e+')), text => {
          if (/^-?\d{4,}$/.test(text)) met('grouped');
          if (/^-?\d+$/.test(text)) expect(groupDigits(text)).toBe(text.replace(/\B(?=(\d{3})+$)/g, '.'));
          else expect(groupDigits(text)).toBe(text);
        }),
        MANY,
      ),
    ));

  test('for numbers of any size', () => {
    expect([numberText(-1234567.891), numberText(1e22), formatEuro(1e30)]).toEqual([
      '-1.234.567,89',
      '1e+22',
      `€ 1${'.000'.repeat(10)}`,
    ]);
  });

  test('for the label of an energy certificate', () =>
    reaches({ named: 20 }, met =>
      fc.assert(
        fc.property(
          textOf('PEB ', 'epc:', 'klasse ', 'A', 'b', '+', '++', 'plus', ' ', '_', '(', '-', '4', 'min'),
          text => {
            const plain = text
              .toLowerCase()
              .replace(/[−–—‐‑]/g, '-')
              .trim();
            const written =
              /^(?:(?:epc|peb|epb|label|classe|klasse|class)[\s:]+)*([a-i])([\s_()]*)([^0-9]*)$/.exec(plain) ??
              undefined;
            const read = parseLabelText(text);
            if (read !== undefined) met('named');
            if (written === undefined) expect(read).toBeUndefined();
            else expect(read).toBe(parseLabelText(`${written[1]}${written[3]}`));
          },
        ),
        MANY,
      ),
    ));
});
