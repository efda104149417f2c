import { beforeAll, describe, expect, test } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { pictureFault } from '../../../adapters/images/check-picture.ts';
import { reason } from '../../../application/finding/reason.ts';

const [WIDTH, HEIGHT] = [640, 480];

/** A picture with gradients and grain, as a photograph has them. */
function photograph(): Sharp {
  let state = 7;
  const grain = () => ((state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31 - 0.5) * 24;
  const bytes = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const noise = grain();
    [120 + 90 * Math.sin(x / 60), 100 + 80 * Math.cos(y / 45 + x / 200), 60 + ((x ^ y) & 255) * 0.4].forEach(
      (value, channel) => (bytes[at * 3 + channel] = Math.max(0, Math.min(255, value + noise))),
    );
  }
  return sharp(bytes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
}

const EOI = Buffer.from([0xff, 0xd9]);
const withoutEnd = (jpeg: Buffer) => jpeg.subarray(0, -2);
/** A JPEG as telephones of one maker write it: the scan's header names no spectrum. */
function withOddScanHeader(jpeg: Buffer): Buffer {
  const odd = Buffer.from(jpeg);
  const at = odd.indexOf(Buffer.from([0xff, 0xda]));
  odd[at + odd.readUInt16BE(at + 2)] = 0;
  return odd;
}

const standard = { quality: 82, optimiseCoding: false };
const GOOD: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a photograph': () => photograph().jpeg({ quality: 82 }).toBuffer(),
  'one with the tables of the standard': () => photograph().jpeg(standard).toBuffer(),
  'one without subsampling': () =>
    photograph()
      .jpeg({ ...standard, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  'a progressive one': () => photograph().jpeg({ quality: 82, progressive: true }).toBuffer(),
  'one for the web': () => photograph().jpeg({ quality: 75, mozjpeg: true }).toBuffer(),
  'one in CMYK': () => photograph().toColourspace('cmyk').jpeg(standard).toBuffer(),
  'a grey one': () => photograph().greyscale().jpeg(standard).toBuffer(),
  'a turned one': () => photograph().withMetadata({ orientation: 6 }).jpeg(standard).toBuffer(),
  'one without any detail': () =>
    sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'white' } })
      .jpeg(standard)
      .toBuffer(),
  'a white one with tables of its own': () =>
    sharp({ create: { width: 3000, height: 2000, channels: 3, background: 'white' } })
      .jpeg({ quality: 82 })
      .toBuffer(),
  'a plan': () =>
    sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1500"><rect width="2000" height="1500" fill="#fff"/><path d="M100 100h900v700h-900z" fill="none" stroke="#000" stroke-width="9"/></svg>',
      ),
    )
      .jpeg({ quality: 90 })
      .toBuffer(),
  'one with bytes behind its end': async () =>
    Buffer.concat([await photograph().jpeg(standard).toBuffer(), Buffer.from('ftypmp42'), Buffer.alloc(4000, 7)]),
  'one with zeros behind its end': async () =>
    Buffer.concat([await photograph().jpeg(standard).toBuffer(), Buffer.alloc(4000)]),
  'one with zeros before its end': async () =>
    Buffer.concat([withoutEnd(await photograph().jpeg(standard).toBuffer()), Buffer.alloc(512), EOI]),
  'one with an odd header of its scan': async () => withOddScanHeader(await photograph().jpeg(standard).toBuffer()),
  'a PNG': () => photograph().png().toBuffer(),
  'a WebP': () => photograph().webp().toBuffer(),
};

test.each(Object.entries(GOOD))('%s is whole', async (_, make) => {
  expect(await pictureFault(await make())).toBeUndefined();
});

describe('a JPEG with a hole in its data is damaged', () => {
  const made = new Map<string, Buffer>();
  beforeAll(async () => {
    for (const [name, make] of Object.entries(GOOD)) made.set(name, await make());
  });

  test.each([
    ['one with the tables of the standard', 0],
    ['one without subsampling', 0],
    ['one in CMYK', 0],
    ['a grey one', 0],
    ['a turned one', 0],
    ['one with bytes behind its end', 0],
  ])('%s', async (name, fill) => {
    for (const share of [0.2, 0.5, 0.8])
      for (const size of [300, 512, 4096]) {
        const jpeg = Buffer.from(made.get(name) ?? '');
        const at = Math.floor((jpeg.length - 6000) * share) + 1500;
        jpeg.fill(fill, at, at + size);
        expect({ share, size, fault: await pictureFault(jpeg) }).toEqual({
          share,
          size,
          fault: reason('picture-damaged'),
        });
      }
  });

  test('one whose codes have no meaning', async () => {
    const jpeg = Buffer.from(made.get('a progressive one') ?? '');
    const faults = [];
    for (let share = 0.2; share < 0.9; share += 0.05) {
      const hurt = Buffer.from(jpeg);
      const at = Math.floor(jpeg.length * share);
      hurt.fill(0, at, at + 512);
      faults.push((await pictureFault(hurt))?.code);
    }
    // Not every hole is found: the decoder cannot recognise wrong bytes that happen to be valid codes.
    expect(faults).toContain('picture-damaged');
  });
});
