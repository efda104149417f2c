import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { reason } from '../../../application/finding/reason.ts';
import type { PictureFiles } from '../../../application/ports/catalogue/picture-files.ts';
import { unshownPictures } from '../../../adapters/composition/report/unshown-pictures.ts';
import { glanceAtPicture, makePictureFiles } from '../../../adapters/images/picture-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'pictures/inner'), { recursive: true });
mkdirSync(join(folder, 'var'));

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } }).jpeg();
const put = (name: string, bytes: Uint8Array | string) => writeFileSync(join(folder, name), bytes);
put('pictures/wide.jpg', await photo(30, 20).toBuffer());
// A portrait photo that is stored sideways with an EXIF orientation.
put('pictures/upright.jpg', await photo(30, 20).withMetadata({ orientation: 6 }).toBuffer());
put('pictures/inner/drawn.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="7"></svg>');
put('pictures/page.jpg', '<html>');
put('pictures/empty.jpg', '');

const opened = (sizes = 'sizes') => makePictureFiles(file => join(folder, file), join(folder, 'var', sizes));
const ALL = ['wide.jpg', 'upright.jpg', 'inner/drawn.svg', 'page.jpg', 'empty.jpg'].map(name => `pictures/${name}`);

const MISSING = reason('not-in-content');
/** Names on disk of pictures, or why they are left out. */
const found = async (files: PictureFiles, names: readonly string[]) => {
  const all = await files.find(names);
  return names.map(name => {
    const one = all.get(name);
    return one && 'file' in one ? one.file : one?.refused;
  });
};

