import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePublicAddress } from '../../../adapters/qr-codes/public-address.ts';
import { modulesOf, readQrCode } from '../../support/reading/read-qr-code.ts';

const site = makePublicAddress(new URL('https://agency.example/below/'));
const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

describe('the public address of a path', () => {
  it('is absolute', () => {
    expect(site.whole('/fr/a-vendre/')).toBe('https://agency.example/fr/a-vendre/');
    expect(site.whole('/fr/maison-à-vendre/')).toBe('https://agency.example/fr/maison-%C3%A0-vendre/');
  });

  it('equals the content of its QR code, for any path', () => {
    fc.assert(
      fc.property(fc.webPath({ size: 'medium' }), path => {
        fc.pre(path.startsWith('/') && !path.startsWith('//') && path.length < 140);
        expect(readQrCode(site.code(path))).toBe(site.whole(path));
      }),
    );
  });

  it('has a QR code with finder patterns in three corners and no module outside', () => {
    const { size, path } = site.code('/property/6434027/');
    const dark = modulesOf({ size, path });
    const square = (left: number, top: number) =>
      FINDER.map((_, y) => FINDER.map((__, x) => (dark.has(`${left + x} ${top + y}`) ? '#' : '.')).join(''));
    expect(square(0, 0)).toEqual(FINDER);
    expect(square(size - 7, 0)).toEqual(FINDER);
    expect(square(0, size - 7)).toEqual(FINDER);
    for (const module of dark) expect(Math.max(...module.split(' ').map(Number))).toBeLessThan(size);
  });
});
