/** What the link of a mail is for; the secret of one purpose opens nothing of another. */
export type LinkPurpose = 'subscription' | 'appointment' | 'offer' | 'friend' | 'owner';

/** Secrets in the links of mails. */
export type LinkSecrets = {
  /** Makes the secret of a thing, the same each time: later mails hold it again though only its hash is kept. */
  make(purpose: LinkPurpose, id: string): string;
};
