import type { ListingId } from '../../../domain/listing/listing.ts';
import type { Language } from '../../../domain/text/language.ts';

/** A person who may look at what happens with their properties. */
export type Owner = {
  readonly id: string;
  /** As the agency wrote it. */
  readonly email: string;
  readonly language: Language;
  /** What they were invited for and what the feed names them for, each once, in the order of their bytes. */
  readonly listingIds: readonly ListingId[];
};

/** An account of an owner as a list of them shows it. */
export type OwnerAccount = Owner & { readonly invitedAt: number; readonly hasPassword: boolean };

/** A way to choose a password, sent by mail; only the hash of its secret is kept. */
export type OwnerLink = {
  readonly tokenHash: string;
  readonly purpose: 'invitation' | 'reset';
  /** Milliseconds since 1970. */
  readonly endsAt: number;
};

export type Invitation = {
  /** Of the account, where the address has none yet. */
  readonly id: string;
  readonly email: string;
  readonly language: Language;
  /** Joined to what they had. */
  readonly listingIds: readonly ListingId[];
  readonly invitedAt: number;
};

/** Who may look at which properties: the feed says who owns what, an invitation gives access. */
export type Owners = {
  /** Gives the account of an address, whatever the letter case. */
  byEmail(email: string): Promise<Owner | undefined>;
  /** Gives an account as it is now. */
  byId(id: string): Promise<Owner | undefined>;
  /**
   * Gives the accounts whose address holds a text, whatever the letter case, by address: those behind the address `after`, from the first
   * one on where it is absent, `count` at most.
   */
  list(holding: string, after: string | undefined, count: number): Promise<readonly OwnerAccount[]>;
  /** Keeps an account with its password and writes nothing else, for a site whose content is made up; one whose address or id is known is left as it is. */
  settle(invitation: Invitation, passwordHash: string): Promise<void>;
  /** Says whether the feed names an address for any listing, whatever the letter case. */
  isNamed(email: string): Promise<boolean>;
  /** Notes whom a feed names as owners of each of its listings; of listings that it does not hold nothing changes. */
  named(byListing: ReadonlyMap<ListingId, readonly string[]>): Promise<void>;
};
