import { findingLine } from '../../../application/finding/finding-line.ts';
import type { ImportFeed } from '../../../application/operate/import-feed.ts';
import type { FirstFeeds } from './read-site.ts';

/** Pause between checks whether another process has finished the import, in milliseconds. */
const PAUSE_MS = 200;

/**
 * Imports the content directory's feeds if nothing was ever published; later only the operator's command imports them. If several processes
 * start together, one of them imports and the others wait for it. Returns one line for each record or picture that was refused or left out.
 */
export async function importFirst(
  { feed, earlier, report }: FirstFeeds,
  importFeed: ImportFeed,
  isEmpty: () => Promise<boolean>,
): Promise<readonly string[]> {
  while (await isEmpty()) {
    if (!feed) return report;
    const outcome = await importFeed(feed, { earlier });
    if (outcome.kind !== 'another-import') {
      const { refused } = outcome.kind === 'imported' ? outcome.report : outcome;
      const leftOut = outcome.kind === 'imported' ? outcome.report.leftOut : [];
      return [
        ...report,
        ...[...refused, ...leftOut].map(finding => findingLine({ file: 'feed.json', ...finding }, 'en')),
      ];
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
  }
  return [];
}
