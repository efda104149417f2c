import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makeMarks, readMarks } from '../../../adapters/images/brand-marks.ts';
import { reason } from '../../../application/finding/reason.ts';
import { drawable, widthOf } from '../../../adapters/images/letters.ts';
import { makePictureStore } from '../../../adapters/images/picture-store.ts';
import { contentFile } from '../../../adapters/node-server/static-files.ts';
import { brandColours } from '../../../domain/page/brand-colours.ts';
import { DRAWN_MARKS } from '../../../domain/page/brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-marks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** An address of a mark with its hash. */
const versioned = (path: string) => expect.stringMatching(new RegExp(`^${path.replaceAll('.', '\\.')}\\?[\\da-f]{8}$`));
const DRAWN = {
  logo: { ...DRAWN_MARKS.logo, address: versioned(DRAWN_MARKS.logo.address), width: expect.any(Number) },
  icon: versioned(DRAWN_MARKS.icon),
};
const store = makePictureStore(join(folder, 'store'));
const bearer = { name: 'Huis & Haard', colours: brandColours({ valley: '#7a1f4d' }) };
const placed = (name: string, bytes: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const svg = (inside: string, size = 'width="300" height="100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${inside}</svg>`;
const square = (pixels: number) =>
  sharp({ create: { width: pixels, height: pixels, channels: 4, background: '#7a1f4d' } })
    .png()
    .toBuffer();
const sizeOf = async (bytes: Uint8Array | undefined) => {
  const { format, width, height } = await sharp(bytes).metadata();
  return { format, width, height };
};
const png = (width: number, height = width) => ({ format: 'png', width, height });

describe('a brand without image files', () => {
  test('gets all icons that browsers and phones request, drawn from its name', async () => {
    const { sources, marks, refused } = await readMarks({}, bearer);
    expect({ sources, marks, refused }).toEqual({ sources: {}, marks: DRAWN, refused: [] });
    const files = await makeMarks(sources, bearer, store);
    for (const size of [180, 192, 512]) expect(await sizeOf(files.get(`/icons/icon-${size}.png`))).toEqual(png(size));
    expect(await sizeOf(files.get('/preview.png'))).toEqual(png(1200, 630));
    const ico = Buffer.from(files.get('/favicon.ico') ?? []);
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
    expect(await sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual(png(32));
    for (const drawn of ['/icons/logo.svg', '/icons/icon.svg', '/icons/marker.svg'])
      expect(String(Buffer.from(files.get(drawn) ?? []))).toContain(bearer.colours.valley);
    const { width, height } = marks.logo;
    expect(width).toBeLessThan(DRAWN_MARKS.logo.width);
    expect(await sizeOf(files.get('/icons/logo.svg'))).toEqual({ format: 'svg', width, height });
  });

  test.each(['Été & Fils – Immobilière de l’Œuvre', 'Ștefan 家', '家', '', '  ', '<script>&"', 'W'.repeat(200)])(
    'is drawn for %j',
    async name => {
      const files = await makeMarks({}, { ...bearer, name }, store);
      for (const [address, bytes] of files) {
        if (!address.endsWith('.svg')) continue;
        const text = String(Buffer.from(bytes));
        expect(text).not.toMatch(/NaN|undefined|<script|Infinity/);
        expect((await sharp(Buffer.from(bytes)).metadata()).format).toBe('svg');
      }
    },
  );

  test('draws a letter without its accents if only the base letter is known', () => {
    expect(drawable('Ștefan Müller 家')).toBe('Stefan Müller ');
    expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'));
  });
});

describe('the image files of a brand', () => {
  test('are served unchanged, in the requested sizes', async () => {
    const logo = placed('logo.svg', svg('<path d="M0 0h300v100H0z"/>'));
    const icon = placed('icon.png', await square(600));
    const { sources, marks, refused } = await readMarks({ logo, icon }, bearer);
    expect(refused).toEqual([]);
    expect(marks).toEqual({
      logo: { address: versioned('/icons/logo.svg'), width: 300, height: 100 },
      icon: versioned('/icons/icon-96.png'),
    });
    const files = await makeMarks(sources, bearer, store);
    expect(files.get('/icons/logo.svg')).toEqual(sources.logo?.bytes);
    expect(await sizeOf(files.get('/icons/icon-96.png'))).toEqual(png(96));
    expect(files.has('/icons/icon.svg')).toBe(false);
    const phone = await sharp(files.get('/icons/icon-192.png')).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...phone.data.subarray((y * 192 + x) * phone.info.channels).subarray(0, 3)];
    // Icons that a phone may crop to a circle have the paper colour as background.
    expect([at(1, 1), at(96, 96)]).toEqual([
      [0xf8, 0xf9, 0xfb],
      [0x7a, 0x1f, 0x4d],
    ]);
  });

  test('get another address when they, or the name and colours of drawn ones, change', async () => {
    const logo = placed('logo.svg', svg('<path d="M0 0h300v100H0z"/>'));
    const before = (await readMarks({ logo }, bearer)).marks;
    expect((await readMarks({ logo }, bearer)).marks).toEqual(before);
    placed('logo.svg', svg('<path d="M0 0h300v99H0z"/>'));
    const after = (await readMarks({ logo }, bearer)).marks;
    expect(after.logo.address).not.toBe(before.logo.address);
    expect(after.icon).toBe(before.icon);
    const recoloured = { ...bearer, colours: { ...bearer.colours, valley: '#123456' } };
    expect((await readMarks({}, recoloured)).marks.icon).not.toBe(before.icon);
  });

  test('are rendered at twice their display size if they are bitmaps', async () => {
    const wide = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const { sources, marks } = await readMarks({ logo: placed('logo.jpg', wide) }, bearer);
    expect(marks.logo).toEqual({ address: versioned('/icons/logo.png'), width: 250, height: 125 });
    expect(await sizeOf((await makeMarks(sources, bearer, store)).get('/icons/logo.png'))).toEqual(png(500, 250));
  });

  test('are rendered once: the next start reads them from the disk', async () => {
    const directory = join(folder, 'once');
    const first = await makeMarks({}, bearer, makePictureStore(directory));
    const names = readdirSync(directory, { recursive: true }).length;
    const again = await makeMarks({}, bearer, makePictureStore(directory));
    expect([...again]).toEqual([...first]);
    expect(readdirSync(directory, { recursive: true })).toHaveLength(names);
    await makeMarks({}, { ...bearer, colours: brandColours({}) }, makePictureStore(directory));
    expect(readdirSync(directory, { recursive: true }).length).toBeGreaterThan(names);
  });

  test.each([
    ['is not there', undefined],
    ['is not a picture', 'no picture'],
    ['has a script', svg('<script>alert(1)</script>')],
    ['listens', svg('<path onload="alert(1)" d="M0 0"/>')],
    ['holds a page', svg('<foreignObject><p>Hello</p></foreignObject>')],
    ['fetches a picture', svg('<image href="https://tracker.example/x.png" width="9" height="9"/>')],
    ['fetches a picture the old way', svg('<image xlink:href="//tracker.example/x.png" width="9" height="9"/>')],
    ['fetches a style', svg('<style>@import "https://tracker.example/x.css";</style>')],
    ['fetches a fill', svg('<path fill="url(https://tracker.example/x.svg#a)" d="M0 0"/>')],
    ['has entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
    ['is too large', svg(`<path d="${'M0 0'.repeat(50_000)}"/>`)],
  ])('are refused if one %s, and the drawn one is used', async (_, text) => {
    const logo = text === undefined ? join(folder, 'nowhere.svg') : placed('bad.svg', text);
    const { sources, marks, refused } = await readMarks({ logo }, bearer);
    expect({ sources, marks }).toEqual({ sources: {}, marks: DRAWN });
    expect(refused).toEqual([{ mark: 'logo', reason: expect.objectContaining({ code: expect.any(String) }) }]);
  });

  test('are refused if their file is missing', async () => {
    const { refused } = await readMarks({ logo: join(folder, 'absent.svg') }, bearer);
    expect(refused).toEqual([{ mark: 'logo', reason: reason('file-missing') }]);
  });

  test('are refused if they are too small or not square', async () => {
    const { refused } = await readMarks(
      {
        icon: placed('small.png', await square(200)),
        preview: placed('preview.png', await square(700)),
      },
      bearer,
    );
    expect(refused).toEqual([
      { mark: 'icon', reason: reason('mark-too-small', { pixels: '200 × 200', least: '512 × 512' }) },
      { mark: 'preview', reason: reason('mark-too-small', { pixels: '700 × 700', least: '1200 × 630' }) },
    ]);
    const oblong = await readMarks({ icon: placed('oblong.svg', svg('')) }, bearer);
    expect(oblong.refused).toEqual([{ mark: 'icon', reason: reason('mark-not-square') }]);
  });

  test('are accepted with gradients, styles and embedded pictures', async () => {
    const inside =
      '<style>.a{fill:url(#g)}</style><linearGradient id="g"/><use href="#x"/><image href="data:image/png;base64,AAAA"/><path fill="url(#g)" d="M0 0"/>';
    expect((await readMarks({ logo: placed('fine.svg', svg(inside)) }, bearer)).refused).toEqual([]);
  });

  test('run no script when one is opened by itself', () => {
    expect(contentFile('/icons/logo.svg', Buffer.from(svg(''))).page.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
});
