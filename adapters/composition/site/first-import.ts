import { findingLine } from '../../../application/finding/finding-line.ts';
import type { ImportFeed } from '../../../application/operate/import-feed.ts';
import type { FirstFeeds } from './read-site.ts';

/** Between two looks whether another process has done it. */
const PAUSE_MS = 200;

/**
 * Where nothing was ever published, the content directory's feeds are: later only the operator's command imports. Of processes
 * that start at once one does it, and the others wait for it. Gives what was refused or left out, a line each.
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
