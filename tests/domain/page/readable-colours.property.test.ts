import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRAND_TOKENS, type BrandColours, brandColours } from '../../../domain/page/brand-colours.ts';
import { contrast, mix } from '../../../domain/page/contrast.ts';
import { readableColours } from '../../../domain/page/readable-colours.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`);
const given = fc.record(Object.fromEntries(BRAND_TOKENS.map(token => [token, colour])), {
  requiredKeys: [],
}) as fc.Arbitrary<Partial<BrandColours>>;

describe('brand colours', () => {
  test('are complete for any subset of given ones', () => {
    fc.assert(
      fc.property(given, some => {
        const all = brandColours(some);
        expect(Object.keys(all)).toHaveLength(BRAND_TOKENS.length);
        for (const token of BRAND_TOKENS) expect(all[token]).toMatch(/^#[0-9a-f]{6}$/);
        expect(all).toMatchObject(some);
      }),
    );
  });

  test('are readable after one correction', () => {
    fc.assert(
      fc.property(given, some => {
        const { colours } = readableColours(some);
        expect(readableColours(colours).unreadable).toEqual([]);
        for (const ground of [colours.paper, colours.card]) {
          // Including tertiary text.
          for (const text of [colours.ink, mix(colours.ink, colours.paper, 0.7), colours.valley, colours.brick])
            expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(colours.error, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('are unchanged when readable', () => {
    fc.assert(
      fc.property(given, some => {
        const { colours, unreadable } = readableColours(some);
        const mended = new Set<string>(unreadable.map(({ token }) => token));
        for (const token of BRAND_TOKENS)
          if (some[token] !== undefined && !mended.has(token)) expect(colours[token]).toBe(some[token]);
        expect(unreadable.every(({ ratio, least }) => ratio < least)).toBe(true);
      }),
    );
  });

  test('a pale blue is reported with its background, and a darker one is used', () => {
    const { colours, unreadable } = readableColours({ valley: '#8fb3ff' });
    expect(unreadable).toEqual([
      { token: 'valley', beside: 'sand', ratio: expect.closeTo(1.63, 2), least: 4.5, used: colours.valley },
    ]);
    expect(colours.valley).toBe('#50648f');
    expect(colours.valleyDark).toBe(brandColours({ valley: '#50648f' }).valleyDark);
  });

  test('default colours are readable', () => {
    expect(readableColours({})).toEqual({ colours: brandColours({}), unreadable: [] });
  });
});
