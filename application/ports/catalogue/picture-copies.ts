import type { Reason } from '../../finding/reason.ts';

/** Result for one URL: the file name of the stored copy, or why there is none. */
export type PictureCopy = { readonly file: string } | { readonly refused: Reason };

/** Local copies of pictures hosted elsewhere, so that no visitor's request fetches from another host. */
export type PictureCopies = {
  /** Hosts from which pictures are copied; if the list is empty, no pictures are copied. */
  readonly hosts: readonly string[];
  /** Copies the pictures that are not stored yet, and returns the result for each URL. */
  copy(addresses: readonly string[]): Promise<ReadonlyMap<string, PictureCopy>>;
  /** Deletes every copy except `files`. */
  keepOnly(files: ReadonlySet<string>): Promise<void>;
};
