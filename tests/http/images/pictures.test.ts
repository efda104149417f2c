import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { convertPicture, convertSizes } from '../../../adapters/images/convert-picture.ts';
import { makePictureService, type PictureService } from '../../../adapters/images/picture-service.ts';
import { makePictureStore } from '../../../adapters/images/picture-store.ts';
import { PICTURE_FORMATS, PICTURE_HEIGHTS, PICTURE_WIDTHS } from '../../../domain/media/picture-address.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';

const directory = mkdtempSync(join(tmpdir(), 'clairval-pictures-'));
const made = join(directory, 'made');
let pictures: PictureService;

beforeAll(async () => {
  const at = (name: string) => join(directory, name);
  const plain = sharp({ create: { width: 120, height: 80, channels: 3, background: '#b65c38' } });
  await plain
    .clone()
    .withExif({ IFD3: { GPSLatitude: '50/1 27/1 0/1' }, IFD0: { Copyright: 'Jan Peeters' } })
    .jpeg()
    .toFile(at('photo.jpg'));
  writeFileSync(at('broken.jpg'), 'no picture at all');
  writeFileSync(at('bomb.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>');
  await plain.clone().tiff().toFile(at('scan.jpg'));
  await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#b65c38' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(at('upright.jpg'));
  await plain.clone().toColourspace('cmyk').jpeg({ quality: 95 }).toFile(at('print.jpg'));
  await plain.clone().avif({ quality: 80 }).toFile(at('new.avif'));
  const files = ['print.jpg', 'new.avif', 'photo.jpg', 'upright.jpg', 'broken.jpg', 'bomb.svg', 'scan.jpg', 'gone.jpg'];
  pictures = makePictureService(async id => {
    const file = files.find(name => name.startsWith(`${id}.`));
    return file && at(file);
  }, makePictureStore(made));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('a picture', () => {
  test('contains no metadata of its place or photographer', async () => {
    const { status, body } = await pictures.respond('photo', 'width=100&format=webp');
    expect(status).toBe(200);
    const meta = await sharp(body as Buffer).metadata();
    expect([meta.format, meta.width, meta.exif]).toEqual(['webp', 100, undefined]);
  });

  test('taken with a rotated camera is upright, and has at most four megapixels at full size', async () => {
    const { body } = await pictures.respond('upright', 'format=webp');
    const { width, height } = await sharp(body as Buffer).metadata();
    expect(height / width).toBeCloseTo(1.5, 2);
    expect(width * height).toBeLessThanOrEqual(4_000_000);
    expect(width * height).toBeGreaterThan(3_950_000);
  });

  test.each(['print.jpg', 'new.avif'])('in CMYK or AVIF keeps its size and colours: %s', async name => {
    const { body, status } = await pictures.respond(name.split('.')[0] ?? '', 'width=100&format=webp');
    expect(status).toBe(200);
    const [card] = await convertSizes(join(directory, name), [{ width: 100, format: 'webp' }], true);
    for (const shown of [body as Buffer, card]) {
      const { data, info } = await sharp(shown).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height, info.channels]).toEqual([100, 67, 3]);
      for (const [at, value] of [0xb6, 0x5c, 0x38].entries())
        expect(Math.abs((data[at] ?? 0) - value)).toBeLessThan(30);
    }
  });

  test.each(['broken', 'bomb', 'scan', 'gone', 'unknown'])(
    'is not found if it is another kind of file: %s',
    async id => {
      expect((await pictures.respond(id, 'width=100')).status).toBe(404);
    },
  );

  test('that takes too long asks the visitor to retry, and the retry returns it', async () => {
    let tries = 0;
    const slow = makePictureService(
      async () => join(directory, 'photo.jpg'),
      makePictureStore(join(directory, 'slow')),
      async (file, query) => {
        if (tries++ === 0) throw new Error('timeout: 42% complete');
        return convertPicture(file, query);
      },
    );
    const { status, headers } = await slow.respond('photo', 'width=100');
    expect([status, headers]).toEqual([503, expect.objectContaining({ 'retry-after': '2' })]);
    expect((await slow.respond('photo', 'width=100')).status).toBe(200);
  });

  test('returns an image, a refusal or not found for any request', async () => {
    const one = <T>(values: readonly T[]) => fc.constantFrom(...values);
    const query = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc
        .record(
          {
            width: fc.oneof(one(PICTURE_WIDTHS), fc.integer(), one(['', '1e2', '0100', '100.0', ' 100'])),
            height: fc.oneof(one(PICTURE_HEIGHTS), fc.double(), fc.constant('NaN')),
            format: fc.oneof(one(PICTURE_FORMATS), one(['jpeg', 'svg', '__proto__'])),
          },
          { requiredKeys: [] },
        )
        .map(asked => new URLSearchParams(asked as Record<string, string>).toString()),
    );
    const id = fc.oneof(
      { weight: 5, arbitrary: fc.constant('photo') },
      one(['broken', 'gone', '..', '__proto__']),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(id, query, async (asked, words) => {
        expect([200, 400, 404]).toContain((await pictures.respond(asked, words)).status);
      }),
      { numRuns: runs(10_000) },
    );
    // At most one file per size and format is stored, whatever was requested.
    const kept = readdirSync(made, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
    expect(kept.length).toBeLessThanOrEqual(
      (PICTURE_WIDTHS.length + 1) * (PICTURE_HEIGHTS.length + 1) * (PICTURE_FORMATS.length + 1),
    );
  }, 60_000);
});

describe('the cache of converted pictures', () => {
  const names = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(({ name }) => name)
      .toSorted();

  test('evicts the least recently used, those of earlier runs too', async () => {
    const folder = join(directory, 'small');
    const before = makePictureStore(folder, 300);
    for (const name of ['aa', 'bb', 'cc']) await before.keep(name, Buffer.alloc(100));
    const store = makePictureStore(folder, 300);
    await store.keep('dd', Buffer.alloc(100));
    expect(names(folder)).toHaveLength(3);
    const [first = '', second = ''] = names(folder);
    await store.read(first);
    await store.read('dd');
    await store.keep('ee', Buffer.alloc(100));
    expect(names(folder)).toEqual(expect.arrayContaining([first, 'dd', 'ee'].toSorted()));
    expect(names(folder)).not.toContain(second);
  });

  test('never exceeds its quota', async () => {
    let folders = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 10, max: 20 }), fc.integer({ min: 0, max: 400 })), { maxLength: 20 }),
        async kept => {
          const folder = join(directory, `quota-${folders++}`);
          mkdirSync(folder);
          const store = makePictureStore(folder, 1000);
          for (const [name, size] of kept) await store.keep(String(name), Buffer.alloc(size));
          const sizes = names(folder).map(name => statSync(join(folder, name.slice(0, 2), name)).size);
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1000);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('serves pictures even if it cannot write, only more slowly', async () => {
    const file = join(directory, 'a-file');
    writeFileSync(file, '');
    const store = makePictureStore(file);
    await store.keep('aa', Buffer.alloc(1));
    expect(await store.read('aa')).toBeUndefined();
  });
});

