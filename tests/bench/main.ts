/**
 * All benchmarks, each against its peer or limit in the same run. `--lighthouse` adds the browser measurements, which take some minutes;
 * `--interaction` only measures the response to input on a slow phone. Quote ratios: absolute figures depend on the machine.
 */
import '../../adapters/composition/node-version.ts';
import { readArguments } from '../../adapters/composition/commands/common/read-arguments.ts';
import { benchAdverts } from './adverts.bench.ts';
import { buildSite } from './built-site.ts';
import { benchCachedPage } from './cached-page.bench.ts';
import { benchDeskRequests } from './desk-requests.bench.ts';
import { benchImport } from './import.bench.ts';
import { benchInteraction } from './interaction.bench.ts';
import { benchList } from './list.bench.ts';
import { benchListPage } from './list-page.bench.ts';
import { benchLogin } from './login.bench.ts';
import { benchMap } from './map.bench.ts';
import { type BenchRow, table } from './measure.ts';
import { benchPageMemory } from './page-memory.bench.ts';
import { benchPaint } from './paint.bench.ts';
import { benchPictures } from './picture.bench.ts';
import { benchPortal } from './portal.bench.ts';
import { benchSearch } from './search.bench.ts';
import { benchSubmissions } from './submissions.bench.ts';
import { benchViewingSlots } from './viewing-slots.bench.ts';

const { values } = readArguments('npm run bench [-- --lighthouse | --interaction]', {
  options: { lighthouse: { type: 'boolean' }, interaction: { type: 'boolean' } },
});
const built = await buildSite();
if (values.interaction) {
  console.log(table(await benchInteraction(built)));
  process.exit();
}
const rows: BenchRow[] = [
  ...(await benchSearch()),
  ...(await benchList()),
  ...(await benchListPage(built)),
  ...(await benchCachedPage(built)),
  ...(await benchSubmissions()),
  ...(await benchDeskRequests()),
  ...(await benchViewingSlots()),
  ...(await benchPictures(built)),
  ...(await benchMap(built)),
  ...(await benchPaint(built)),
  ...(await benchImport(built)),
  ...(await benchPageMemory(built)),
  ...(await benchAdverts(built)),
  ...(await benchLogin(built)),
  ...(await benchPortal()),
];
if (values.lighthouse) {
  const { benchLighthouse } = await import('./lighthouse.ts');
  rows.push(...(await benchLighthouse(built)));
}
console.log(table(rows));
