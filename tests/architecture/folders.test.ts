import { expect, test } from 'vitest';
import { readSources } from '../support/run/source-file.ts';

/** More files side by side are hard to look through. */
const MOST_FILES = 30;
const MOST_COMPONENTS = 60;
/** Drawings of the sample: each file is one picture or a piece of several. */
const DRAWINGS = 'fixtures/pictures/';

test('no folder has more source files than one can look through', () => {
  const counts = new Map<string, number>();
  for (const path of readSources().keys()) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect(counts.size).toBeGreaterThan(100);
  const full = [...counts].filter(
    ([folder, count]) =>
      !folder.startsWith(DRAWINGS) && count > (folder.startsWith('ui/components') ? MOST_COMPONENTS : MOST_FILES),
  );
  expect(full).toEqual([]);
});
