import { expect, test } from 'vitest';
import { unshownFormat } from '../../../domain/media/unshown-format.ts';

test.each([
  ['pictures/scan.tif', 'tiff'],
  ['Scan 2.TIFF', 'tiff'],
  ['IMG_1.HEIC', 'heic'],
  ['phone.heif', 'heic'],
  ['plan.pdf', 'pdf'],
  ['photo.jpg', undefined],
  ['photo.JPEG', undefined],
  ['new.avif', undefined],
  ['plan.svg', undefined],
  ['tiff', undefined],
  ['scan.tiff/1', undefined],
  ['', undefined],
])('the format in the name %j that the site does not show is %s', (name, format) => {
  expect(unshownFormat(name)).toBe(format);
});
