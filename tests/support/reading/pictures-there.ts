import type { PictureFiles } from '../../../application/ports/catalogue/picture-files.ts';

/** A file store on which every picture exists, in the size of a photograph. */
export const PICTURES_THERE: PictureFiles = {
  find: async files => new Map(files.map(file => [file, { file }])),
  sizes: async files => new Map(files.map(file => [file, { width: 1500, height: 1000 }])),
};
