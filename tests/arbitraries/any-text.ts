import fc from 'fast-check';

/** Any text that a string can hold, halves of characters and control characters included. */
export function anyText({ minLength = 0, maxLength = 20 } = {}): fc.Arbitrary<string> {
  const unit = fc.oneof(
    { arbitrary: fc.integer({ min: 0x20, max: 0x7e }), weight: 4 },
    { arbitrary: fc.integer({ min: 0xa0, max: 0x24f }), weight: 2 },
    { arbitrary: fc.integer({ min: 0, max: 0xffff }), weight: 2 },
    { arbitrary: fc.constantFrom(0, 0x0a, 0x7f, 0x301, 0xd800, 0xdc00, 0xd83d, 0xdc4d, 0xfeff, 0x202e), weight: 1 },
  );
  return fc.array(unit, { minLength, maxLength }).map(units => String.fromCharCode(...units));
}
