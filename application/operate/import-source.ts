import { type Reason, reason } from '../finding/reason.ts';
import type { FeedRequest, Feed, FeedItem, FeedSource } from '../ports/catalogue/feed.ts';
import type { ImportFeed } from './import-feed.ts';
import type { ImportFinding } from '../ports/operation/operation-reports.ts';
import { findingsOf, type ImportOutcome } from './import-report.ts';

/** Reason why an import run published nothing. */
export type NotImported =
  /** Another import is running, or took over the lease while this one ran. */
  | { readonly kind: 'another-import' }
  /**
   * Nothing was published: the feed was read completely, but the import refused it, for example because it would remove too many listings.
   * `findings`: the records and packages that were refused.
   */
  | { readonly kind: 'kept'; readonly reason: Reason; readonly findings: readonly ImportFinding[] }
  /** The run failed with an error; `reason` is its message. */
  | { readonly kind: 'failed'; readonly reason: string };

export type SourceImport = Extract<ImportOutcome, { kind: 'imported' }> | NotImported;

/**
 * Imports once from the agency's CRM and reports the outcome back to it. Never throws. Awaits `rest` before each item, to yield the event
 * loop.
 * `await makeImportSource({ source, importFeed, rest })({ scope: 'all', since: undefined, signal })` → `{ kind: 'imported', … }`
 */
export function makeImportSource({
  source,
  importFeed,
  rest,
}: {
  readonly source: FeedSource;
  readonly importFeed: ImportFeed;
  readonly rest: () => Promise<void>;
}): (asked: FeedRequest) => Promise<SourceImport> {
  async function attempt(asked: FeedRequest): Promise<SourceImport> {
    try {
      return toSourceImport(await importFeed(unhurried(() => source.open(asked), rest, asked.signal)));
    } catch (error) {
      return failureFrom(error);
    }
  }

  return async asked => {
    const outcome = await attempt(asked);
    try {
      await source.settled?.(outcome.kind === 'imported');
      return outcome;
    } catch (error) {
      return failureFrom(error);
    }
  };
}

/** A failed run with the error's message. `failureFrom(new Error('cut off'))` → `{ kind: 'failed', reason: 'cut off' }` */
export function failureFrom(error: unknown): Extract<NotImported, { kind: 'failed' }> {
  if (!(error instanceof Error)) return { kind: 'failed', reason: String(error) };
  const { message, cause } = error;
  // The message 'fetch failed' alone is not helpful, so the error code is added, such as ECONNREFUSED. It contains no address, which may be
  // secret.
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return { kind: 'failed', reason: `${message}${code}` };
}

/**
 * Reads a feed until aborted, yielding the event loop before each item. Opens the feed only when the import reads it, so that a feed that
 * cannot be opened is reported like other errors of the feed.
 */
async function* unhurried(open: () => Feed, rest: () => Promise<void>, signal: AbortSignal): AsyncGenerator<FeedItem> {
  for await (const item of open()) {
    await rest();
    signal.throwIfAborted();
    yield item;
  }
}

/** Converts the outcome of an import to that of a scheduled run. */
export function toSourceImport(outcome: ImportOutcome): SourceImport {
  switch (outcome.kind) {
    case 'imported':
    case 'another-import':
      return outcome;
    case 'removes-too-much':
      return {
        kind: 'kept',
        reason: reason('removes-too-much', { removed: outcome.removed.length, of: outcome.of }),
        findings: findingsOf(outcome),
      };
    case 'nothing-readable':
      return {
        kind: 'kept',
        reason: reason('nothing-readable'),
        findings: findingsOf(outcome),
      };
  }
}
