import type { Reason } from '../../finding/reason.ts';

/** What came of an address: the name under which the copy is kept, or why there is none. */
export type PictureCopy = { readonly file: string } | { readonly refused: Reason };

/** Pictures that lie on other hosts, copied once: no visitor's request ever fetches anything. */
export type PictureCopies = {
  /** Hosts from which pictures are copied; none: nothing is. */
  readonly hosts: readonly string[];
  /** Copies what is not there yet, and gives what came of each address. */
  copy(addresses: readonly string[]): Promise<ReadonlyMap<string, PictureCopy>>;
  /** Forgets every copy but these. */
  keepOnly(files: ReadonlySet<string>): Promise<void>;
};
