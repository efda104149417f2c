/** Where pictures lie, by a path inside the content directory or as a copy is named. */
export type PictureFiles = {
  /** Gives those that are not there. */
  missing(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Gives how large each is as it is looked at, in pixels; nothing of what is no picture. */
  sizes(files: readonly string[]): Promise<ReadonlyMap<string, PictureSize>>;
};

export type PictureSize = { readonly width: number; readonly height: number };
