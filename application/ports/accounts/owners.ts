import type { ListingId } from '../../../domain/listing/listing.ts';
import type { Language } from '../../../domain/text/language.ts';

/** An owner with access to the statistics and requests of their properties. */
export type Owner = {
  readonly id: string;
  /** The address as the agency entered it. */
  readonly email: string;
  readonly language: Language;
  /** Ids of the listings from invitations and from the feed, without duplicates, in byte order. */
  readonly listingIds: readonly ListingId[];
};

/** An owner's account in the desk's list. `invitedAt`: Unix ms. */
export type OwnerAccount = Owner & { readonly invitedAt: number; readonly hasPassword: boolean };

/** A link to choose a password, sent by mail; only the hash of its secret is stored. */
export type OwnerLink = {
  readonly tokenHash: string;
  readonly purpose: 'invitation' | 'reset';
  /** Unix ms. */
  readonly endsAt: number;
};

/** Invitation of an owner to the properties in `listingIds`. `invitedAt`: Unix ms. */
export type Invitation = {
  /** Id of the new account; ignored if the address has one. */
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  /** Listings to add to those of the account. */
  readonly listingIds: readonly ListingId[];
  readonly invitedAt: number;
};

/** Owners' accounts. The feed states who owns which property; an invitation gives access. */
export type Owners = {
  /** Returns the account of an address, in any letter case. */
  byEmail(email: string): Promise<Owner | undefined>;
  /** Returns the current state of an account. */
  byId(id: string): Promise<Owner | undefined>;
  /** Returns up to `count` accounts whose address contains a text, in any letter case, sorted by address, with addresses after `after`. */
  list(holding: string, after: string | undefined, count: number): Promise<readonly OwnerAccount[]>;
  /** Creates an account with a password, for a demonstration site; writes no mail and no log. Does nothing if the address or id exists. */
  addSampleAccount(invitation: Invitation, passwordHash: string): Promise<void>;
  /** Whether the feed names an address as the owner of any listing, in any letter case. */
  isNamed(email: string): Promise<boolean>;
  /** Stores the owners that a feed names for each of its listings; the owners of other listings stay. */
  named(byListing: ReadonlyMap<ListingId, readonly string[]>): Promise<void>;
};
