import '../node-version.ts';
import { renameSync, rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { openPlacesNearby } from '../report/open-places-nearby.ts';
import { readSite } from '../site/read-site.ts';
import { isSampleAgency } from '../sample-agency.ts';
import { readSettings } from '../settings.ts';
import { drawPictures } from './draw-pictures.ts';
import { makeProgress } from './common/progress.ts';
import { readArguments } from './common/read-arguments.ts';

const OUT = 'dist/static';
/** Folder of the running build; renamed to `OUT` when complete, so that the previous build stays online until then. */
const UNFINISHED = 'dist/static-unfinished';
const RENDERER = 'dist/static-renderer';

/**
 * Replaces the module that builds addresses of pictures: a static host ignores queries, so each size of a picture is a file with a path.
 */
const staticPictures: Plugin = {
  name: 'static-pictures',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('media/picture-address.ts') && !importer?.endsWith('static-pictures.ts')
      ? new URL('../static/static-pictures.ts', import.meta.url).pathname
      : undefined,
};

readArguments('npm run build:static', {});
const settings = readSettings(process.env);
if ('refused' in settings) {
  console.error(settings.refused);
  process.exit(1);
}
const { contentDirectory, dataDirectory, publicUrl, hstsSubdomains } = settings;
const nearby = await openPlacesNearby(settings.placesNearby);
// Check the content before the build, which takes minutes.
await readSite(contentDirectory).catch((error: Error) => {
  console.error(`Nothing was built: ${error.message}`);
  process.exit(1);
});
const progress = makeProgress(process.stdout);
progress.step('scripts and styles');
rmSync(UNFINISHED, { recursive: true, force: true });
const common: InlineConfig = { logLevel: 'warn', configLoader: 'native', plugins: [staticPictures] };
await Promise.all([
  build({
    ...common,
    build: { outDir: UNFINISHED, rollupOptions: { input: 'adapters/composition/static/static-boot.ts' } },
  }),
  build({
    ...common,
    build: { ssr: true, outDir: RENDERER, rollupOptions: { input: 'adapters/composition/static/static.ts' } },
  }),
]);
if (isSampleAgency(contentDirectory)) await drawPictures();
const { writeStaticSite } = (await import(
  pathToFileURL(`${RENDERER}/static.js`).href
)) as typeof import('../static/static.ts');
const { pages, pictures, failed, unread } = await writeStaticSite({
  directory: UNFINISHED,
  contentDirectory,
  dataDirectory,
  publicUrl,
  hstsSubdomains,
  nearby: nearby.data,
  tell: progress.tell,
});
progress.end();
rmSync(RENDERER, { recursive: true, force: true });
rmSync(OUT, { recursive: true, force: true });
renameSync(UNFINISHED, OUT);
console.log(`${pages} pages and ${pictures} picture files in ${OUT}/`);
if (!process.env['PUBLIC_URL'])
  console.log(`PUBLIC_URL is not set: sitemaps and link previews name ${publicUrl.origin}`);
if (settings.catalogueSource)
  console.error('CATALOGUE_SOURCE was not read: a static site shows the feed.json of its content');
for (const line of nearby.report) console.error(line);
for (const line of unread) console.error(line);
for (const line of failed) console.error(`not written: ${line}`);
process.exitCode = failed.length === 0 ? 0 : 1;
