/** Purposes of links. A secret is valid for one purpose only. */
export const LINK_PURPOSES = ['subscription', 'appointment', 'offer', 'friend', 'owner'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Secrets in mailed links, by which the site recognises the person who follows the link. */
export type LinkSecrets = {
  /**
   * Derives the secret of a link from its purpose and id: the same each time, so that later mails can contain it although only its hash is
   * stored. Returns 43 URL-safe characters, which reveal nothing of the id and cannot be computed without the site's secret. `storedHash`:
   * the stored hash (`Hashes.secret`). If it matches the secret made with the site's previous secret, that earlier secret is returned, so
   * that links stay the same when the site's secret is replaced.
   */
  make(purpose: LinkPurpose, id: string, storedHash?: string): string;
};
