import { describe, expect, test } from 'vitest';
import { reason, reasonText } from '../../../application/finding/reason.ts';
import type { PictureFiles } from '../../../application/ports/catalogue/picture-files.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { desk, feed, HOST, PROJECT, record, reportOf } from '../../support/site/import-desk.ts';

/** A disk with these pictures; records which were measured. */
function disk(pictures: ReadonlyMap<string, readonly [number, number] | undefined>) {
  const measured: string[] = [];
  const files: PictureFiles = {
    find: async asked =>
      new Map(asked.map(file => [file, pictures.has(file) ? { file } : { refused: reason('not-in-content') }])),
    async sizes(asked) {
      measured.push(...asked);
      return new Map(
        asked.flatMap(file => {
          const [width, height] = pictures.get(file) ?? [];
          return width === undefined || height === undefined ? [] : [[file, { width, height }] as const];
        }),
      );
    },
  };
  return { files, measured };
}

const picture = (number: number, Url: string, size: object = {}) => ({ ID: `1-${number}`, Url, ...size });
const SIZED = { Width: 15, Height: 10 };

describe('pictures of an import', () => {
  test('take their size from the feed, else from the file; files with a size in the feed are not opened', async () => {
    const { files, measured } = disk(
      new Map([
        ['a.jpg', [1, 1]],
        ['b.jpg', [30, 20]],
        ['c.jpg', [20, 30]],
        ['copy:d.jpg', [9, 7]],
      ]),
    );
    const { importFeed, catalogue } = desk(() => ({ file: 'copy:d.jpg' }), files);
    const Pictures = [
      picture(1, 'a.jpg', SIZED),
      picture(2, 'b.jpg'),
      picture(3, 'c.jpg', { Width: 0, Height: 10 }),
      picture(4, `https://${HOST}/d.jpg`, { Width: null, Height: '' }),
    ];
    const outcome = await importFeed(feed([record('1', { Pictures })], [{ ...PROJECT, Pictures }]));
    expect(reportOf(outcome)).toMatchObject({ refused: [], leftOut: [] });
    const [listing] = await catalogue.listings(['1' as ListingId]);
    const [project] = await catalogue.projects();
    for (const thing of [listing, project])
      expect(thing?.pictures.map(({ width, height }) => [width, height])).toEqual([
        [15, 10],
        [30, 20],
        [20, 30],
        [9, 7],
      ]);
    expect(new Set(measured)).toEqual(new Set(['b.jpg', 'c.jpg', 'copy:d.jpg']));
  });

  test('are copied as long as visitors see them or an undo would show them', async () => {
    const { importFeed, kept } = desk(address => ({ file: `copy:${address.at(-5)}.jpg` }));
    const shows = (...letters: readonly string[]) =>
      importFeed(
        feed([
          record('1', { Pictures: letters.map((letter, at) => picture(at, `https://${HOST}/${letter}.jpg`, SIZED)) }),
        ]),
      );
    await shows('a', 'b');
    await shows('b', 'c');
    await shows('d');
    expect(
      kept.map(files =>
        files
          .map(file => file.at(-5))
          .sort()
          .join(''),
      ),
    ).toEqual(['ab', 'abc', 'bcd']);
  });

  test('that are missing or cannot be measured are left out and reported', async () => {
    const { files } = disk(
      new Map([
        ['a.jpg', [1, 1]],
        ['page.jpg', undefined],
      ]),
    );
    const { importFeed, catalogue } = desk(undefined, files);
    const Pictures = [
      picture(1, 'gone.jpg', SIZED),
      picture(2, 'page.jpg'),
      picture(3, 'a.jpg', { Width: -3, Height: 1.5 }),
      picture(4, 'a.jpg'),
    ];
    const outcome = await importFeed(feed([record('1', { Pictures })]));
    expect(reportOf(outcome).leftOut.map(({ field, reason }) => [field, reasonText(reason, 'en')])).toEqual([
      ['fr.Pictures[2]', 'has an impossible width or height: -3, 1.5'],
      ['Pictures', 'gone.jpg: is not in the content directory'],
      ['Pictures', 'page.jpg: has no width and height, nor is it a picture that can be measured'],
    ]);
    const [listing] = await catalogue.listings(['1' as ListingId]);
    expect(listing?.pictures.map(({ id, width }) => [id, width])).toEqual([['1-4', 1]]);
  });
});
