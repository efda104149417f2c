import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseEncoding, etagMatches } from '../../../adapters/node-server/negotiate.ts';
import { readCookies } from '../../../adapters/wire/cookies.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aCoding = fc.constantFrom('br', 'gzip', 'deflate', 'identity', 'zstd', '*', 'BR', 'x-gzip', 'brotli');
const aWeight = fc.constantFrom('', ';q=0', '; q=0.0', ';q=0.001', ';q=1', ';q=0.5', ' ;q=1.0');
const aHeader = fc
  .array(fc.tuple(aCoding, aWeight), { maxLength: 6 })
  .map(parts => parts.map(part => part.join('')).join(', '));

describe('the encoding of a response', () => {
  test('is one that the client accepts, or identity', () => {
    reaches({ br: runs(50), gzip: runs(20), identity: runs(100) }, met =>
      fc.assert(
        fc.property(fc.oneof(aHeader, anyText()), header => {
          const chosen = chooseEncoding(header);
          met(chosen);
          if (chosen === 'identity') return;
          const wishes = header.split(',').map(part => part.trim().toLowerCase());
          const named = wishes.filter(wish => wish.split(';')[0]?.trim() === chosen);
          expect(named.some(wish => !/q=0(?:\.0*)?$/.test(wish))).toBe(true);
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  test('is the smaller one if both are accepted', () => {
    fc.assert(
      fc.property(aHeader, header => {
        expect(chooseEncoding(`${header}, br`)).toBe('br');
        expect(chooseEncoding('gzip')).toBe('gzip');
        expect(chooseEncoding(undefined)).toBe('identity');
      }),
    );
  });
});

describe('an ETag in a conditional request', () => {
  const aTag = fc.stringMatching(/^"[\w-]{1,22}"$/);

  test('matches itself, weak or strong, anywhere in a list, and a star matches all', () => {
    fc.assert(
      fc.property(
        aTag,
        fc.array(aTag, { maxLength: 4 }),
        fc.array(aTag, { maxLength: 4 }),
        fc.boolean(),
        (tag, before, after, weak) => {
          expect(etagMatches([...before, weak ? `W/${tag}` : tag, ...after].join(', '), tag)).toBe(true);
          expect(etagMatches(' * ', tag)).toBe(true);
        },
      ),
    );
  });

  test('matches no other, nor part of one', () => {
    fc.assert(
      fc.property(aTag, fc.array(aTag, { maxLength: 4 }), (tag, others) => {
        expect(etagMatches(others.filter(other => other !== tag).join(','), tag)).toBe(false);
        expect(etagMatches(tag.slice(1, -1), tag)).toBe(false);
        expect(etagMatches(undefined, tag)).toBe(false);
        expect(etagMatches('', tag)).toBe(false);
      }),
    );
  });

  test('never throws, whatever the header', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 60 }), aTag, (header, tag) => {
        expect(typeof etagMatches(header, tag)).toBe('boolean');
      }),
    );
  });
});

describe('cookies', () => {
  const aName = fc.stringMatching(/^[a-zA-Z_][\w-]{0,8}$/);
  const aValue = fc.stringMatching(/^[\w.|%=-]{0,12}$/);

  test('are parsed as they were sent, the first of two with the same name', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(aName, aValue), { maxLength: 6 }), pairs => {
        const cookies = readCookies(pairs.map(([name, value]) => `${name}=${value}`).join('; '));
        for (const [name] of pairs) expect(cookies.get(name)).toBe(pairs.find(([other]) => other === name)?.[1]);
        expect(cookies.size).toBe(new Set(pairs.map(([name]) => name)).size);
      }),
    );
  });

  test('are parsed from any header without a throw, in bounded memory', () => {
    const aPart = fc.oneof(anyText({ maxLength: 9 }), fc.constantFrom('__proto__=1', ';', '=', 'a', 'b=', 'c=d', ' '));
    const aHeader = fc
      .array(aPart, { maxLength: 8 })
      .chain(parts => fc.constantFrom('', ';').map(sign => parts.join(sign)));
    reaches({ cookie: runs(50), none: runs(50) }, met =>
      fc.assert(
        fc.property(aHeader, header => {
          const names = [...readCookies(header).keys()];
          met(names.length > 0 ? 'cookie' : 'none');
          for (const name of names) expect(header).toContain(name);
        }),
        { numRuns: runs(500) },
      ),
    );
    expect(readCookies(`${'a=1;'.repeat(10_000)}b=2`).has('b')).toBe(false);
    expect(readCookies('a').size + readCookies(undefined).size).toBe(0);
  });
});
