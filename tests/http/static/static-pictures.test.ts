import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestablePictures } from '../../../adapters/composition/static/static-picture-files.ts';
import {
  GENERATED_ON_REQUEST,
  pictureAddress,
  readStaticAddress,
} from '../../../adapters/composition/static/static-pictures.ts';
import { PICTURE_FORMATS, PICTURE_HEIGHTS, PICTURE_WIDTHS } from '../../../domain/media/picture-address.ts';
import { openSite, SAMPLE } from '../../support/site/sample-site.ts';

const SOURCES = new Map(
  readdirSync('ui', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.tsx'))
    .map(name => [name, readFileSync(join('ui', name), 'utf8')]),
);

/** All widths and heights that components use in lists or addresses. */
function sizesIn(source: string): string[] {
  const lists = [...source.matchAll(/(?:widths\s*=\s*\{?|\? |: |\w, )\[(\d+(?:, \d+)*)\]/g)];
  const widths = lists.flatMap(([, list = '']) => list.split(', ')).map(width => `width ${width}`);
  const single = [...source.matchAll(/\b(width|height): (\d+), (?:height: \d+, )?format: '(?:webp|avif)'/g)];
  return [...widths, ...single.map(([, side, size]) => `${side} ${size}`)];
}

test('a picture address is parsed to the parts it was built from', () => {
  const size = fc.oneof(
    fc.record({ width: fc.constantFrom(...PICTURE_WIDTHS.filter(width => width !== 1200)) }),
    fc.record({ height: fc.constantFrom(...PICTURE_HEIGHTS.filter(height => height !== 630)) }),
    fc.constant({ width: 1200 as const, height: 630 as const }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[\w-]{1,20}$/), size, fc.constantFrom(...PICTURE_FORMATS), (id, sides, format) => {
      fc.pre(!/-[wh]\d+$/.test(id));
      expect(readStaticAddress(pictureAddress(id, { ...sides, format }))).toEqual({ id, query: { ...sides, format } });
    }),
  );
});

test('every size in which a component shows a picture of a property exists as a file', async () => {
  const { catalogue } = openSite();
  const { addresses } = await requestablePictures(SAMPLE.content, catalogue, new Set());
  const [listing] = await catalogue.listings((await catalogue.current()).index.columns.sale.id.slice(0, 1));
  const id = listing?.pictures[0]?.id ?? '';
  const named = new Set([...SOURCES.values()].flatMap(sizesIn));
  expect(named.size).toBeGreaterThanOrEqual(6);
  const files = [...addresses].flatMap(address => {
    const read = readStaticAddress(address);
    return read?.id === id && read.query.format === 'webp'
      ? Object.entries(read.query).map(([side, size]) => `${side} ${size}`)
      : [];
  });
  expect([...named].filter(size => !files.includes(size))).toEqual([]);
});

test('AVIF is used only for the picture at the head of a page, whose files exist, and by no script', () => {
  const places = [...SOURCES]
    .filter(([, source]) => /^\s+large=|<Picture .*\slarge\b|'avif'/m.test(source))
    .map(([name]) => name);
  expect(places.sort()).toEqual([
    'components/common/full-screen.tsx',
    'components/common/picture.tsx',
    'components/listing/gallery.tsx',
    'components/modules/banner.tsx',
  ]);
  expect(GENERATED_ON_REQUEST).toBe(false);
  expect(SOURCES.get('components/common/full-screen.tsx')).toContain('large={GENERATED_ON_REQUEST}');
});

test('all slides of the banner have files, although a page contains only the first', async () => {
  const { catalogue } = openSite();
  const { addresses } = await requestablePictures(SAMPLE.content, catalogue, new Set(['slide']));
  for (const format of ['avif', 'webp'] as const)
    for (const width of [600, 1360, 1920] as const)
      expect(addresses).toContain(pictureAddress('slide', { width, format }));
});
