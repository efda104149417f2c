import type { Language } from '../../domain/text/language.ts';
import { secretOf } from '../mail/mail-links.ts';
import { makeMail } from '../mail/mail-templates.ts';
import type { OwnerLink } from '../ports/accounts/owners.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import { LINK_LIFE_MS } from './owner-link.ts';

/** Ports with which an invitation is prepared. */
export type InvitationParts = {
  readonly hashes: Hashes;
  readonly linkSecrets: LinkSecrets;
  readonly ids: Ids;
  readonly clock: Clock;
};

/** `id`: id of the new account. `link`: the link with which its holder chooses a password, which `mail` contains. `at`: Unix ms. */
export type PreparedInvitation = {
  readonly id: string;
  readonly at: number;
  readonly link: OwnerLink;
  readonly mail: Mail;
};

/** Prepares the invitation of an owner or agent; the caller stores it. `pathOf`: path of the link by its id and the hash of its secret. */
export function prepareInvitation(
  { hashes, linkSecrets, ids, clock }: InvitationParts,
  {
    pathOf,
    ...mail
  }: {
    readonly template: 'agent-invitation' | 'owner-invitation';
    readonly language: Language;
    readonly to: string;
    readonly pathOf: (id: string, tokenHash: string) => string;
  },
): PreparedInvitation {
  const at = clock.now();
  const id = ids.reference();
  const tokenHash = hashes.secret(secretOf(linkSecrets, 'owner', id));
  return {
    id,
    at,
    link: { tokenHash, purpose: 'invitation', endsAt: at + LINK_LIFE_MS.invitation },
    mail: makeMail({
      ...mail,
      id: `${id}.invitation`,
      replyTo: undefined,
      data: { link: pathOf(id, tokenHash) },
      unsubscribe: undefined,
    }),
  };
}
