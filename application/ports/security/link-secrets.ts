/** What the secret of a link opens; the secret of one opens nothing of another. */
export const LINK_PURPOSES = ['subscription', 'appointment', 'offer', 'friend', 'owner'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Secrets in the links of mails. */
export type LinkSecrets = {
  /**
   * Makes the secret of a thing, the same each time: later mails hold it again though only its hash is kept.
   * It is 43 letters fit for an address, from which the id cannot be read, and which cannot be made without the site's own secret.
   * `kept` is the hash that is kept of a thing's secret (`Hashes.secret`): where that is of the secret made under the site's
   * previous one, that one is given, so that the links of a thing stay the same when the site's secret is replaced.
   */
  make(purpose: LinkPurpose, id: string, kept?: string): string;
};
