/** What is erased again where a backup from before is restored. Names are hashes under the site's secret: nothing in it tells of a person. */
export type Erasure =
  /** All that was held about an address, or the account of an owner. */
  | { readonly kind: 'address' | 'owner'; readonly at: number; readonly address: readonly string[] }
  /** A subscription of an address that its subscriber ended. */
  | {
      readonly kind: 'subscription';
      readonly at: number;
      readonly address: readonly string[];
      readonly subscription: readonly string[];
    }
  /** A person who wants no recommendations, as the suppression list names them. */
  | { readonly kind: 'recommendations'; readonly at: number; readonly person: string };

/** The journal of what was erased: it is kept apart from the database, because it is for the time after its loss. */
export type ErasureJournal = {
  /** Notes an erasure that is about to happen; resolves once it survives a crash. */
  note(erasure: Erasure): Promise<void>;
};
