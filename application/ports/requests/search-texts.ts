import type { StoredRequest } from './stored-request.ts';

/** Search texts of requests that an earlier version of the site stored without one. */
export type SearchTexts = {
  /** Returns up to `count` requests without a search text. */
  missing(count: number): Promise<readonly StoredRequest[]>;
  /** Stores the search texts of requests that have none. */
  fill(texts: readonly { readonly id: string; readonly text: string }[]): Promise<void>;
};
