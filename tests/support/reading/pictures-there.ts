import type { PictureFiles } from '../../../application/ports/catalogue/picture-files.ts';

/** A disk on which each picture counts as there, as large as a photograph. */
export const PICTURES_THERE: PictureFiles = {
  missing: async () => new Set(),
  sizes: async files => new Map(files.map(file => [file, { width: 1500, height: 1000 }])),
};