describe('the picture in link previews of a property', () => {
  const { colours } = SAMPLE.content.brand;
  const ask = (price: string, pictureId = 'photo') =>
    pictures.respondPreview({ pictureId, price, about: 'Maison · Saint-Ghislain-en-Hainaut' }, colours);

  test('has the size that networks ask for, and is drawn once', async () => {
    const { status, headers, body } = await ask('€\u00a0315.000');
    const { format, width, height } = await sharp(body as Buffer).metadata();
    expect([status, headers['content-type'], format, width, height]).toEqual([200, 'image/jpeg', 'jpeg', 1200, 630]);
    const before = readdirSync(made, { recursive: true }).length;
    expect((await ask('€\u00a0315.000')).body).toEqual(body);
    expect(readdirSync(made, { recursive: true })).toHaveLength(before);
  });

  test('shows the photo above, and the price on the colour of paper below', async () => {
    const pixels = async (price: string) => {
      const { data } = await sharp((await ask(price)).body as Buffer)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => [...data.subarray(3 * (1200 * y + x), 3 * (1200 * y + x) + 3)];
      const dark = Array.from({ length: 1200 }, (_, x) => at(x, 530)).filter(([red = 255]) => red < 128).length;
      return { photo: at(600, 100), paper: at(20, 600), dark };
    };
    const [short, long] = [await pixels('€ 1'), await pixels('€ 1.315.000 / mois')];
    expect(Math.abs((short.photo[0] ?? 0) - 0xb6)).toBeLessThan(6);
    expect(Math.abs((short.paper[0] ?? 0) - Number.parseInt(colours.paper.slice(1, 3), 16))).toBeLessThan(6);
    expect(short.dark).toBeGreaterThan(0);
    expect(long.dark).toBeGreaterThan(short.dark);
  });

  test('is not found without a photo that can be read', async () => {
    expect((await ask('€ 1', 'broken')).status).toBe(404);
    expect((await pictures.respondPreview(undefined, colours)).status).toBe(404);
  });
});
