import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainSigns } from '../../../adapters/feed/texts/plain-signs.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { rtfText } from '../../../adapters/wire/rich-text/rtf-text.ts';
import { plainText } from '../../../domain/text/rich-text.ts';
import { EACH_SYSTEM, HELD_HOUSE } from '../crm/each-system.ts';
import { GOOD_RECORD } from './good-record.ts';

test.each([
  ['l\u0092eau \u0096 \u0093oui\u0094\u0085', 'l’eau – “oui”…'],
  ['a\u0085b', 'a\nb'],
  ['\uf0b7 jardin\n\uf0a7 garage', '• jardin\n▪ garage'],
  ['zéro\u200b\u00ad\ufeff \u202edroite\u202c', 'zéro droite'],
  ['👨\u200d👩\u200d👧 famille', '👨\u200d👩\u200d👧 famille'],
  ['a\ud800b\uffff', 'ab'],
  ['\u202e{\\rtf1 Villa}', 'Villa'],
  ['Été à 5 € ; «\u00a0oui\u00a0»', 'Été à 5 € ; «\u00a0oui\u00a0»'],
])('%j gets only visible characters', (text, shown) => {
  expect(plainSigns(text)).toBe(shown);
});

test('any text becomes well-formed, without control characters of windows-1252 and characters without a width', () => {
  const sign = fc.oneof(
    fc.string({ maxLength: 4 }),
    fc.constantFrom('\u0092', '\u0085', '\ud800', '\udc00', '\u200b', '\u202e', '\uf0b7', '\uffff', 'é', '{\\rtf1'),
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), signs => {
      const shown = plainSigns(signs.join(''));
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/[\u0080-\u009f\u00ad\u200b\u202a-\u202e\u2066-\u2069\ufeff\uf000-\uf0ff\ufffe\uffff]/);
      expect(plainSigns(shown)).toBe(shown);
    }),
  );
});

describe.each(Object.entries(EACH_SYSTEM))('a text from %s', (_, recordOf) => {
  test('has the intended characters', () => {
    const { thing } = makeRecordReader().listing([recordOf({ ...HELD_HOUSE, text: 'l\u0092été \uf0b7 5\u200b m' })]);
    expect(plainText(Object.values(thing?.description ?? {})[0] ?? [])).toBe('l’été • 5 m');
  });
});

test('names, places and addresses of a record are compared without invisible characters', () => {
  const { thing, warnings } = makeRecordReader().listing([
    { ...GOOD_RECORD, City: '\u200eNamur\u200b', Zip: '5000\u200b', Title: '\u202eVilla', PublishPrice: 'ja\u200b' },
  ]);
  expect(thing).toMatchObject({ place: { name: { fr: 'Namur' }, postcode: '5000' }, title: { fr: 'Villa' } });
  expect(warnings).toEqual([]);
});

describe('RTF', () => {
  test.each([
    [
      "{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs20 Villa\\par 3 chambres \\'e9t\\'e9\\par}",
      'Villa\n3 chambres été',
    ],
    ['{\\rtf1\\uc1 Caf\\u233?\\line x\\tab y\\~z}', 'Café\nx\ty\u00a0z'],
    ['{\\rtf1{\\*\\generator Word;}{\\pict\\pngblip 89504e47}{\\b gras} et \\{accolades\\}}', 'gras et {accolades}'],
    ['{\\rtf1 \\ldblquote x\\rdblquote \\endash  \\bullet\\u-3913?}', '“x”– •\uf0b7'],
    ['{\\rtf1 sans fin', 'sans fin'],
  ])('%j is its text', (source, text) => {
    expect(rtfText(source)).toBe(text);
  });

  test('is parsed without a throw, also as the description of a record; a text that only begins with a brace is not RTF', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('{', '}', '\\', '\\u', "\\'", '\\b ', '\\*', '-9', 'é', '\n')), parts => {
        expect(typeof rtfText(`{\\rtf1${parts.join('')}`)).toBe('string');
      }),
    );
    const read = (Description: string) => makeRecordReader().listing([{ ...GOOD_RECORD, Description }]).thing;
    expect(plainText(read('{\\rtf1\\ansi Belle\\par maison}')?.description.fr ?? [])).toBe('Belle maison');
    expect(plainText(read('{belle} maison')?.description.fr ?? [])).toBe('{belle} maison');
  });

  test('takes linear time', () => {
    for (const part of ['{', '\\', '\\b', "\\'", '\\u1?']) {
      const begun = performance.now();
      rtfText(`{\\rtf1 ${part.repeat(300_000)}`);
      expect(performance.now() - begun).toBeLessThan(5_000);
    }
  });
});
