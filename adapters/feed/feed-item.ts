import { z } from 'zod';
import { WITHDRAWAL_REASONS } from '../../domain/listing/withdrawal-reason.ts';
import { reason } from '../../application/finding/reason.ts';
import { BrokenFeed, type Feed, type FeedItem } from '../../application/ports/catalogue/feed.ts';
import { issueText } from '../wire/schema-words.ts';
import { readId } from './read-values.ts';

/** A property item without a record would make the import withdraw that property, so it is invalid. */
const records = z.array(z.record(z.string(), z.unknown())).min(1).max(50);
const at = z.string().max(200).exactOptional();

const feedItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scope'), scope: z.enum(['all', 'changes']), projects: z.boolean().exactOptional() }),
  z.object({ kind: z.literal('property'), records, at }),
  z.object({ kind: z.literal('project'), records, at }),
  z.object({ kind: z.literal('unchanged'), id: z.string() }),
  // As in records of a feed, an unknown reason counts as 'withdrawn'.
  z.object({
    kind: z.literal('gone'),
    id: z.string(),
    reason: z.enum(WITHDRAWAL_REASONS).catch('withdrawn').exactOptional(),
  }),
  z.object({
    kind: z.literal('refused'),
    // External feed modules give reasons as text, not as codes.
    finding: z.object({
      id: z.string(),
      field: z.string(),
      reason: z.string().transform(text => reason('text', { text })),
    }),
  }),
]);

/**
 * Validates the items of a feed from external code. Throws `BrokenFeed` with number and fault of the first invalid item.
 * `checkedFeed([{ kind: 'propery' }])` throws: item 1 of the feed: kind: must be scope, property, …
 */
export async function* checkedFeed(feed: Feed): AsyncGenerator<FeedItem> {
  let number = 0;
  for await (const item of feed) {
    number++;
    const parsed = feedItem.safeParse(item, { error: issueText });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const fault = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');
      throw new BrokenFeed(reason('feed-item-invalid', { number, fault }));
    }
    yield parsed.data;
  }
}

/** Marks refused items without a readable id as `unnamed`, because they may belong to any property. */
export async function* withUnnamed(feed: Feed): AsyncGenerator<FeedItem> {
  for await (const item of feed)
    yield item.kind === 'refused' && !readId(item.finding.id) ? { ...item, unnamed: true } : item;
}
