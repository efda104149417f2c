import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { traceIdOf } from '../../../adapters/node-server/trace-parent.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
const id = (length: number) => hex(length).filter(digits => /[^0]/.test(digits));
const parts = fc.record({ trace: id(32), span: id(16), flags: hex(2) });

/** Reference implementation of the W3C standard, without optimisation. */
function slowly(header: string): string | undefined {
  const [version = '', trace = '', span = '', flags = '', ...more] = header.split('-');
  const isHex = (text: string, length: number) =>
    text.length === length && [...text].every(digit => '0123456789abcdef'.includes(digit));
  if (!isHex(version, 2) || version === 'ff' || !isHex(flags, 2)) return undefined;
  if (!isHex(trace, 32) || trace === '0'.repeat(32) || !isHex(span, 16) || span === '0'.repeat(16)) return undefined;
  return version === '00' && more.length > 0 ? undefined : trace;
}

describe('the header traceparent', () => {
  test('returns its trace id in the current version, and in later versions with additional fields', () => {
    fc.assert(
      fc.property(parts, hex(2), fc.stringMatching(/^[\w-]{0,20}$/), ({ trace, span, flags }, version, added) => {
        expect(traceIdOf(`00-${trace}-${span}-${flags}`)).toBe(trace);
        if (version === '00' || version === 'ff') return;
        expect(traceIdOf(`${version}-${trace}-${span}-${flags}`)).toBe(trace);
        expect(traceIdOf(`${version}-${trace}-${span}-${flags}-${added}`)).toBe(trace);
      }),
    );
  });

  test('returns nothing after a changed character, unless the header is still valid', () => {
    const any = fc.constantFrom(...'0123456789abcdefABCDEFgG -_,"\u0130');
    fc.assert(
      fc.property(parts, fc.nat(60), any, fc.boolean(), ({ trace, span, flags }, at, character, replaced) => {
        const header = `00-${trace}-${span}-${flags}`;
        const changed = header.slice(0, at) + character + header.slice(replaced ? at + 1 : at);
        expect(traceIdOf(changed)).toBe(slowly(changed));
      }),
    );
  });

  test('never returns an invalid trace id, whatever is sent', () => {
    fc.assert(
      fc.property(fc.oneof(wholeText(), fc.stringMatching(/^[0-9a-f-]{50,60}$/)), text => {
        expect(traceIdOf(text)).toBe(slowly(text));
      }),
    );
  });

  test.each([
    undefined,
    [
      '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
      '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    ],
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01, 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
    'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
    '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what',
  ])('returns nothing for %j', header => {
    expect(traceIdOf(header)).toBeUndefined();
  });
});
