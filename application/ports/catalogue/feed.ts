import type { WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import type { Project } from '../../../domain/listing/project.ts';
import { type Reason, reasonText } from '../../finding/reason.ts';

/**
 * The properties and projects of the agency's CRM, converted to records; can be iterated once. The first item is the scope. An exception
 * ends the import, and visitors keep seeing the previous catalogue.
 * `async function* openFeed() { yield { kind: 'scope', scope: 'all' }; yield { kind: 'property', records: [{ ID: '1', … }] }; }`
 */
export type Feed = Iterable<FeedItem> | AsyncIterable<FeedItem>;

/** One item of a feed, by `kind`. */
export type FeedItem =
  /**
   * Scope of the feed. `all`: a property that is not in the feed is no longer offered, and with `projects` the same holds for projects.
   * `changes`: what is not in the feed has not changed.
   */
  | { readonly kind: 'scope'; readonly scope: 'all' | 'changes'; readonly projects?: boolean }
  /**
   * All records of one property or project, one per language. `at`: their location in the feed, shown to the operator if they contain no
   * id.
   */
  | { readonly kind: 'property' | 'project'; readonly records: readonly FeedRecord[]; readonly at?: string }
  /**
   * A property or project that has not changed since the last import. A source that lists all ids, but asks its CRM only for changed
   * records, yields this item for each unchanged one (scope `all`).
   */
  | { readonly kind: 'unchanged'; readonly id: string }
  /** A property or project that is no longer offered; for a property with the reason, if the CRM provides it. */
  | { readonly kind: 'gone'; readonly id: string; readonly reason?: WithdrawalReason }
  /**
   * A part of the feed that could not be converted to a record. `unnamed`: the part's id cannot be read, or is uncertain. The part may be
   * about any property or project, so no missing one counts as withdrawn.
   */
  | { readonly kind: 'refused'; readonly finding: FeedFinding; readonly unnamed?: boolean }
  /**
   * A property or project that is missing from a full list, but is not withdrawn, because the list contains an `unnamed` part that may be
   * about it.
   */
  | { readonly kind: 'missing'; readonly id: string }
  /** A part that was left out of a property or project which is otherwise imported. */
  | { readonly kind: 'warning'; readonly finding: FeedFinding }
  /**
   * A whole package, from a source that receives packages. `waits`: a later import reads it, `refused`: nothing of it is imported, each
   * with the reason in `finding`. For `read`, `finding` states what happens to the package if the whole import is refused, and is reported
   * only in that case.
   */
  | { readonly kind: 'package'; readonly state: PackageState; readonly finding: FeedFinding };

export type PackageState = 'read' | 'waits' | 'refused';

/** Fields as listed in docs/connect/feed-reference.md. Untrusted: a `RecordReader` validates them. */
export type FeedRecord = Readonly<Record<string, unknown>>;

/**
 * A problem that the agency has to fix in its feed: id of the property or project, field and reason. `id` is empty if the whole feed is
 * concerned.
 */
export type FeedFinding = { readonly id: string; readonly field: string; readonly reason: Reason };

/** The feed cannot be read at all; the message is the reason in English. `new BrokenFeed(reason('feed-not-json'))` */
export class BrokenFeed extends Error {
  override readonly name = 'BrokenFeed';
  readonly reason: Reason;
  constructor(why: Reason) {
    super(reasonText(why, 'en'));
    this.reason = why;
  }
}

/** Parses the records of one property or project. Never throws: unreadable records are reported as refused. */
export type RecordReader = {
  /** Returns the site's id for an id of the CRM; `undefined` if it is not a valid id. */
  id(raw: string): string | undefined;
  /** Parses the records of a property, one per language; `at` is their location in the feed. */
  listing(records: readonly FeedRecord[], at?: string): ReadRecords<Listing>;
  /** Parses the records of a project, one per language; `at` is their location in the feed. */
  project(records: readonly FeedRecord[], at?: string): ReadRecords<Project>;
};

/** A listing or project, built from its readable records. */
export type ReadRecords<Thing> = {
  /** Id on the site; `undefined` if no record contains one. */
  readonly id: string | undefined;
  /** Id in the CRM, by which the operator finds the property; absent if it equals the site's id. */
  readonly externalId?: string;
  /** The listing or project; `undefined` if no record is readable. */
  readonly thing: Thing | undefined;
  /** Whether every record can be read. */
  readonly whole: boolean;
  /** Why the listing or project is no longer offered; absent while it is offered. If set, `thing` is `undefined`. */
  readonly gone?: WithdrawalReason;
  /** Location of each picture by its id: a path inside the content directory, or an https URL. */
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Records and pictures that were left out. */
  readonly refused: readonly FeedFinding[];
  /** Other findings: ignored values and contradictions. */
  readonly warnings: readonly FeedFinding[];
};

/** A CRM of the agency whose feed is fetched regularly. */
export type FeedSource = {
  /** Name for logs; contains no password. */
  readonly name: string;
  /** Opens the feed for one import. */
  open(asked: FeedRequest): Feed;
  /**
   * Called after the import of the last opened feed; `imported`: whether all of it is in the catalogue now. Only if `imported` is true may
   * the source discard the records that were read; otherwise the next `open` must return them again.
   */
  settled?(imported: boolean): Promise<void>;
};

/** Which part of the feed is requested. A source that cannot filter returns all records of everything that it offers. */
export type FeedRequest = {
  /** `all`: the feed also has to show which properties and projects are no longer offered. */
  readonly scope: 'all' | 'changes';
  /**
   * Unix ms. The source may leave out records that have not changed since then (scope `changes`), or send their ids as `unchanged` (scope
   * `all`). `undefined`: all records are requested.
   */
  readonly since: number | undefined;
  /** Aborted when the site stops. */
  readonly signal: AbortSignal;
};
