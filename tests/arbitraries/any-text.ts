import fc from 'fast-check';

type Length = { readonly minLength?: number; readonly maxLength?: number };

/** Characters of all kinds: ASCII, accented, any script, invisible, combined from several code points. */
const aCharacter = fc.oneof(
  { arbitrary: fc.integer({ min: 0x20, max: 0x7e }).map(unit => String.fromCodePoint(unit)), weight: 4 },
  { arbitrary: fc.integer({ min: 0xa0, max: 0x24f }).map(unit => String.fromCodePoint(unit)), weight: 2 },
  { arbitrary: fc.integer({ min: 0, max: 0x10_f7ff }).map(withoutHalves), weight: 2 },
  {
    arbitrary: fc.constantFrom(
      '\0',
      '\n',
      '\t',
      '\u007f',
      '\u0301',
      '\ufeff',
      '\u202e',
      'ß',
      'İ',
      'ﬁ',
      '👍🏽',
      '🏳️‍🌈',
      '𝒜',
    ),
    weight: 1,
  },
);

/** Any well-formed text; its first use is many times faster than fast-check's `unit: 'binary'`. */
export function wholeText({ minLength = 0, maxLength = 16 }: Length = {}): fc.Arbitrary<string> {
  return fc.array(aCharacter, { minLength, maxLength }).map(characters => characters.join(''));
}

/** Any string, including lone surrogates. */
export function anyText({ minLength = 0, maxLength = 16 }: Length = {}): fc.Arbitrary<string> {
  const aHalf = fc.integer({ min: 0xd800, max: 0xdfff }).map(unit => String.fromCharCode(unit));
  return fc
    .array(fc.oneof({ arbitrary: aCharacter, weight: 8 }, { arbitrary: aHalf, weight: 1 }), { minLength, maxLength })
    .map(characters => characters.join(''));
}

function withoutHalves(point: number): string {
  return String.fromCodePoint(point < 0xd800 ? point : point + 0x800);
}