describe('the pictures of a content directory', () => {
  test('are left out with the true reason if browsers cannot show them, whatever their names say', async () => {
    const whole = await sharp(randomBytes(60 * 60 * 3), { raw: { width: 60, height: 60, channels: 3 } })
      .jpeg()
      .toBuffer();
    put('pictures/cut.jpg', whole.subarray(0, whole.length / 2));
    const large = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
      .jpeg()
      .toBuffer();
    const asText = Buffer.from(large.toString('latin1').replace(/\r?\n/g, '\r\n'), 'latin1');
    put('pictures/text.jpg', asText);
    put('pictures/large.jpg', large);
    put('pictures/phone.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
    put('pictures/scan.jpg', await photo(4, 4).tiff().toBuffer());
    put('pictures/print.jpg', await photo(4, 4).toColourspace('cmyk').jpeg().toBuffer());
    put('pictures/new.jpg', await photo(4, 4).avif().toBuffer());
    const names = ['cut', 'text', 'large', 'phone', 'scan', 'page', 'empty', 'wide', 'print', 'new'].map(
      name => `pictures/${name}.jpg`,
    );
    expect(await found(opened(), names)).toEqual([
      reason('broken-picture'),
      reason('picture-as-text'),
      'pictures/large.jpg',
      reason('not-photograph', { format: 'heic' }),
      reason('not-photograph', { format: 'tiff' }),
      reason('not-picture'),
      reason('not-picture'),
      'pictures/wide.jpg',
      'pictures/print.jpg',
      'pictures/new.jpg',
    ]);
  });

  test('are known by their last bytes to be cut, and one with further data behind its end is whole', async () => {
    const noise = sharp(randomBytes(60 * 60 * 3), { raw: { width: 60, height: 60, channels: 3 } });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      put(`pictures/glance.${format}`, whole.subarray(0, whole.length / 2));
      // The header of a WebP file states its length, so a cut file is not recognised as a picture at all.
      const fault = reason(format === 'webp' ? 'not-picture' : 'broken-picture');
      expect(await glanceAtPicture(join(folder, `pictures/glance.${format}`))).toEqual(fault);
      for (const behind of [Buffer.alloc(0), Buffer.alloc(40), randomBytes(500)]) {
        put(`pictures/glance.${format}`, Buffer.concat([whole, behind]));
        expect(await glanceAtPicture(join(folder, `pictures/glance.${format}`))).toMatchObject({ format, width: 60 });
      }
    }
  });

  test('that rows of pictures.json name are reported by a check if they exist and cannot be shown', async () => {
    put('pictures/eva.jpg', await photo(4, 4).tiff().toBuffer());
    const at = (name: string) => join(folder, 'pictures', name);
    const files = new Map([
      ['wide', at('wide.jpg')],
      ['eva', at('eva.jpg')],
      ['page', at('page.jpg')],
      ['none', at('none.jpg')],
    ]);
    expect(await unshownPictures(files)).toEqual([
      { file: 'pictures.json', item: 'eva', field: 'file', reason: reason('not-photograph', { format: 'tiff' }) },
      { file: 'pictures.json', item: 'page', field: 'file', reason: reason('not-picture') },
    ]);
  });

  test('that are drawings have the size that sharp reads; those it cannot show are left out', async () => {
    const SVG = 'xmlns="http://www.w3.org/2000/svg"';
    const drawings = {
      plain: `<svg ${SVG} width="90" height="70"><path d="M0 0h9"/></svg>`,
      pixels: `<?xml version="1.0"?><svg ${SVG} width="90.4px" height="70.6px" viewBox="0 0 9 7"/>`,
      box: `<svg ${SVG} viewBox="0 0 90 70"/>`,
      inches: `<svg ${SVG} width="2in" height="1in"/>`,
      entity: `<!DOCTYPE svg [<!ENTITY w "90">]><svg ${SVG} width="&w;" height="70"/>`,
      cut: `<svg ${SVG} width="90" height="70"><path d="M0`,
      nameless: '<svg width="90" height="70"/>',
      empty: `<svg ${SVG} width="0" height="70"/>`,
      page: '<html xmlns="http://www.w3.org/1999/xhtml" width="90" height="70"/>',
    };
    for (const [name, text] of Object.entries(drawings)) put(`pictures/drawing-${name}.svg`, text);
    const names = Object.keys(drawings).map(name => `pictures/drawing-${name}.svg`);
    const sizes = await opened('drawings').sizes(names);
    let shown = 0;
    for (const name of names) {
      const drawn = await sharp(join(folder, name))
        .metadata()
        .then(({ width, height }) => (width > 0 && height > 0 ? { width, height } : undefined))
        .catch(() => undefined);
      expect(sizes.get(name), name).toEqual(drawn);
      if (drawn) shown++;
    }
    expect(shown).toBeGreaterThanOrEqual(5);
  });

  test('are decoded once for all processes', async () => {
    expect(await found(opened('once'), ['pictures/wide.jpg'])).toEqual(['pictures/wide.jpg']);
    const cached = readFileSync(join(folder, 'var/once'), 'utf8');
    expect(await found(opened('once'), ['pictures/wide.jpg'])).toEqual(['pictures/wide.jpg']);
    expect(readFileSync(join(folder, 'var/once'), 'utf8')).toBe(cached);
  });

  test.each([
    ['Façade arrière.jpg', 'Façade arrière.jpg'.normalize('NFD')],
    ['Façade arrière.jpg'.normalize('NFD'), 'Façade arrière.jpg'],
    ['FAÇADE-2.JPG', 'façade-2.jpg'],
    ['Fa%C3%A7ade%203.jpg', 'Façade 3.jpg'],
    ['Fa%E7ade-4.jpg', 'Façade-4.jpg'],
    ['FaÃ§ade-5.jpg', 'Façade-5.jpg'],
    ['Façade-6.jpg', 'Fa%C3%A7ade-6.jpg'],
  ])('are found in another spelling: %s', async (named, onDisk) => {
    const inner = join(folder, 'pictures', `spelled-${onDisk.length}-${named.length}`);
    mkdirSync(inner, { recursive: true });
    writeFileSync(join(inner, onDisk), await photo(3, 2).toBuffer());
    const at = `pictures/spelled-${onDisk.length}-${named.length}/`;
    expect(await found(opened(), [at + named, `${at}other.jpg`])).toEqual([at + onDisk, MISSING]);
  });

  test('are reported as missing, also in folders that are missing or are files', async () => {
    const nowhere = [
      'pictures/none.jpg',
      'nowhere/wide.jpg',
      'pictures/inner/wide.jpg',
      'pictures/wide.jpg/inside.jpg',
    ];
    expect(await found(opened(), nowhere)).toEqual(nowhere.map(() => MISSING));
  });

  test('are found once they are added, and missing once they are removed', async () => {
    const files = opened();
    const late = ['pictures/late.jpg'];
    expect(await found(files, late)).toEqual([MISSING]);
    put('pictures/late.jpg', await photo(3, 2).toBuffer());
    expect(await found(files, late)).toEqual(late);
    rmSync(join(folder, 'pictures/late.jpg'));
    // Sets another time: two changes within one clock tick would be indistinguishable.
    utimesSync(join(folder, 'pictures'), 1, 1);
    expect(await found(files, late)).toEqual([MISSING]);
  });

  test('have the size as displayed; another kind of file has none', async () => {
    expect(await opened().sizes([...ALL, 'pictures/none.jpg'])).toEqual(
      new Map([
        ['pictures/wide.jpg', { width: 30, height: 20 }],
        ['pictures/upright.jpg', { width: 20, height: 30 }],
        ['pictures/inner/drawn.svg', { width: 9, height: 7 }],
      ]),
    );
  });

  test('are measured once for all processes, until they change', async () => {
    const changing = 'pictures/changing.jpg';
    const size = async () => (await opened('kept').sizes([changing])).get(changing);
    const lines = () => readFileSync(join(folder, 'var/kept'), 'utf8').trimEnd().split('\n');
    put(changing, await photo(10, 10).toBuffer());
    expect(await size()).toEqual({ width: 10, height: 10 });
    expect(await size()).toEqual({ width: 10, height: 10 });
    expect(lines()).toHaveLength(1);
    put(changing, await photo(12, 11).toBuffer());
    utimesSync(join(folder, changing), 1, 1);
    expect(await size()).toEqual({ width: 12, height: 11 });
    expect(lines()).toHaveLength(2);
  });

  test('are measured again if the stored sizes are unreadable', async () => {
    put('var/broken', '["pictures/wide.jpg",1,\n{}\n["pictures/wide.jpg","x",0,0]');
    expect(await opened('broken').sizes(['pictures/wide.jpg'])).toEqual(
      new Map([['pictures/wide.jpg', { width: 30, height: 20 }]]),
    );
  });
});
