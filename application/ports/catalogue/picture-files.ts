import type { PictureCopy } from './picture-copies.ts';

/** Picture files, named by a path inside the content directory or by the file name of a copy. */
export type PictureFiles = {
  /**
   * Returns for each file its name on disk, which may be spelled differently, or why it cannot be shown: it is missing, damaged or no
   * picture. Decodes each picture once.
   */
  find(files: readonly string[]): Promise<ReadonlyMap<string, PictureCopy>>;
  /** Returns the displayed size of each picture, in pixels; a file that is not a picture is left out. */
  sizes(files: readonly string[]): Promise<ReadonlyMap<string, PictureSize>>;
};

/** Size in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };
