import { type Reason, reason } from '../finding/reason.ts';
import type { AskedFeed, Feed, FeedItem, FeedSource } from '../ports/catalogue/feed.ts';
import type { ImportFeed } from './import-feed.ts';
import type { ImportOutcome } from './import-report.ts';

/** Why a run changed nothing that visitors see. */
export type NotImported =
  /** Another import is under way, or took over from this one. */
  | { readonly kind: 'another-import' }
  /** All that was asked for was read, and none of it published. */
  | { readonly kind: 'kept'; readonly reason: Reason }
  /** In the words of what was thrown. */
  | { readonly kind: 'failed'; readonly reason: string };

export type SourceImport = Extract<ImportOutcome, { kind: 'imported' }> | NotImported;

/**
 * Asks the agency's system once, imports what it gives, and lets it hear what became of that. Throws nothing. `rest` is awaited before
 * each item is read: what else the process does goes on meanwhile.
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
}): (asked: AskedFeed) => Promise<SourceImport> {
  async function attempt(asked: AskedFeed): Promise<SourceImport> {
    try {
      return importOf(await importFeed(unhurried(source.open(asked), rest, asked.signal)));
    } catch (error) {
      return failedBy(error);
    }
  }

  return async asked => {
    const outcome = await attempt(asked);
    try {
      await source.settled?.(outcome.kind === 'imported');
      return outcome;
    } catch (error) {
      return failedBy(error);
    }
  };
}

/** A run that failed, in the words of what was thrown. `failedBy(new Error('cut off'))` → `{ kind: 'failed', reason: 'cut off' }` */
export function failedBy(error: unknown): Extract<NotImported, { kind: 'failed' }> {
  if (!(error instanceof Error)) return { kind: 'failed', reason: String(error) };
  const { message, cause } = error;
  // 'fetch failed' alone says nothing; a code such as ECONNREFUSED holds no address.
  const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
  return { kind: 'failed', reason: `${message}${code}` };
}

/** A feed that is read beside other work, until the site stops. */
async function* unhurried(feed: Feed, rest: () => Promise<void>, signal: AbortSignal): AsyncGenerator<FeedItem> {
  for await (const item of feed) {
    await rest();
    signal.throwIfAborted();
    yield item;
  }
}

/** What an import came to, as a run of a system tells it. */
export function importOf(outcome: ImportOutcome): SourceImport {
  switch (outcome.kind) {
    case 'imported':
    case 'another-import':
      return outcome;
    case 'removes-too-much':
      return {
        kind: 'kept',
        reason: reason('removes-too-much', { removed: outcome.removed.length, of: outcome.of }),
      };
    case 'nothing-readable':
      return { kind: 'kept', reason: reason('nothing-readable') };
  }
}
