/** Loads the catalogue of DATA_DIR as a running site does; prints the duration and the longest block of the event loop. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { readSite } from '../../../adapters/composition/site/read-site.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';

const { types, places } = (await readSite('fixtures/agency')).content;
const database = await openDatabase({ dataDirectory: process.env['DATA_DIR'] ?? '' });
const delay = monitorEventLoopDelay({ resolution: 1 });
const results: { readonly seconds: number; readonly longest: number }[] = [];
// The first round is a warm-up, as in a running site.
for (let round = 0; round < 8; round++) {
  await new Promise(resolve => setTimeout(resolve, 100));
  delay.reset();
  delay.enable();
  const started = performance.now();
  await database.catalogue({ types, places, baseMap: builtInBaseMap(), runSlices: takeTurns });
  results.push({ seconds: (performance.now() - started) / 1000, longest: delay.max / 1e6 });
  delay.disable();
}
await database.close();
console.error(JSON.stringify(results.slice(1)));
