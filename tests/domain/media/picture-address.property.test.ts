import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parsePictureQuery,
  PICTURE_FORMATS,
  PICTURE_HEIGHTS,
  PICTURE_WIDTHS,
  pictureAddress,
  type PictureQuery,
} from '../../../domain/media/picture-address.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const size = (): fc.Arbitrary<PictureQuery> =>
  fc
    .record(
      {
        width: fc.constantFrom(...PICTURE_WIDTHS),
        height: fc.constantFrom(...PICTURE_HEIGHTS),
        format: fc.constantFrom(...PICTURE_FORMATS),
      },
      { requiredKeys: [] },
    )
    .map(({ width, height, format }) => ({
      // A width of 1200 and a height of 630 are valid only together.
      ...(width === 1200 || height === 630
        ? { width: 1200, height: 630 }
        : { ...(width && { width }), ...(height && { height }) }),
      ...(format && { format }),
    }));

describe('a picture URL', () => {
  it('that is formatted and parsed has the same id, size and format', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, unit: 'grapheme' }).filter(id => id.isWellFormed()),
        size(),
        (id, query) => {
          const [path = '', text = ''] = pictureAddress(id, query).split('?');
          expect(parsePictureQuery(new URLSearchParams(text))).toEqual({ ok: true, query });
          expect(decodeURIComponent(path.slice('/pictures/'.length))).toBe(id);
          expect(path.split('/')).toHaveLength(3);
        },
      ),
    );
  });

  it('is accepted only with listed sizes and formats, for any query', () => {
    const pair = fc.tuple(
      fc.constantFrom('width', 'height', 'format', 'w', '__proto__'),
      fc.oneof(fc.constantFrom('400', '60', 'webp', '1200', '630', '1e3', '-1', ''), fc.nat().map(String), fc.string()),
    );
    /** A valid query, one with a changed value or an additional pair, or arbitrary pairs. */
    const asked = fc.oneof(
      size().map(query => Object.entries(query).map(([key, value]) => [key, String(value)] as [string, string])),
      fc
        .tuple(
          size(),
          fc.constantFrom('width', 'height', 'format'),
          fc.constantFrom('401', '1e3', '60', '630', 'png', 'gif', ''),
        )
        .map(([query, key, value]) =>
          Object.entries({ ...query, [key]: value }).map(([k, v]) => [k, String(v)] as [string, string]),
        ),
      fc.array(pair, { maxLength: 4 }),
    );
    reaches({ accepted: runs(100), refused: runs(100) }, met =>
      fc.assert(
        fc.property(asked, pairs => {
          const parsed = parsePictureQuery(new URLSearchParams(pairs));
          met(parsed.ok ? 'accepted' : 'refused');
          if (!parsed.ok) return;
          const { width, height, format } = parsed.query;
          expect([undefined, ...PICTURE_WIDTHS]).toContain(width);
          expect([undefined, ...PICTURE_HEIGHTS]).toContain(height);
          expect([undefined, ...PICTURE_FORMATS]).toContain(format);
          expect(width === 1200).toBe(height === 630);
          expect(Object.keys(parsed.query)).toHaveLength(pairs.length);
          for (const [key, value] of pairs)
            expect(parsed.query).toHaveProperty(key, key === 'format' ? value : Number(value));
        }),
        { numRuns: runs(1000) },
      ),
    );
  });
});
