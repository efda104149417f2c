import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { makePictureFiles } from '../../../adapters/images/picture-files.ts';

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

describe('the pictures of a content directory', () => {
  test('are reported as missing, also in folders that are missing or are files', async () => {
    const nowhere = [
      'pictures/none.jpg',
      'nowhere/wide.jpg',
      'pictures/inner/wide.jpg',
      'pictures/wide.jpg/inside.jpg',
    ];
    expect(await opened().missing([...ALL, ...nowhere])).toEqual(new Set(nowhere));
  });

  test('are found once they are added, and missing once they are removed', async () => {
    const { missing } = opened();
    const late = ['pictures/late.jpg'];
    expect(await missing(late)).toEqual(new Set(late));
    put('pictures/late.jpg', '');
    expect(await missing(late)).toEqual(new Set());
    rmSync(join(folder, 'pictures/late.jpg'));
    // Sets another time: two changes within one clock tick would be indistinguishable.
    utimesSync(join(folder, 'pictures'), 1, 1);
    expect(await missing(late)).toEqual(new Set(late));
  });

  test('have the size as displayed; a file that is no picture has none', async () => {
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
