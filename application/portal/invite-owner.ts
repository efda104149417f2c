import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import { parsePublicEmail } from '../../domain/request/email.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Accounts } from '../ports/accounts/accounts.ts';
import type { Clock } from '../ports/clock.ts';
import type { Actor } from '../ports/audit/desk-log.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { Owner } from '../ports/accounts/owners.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { secretOf } from '../mail/mail-links.ts';
import { makeMail } from '../mail/mail-templates.ts';
import { LINK_LIFE_MS, linkPath } from './owner-link.ts';

export type InviteOutcome =
  /** `owner` includes all current listings; `mail` is the stored invitation, with a placeholder for its link's secret. */
  | { readonly kind: 'invited'; readonly owner: Owner; readonly mail: Mail }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'no-listing' }
  /** Ids missing from the catalogue. */
  | { readonly kind: 'unknown-listings'; readonly ids: readonly string[] };

/**
 * Gives an owner access to listings and mails a link to choose a password. `by` is the agent, for the audit log. `refuses` is called last,
 * for an otherwise valid invitation; its result, if any, is returned and nothing is mailed.
 */
export type InviteOwner = <Refused extends { readonly kind: string } = never>(
  email: string,
  ids: readonly string[],
  language: Language,
  by?: Actor,
  refuses?: (email: string) => Promise<Refused | undefined>,
) => Promise<InviteOutcome | Refused>;

export function makeInviteOwner({
  site,
  catalogue,
  ownerAccounts: accounts,
  hashes,
  linkSecrets,
  ids: names,
  clock,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly ownerAccounts: Pick<Accounts, 'invite'>;
  readonly hashes: Hashes;
  readonly linkSecrets: LinkSecrets;
  readonly ids: Ids;
  readonly clock: Clock;
}): InviteOwner {
  return async (typed, ids, language, by, refuses) => {
    const email = parsePublicEmail(typed);
    if (email === undefined) return { kind: 'no-address' };
    if (ids.length === 0) return { kind: 'no-listing' };
    const readable = ids.flatMap(id => parseListingId(id) ?? []);
    const found = new Set<string>((await catalogue.listings(readable)).map(({ id }) => id));
    const unknown = ids.filter(id => !found.has(id));
    if (unknown.length > 0) return { kind: 'unknown-listings', ids: unknown };
    const refused = await refuses?.(email);
    if (refused) return refused;
    const now = clock.now();
    const id = names.reference();
    const tokenHash = hashes.secret(secretOf(linkSecrets, 'owner', id));
    const mail = makeMail({
      id: `${id}.invitation`,
      template: 'owner-invitation',
      language,
      to: email,
      replyTo: undefined,
      data: { link: linkPath(site.current().routes, language, id, tokenHash) },
      unsubscribe: undefined,
    });
    const owner = await accounts.invite(
      { id, email, language, listingIds: [...new Set(ids as ListingId[])], invitedAt: now },
      {
        tokenHash,
        purpose: 'invitation',
        endsAt: now + LINK_LIFE_MS.invitation,
      },
      [mail],
      by && { by, at: now, action: 'owner-invited', subject: id, detail: { count: ids.length } },
    );
    return { kind: 'invited', owner, mail };
  };
}
