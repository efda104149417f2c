/** Picture files, named by a path inside the content directory or by the file name of a copy. */
export type PictureFiles = {
  /** Returns those of the files that do not exist. */
  missing(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns the displayed size of each picture, in pixels; a file that is not a picture is left out. */
  sizes(files: readonly string[]): Promise<ReadonlyMap<string, PictureSize>>;
};

/** Size in pixels. */
export type PictureSize = { readonly width: number; readonly height: number };
