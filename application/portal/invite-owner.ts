import { type ListingId, parseListingId } from '../../domain/listing/listing.ts';
import { parsePublicEmail } from '../../domain/request/email.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Accounts } from '../ports/accounts/accounts.ts';
import type { Actor } from '../ports/audit/desk-log.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { Owner } from '../ports/accounts/owners.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { linkPath } from './owner-link.ts';
import { type InvitationParts, prepareInvitation } from './prepare-invitation.ts';

export type InviteOutcome =
  /** `owner` includes all current listings; `mail` is the stored invitation, with a placeholder for its link's secret. */
  | { readonly kind: 'invited'; readonly owner: Owner; readonly mail: Mail }
  | { readonly kind: 'no-address' }
  | { readonly kind: 'no-listing' }
  /** Ids missing from the catalogue. */
  | { readonly kind: 'unknown-listings'; readonly ids: readonly string[] };

/**
 * Gives an owner access to listings and mails a link to choose a password. `by` is the agent, for the audit log. `refuses` is called last,
 * for an otherwise valid invitation; if it returns a result, that result is returned and nothing is mailed.
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
  ...parts
}: InvitationParts & {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly ownerAccounts: Pick<Accounts, 'invite'>;
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
    const { id, at, link, mail } = prepareInvitation(parts, {
      template: 'owner-invitation',
      language,
      to: email,
      pathOf: (invited, tokenHash) => linkPath(site.current().routes, language, invited, tokenHash),
    });
    const owner = await accounts.invite(
      { id, email, language, listingIds: [...new Set(ids as ListingId[])], invitedAt: at },
      link,
      [mail],
      by && { by, at, action: 'owner-invited', subject: id, detail: { count: ids.length } },
    );
    return { kind: 'invited', owner, mail };
  };
}
