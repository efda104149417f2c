import type { WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import type { Project } from '../../../domain/listing/project.ts';
import { type Reason, reasonText } from '../../finding/reason.ts';

/**
 * What a system of the agency offers, translated to records and read once. Its first item is the scope. Anything that it throws
 * ends the import, and visitors go on seeing what they saw.
 * `async function* openFeed() { yield { kind: 'scope', scope: 'all' }; yield { kind: 'property', records: [{ ID: '1', … }] }; }`
 */
export type Feed = Iterable<FeedItem> | AsyncIterable<FeedItem>;

export type FeedItem =
  /**
   * Of scope `all`, a property that does not come is not offered any more, and with `projects` neither is a project; of scope
   * `changes`, what does not come is as it was.
   */
  | { readonly kind: 'scope'; readonly scope: 'all' | 'changes'; readonly projects?: boolean }
  /** All records of one property or project, one a language; `at` says where they stand, for the operator, if they name no id. */
  | { readonly kind: 'property' | 'project'; readonly records: readonly FeedRecord[]; readonly at?: string }
  /** A property or project that is offered as it was: of scope `all`, where what changed since a moment was asked for, it comes instead of its records. */
  | { readonly kind: 'unchanged'; readonly id: string }
  /** A property or project that is not offered any more; a property with its reason, where the system says it. */
  | { readonly kind: 'gone'; readonly id: string; readonly reason?: WithdrawalReason }
  /** What could not even be translated to a record. */
  | { readonly kind: 'refused'; readonly finding: FeedFinding };

/** Fields by the names that docs/connect/feed-reference.md lists; nothing in it is trusted. */
export type FeedRecord = Readonly<Record<string, unknown>>;

/** What an agency has to look at in its feed: the field of the thing with this id, and why; `id` is empty where it concerns all. */
export type FeedFinding = { readonly id: string; readonly field: string; readonly reason: Reason };

/** A feed that is no feed; the message is the reason in English. `new BrokenFeed(reason('feed-not-json'))` */
export class BrokenFeed extends Error {
  override readonly name = 'BrokenFeed';
  readonly reason: Reason;
  constructor(why: Reason) {
    super(reasonText(why, 'en'));
    this.reason = why;
  }
}

/** Reads the records of one thing; what cannot be read is refused, and nothing throws. */
export type RecordReader = {
  /** The id under which a thing is kept that its system names so; nothing where it is no id. */
  id(raw: string): string | undefined;
  listing(records: readonly FeedRecord[], at?: string): ReadRecords<Listing>;
  project(records: readonly FeedRecord[], at?: string): ReadRecords<Project>;
};

/** A listing or project, made of those of its records that can be read. */
export type ReadRecords<Thing> = {
  /** Absent where no record names one. */
  readonly id: string | undefined;
  /** How its system names it, where that is no id of ours; the operator finds it there. */
  readonly externalId?: string;
  /** Absent where no record can be read. */
  readonly thing: Thing | undefined;
  /** Whether every record can be read. */
  readonly whole: boolean;
  /** Why it is not offered any more; absent where it is. Then there is no thing. */
  readonly gone?: WithdrawalReason;
  /** Where each of its pictures lies: a path inside the content directory, or an https address. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Records and pictures that were left out. */
  readonly refused: readonly FeedFinding[];
  /** What else was left out or does not agree. */
  readonly warnings: readonly FeedFinding[];
};

/** A system of the agency that is asked for its feed again and again. */
export type FeedSource = {
  /** How logs call it; it holds no password. */
  readonly name: string;
  /** Opens its feed, for one reading. */
  open(asked: AskedFeed): Feed;
  /**
   * Hears what became of the feed that it opened last: whether all of it is in the catalogue now. Only then may a system put away what
   * was read; before, it gives the same again.
   */
  settled?(imported: boolean): Promise<void>;
};

/** What of a system's feed is wanted; a system that cannot tell the difference gives all that it offers, with all records. */
export type AskedFeed = {
  /** `all`: what is not offered any more has to be known too. */
  readonly scope: 'all' | 'changes';
  /**
   * Milliseconds since 1970: what has not changed from then on may be left out of scope `changes`, and come as `unchanged` in scope
   * `all`. Absent: all records are wanted.
   */
  readonly since: number | undefined;
  /** Ends it when the site stops. */
  readonly signal: AbortSignal;
};
