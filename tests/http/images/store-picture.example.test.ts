import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { isCopy, makeStorePicture } from '../../../adapters/images/picture-copies.ts';
import { reason } from '../../../application/finding/reason.ts';
import { GOOD_RECORD } from '../feed/good-record.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const keep = makeStorePicture(folder);

const photograph = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 0, b: 0 } } });

describe('a picture delivered with a feed', () => {
  test('is stored once, by its content hash, and measured as displayed', async () => {
    const bytes = await photograph(1).jpeg().toBuffer();
    const kept = await keep(bytes);
    expect(kept).toMatchObject({ file: expect.stringMatching(/^copy:[\da-f]{32}\.jpg$/), width: 40, height: 30 });
    expect(await keep(bytes)).toEqual(kept);
    const turned = await photograph(1).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await keep(turned)).toMatchObject({ width: 30, height: 40 });
    expect(readdirSync(folder)).toHaveLength(2);
    if ('file' in kept) expect(readFileSync(join(folder, kept.file.slice(5)))).toEqual(bytes);
  });

  test.each([
    ['an AVIF', () => photograph(7).avif(), 'avif'],
    ['a JPEG in CMYK', () => photograph(8).toColourspace('cmyk').jpeg(), 'jpg'],
  ])('is stored if it is %s', async (_, made, end) => {
    expect(await keep(await made().toBuffer())).toEqual({
      file: expect.stringMatching(new RegExp(`^copy:[\\da-f]{32}\\.${end}$`)),
      width: 40,
      height: 30,
    });
  });

  test('is refused if it is a TIFF, with its format', async () => {
    const refused = reason('not-photograph', { format: 'tiff' });
    expect(await keep(await photograph(9).tiff().toBuffer())).toEqual({ refused });
  });

  test.each([
    ['no picture', Buffer.from('%PDF-1.4'), reason('not-picture')],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      reason('not-photograph', { format: 'svg' }),
    ],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), reason('not-photograph', { format: 'heic' })],
    ['too large', Buffer.alloc(21 * 1024 * 1024), reason('too-large', { mb: 20 })],
  ])('is refused if it is %s', async (_, bytes, refused) => {
    expect(await keep(bytes)).toEqual({ refused });
  });

  test('is read only from that feed’s records, and only under the given names', async () => {
    const kept = await keep(await photograph(2).png().toBuffer());
    const named = (Url: string, options = {}) =>
      makeRecordReader(options).listing([{ ...GOOD_RECORD, Pictures: [{ ID: 1, Url, Width: 40, Height: 30 }] }]);
    const file = 'file' in kept ? kept.file : '';
    expect([...named(file, { isCopy }).pictureFiles.values()]).toEqual([file]);
    for (const [url, options] of [
      [file, {}],
      ['copy:../secret.jpg', { isCopy }],
      [`${file}/../../secret`, { isCopy }],
    ] as const) {
      const { pictureFiles, refused } = named(url, options);
      expect(pictureFiles.size).toBe(0);
      expect(refused).toHaveLength(1);
    }
  });
});
