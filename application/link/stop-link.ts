import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { SuppressionList } from '../ports/mails/suppression-list.ts';
import type { LinkHandler } from './link-handler.ts';
import { recipientOfSecret } from '../mail/link-secret.ts';

/** Adds a person to the suppression list, which stops recommendation mails. */
export function makeStopRecommendations({
  suppressionList,
  linkSecrets,
  hashes,
}: {
  readonly suppressionList: SuppressionList;
  readonly linkSecrets: LinkSecrets;
  readonly hashes: Hashes;
}): LinkHandler {
  return {
    async open({ secret }) {
      const person = recipientOfSecret(linkSecrets, hashes, secret);
      return person === undefined ? undefined : { kind: 'recommendations', stopped: await suppressionList.has(person) };
    },
    async act({ secret, now }) {
      const person = recipientOfSecret(linkSecrets, hashes, secret);
      if (person === undefined) return undefined;
      await suppressionList.add(person, now);
      return 'done';
    },
  };
}
