/**
 * An erasure to be repeated after an older backup is restored. Addresses are hashed with the site's secret, so an entry contains no
 * personal data.
 */
export type Erasure =
  /** All data of an address, or an owner's account. */
  | { readonly kind: 'address' | 'owner'; readonly at: number; readonly address: readonly string[] }
  /** End of a subscription by its subscriber. */
  | {
      readonly kind: 'subscription';
      readonly at: number;
      readonly address: readonly string[];
      readonly subscription: readonly string[];
    }
  /** A person who refuses recommendations; `person` is the hash in the suppression list. */
  | { readonly kind: 'recommendations'; readonly at: number; readonly person: string };

/** Journal of erasures, stored apart from the database because it is needed after the database is lost. */
export type ErasureJournal = {
  /** Records an erasure that is about to happen; resolves once the record is durable. */
  note(erasure: Erasure): Promise<void>;
};
