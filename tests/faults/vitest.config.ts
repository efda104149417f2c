import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { FULL } from '../support/run/full-run.ts';

/** Files that take longest in the full run or in the daily one, in an order that suits both. */
const LONGEST = [
  'soak',
  'kill',
  'power',
  'kill-links',
  'kill-offers',
  'hostile',
  'race',
  'backup',
  'leads',
  'slow-mail',
  'mail',
  'stop',
  'outage',
  'machines',
  'log',
  'start',
];

/** Every call of its sites has to be answered within the 1.5 s of a database call, which starts of servers beside it can take. */
const LAST = 'rolling';

/** Starts the longest files first, so that none of them runs alone at the end, and the one that needs most of the machine last. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const name = basename(moduleId, '.fault.ts');
      if (name === LAST) return LONGEST.length + 1;
      const place = LONGEST.indexOf(name);
      return place === -1 ? LONGEST.length : place;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/**
 * Failures of a running site; needs a built server. Tests mostly wait, so two files run in parallel; with three, each start of a server
 * takes twice as long on two cores. The full run has long files that wait for minutes at a fixed rate (soak, hostile), beside which a third
 * file finds room; with four, starts take so long that sites miss the times that they promise.
 */
export default defineConfig({
  test: {
    root: '.',
    include: ['tests/faults/*.fault.ts'],
    maxWorkers: FULL ? 3 : 2,
    // A worker imports the application once for all its files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
